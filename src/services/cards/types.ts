import type { Language } from '#contract/language.ts'

/** A report, or a page, as others show it. */
export interface Cards {
  /** PNG, 1200 x 630. `kind`: `results` or `page`. Refusal `not_found` (404), `expired` (410), `busy` (503). */
  picture(kind: string, id: string, language: Language): Promise<Uint8Array<ArrayBuffer>>
  /** SVG. `found` is false for a report that is not there or not shared; the badge says so. */
  badge(id: string, language: Language): Promise<{ found: boolean; svg: string }>
  /** SVG: what a record checker finds at a domain, at most ten minutes old. `found` is false where there is none to check. */
  recordBadge(checker: string, domain: string, language: Language): Promise<{ found: boolean; svg: string }>
  /** A whole HTML document without scripts. */
  summary(id: string, language: Language): Promise<{ found: boolean; html: string }>
}
