import type { Message } from '@postproof/messages/message'
import type { FixContext } from '../types.ts'
import { fromSteps } from './own-domain.ts'

/**
 * What a sending service wants in the sender's DNS: only facts that the services document and that are the same for
 * every customer. Date: 2026-11-20. The catalogs say where its DKIM and domain records are found, and what makes SPF align.
 */
const services = {
  mailchimp: {},
  mandrill: { spf: 'include:spf.mandrillapp.com' },
  sendgrid: { spf: 'include:sendgrid.net' },
  'amazon-ses': { spf: 'include:amazonses.com' },
  mailgun: { spf: 'include:mailgun.org' },
  postmark: { spf: 'include:spf.mtasv.net' },
  mailjet: { spf: 'include:spf.mailjet.com' },
  brevo: {},
  hubspot: {},
  klaviyo: {},
  gmail: { spf: 'include:_spf.google.com' },
  'microsoft-365': { spf: 'include:spf.protection.outlook.com' },
} satisfies Record<string, EspDns>

/** `spf`: the term for an SPF record of the bounce domain; absent where the service bounces to a domain of its own. */
type EspDns = { spf?: string }

const isKnown = (id: string): id is keyof typeof services => Object.hasOwn(services, id)

/** The SPF term of the recognized service; undefined when there is none or it is not known. */
export function espSpfTerm({ esp }: FixContext): string | undefined {
  const known: EspDns = esp && isKnown(esp.id) ? services[esp.id] : {}
  return known.spf
}

const domainOf = ({ fromDomain }: FixContext): string | Message =>
  fromDomain ?? { code: 'owner.your-domain', facts: {} }

/** How to turn on DKIM with the recognized service, or with one's own server. */
export function dkimSteps(context: FixContext): Message[] {
  const from = fromSteps(context)
  if (from) return from
  const { esp, fromDomain } = context
  const domain = domainOf(context)
  if (esp && isKnown(esp.id))
    return [
      { code: `signing.service.${esp.id}`, facts: {} },
      { code: 'signing.step.choose-domain', facts: { domain } },
    ]
  if (esp)
    return [
      { code: 'signing.step.look-for', facts: { service: esp.name, domain } },
      { code: 'signing.step.wait', facts: {} },
    ]
  return [
    { code: 'signing.step.make-key', facts: {} },
    {
      code: 'signing.step.publish-key',
      facts: { host: `<selector>._domainkey.${fromDomain ?? 'example.com'}` },
    },
    { code: 'signing.step.sign-all', facts: { domain } },
  ]
}

/** How to make mail bounce to a domain of one's own. */
export function bounceStep(context: FixContext): Message {
  if (fromSteps(context)) return { code: 'bounces.step.move-from', facts: {} }
  const { esp } = context
  const domain = domainOf(context)
  if (esp && isKnown(esp.id)) return { code: `bounces.service.${esp.id}`, facts: {} }
  return esp
    ? { code: 'bounces.step.look-for', facts: { service: esp.name, domain } }
    : { code: 'bounces.step.own', facts: { domain } }
}
