import { networkWritten } from '@postproof/engine/networks/networks'
import type { Limit, LimitInput, UseList } from '#contract/operations.ts'
import { limitSchema } from '#contract/operations.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { findAccountByEmail } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { deleteLimit, listLimits, mostUse, putLimit, type UseKind, type UseRow } from '#storage/use.ts'
import { checked } from '../accounts/checked.ts'
import { emailKeyOf } from '../accounts/sign-in/throttle.ts'
import type { Audit } from '../accounts/types.ts'
import type { UseLimits } from '../use/limits.ts'
import type { UseNames } from '../use/use-names.ts'

/** Who uses how much, and limits for who uses too much. */
export type Abuse = {
  use(): Promise<UseList>
  limits(): Promise<Limit[]>
  /** Refusal `invalid` (422) at `name`, `not_found` (404) for an account that is none. */
  limit(by: string, given: unknown): Promise<void>
  /** Refusal `not_found` (404). */
  lift(by: string, given: Pick<LimitInput, 'kind' | 'name'>): Promise<void>
}

const MOST = 20
/** A name with a dot, and no address in front of it. */
const domainPattern = /^[^\s@/:]+\.[^\s@/:.]+$/
const DAY = 86_400_000

export function createAbuse(world: {
  db: Db
  names: UseNames
  useLimits: Pick<UseLimits, 'changed'>
  audit: Audit
  now(): number
}): Abuse {
  const { db, names, useLimits, audit, now } = world
  const rowsOf = async (kind: UseKind, named: Named) => {
    const rows = await mostUse(db, kind, kind === 'account' ? MOST * 5 : MOST)
    return rows.flatMap((row) => presentUse(kind, row, named(kind, row))).slice(0, MOST)
  }
  /** Subjects of accounts are keyed hashes: those of all accounts are made and compared. */
  const naming = async (): Promise<Named> => {
    const accounts = await db.selectFrom('accounts').select(['id', 'email']).execute()
    const byTag = new Map(accounts.map((one) => [names.subjectOf('account', one.id), one]))
    return (kind, { subject, name }) => {
      if (kind === 'account') return byTag.get(subject) ?? null
      const said = names.open(kind, subject, name)
      return said === null ? null : { id: said, email: null }
    }
  }
  const nameOf = async ({ kind, name }: Pick<LimitInput, 'kind' | 'name'>): Promise<string> => {
    if (kind === 'network') return networkWritten(name) ?? name
    if (kind === 'domain') return name
    const byEmail = await findAccountByEmail(db, emailKeyOf(name))
    return byEmail?.id ?? name
  }
  return {
    async use() {
      const named = await naming()
      const [networks, accounts, domains] = await Promise.all([
        rowsOf('network', named),
        rowsOf('account', named),
        rowsOf('domain', named),
      ])
      return { networks, accounts, domains }
    },
    async limits() {
      const [rows, named] = await Promise.all([listLimits(db), naming()])
      return rows.map((row) => {
        const known = named(row.kind, row)
        return {
          ...{ kind: row.kind, name: known?.id ?? row.subject, email: known?.email ?? null },
          ...{ per_minute: row.per_minute, until: row.until.toISOString() },
          created_at: row.created_at.toISOString(),
        }
      })
    },
    async limit(by, given) {
      const { kind, days, per_minute, ...rest } = checked(limitSchema, given)
      const name = await nameOf({ kind, ...rest })
      if (kind === 'account' && name === by) throw new Refusal(403, 'own_account', 'admin.own_account')
      if (kind === 'account' && !(await exists(db, name))) throw refuseField('name', 'account.not_found')
      // What nobody is counted under would limit nobody, and be taken for a limit.
      if (kind === 'network' && networkWritten(name) === null)
        throw refuseField('name', 'field.limit_network')
      if (kind === 'domain' && !domainPattern.test(name)) throw refuseField('name', 'field.limit_domain')
      const until = new Date(now() + days * DAY)
      const subject = names.subjectOf(kind, name)
      await db.transaction().execute(async (trx) => {
        await putLimit(trx, { kind, subject, name: names.sealed(kind, name), per_minute, until })
        const entry = { target: targetOf(kind, name), detail: { kind, days } }
        await audit.record({ actor: by, action: 'use-limited', ...entry }, trx)
      })
      await useLimits.changed()
    },
    async lift(by, { kind, name: given }) {
      const name = await nameOf({ kind, name: given })
      await db.transaction().execute(async (trx) => {
        // A network that no key here opens any more is called by its subject.
        const gone =
          (await deleteLimit(trx, kind, names.subjectOf(kind, name))) || (await deleteLimit(trx, kind, name))
        if (!gone) throw new Refusal(404, 'not_found', 'operations.no_limit')
        const entry = { target: targetOf(kind, name), detail: { kind } }
        await audit.record({ actor: by, action: 'use-limit-lifted', ...entry }, trx)
      })
      await useLimits.changed()
    },
  }
}

type Named = (
  kind: UseKind,
  row: { subject: string; name: string | null },
) => { id: string; email: string | null } | null

const exists = async (db: Db, id: string) =>
  (await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The audit log names accounts; networks are not written down. */
const targetOf = (kind: UseKind, name: string) => (kind === 'network' ? kind : name)

/** Nothing for a guest's browser, which is no account. */
function presentUse(kind: UseKind, row: UseRow, known: { id: string; email: string | null } | null) {
  if (!known) return []
  const counts = (span: 'day' | 'week') => ({
    ...{ tests: row[`test_${span}`], verifications: row[`verification_${span}`], calls: row[`call_${span}`] },
  })
  return [{ kind, name: known.id, email: known.email, day: counts('day'), week: counts('week') }]
}
