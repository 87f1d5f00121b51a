import { groupBy } from '@postproof/engine/group-by'
import type { PlacementRow } from '#contract/placement.ts'

export const comparedMethods = ['spf', 'dkim', 'dmarc'] as const
export type ComparedMethod = (typeof comparedMethods)[number]

/**
 * What the providers said of authentication, once for all mailboxes in which the mail was found.
 * `common`: what most of those that report it say; null where none does. `differing`: who says otherwise.
 */
export type Authentication = {
  reporting: number
  common: Record<ComparedMethod, string> | null
  differing: { method: ComparedMethod; result: string; names: string[] }[]
  /** Providers that took the mail and reported nothing. */
  silent: string[]
}

type Row = Pick<PlacementRow, 'status' | 'auth' | 'mailbox'>

export function authenticationOf(rows: readonly Row[]): Authentication {
  const found = rows.filter(({ status }) => status === 'delivered' || status === 'late')
  const reporting = found.flatMap(({ auth, mailbox }) => (auth ? [{ auth, name: mailbox.name }] : []))
  const silent = namesOf(found.filter(({ auth }) => auth === null).map(({ mailbox }) => mailbox.name))
  if (reporting.length === 0) return { reporting: 0, common: null, differing: [], silent }
  const results = comparedMethods.map((method) => {
    const byResult = groupBy(reporting, ({ auth }) => auth[method])
    const [most, ...others] = [...byResult].sort(([, a], [, b]) => b.length - a.length)
    const differing = others.map(([result, at]) => ({
      method,
      result,
      names: namesOf(at.map(({ name }) => name)),
    }))
    return { method, common: most![0], differing }
  })
  return {
    reporting: reporting.length,
    common: Object.fromEntries(results.map(({ method, common }) => [method, common])) as Record<
      ComparedMethod,
      string
    >,
    differing: results.flatMap(({ differing }) => differing),
    silent,
  }
}

const namesOf = (names: string[]) => [...new Set(names)]
