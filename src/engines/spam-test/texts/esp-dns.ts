import type { FixContext } from '../types.ts'
import { fromSteps } from './own-domain.ts'

/**
 * What a sending service wants in the sender's DNS: only facts that the services document and that are the same for
 * every customer. Date: 2026-11-20.
 */
export type EspDns = {
  /** The term for an SPF record of the bounce domain; absent where the service bounces to a domain of its own. */
  spf?: string
  /** Where its DKIM and domain records are found, and what they look like. */
  dkim: string
  /** What makes SPF align: a bounce domain of the sender's own. */
  bounce: string
}

const services: Record<string, EspDns> = {
  mailchimp: {
    dkim: 'In Mailchimp, open Domains, start the authentication of your domain, and publish the two CNAME records it shows.',
    bounce:
      'Mailchimp bounces to its own domain, so SPF cannot align; DKIM has to, and that is enough for DMARC.',
  },
  mandrill: {
    spf: 'include:spf.mandrillapp.com',
    dkim: 'In Mailchimp Transactional, open "Sending domains", add your domain, and publish the records it shows.',
    bounce: 'In Mailchimp Transactional, set a custom return-path domain below your own domain.',
  },
  sendgrid: {
    spf: 'include:sendgrid.net',
    dkim: 'In SendGrid, open Settings, Sender Authentication, authenticate your domain, and publish the CNAME records it shows.',
    bounce:
      'In SendGrid, authenticate your domain with automated security: mail then bounces to a name below your domain.',
  },
  'amazon-ses': {
    spf: 'include:amazonses.com',
    dkim: 'In Amazon SES, open your domain identity, turn on Easy DKIM, and publish the three CNAME records it shows; they end in dkim.amazonses.com.',
    bounce:
      'In Amazon SES, set a custom MAIL FROM domain below your domain and publish the MX and SPF records it shows.',
  },
  mailgun: {
    spf: 'include:mailgun.org',
    dkim: 'In Mailgun, open your sending domain, "DNS records", and publish the TXT records it shows.',
    bounce: 'In Mailgun, add a domain or subdomain of your own as sending domain; mail then bounces to it.',
  },
  postmark: {
    spf: 'include:spf.mtasv.net',
    dkim: 'In Postmark, open Sender Signatures, your domain, "DNS settings", and publish the DKIM TXT record it shows.',
    bounce:
      'In Postmark, set a custom Return-Path: a CNAME such as pm-bounces below your domain to pm.mtasv.net.',
  },
  mailjet: {
    spf: 'include:spf.mailjet.com',
    dkim: 'In Mailjet, open "Sender domains & addresses", your domain, and publish the DKIM TXT record it shows.',
    bounce: 'In Mailjet, set a custom return-path below your domain.',
  },
  brevo: {
    dkim: 'In Brevo, open "Senders, domains & dedicated IPs", Domains, authenticate your domain, and publish the records it shows.',
    bounce:
      'On a shared address Brevo bounces to its own domain; DKIM has to align, and that is enough for DMARC.',
  },
  hubspot: {
    dkim: 'In HubSpot, open Settings, Content, "Domains & URLs", connect an email sending domain, and publish the records it shows.',
    bounce:
      'Connecting an email sending domain in HubSpot publishes DKIM for your domain; that is enough for DMARC.',
  },
  klaviyo: {
    dkim: 'In Klaviyo, open Settings, Domains, set up a branded sending domain, and publish the records it shows.',
    bounce: 'A branded sending domain in Klaviyo makes mail bounce to a name below your domain.',
  },
  gmail: {
    spf: 'include:_spf.google.com',
    dkim: 'In the Google Admin console, open Apps, Google Workspace, Gmail, "Authenticate email", generate a 2048-bit key, publish it at google._domainkey, and press "Start authentication".',
    bounce: 'Google Workspace bounces to your own domain already.',
  },
  'microsoft-365': {
    spf: 'include:spf.protection.outlook.com',
    dkim: 'In the Microsoft Defender portal, open "Email authentication settings", DKIM, choose your domain, publish the two CNAME records it shows (selector1._domainkey and selector2._domainkey), and turn signing on.',
    bounce: 'Microsoft 365 bounces to your own domain already.',
  },
}

/** The SPF term of the recognized service; undefined when there is none or it is not known. */
export function espSpfTerm({ esp }: FixContext): string | undefined {
  return esp ? services[esp.id]?.spf : undefined
}

/** Steps for DKIM and the bounce domain in one language. */
export type EspDnsWords = {
  services: Record<string, Pick<EspDns, 'dkim' | 'bounce'>>
  yourDomain: string
  chooseDomain(domain: string): string
  lookForDkim(service: string, domain: string): string
  waitForService: string
  /** With a server of one's own. */
  makeKey: string
  publishKey(host: string): string
  signAll(domain: string): string
  moveFrom: string
  lookForBounce(service: string, domain: string): string
  ownBounce(domain: string): string
  /** Null when the From domain is the sender's own. */
  fromSteps(context: FixContext): string[] | null
}

const english: EspDnsWords = {
  services,
  yourDomain: 'your domain',
  chooseDomain: (domain) =>
    `Choose ${domain} (or its parent domain) as the signing domain, then send a new test.`,
  lookForDkim: (service, domain) =>
    `In ${service}, look for "domain authentication" or "DKIM", add ${domain}, and publish the records it shows.`,
  waitForService: 'Wait until the service says that the domain is verified, then send a new test.',
  makeKey:
    'Make a 2048-bit RSA key pair on the sending server, for example with OpenDKIM, rspamd or the panel of your host.',
  publishKey: (host) => `Publish the public key as a TXT record at a selector of your choice: ${host}`,
  signAll: (domain) =>
    `Sign all outgoing mail with d=${domain}, algorithm rsa-sha256 and at least From, To, Subject and Date, then send a new test.`,
  moveFrom: 'Send from an address at a domain of your own, and let the mail bounce to it.',
  lookForBounce: (service, domain) =>
    `In ${service}, look for "custom return path", "bounce domain" or "MAIL FROM domain", and set a name below ${domain}.`,
  ownBounce: (domain) =>
    `Let the sending program use an envelope sender (Return-Path) at ${domain} or a name below it.`,
  fromSteps,
}

/** How to turn on DKIM with the recognized service, or with one's own server. */
export function dkimSteps(context: FixContext, words = english): string[] {
  const from = words.fromSteps(context)
  if (from) return from
  const domain = context.fromDomain ?? words.yourDomain
  const known = context.esp ? words.services[context.esp.id]?.dkim : undefined
  if (known) return [known, words.chooseDomain(domain)]
  if (context.esp) return [words.lookForDkim(context.esp.name, domain), words.waitForService]
  const host = `<selector>._domainkey.${context.fromDomain ?? 'example.com'}`
  return [words.makeKey, words.publishKey(host), words.signAll(domain)]
}

/** How to make mail bounce to a domain of one's own. */
export function bounceStep(context: FixContext, words = english): string {
  if (words.fromSteps(context)) return words.moveFrom
  const known = context.esp ? words.services[context.esp.id]?.bounce : undefined
  const domain = context.fromDomain ?? words.yourDomain
  if (known) return known
  return context.esp ? words.lookForBounce(context.esp.name, domain) : words.ownBounce(domain)
}
