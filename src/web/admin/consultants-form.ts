import type { Consultant, SiteSettings } from '#contract/settings.ts'
import { type Typed, textOf } from '#web/forms/form.ts'

/** Consultants as the form of the settings holds them: numbered fields, and one empty set for a new one. */

export const consultantFields = ['name', 'about', 'languages', 'country', 'link', 'email'] as const
export type ConsultantField = (typeof consultantFields)[number]

export const fieldName = (index: number, field: ConsultantField) => `consultants.${index}.${field}`

/** Undefined when the form held none of these fields; one without a name is taken out. */
export function readConsultants(typed: Typed, most = 60): SiteSettings['consultants'] | undefined {
  if (!(fieldName(0, 'name') in typed)) return undefined
  const found: Consultant[] = []
  for (let index = 0; index <= most && fieldName(index, 'name') in typed; index++) {
    const text = (field: ConsultantField) => textOf(typed, fieldName(index, field)).trim()
    if (text('name') === '') continue
    found.push({
      name: text('name'),
      about: text('about').replaceAll('\r\n', '\n'),
      languages: text('languages')
        .split(',')
        .map((language) => language.trim())
        .filter(Boolean),
      country: text('country'),
      link: text('link'),
      email: text('email'),
    })
  }
  return found
}
