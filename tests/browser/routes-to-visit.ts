import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'

/** Every page of the product by the pattern of its route, and where each visitor is led by it. */

/** `status` of the answer after redirects; `at`: the path in the end, where it is another one. */
export type Visit = { path: string; status?: number; at?: string }

export type Ids = {
  report: string
  older: string
  address: string
  verification: string
  list: string
  placement: string
  account: string
  announcement: string
  newsletter: string
  /** The path of a client's link. */
  link: string
}

const login = { at: '/login' }
const home = { at: '/' }

const open = (path: string): Visits => ({ guest: { path }, member: { path } })
const closed = (path: string): Visits => ({ guest: { path, ...login }, member: { path } })
const guestOnly = (path: string): Visits => ({ guest: { path }, member: { path, ...home } })

type Visits = { guest: Visit; member: Visit }

/** Routes that need more than their own path, or do not show everyone the page itself. */
const particular = (ids: Ids): Record<string, Visits> => ({
  '/docs/search': open('/docs/search?q=dkim'),
  '/docs/checks/:id': open('/docs/checks/dkim'),
  '/docs/api/:call': open('/docs/api/getReport'),
  '/docs/*': open('/docs/guide/spf'),
  '/spf-checker': open('/spf-checker?domain=example.org'),
  '/domain/compare': open('/domain/compare?one=example.org&other=example.com'),
  '/domain/:name': open('/domain/example.org'),
  '/domain/:name/setup': open('/domain/example.org/setup'),
  '/dmarc-checker': open('/dmarc-checker?domain=example.org'),
  '/email-verifier/lists/:id': {
    guest: { path: `/email-verifier/lists/${ids.list}`, status: 404 },
    member: { path: `/email-verifier/lists/${ids.list}`, at: `/lists/${ids.list}` },
  },
  '/email-verifier/lists': {
    guest: { path: '/email-verifier/lists' },
    member: { path: '/email-verifier/lists', at: '/lists' },
  },
  '/lists': closed('/lists'),
  '/oauth/authorize': {
    guest: { path: '/oauth/authorize', ...login },
    member: { path: '/oauth/authorize', status: 400 },
  },
  '/lists/:id': closed(`/lists/${ids.list}`),
  '/email-verifier/:id': open(`/email-verifier/${ids.verification}`),
  '/loading': { guest: { path: '/loading', ...home }, member: { path: '/loading', ...home } },
  '/results': { guest: { path: '/results', ...home }, member: { path: '/results', ...home } },
  '/placement': {
    guest: { path: '/placement', at: '/inbox-placement' },
    member: { path: '/placement', at: '/inbox-placement' },
  },
  '/dev/mailbox/:id?': open('/dev/mailbox'),
  '/*': { guest: { path: '/no-such-page', status: 404 }, member: { path: '/no-such-page', status: 404 } },
  '/loading/:id': open(`/loading/${ids.address}`),
  '/compare': open(`/compare?test=${ids.older}&test=${ids.report}`),
  '/results/:id': open(`/results/${ids.report}`),
  '/results/:id/delivery': open(`/results/${ids.report}/delivery`),
  '/results/:id/clients': open(`/results/${ids.report}/clients`),
  '/results/:id/source': open(`/results/${ids.report}/source`),
  '/results/:id/edit': open(`/results/${ids.report}/edit`),
  '/results/:id/:moved': {
    guest: { path: `/results/${ids.report}/blacklists`, at: `/results/${ids.report}/delivery` },
    member: { path: `/results/${ids.report}/blacklists`, at: `/results/${ids.report}/delivery` },
  },
  '/results/:id/print': open(`/results/${ids.report}/print`),
  '/placement/:id': {
    guest: { path: '/placement/example' },
    member: { path: `/placement/${ids.placement}` },
  },
  '/placement/:id/print': open('/placement/example/print'),
  '/login': guestOnly('/login'),
  '/register': guestOnly('/register'),
  '/forgot': guestOnly('/forgot'),
  '/reset': open('/reset?token=none&email=ada@example.org'),
  '/wish': open('/wish?token=none'),
  '/invitation': open('/invitation?token=none'),
  '/working-in': closed('/working-in'),
  '/dashboard': closed('/dashboard'),
  '/domains': closed('/domains'),
  '/domains/:name': closed('/domains/ostrel.example'),
  '/domains/:name/reports': closed('/domains/ostrel.example/reports'),
  '/clients/:token': open(ids.link),
  '/newsletters': closed('/newsletters'),
  '/newsletters/:id': closed(`/newsletters/${ids.newsletter}`),
  '/tests': closed('/tests'),
  '/tests/new': closed('/tests/new'),
  '/placements/new': closed('/placements/new'),
  '/subscription': closed('/subscription'),
  '/subscription/change': {
    guest: { path: '/subscription/change?plan=pro&pay=month', ...login },
    member: { path: '/subscription/change?plan=pro&pay=month', at: '/buy' },
  },
  '/welcome': closed('/welcome'),
  '/buy': open('/buy?plan=pro&pay=month'),
  '/user-account': closed('/user-account'),
  '/user-account/plans': closed('/user-account/plans'),
  '/user-account/subscription': closed('/user-account/subscription'),
  '/user-account/orders': closed('/user-account/orders'),
  '/user-account/placement': closed('/user-account/placement'),
  '/user-account/keys': closed('/user-account/keys'),
  '/user-account/webhooks': closed('/user-account/webhooks'),
  '/user-account/security': closed('/user-account/security'),
  '/user-account/members': closed('/user-account/members'),
  '/user-account/data': closed('/user-account/data'),
  '/user-account/proof': closed('/user-account/proof'),
  '/admin': closed('/admin'),
  '/admin/users': closed('/admin/users'),
  '/admin/users/:id': closed(`/admin/users/${ids.account}`),
  '/admin/use': closed('/admin/use'),
  '/admin/erasure': closed('/admin/erasure'),
  '/admin/failures': closed('/admin/failures'),
  '/admin/announcements': closed('/admin/announcements'),
  '/admin/announcements/:id': closed(`/admin/announcements/${ids.announcement}`),
  '/admin/orders': closed('/admin/orders'),
  '/admin/plans': closed('/admin/plans'),
  '/admin/seeds': closed('/admin/seeds'),
  '/admin/settings': closed('/admin/settings'),
})

/** The patterns of all routes that have an element or a loader. */
function patterns(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    const below = patterns(entry.children ?? [], path)
    const hasIndex = entry.children?.some(({ index }) => index)
    return entry.path === undefined && !entry.index ? below : hasIndex ? below : [path || '/', ...below]
  })
}

export const allPatterns = patterns(routes)

/**
 * The visits of all patterns: a route without parameters that is not named above is a page for everyone.
 * `member` is signed in and an administrator.
 */
export function visitsOf(ids: Ids): Record<string, Visits> {
  const plain = allPatterns.filter((pattern) => !noPages.includes(pattern) && !/[:*]/.test(pattern))
  return { ...Object.fromEntries(plain.map((path) => [path, open(path)])), ...particular(ids) }
}

/** What was drawn of a mail that was sent, in the variants that the pages of the example do not show. */
export const visitsOfPictures = ({ report }: Ids): Record<string, Visits> => ({
  '/results/:id, drawn': open(`/results/${report}`),
  '/results/:id, drawn on a phone in the dark': open(`/results/${report}?device=mobile&variant=dark`),
  '/results/:id, attention': open(`/results/${report}?attention=open`),
  '/results/:id, attention on a phone, by focus': open(
    `/results/${report}?attention=open&device=mobile&show=focus`,
  ),
})

/** Routes without a page of their own. */
export const noPages = [
  '/user-account/compare',
  '/logout',
  '/dismiss',
  '/checkout',
  '/sitemap.xml',
  '/robots.txt',
  '/results/:id/checks/:check',
  '/results/:id/plan',
]

/** The id of an account that is not that of the administrator `me`. */
export async function otherAccount(url: string, me: { json<T>(path: string): Promise<T> }): Promise<string> {
  const password = 'correct horse battery'
  const person = { name: 'Bob Krume', email: 'bob@customers.example', terms: true }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...person, password, password_confirmation: password })
  const registered = await fetch(`${url}/api/register`, { method: 'POST', headers, body })
  if (!registered.ok) throw new Error(`not registered: ${registered.status}`)
  const { data } = await me.json<{ data: { id: string }[] }>('/api/admin/accounts?search=bob@customers')
  return data[0]!.id
}

type Me = { post(path: string, body?: object): Promise<Response> }

/** The path of a link to the one watched domain of a client. */
export async function clientLink(me: Me): Promise<string> {
  const answers = [
    await me.post('/api/watched-domains', { domains: 'ostrel.example', client: '…' }),
    await me.post('/api/client-links', { client: '…' }),
  ]
  for (const { status } of answers) if (status !== 201) throw new Error(`no link of a client: ${status}`)
  return new URL(((await answers[1]!.json()) as { url: string }).url).pathname
}
