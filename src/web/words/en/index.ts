import type { PageLanguage } from '#contract/language.ts'
/**
 * Every sentence of the pages in English, by area: a browser loads `base`, which every page needs, and then the areas
 * that a page says something of. A second language is a second folder of the same shape.
 */
export const english = {
  base: () => import('./base.ts'),
  home: async () => (await import('./home.ts')).homeWords,
  instrument: async () => (await import('./instrument.ts')).instrumentWords,
  loading: async () => (await import('./loading.ts')).loadingWords,
  report: async () => (await import('./report.ts')).reportWords,
  pictures: async () => (await import('./pictures.ts')).pictureWords,
  placement: async () => (await import('./placement.ts')).placementWords,
  checkers: async () => (await import('./checkers.ts')).checkerWords,
  checkerPages: async () => (await import('./checker-pages.ts')).checkerPageWords,
  specimens: async () => (await import('./specimens.ts')).specimens,
  listNotes: async () => (await import('./lists.ts')).listNotes,
  verifier: async () => (await import('./verifier.ts')).verifierWords,
  captcha: async () => (await import('./captcha.ts')).captchaWords,
  site: async () => (await import('./site.ts')).siteWords,
  docs: async () => (await import('./docs.ts')).docsWords,
  glossary: async () => (await import('./glossary.ts')).glossary,
  account: async () => (await import('./account.ts')).accountWords,
  plans: async () => (await import('./plans.ts')).planWords,
  billing: async () => (await import('./billing.ts')).billingWords,
}

type Catalog = { [Area in keyof typeof english]: Awaited<ReturnType<(typeof english)[Area]>> }

/** What is loaded when something of it is said. */
export type Area = Exclude<keyof Catalog, 'base'>
export type Words = { lang: PageLanguage; dir: 'ltr' | 'rtl' } & Catalog['base'] & Pick<Catalog, Area>
