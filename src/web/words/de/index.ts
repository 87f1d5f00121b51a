import type { english } from '../en/index.ts'

/** Every sentence of the pages in German. */
export const german: typeof english = {
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
