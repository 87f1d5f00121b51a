import type { Language } from '#engines/language.ts'
import { germanVerdict } from './de/verdict.ts'
import { listed } from './requirements.ts'

/** Why the score is held, or how many findings there are and which check to begin with. */
type Outlook = {
  held(reasons: string[]): string
  problems(count: number, check: string): string
  smaller(count: number, check: string): string
  fine: string
}

/** The sentences of the verdict. `domain` null: the mail gives no From domain. */
export type VerdictWords = Outlook & {
  /** Refused, or filed as spam by all. */
  capped(reasons: string[]): string
  partly: Outlook
  /** `bulkOnly`: what is asked of everyone is met. */
  refusal(providers: string[], faults: string, bulkOnly: boolean): string
  signedBy(domains: string[]): string
  notSigned: string
  /** `count`: of the signatures. */
  noneVerified(count: number): string
  noneChecked(count: number): string
  someChecked(count: number): string
  /** `host` null: without a name; undefined: it is not said. */
  sentBy(host: string | null | undefined, address: string): string
  overTls(version: string): string
  plain: string
  authenticated(domain: string | null, how: string[]): string
  authenticationOpen(domain: string | null): string
  notAuthenticated(domain: string | null): string
}

const count = (n: number, noun: string) => `${n === 1 ? 'one' : n} ${noun}${n === 1 ? '' : 's'}`
const rest = 'how it is sent could not be checked'
const its = (n: number) => (n === 1 ? 'Its signature' : 'Its signatures')
const named = (domain: string | null) => domain ?? 'its From domain'

const english: VerdictWords = {
  capped: (reasons) => `Do not send this yet: ${listed(reasons)}.`,
  held: (reasons) => `Providers should accept this mail, but ${listed(reasons)}.`,
  problems: (n, check) =>
    `Providers should accept this mail; ${n === 1 ? 'one problem is worth mending' : `${n} problems are worth mending, first`}: ${check}.`,
  smaller: (n, check) =>
    `This mail should reach the inbox; ${count(n, 'smaller thing')} can be better${n === 1 ? '' : ', first'}: ${check}.`,
  fine: 'Nothing we can see stands between this mail and the inbox.',
  partly: {
    held: (reasons) => `In the mail itself we see that ${listed(reasons)}; ${rest}.`,
    problems: (n, check) =>
      `We see ${count(n, 'problem')} in the mail itself${n === 1 ? '' : ', first'}: ${check}; ${rest}.`,
    smaller: (n, check) =>
      `The mail itself has ${count(n, 'smaller thing')} to mend${n === 1 ? '' : ', first'}: ${check}; ${rest}.`,
    fine: `The mail itself looks fine; ${rest}.`,
  },
  refusal(providers, faults, bulkOnly) {
    const may = `${listed(providers)} may refuse this mail or file it as spam: ${faults}.`
    return bulkOnly ? `For bulk mail, ${may}` : may
  },
  signedBy: (domains) => `Signed by ${listed(domains)}`,
  notSigned: 'Not signed',
  noneVerified: (n) => (n === 1 ? 'Its signature did not verify' : 'None of its signatures verified'),
  noneChecked: (n) => `${its(n)} could not be checked`,
  someChecked: (n) => `Not all of ${its(n).toLowerCase()} could be checked, and the others did not verify`,
  sentBy: (host, address) =>
    `, sent by ${host === undefined ? '' : `${host ?? 'an unnamed host'} `}[${address}]`,
  overTls: (version) => ` over ${version}`,
  plain: ' without encryption',
  authenticated: (domain, how) => `Authenticated for ${named(domain)} by ${listed(how)}.`,
  authenticationOpen: (domain) => `Whether it is authenticated for ${named(domain)} could not be checked.`,
  notAuthenticated: (domain) => `Not authenticated for ${named(domain)}.`,
}

const words: Record<Language, VerdictWords> = { en: english, de: germanVerdict }

export const verdictWordsIn = (language: Language): VerdictWords => words[language]
