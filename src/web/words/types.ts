import type { PageWords } from '@postproof/messages/page-words'
import type { PageLanguage } from '#contract/language.ts'

/**
 * What pages say, by area: a browser loads `base`, which every page needs, and then the areas that a page says something
 * of. The catalogs are `packages/messages/<language>/pages/<area>.json`.
 */
export type Words = { lang: PageLanguage; dir: 'ltr' | 'rtl' } & PageWords['base'] & Omit<PageWords, 'base'>

/** What is loaded when something of it is said. */
export type Area = Exclude<keyof PageWords, 'base'>
