import { type Message, message } from '@postproof/messages/message'
import { linkPattern } from '#contract/links.ts'
import type { SiteSettings } from '#contract/settings.ts'

/** What of the settings leads somewhere, checked before it becomes a link on every page. */

const email = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

const wrongLink = message('field.link')
const wrongEmail = message('field.email_as')

/** What of a field cannot be used. */
export type Problem = [field: string, problem: Message]

/** Field and message of each that cannot be used. */
export function linkProblems(change: Partial<SiteSettings>): Problem[] {
  const leads = (['educationUrl', 'contactUrl', 'statusUrl', 'helpUrl'] as const).map(
    (name) => [name, change[name] ?? ''] as const,
  )
  const social = (change.footerSocial ?? []).map(
    (item, index) => [`footerSocial.${index}.link`, item.link] as const,
  )
  const consultants = change.consultants ?? []
  const own = consultants.map((item, index) => [`consultants.${index}.link`, item.link] as const)
  const addresses = [
    ['contactEmail', change.contactEmail ?? ''] as const,
    ...consultants.map((item, index) => [`consultants.${index}.email`, item.email] as const),
  ]
  const emptyAllowed = [...leads, ...own].filter(([, to]) => to !== '' && !linkPattern.test(to))
  return [
    ...[...emptyAllowed, ...social.filter(([, to]) => !linkPattern.test(to))].map(
      ([field]): Problem => [field, wrongLink],
    ),
    ...addresses
      .filter(([, to]) => to !== '' && !email.test(to))
      .map(([field]): Problem => [field, wrongEmail]),
  ]
}
