import { type AnnouncementInput, announcementInputSchema } from '#contract/announcements.ts'
import { type Read, readAs } from '#contract/issues.ts'
import { languages } from '#contract/language.ts'
import { type Typed, textOf } from '#web/forms/form.ts'
import { fromLocal } from './zoned-time.ts'

/** The field of the text in one language. */
export const textField = (language: string) => `texts.${language}`

/** What was typed, as the contract has it; times are those of `zone`. */
export function readAnnouncement(typed: Typed, zone: string): Read<AnnouncementInput> {
  const given = (name: string) => textOf(typed, name).trim()
  const texts = languages.flatMap((language) => {
    const text = given(textField(language))
    return text ? [[language, text]] : []
  })
  const time = (name: string) => (given(name) ? fromLocal(given(name), zone) : null)
  return readAs(announcementInputSchema, {
    texts: Object.fromEntries(texts),
    level: given('level'),
    audience: given('audience'),
    link: given('link') || null,
    from: time('from'),
    until: time('until'),
  })
}
