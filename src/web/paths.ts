import type { BlacklistChecker, Checker } from '#contract/checkers.ts'

/** Addresses inside the product, in one place. */

export const reportTabs = [
  'overview',
  'authentication',
  'content',
  'spam-filters',
  'blacklists',
  'screenshots',
  'heat-map',
  'clients',
  'assistant',
  'source',
] as const
export type ReportTab = (typeof reportTabs)[number]

export const paths = {
  home: '/',
  spamTest: '/#spam-test',
  howItWorks: '/#how-it-works',
  apiDocs: '/docs',
  checker: (checker: Checker, search = '') => `/${checker}-checker${search}`,
  /** One address: the field, or a result. */
  verifier: (id?: string) => (id === undefined ? '/email-verifier' : `/email-verifier/${id}`),
  verifierLists: (id?: string) =>
    id === undefined ? '/email-verifier/lists' : `/email-verifier/lists/${id}`,
  loading: (id: string) => `/loading/${id}`,
  report: (id: string, tab: ReportTab = 'overview') =>
    tab === 'overview' ? `/results/${id}` : `/results/${id}/${tab}`,
  check: (id: string, check: string) => `/results/${id}#${checkAnchor(check)}`,
  print: (id: string) => `/results/${id}/print`,
  line: (id: string, place: { in: string; line: number }) =>
    `/results/${id}/source?view=${place.in}#${place.in}-${place.line}`,
  api: {
    result: (id: string) => `/api/emails/${id}/results`,
    events: (id: string) => `/api/emails/${id}/events`,
    preview: (id: string) => `/api/emails/${id}/preview`,
    raw: (id: string) => `/api/emails/${id}/raw`,
    pdf: (id: string) => `/api/emails/${id}/report.pdf`,
    blacklist: (checker: BlacklistChecker, search: string) => `/api/checkers/${checker}${search}`,
    blacklistEvents: (checker: BlacklistChecker, search: string) =>
      `/api/checkers/${checker}/events${search}`,
    verification: (id: string) => `/api/internal/email-verification/${id}`,
    verificationEvents: (id: string) => `/api/internal/email-verification/${id}/events`,
    verifierList: (id: string) => `/api/internal/email-verification-lists/${id}`,
    verifierListEvents: (id: string) => `/api/internal/email-verification-lists/${id}/events`,
  },
}

export const checkAnchor = (check: string) => `check-${check}`
