import type { Code } from '@postproof/messages/message'
import type { FixContext } from '../types.ts'

/** Services of which we know how they come to write List-Unsubscribe and List-Unsubscribe-Post. */
const services = [
  'mailchimp',
  'mandrill',
  'brevo',
  'klaviyo',
  'hubspot',
  'sendgrid',
  'amazon-ses',
  'mailgun',
  'postmark',
  'mailjet',
] as const

/** How the unsubscribe headers get in: general advice would send the users of some services astray. */
export function unsubscribeSteps({ esp }: FixContext): Code[] {
  const service = services.find((known) => known === esp?.id)
  if (service) return [`list_unsubscribe.service.${service}`]
  if (esp)
    return ['list_unsubscribe.step.setting', 'list_unsubscribe.step.header', 'list_unsubscribe.step.post']
  return [
    'list_unsubscribe.step.header',
    'list_unsubscribe.step.post',
    'list_unsubscribe.step.address',
    'list_unsubscribe.step.sign',
  ]
}
