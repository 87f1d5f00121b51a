import type { FixContext } from '../../types.ts'
import * as english from '../esp-dns.ts'
import { fromSteps } from './own-domain.ts'

const services: english.EspDnsWords['services'] = {
  mailchimp: {
    dkim: 'In Mailchimp „Domains“ öffnen, die Authentifizierung der Domain beginnen und die beiden gezeigten CNAME-Einträge veröffentlichen.',
    bounce:
      'Mailchimp leitet Bounces an die eigene Domain, SPF kann also nicht übereinstimmen; DKIM muss es, und das genügt für DMARC.',
  },
  mandrill: {
    dkim: 'In Mailchimp Transactional „Sending domains“ öffnen, die Domain hinzufügen und die gezeigten Einträge veröffentlichen.',
    bounce:
      'In Mailchimp Transactional eine eigene Return-Path-Domain unterhalb der eigenen Domain einstellen.',
  },
  sendgrid: {
    dkim: 'In SendGrid „Settings“, „Sender Authentication“ öffnen, die Domain authentifizieren und die gezeigten CNAME-Einträge veröffentlichen.',
    bounce:
      'In SendGrid die Domain mit „automated security“ authentifizieren: Bounces gehen dann an einen Namen unterhalb Ihrer Domain.',
  },
  'amazon-ses': {
    dkim: 'In Amazon SES die Domain-Identität öffnen, „Easy DKIM“ einschalten und die drei gezeigten CNAME-Einträge veröffentlichen; sie enden auf dkim.amazonses.com.',
    bounce:
      'In Amazon SES eine eigene MAIL-FROM-Domain unterhalb Ihrer Domain einstellen und die gezeigten MX- und SPF-Einträge veröffentlichen.',
  },
  mailgun: {
    dkim: 'In Mailgun die Versanddomain öffnen, „DNS records“, und die gezeigten TXT-Einträge veröffentlichen.',
    bounce:
      'In Mailgun eine eigene Domain oder Subdomain als Versanddomain hinzufügen; Bounces gehen dann dorthin.',
  },
  postmark: {
    dkim: 'In Postmark „Sender Signatures“, Ihre Domain, „DNS settings“ öffnen und den gezeigten DKIM-TXT-Eintrag veröffentlichen.',
    bounce:
      'In Postmark einen eigenen Return-Path einstellen: einen CNAME wie pm-bounces unterhalb Ihrer Domain auf pm.mtasv.net.',
  },
  mailjet: {
    dkim: 'In Mailjet „Sender domains & addresses“, Ihre Domain öffnen und den gezeigten DKIM-TXT-Eintrag veröffentlichen.',
    bounce: 'In Mailjet einen eigenen Return-Path unterhalb Ihrer Domain einstellen.',
  },
  brevo: {
    dkim: 'In Brevo „Senders, domains & dedicated IPs“, „Domains“ öffnen, die Domain authentifizieren und die gezeigten Einträge veröffentlichen.',
    bounce:
      'Auf einer geteilten Adresse leitet Brevo Bounces an die eigene Domain; DKIM muss übereinstimmen, und das genügt für DMARC.',
  },
  hubspot: {
    dkim: 'In HubSpot „Settings“, „Content“, „Domains & URLs“ öffnen, eine Domain für den E-Mail-Versand verbinden und die gezeigten Einträge veröffentlichen.',
    bounce:
      'Eine verbundene Versanddomain in HubSpot veröffentlicht DKIM für Ihre Domain; das genügt für DMARC.',
  },
  klaviyo: {
    dkim: 'In Klaviyo „Settings“, „Domains“ öffnen, eine „branded sending domain“ einrichten und die gezeigten Einträge veröffentlichen.',
    bounce:
      'Mit einer „branded sending domain“ in Klaviyo gehen Bounces an einen Namen unterhalb Ihrer Domain.',
  },
  gmail: {
    dkim: 'In der Google-Admin-Konsole „Apps“, „Google Workspace“, „Gmail“, „E-Mail authentifizieren“ öffnen, einen Schlüssel mit 2048 Bit erzeugen, ihn unter google._domainkey veröffentlichen und „Authentifizierung starten“ drücken.',
    bounce: 'Bei Google Workspace gehen Bounces bereits an Ihre eigene Domain.',
  },
  'microsoft-365': {
    dkim: 'Im Microsoft-Defender-Portal „Email authentication settings“, „DKIM“ öffnen, Ihre Domain wählen, die beiden gezeigten CNAME-Einträge veröffentlichen (selector1._domainkey und selector2._domainkey) und das Signieren einschalten.',
    bounce: 'Bei Microsoft 365 gehen Bounces bereits an Ihre eigene Domain.',
  },
}

const words: english.EspDnsWords = {
  services,
  yourDomain: 'Ihrer Domain',
  chooseDomain: (domain) =>
    `Als signierende Domain ${domain} (oder die übergeordnete Domain) wählen, dann einen neuen Test senden.`,
  lookForDkim: (service, domain) =>
    `In ${service} nach „domain authentication“ oder „DKIM“ suchen, ${domain} hinzufügen und die gezeigten Einträge veröffentlichen.`,
  waitForService: 'Warten, bis der Dienst die Domain als bestätigt zeigt, dann einen neuen Test senden.',
  makeKey:
    'Auf dem sendenden Server ein RSA-Schlüsselpaar mit 2048 Bit erzeugen, etwa mit OpenDKIM, rspamd oder der Verwaltung Ihres Hosters.',
  publishKey: (host) =>
    `Den öffentlichen Schlüssel als TXT-Eintrag unter einem frei gewählten Selektor veröffentlichen: ${host}`,
  signAll: (domain) =>
    `Alle ausgehenden Mails mit d=${domain}, Verfahren rsa-sha256 und mindestens From, To, Subject und Date signieren, dann einen neuen Test senden.`,
  moveFrom: 'Von einer Adresse an einer eigenen Domain senden und Bounces dorthin gehen lassen.',
  lookForBounce: (service, domain) =>
    `In ${service} nach „custom return path“, „bounce domain“ oder „MAIL FROM domain“ suchen und einen Namen unterhalb von ${domain} einstellen.`,
  ownBounce: (domain) =>
    `Das sendende Programm einen Envelope-Absender (Return-Path) bei ${domain} oder einem Namen darunter verwenden lassen.`,
  fromSteps,
}

export const dkimSteps = (context: FixContext) => english.dkimSteps(context, words)
export const bounceStep = (context: FixContext) => english.bounceStep(context, words)
