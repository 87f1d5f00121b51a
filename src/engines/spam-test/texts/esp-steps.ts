import type { FixContext } from '../types.ts'
import { ownDomain } from './phrasing.ts'

/** What to do in the sending service that was recognized, where the general advice would send people astray. */

/** How a service comes to write List-Unsubscribe and List-Unsubscribe-Post. */
const unsubscribe: Record<string, string> = {
  mailchimp:
    'Mailchimp writes List-Unsubscribe and List-Unsubscribe-Post itself into campaigns. Keep *|UNSUB|* in the template, and send a real campaign to a list that holds the test address: its test mails can lack the headers.',
  mandrill:
    'In Mailchimp Transactional, set the List-Unsubscribe and List-Unsubscribe-Post headers in the API call, in the "headers" field of the message.',
  brevo:
    'Brevo writes both headers itself into campaigns that hold its unsubscribe link. For mail through its API, set them in the "headers" field.',
  klaviyo:
    'Klaviyo writes both headers itself into marketing mail. Keep its unsubscribe tag in the template.',
  hubspot:
    'HubSpot writes both headers itself into marketing email. Send this one as marketing email, not as one-to-one mail.',
  sendgrid:
    'In SendGrid, use an unsubscribe group (asm.group_id) or turn on Subscription Tracking; then SendGrid writes the headers. You can also set your own in the "headers" field.',
  'amazon-ses':
    'In Amazon SES, use ListManagementOptions with a contact list, and SES writes the headers; or put both headers into the message yourself.',
  mailgun:
    'In Mailgun, turn on unsubscribe tracking for the domain, or set h:List-Unsubscribe and h:List-Unsubscribe-Post in the API call.',
  postmark:
    'In Postmark, send newsletters through a broadcast message stream: Postmark writes the headers there, and not in transactional streams.',
  mailjet:
    'Mailjet writes both headers itself into campaigns. For mail through its Send API, set them in the "Headers" field.',
}

/** The step for getting the unsubscribe headers in, by service. */
export function unsubscribeSteps(context: FixContext): string[] {
  const own = context.esp ? unsubscribe[context.esp.id] : undefined
  if (own) return [own]
  const domain = ownDomain(context)
  const headers = `List-Unsubscribe: <https://${domain}/unsubscribe?id=TOKEN>, <mailto:unsubscribe@${domain}?subject=TOKEN>`
  const general = [
    `Add this header to every mail of the list, with a token that names the reader: ${headers}`,
    'Add this second header beside it: List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Make the https address take a POST and end the subscription without a login, a question or a redirect.',
    'Let DKIM sign both headers: add them to the list of signed headers (h=) in your mail server or signing tool.',
  ]
  if (!context.esp) return general
  return [
    `Look in ${context.esp.name} for the setting "one-click unsubscribe" or "List-Unsubscribe"; sending services usually write both headers into campaigns. Test mails can lack them, so send a real campaign to a list with only the test address.`,
    ...general.slice(0, 2),
  ]
}

/** The name of the service, or a neutral word for whatever sends. */
export const senderName = ({ esp }: FixContext): string => esp?.name ?? 'your sending program'
