import { sayIn } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import { type CardReport, scoreSaid } from './report.ts'
import { escaped, widthOf } from './text.ts'

/** A label and a value in one line, as README files and footers show them. */

/** White text on each reaches 4.5:1. */
const grounds = { good: '#15803d', warning: '#9a4a08', bad: '#b91c1c', 'no-data': '#5c6178' }

const size = 11
const height = 22
const padding = 8

/** `report`: null where there is none, or it is not shared. */
export function badgeSvg(report: CardReport | null, language: Language): string {
  const say = sayIn(language)
  const value = report ? scoreSaid(report, language) : say('card.not_shared')
  return drawn(say('card.label'), value, report?.score != null ? report.level : 'no-data')
}

/** What a record checker found; null: nothing that could be checked was asked for. */
export type CheckedRecord = { label: string; status: keyof typeof grounds } | null

export function recordBadgeSvg(checked: CheckedRecord, language: Language): string {
  const say = sayIn(language)
  return checked
    ? drawn(checked.label, say(`card.record.${checked.status}`), checked.status)
    : drawn(say('card.record_label'), say('card.record_unknown'), 'no-data')
}

function drawn(name: string, value: string, level: keyof typeof grounds): string {
  const ground = grounds[level]
  const [left, right] = [name, value].map((text) => Math.ceil(widthOf(text) * size))
  const [label, figure] = [left! + padding * 2, right! + padding * 2]
  const width = label + figure
  const title = escaped(`${name} ${value}`)
  // textLength: whatever font the reader's machine has, the text fills its part and no more.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><title>${title}</title><clipPath id="r"><rect width="${width}" height="${height}" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="${label}" height="${height}" fill="#2b2d3a"/><rect x="${label}" width="${figure}" height="${height}" fill="${ground}"/></g><g fill="#fff" font-family="Inter,Verdana,Arial,sans-serif" font-size="${size}" font-weight="500" aria-hidden="true"><text x="${padding}" y="15" textLength="${left}">${escaped(name)}</text><text x="${label + padding}" y="15" textLength="${right}">${escaped(value)}</text></g></svg>`
}
