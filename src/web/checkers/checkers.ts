import { isRecordKind, optionsOfKind, type RecordOption } from '@postproof/records/kinds'
import { blacklistCheckers, type Checker, type CheckerPage, recordCheckers } from '#contract/checker-names.ts'

/** The checkers' pages: their order, what they may be asked, and how that stands in an address. */

export const checkerPages: CheckerPage[] = ['domain', ...recordCheckers, ...blacklistCheckers]

export type CheckerOption = RecordOption | 'related'

export const optionsOf = (checker: CheckerPage): readonly CheckerOption[] =>
  isRecordKind(checker) ? optionsOfKind(checker) : checker === 'domain-blacklist' ? ['related'] : []

/** Options that are either on or off. */
export const switches: ReadonlySet<CheckerOption> = new Set(['parked', 'related'])

/** What a page is asked: the input as typed, and the options that have a value. */
export type Asked = { input: string; options: Partial<Record<CheckerOption, string>> }

/** The name of the input in a checker's address: `domain` for records, `input` for lists. */
export const inputName = (checker: CheckerPage): 'domain' | 'input' =>
  checker === 'domain' || isRecordKind(checker) ? 'domain' : 'input'

/** Whether a page is asked about a domain, and not about an address. */
export const takesDomain = (checker: CheckerPage): boolean =>
  checker === 'domain' || checker === 'domain-blacklist' || isRecordKind(checker)

/** The checker whose page stands at a path such as `/spf-checker`; SPF for any other path. */
export function checkerAt<Some extends Checker>(pathname: string, among: readonly Some[]): Some {
  const name = /^\/([a-z-]+)-checker(?:\.data)?\/?$/.exec(pathname)?.[1]
  return among.find((checker) => checker === name) ?? among[0]!
}

const longest = 2000
/** Characters of an option; a record may be longer than one string of the DNS. */
export const longestOption = (option: CheckerOption) => (option === 'draft' ? 4000 : 300)

/** Reads what a page is asked from its address; null when nothing is asked. Either name of the input is understood. */
export function readAsked(checker: CheckerPage, query: URLSearchParams): Asked | null {
  const input = (query.get('domain') ?? query.get('input'))?.slice(0, longest)
  if (input === undefined) return null
  const filled: Asked['options'] = {}
  for (const option of optionsOf(checker)) {
    const value = query.get(option)?.trim().slice(0, longestOption(option))
    if (value) filled[option] = value
  }
  return { input, options: filled }
}

/** What the services are asked. */
export function toQuery({ input, options: filled }: Asked) {
  const { parked, related, ...texts } = filled
  return { input, ...texts, ...(parked && { parked: true }), ...(related && { related: true }) }
}

/** The query string of an address that asks the same again. */
export function toSearch(checker: CheckerPage, { input, options: filled }: Asked): string {
  return `?${new URLSearchParams({ [inputName(checker)]: input, ...filled })}`
}
