import type { CheckGroup } from '@postproof/spam-test/types'
import type { Language } from '#contract/language.ts'

/**
 * The documentation as data: pages of Markdown from docs/<language>/ and guides made of the engines' own words. Pages draw it
 * from here, so no HTML of a Markdown file ever reaches a browser.
 */

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em'; inlines: Inline[] }
  | { kind: 'link'; href: string; inlines: Inline[] }

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; inlines: Inline[] }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'code'; text: string; language: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' }
  /** Share of good mail flagged (0-1), share of spam found at it, from left to right. */
  | { kind: 'curves'; curves: { name: string; points: number[][] }[] }
  /** The steps at the sending services for a check, from the engine's words. */
  | { kind: 'services'; check: string; services: ServiceSteps }
  /** What a checker or check may say, from the engine's words. */
  | { kind: 'findings'; of: string; findings: FindingGuide[] }

/** `path`: below /docs, e.g. `operate/mail`. `language`: that of title and lead; English where the page is lacking in another. */
export type DocLink = { path: string; title: string; lead: string; language: Language }

export type DocSection = { id: SectionId; pages: DocLink[] }
export type SectionId = 'guide' | 'operate' | 'develop' | 'decisions'

export type DocPage = DocLink & {
  section: SectionId
  blocks: Block[]
  headings: { id: string; level: 2 | 3; text: string }[]
  previous: DocLink | null
  next: DocLink | null
}

/** One outcome as the report words it; what a mail would fill in stands in single angle quotes: ‹domain›. */
export type Outcome = { code: string; says: string; steps: string[] }

export type FindingGuide = { id: string; title: string; why: string; outcomes: Outcome[] }

export type ServiceSteps = {
  known: { name: string; steps: string[] }[]
  /** What holds at every other service. */
  others: { names: string[]; steps: string[] }
}

export type CheckLink = { id: string; title: string; what: string }
export type CheckGroupGuide = { id: CheckGroup; title: string; points: number; checks: CheckLink[] }

export type CheckGuide = {
  id: string
  title: string
  group: { id: string; title: string; points: number }
  /** Of 100: what a problem takes by itself (0 is said and not scored), and the most with a ceiling of the score. */
  points: number
  most: number
  what: string
  why: string
  outcomes: Outcome[]
  services: ServiceSteps
  refs: { label: string; url: string }[]
  /** The written guide that holds more. */
  guide: DocLink | null
  previous: CheckLink | null
  next: CheckLink | null
}

/** `anchor`: of the heading above the words; empty for the head of a page. */
export type SearchHit = {
  path: string
  anchor: string
  title: string
  heading: string
  excerpt: string
  language: Language
}

/** Each in the language asked for; a page that is lacking there in English. */
export interface Docs {
  sections(language: Language): DocSection[]
  /** Undefined where there is no such page. */
  page(path: string, language: Language): DocPage | undefined
  checks(language: Language): CheckGroupGuide[]
  check(id: string, language: Language): CheckGuide | undefined
  /** At most 20 places, best first: those with every word, else those with the most. */
  search(query: string, language: Language): SearchHit[]
}
