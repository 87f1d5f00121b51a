import type { BlacklistChecker, CheckerPage, RecordChecker } from '#contract/checker-names.ts'

/** Addresses inside the product, in one place. */

/** The parts of a report. */
export const reportParts = ['mail', 'delivery', 'clients', 'source'] as const
export type ReportPart = (typeof reportParts)[number]

export const accountTabs = [
  'details',
  'plans',
  'subscription',
  'orders',
  'placement',
  'keys',
  'webhooks',
  'security',
  'members',
  'data',
] as const
export type AccountTab = (typeof accountTabs)[number]

export const adminParts = [
  'health',
  'users',
  'use',
  'failures',
  'announcements',
  'erasure',
  'orders',
  'plans',
  'seeds',
  'settings',
] as const
export type AdminPart = (typeof adminParts)[number]

const withQuery = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

export const paths = {
  home: '/',
  spamTest: '/#spam-test',
  howItWorks: '/#how-it-works',
  apiDocs: '/docs/api',
  /** One of its calls, by the id of its operation. */
  apiCall: (operationId: string) => `/docs/api/${operationId}`,
  /** A page of the documentation by its path below /docs. */
  docs: (path = '', anchor = '') => `/docs${path && `/${path}`}${anchor && `#${anchor}`}`,
  checkGuide: (id: string) => `/docs/checks/${id}`,
  glossary: (term = '') => `/docs/glossary${term && `#${term}`}`,
  pricingSection: '/#pricing',
  emailTest: '/email-test',
  /** An email written or pasted here. */
  write: '/email-test/write',
  inboxTest: '/inbox-test',
  inboxPlacement: '/inbox-placement',
  placementExample: '/placement/example',
  placement: (id: string) => `/placement/${id}`,
  placementPrint: (id: string) => `/placement/${id}/print`,
  comparePlacements: (before?: string, after?: string) =>
    withQuery('/placement/compare', before && after ? { before, after } : {}),
  consultants: '/email-deliverability',
  status: '/status',
  blacklists: '/blacklists',
  badge: (id: string) => `/badge/${id}.svg`,
  recordBadge: (checker: RecordChecker | 'domain', domain: string) =>
    `/badge/${checker}/${encodeURIComponent(domain)}.svg`,
  embed: (id: string) => `/embed/${id}`,
  card: (kind: 'results' | 'page', id: string) => `/og/${kind}/${id}.png`,
  terms: '/terms',
  policy: '/policy',
  pricing: '/pricing',
  ltd: '/ltd',
  /** `wanted`: the page to go to afterwards. */
  login: (wanted?: string) => withQuery('/login', wanted ? { redirect: wanted } : {}),
  register: (wanted?: string) => withQuery('/register', wanted ? { redirect: wanted } : {}),
  logout: '/logout',
  /** Puts an announcement away. */
  dismiss: '/dismiss',
  forgot: '/forgot',
  reset: '/reset',
  confirm: '/confirm',
  wish: '/wish',
  /** An invitation to work in an account, by its letter. */
  invitation: '/invitation',
  /** The accounts that the visitor may work in. */
  workingIn: '/working-in',
  /** Where someone proves that it is them, without scripts; `next`: the page to go back to. */
  proof: (next?: string) => withQuery('/user-account/proof', next ? { next } : {}),
  dashboard: '/dashboard',
  /** The tests of the account. */
  tests: '/tests',
  /** The spam test inside of the signed-in area. */
  newTest: '/tests/new',
  /** The placement test inside of it. */
  newPlacement: '/placements/new',
  /** The sending domains of the account, or one of them. */
  domains: (name?: string) => (name === undefined ? '/domains' : `/domains/${encodeURIComponent(name)}`),
  /** The domains of the account, with this one to be watched as well. */
  watch: (name: string) => withQuery('/domains', { watch: name }),
  /** What receivers report about one of them. */
  domainReports: (name: string) => `/domains/${encodeURIComponent(name)}/reports`,
  /** The same over the reports of a made-up domain, for everyone. */
  sampleReports: '/domain-reports/example',
  newsletters: (id?: string) => (id === undefined ? '/newsletters' : `/newsletters/${id}`),
  subscription: '/subscription',
  /** What a change of plan charges, before it is made. `interval`: month, year, lifetime. */
  changePlan: (plan: string, interval: string) => withQuery('/subscription/change', { plan, pay: interval }),
  /** Where a plan is bought, on one page. */
  buy: (plan: string, interval: string) => withQuery('/buy', { plan, pay: interval }),
  /** What is open after a purchase. */
  welcome: '/welcome',
  /** Where an offer is redeemed. */
  checkout: '/checkout',
  offer: (hash: string) => withQuery('/', { payment_hash: hash }),
  account: (tab: AccountTab = 'details') => (tab === 'details' ? '/user-account' : `/user-account/${tab}`),
  admin: (part: AdminPart = 'health') => (part === 'health' ? '/admin' : `/admin/${part}`),
  /** One account, for administrators. */
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  /** One announcement, for administrators. */
  adminAnnouncement: (id: string) => `/admin/announcements/${encodeURIComponent(id)}`,
  developmentMailbox: (id?: string) => (id === undefined ? '/dev/mailbox' : `/dev/mailbox/${id}`),
  checker: (checker: CheckerPage, search = '') =>
    `${checker === 'domain' ? '/domain' : `/${checker}-checker`}${search}`,
  /** The report of one whole domain. */
  domain: (domain: string) => `/domain/${encodeURIComponent(domain)}`,
  domainCompare: '/domain/compare',
  domainSetup: (domain: string, search = '') => `/domain/${encodeURIComponent(domain)}/setup${search}`,
  domainPdf: (domain: string) => `/domain/${encodeURIComponent(domain)}/report.pdf`,
  /** One address: the field, or a result. */
  verifier: (id?: string) => (id === undefined ? '/email-verifier' : `/email-verifier/${id}`),
  verifierLists: (id?: string) =>
    id === undefined ? '/email-verifier/lists' : `/email-verifier/lists/${id}`,
  /** The same lists inside of the signed-in area. */
  lists: (id?: string) => (id === undefined ? '/lists' : `/lists/${encodeURIComponent(id)}`),
  /** `before`: the test with which it is compared once it is done. */
  loading: (id: string, before?: string) => withQuery(`/loading/${id}`, before ? { before } : {}),
  /** None, one with which to choose another, or both. */
  compare: (...tests: string[]) =>
    tests.length === 0 ? '/compare' : `/compare?${tests.map((test) => `test=${test}`).join('&')}`,
  report: (id: string, part: ReportPart = 'mail') =>
    part === 'mail' ? `/results/${id}` : `/results/${id}/${part}`,
  /**
   * One finding, open. Without its part it is found all the same. It stands in the query too: the server sees no fragment,
   * and a browser without scripts cannot open a row by itself.
   */
  check: (id: string, check: string, part?: ReportPart) =>
    `${paths.report(id, part)}?open=${check}#${checkAnchor(check)}`,
  /** What is said of one finding, for the page that opens it. */
  checkDetails: (id: string, check: string) => `/results/${id}/checks/${check}`,
  plan: (id: string) => `/results/${id}/plan`,
  edit: (id: string) => `/results/${id}/edit`,
  print: (id: string) => `/results/${id}/print`,
  /** The line stands in the query too: the server sees no fragment, and gives a line an anchor for the client that asks for it. */
  line: (id: string, place: { in: string; line: number }) =>
    `/results/${id}/source?view=${place.in}&line=${place.line}#${place.in}-${place.line}`,
  api: {
    /** An invoice that this instance made, as a page. */
    invoice: (number: string) => `/api/profile/invoices/${encodeURIComponent(number)}/document`,
    result: (id: string) => `/api/emails/${id}/results`,
    askPasskey: '/api/passkeys/ask',
    passwordStrength: '/api/password-strength',
    captchaChallenge: '/api/captcha/challenge',
    exportProfile: '/api/profile/export',
    exportAccount: (id: string) => `/api/admin/accounts/${encodeURIComponent(id)}/export`,
    events: (id: string) => `/api/emails/${id}/events`,
    preview: (id: string) => `/api/emails/${id}/preview`,
    reportExport: (domain: string, format: 'csv' | 'json') =>
      withQuery(`/api/domain-reports/${encodeURIComponent(domain)}/export`, { format }),
    raw: (id: string) => `/api/emails/${id}/raw`,
    pdf: (id: string) => `/api/emails/${id}/report.pdf`,
    domainEvents: (domain: string) => withQuery('/api/checkers/domain/events', { input: domain }),
    blacklist: (checker: BlacklistChecker, search: string) => `/api/checkers/${checker}${search}`,
    blacklistEvents: (checker: BlacklistChecker, search: string) =>
      `/api/checkers/${checker}/events${search}`,
    verification: (id: string) => `/api/internal/email-verification/${id}`,
    verificationEvents: (id: string) => `/api/internal/email-verification/${id}/events`,
    verifierList: (id: string) => `/api/internal/email-verification-lists/${id}`,
    placementEvents: (id: string) => `/api/inbox-placement/${id}/events`,
    placementCsv: (id: string) => `/api/inbox-placement/${id}/report.csv`,
    /** Of the month that is not over. */
    clientReportPdf: (client: string) => `/api/client-reports/pdf?client=${encodeURIComponent(client)}`,
    placementPdf: (id: string) => `/api/inbox-placement/${id}/report.pdf`,
    verifierListEvents: (id: string) => `/api/internal/email-verification-lists/${id}/events`,
  },
}

export const checkAnchor = (check: string) => `check-${check}`
