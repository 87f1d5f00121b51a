import type { SiteSettings } from '#contract/settings.ts'

/** What of the settings leads somewhere, checked before it becomes a link on every page. */

const link = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i
const email = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

const wrongLink = 'A link begins with https://, mailto: or /.'
const wrongEmail = 'Write the address as name@example.org.'

/** Field and message of each that cannot be used. */
export function linkProblems(change: Partial<SiteSettings>): [field: string, message: string][] {
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
  const emptyAllowed = [...leads, ...own].filter(([, to]) => to !== '' && !link.test(to))
  return [
    ...[...emptyAllowed, ...social.filter(([, to]) => !link.test(to))].map(([field]): [string, string] => [
      field,
      wrongLink,
    ]),
    ...addresses
      .filter(([, to]) => to !== '' && !email.test(to))
      .map(([field]): [string, string] => [field, wrongEmail]),
  ]
}
