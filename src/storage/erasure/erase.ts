import { type RawBuilder, sql } from 'kysely'
import { forgetBlobs } from '../blobs.ts'
import type { Db } from '../db.ts'
import type { Tables } from '../tables.ts'
import { type KeyKind, type Rule, rules } from './rules.ts'

/** Finds and removes what mentions an address, table by table. It reads whole tables: it is for an operator, not for a page of users. */

/** `keys`: its keyed hashes in each of its spellings. */
export type Sought = { address: string; keys: Record<KeyKind, string[]> }

export type Mention = { table: keyof Tables; way: 'deleted' | 'overwritten' | 'kept'; count: number }

type Searched = Extract<Rule, { text: readonly string[] }>

/** Tables with at least one row that mentions it. */
export async function findMentions(db: Db, sought: Sought): Promise<Mention[]> {
  const found: Mention[] = []
  for (const [table, rule] of searched()) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} t where ${mentions(table, rule, sought)}`.execute(
      db,
    )
    const { count } = rows[0]!
    if (count) found.push({ table, way: rule.way, count })
  }
  return found
}

/** Removes them in one transaction; answers what was done. What is kept is counted too. */
export async function eraseMentions(db: Db, sought: Sought): Promise<Mention[]> {
  return db.transaction().execute(async (trx) => {
    const done: Mention[] = []
    for (const [table, rule] of searched()) {
      const where = mentions(table, rule, sought)
      const count = await apply(trx, table, rule, where)
      if (count) done.push({ table, way: rule.way, count })
    }
    return done
  })
}

const searched = () =>
  Object.entries(rules).filter((entry): entry is [keyof Tables, Searched] => 'text' in entry[1])

async function apply(
  trx: Db,
  table: keyof Tables,
  rule: Searched,
  where: RawBuilder<unknown>,
): Promise<number> {
  const counted = (query: RawBuilder<unknown>) =>
    query.execute(trx).then(({ numAffectedRows }) => Number(numAffectedRows ?? 0))
  if (table === 'tests') return eraseTests(trx, where)
  if (rule.way === 'deleted') return counted(sql`delete from ${sql.table(table)} t where ${where}`)
  const set = overwriting[table]
  if (set) return counted(sql`update ${sql.table(table)} t set ${set} where ${where}`)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} t where ${where}`.execute(trx)
  return rows[0]!.count
}

/** What stands in the place of the address. Rows stay where others count them. */
const overwriting: { [table in keyof Tables]?: RawBuilder<unknown> } = {
  verifier_list_rows: sql`raw = '', problem_text = null`,
  verifier_list_addresses: sql`email = 'erased-' || position || '@erased.invalid', ask = false,
    normalized = null, suggestion = null, corrected = null`,
  placement_tests: sql`sender = null, subject = null`,
  placement_results: sql`facts = null, raw_headers = null`,
  accounts: sql`pending_email = null, pending_since = null, pending_confirmed_at = null, pending_allowed_at = null`,
}

async function eraseTests(trx: Db, where: RawBuilder<unknown>): Promise<number> {
  // The tests first: a process that stores a picture locks the row of its test.
  const { rows } = await sql<{ id: string }>`delete from tests t where ${where} returning id`.execute(trx)
  const ids = rows.map(({ id }) => id)
  await forgetBlobs(trx, sql`test_id = any(${ids}::text[])`)
  await sql`delete from usage_subjects where subject = any(${ids}::text[])`.execute(trx)
  return ids.length
}

function mentions(
  table: keyof Tables,
  { text, octets, keys = {} }: Searched,
  sought: Sought,
): RawBuilder<unknown> {
  const pattern = patternOf(sought.address)
  const conditions = [
    ...text.map((column) => sql`t.${sql.ref(column)}::text ~* ${pattern}`),
    ...(octets ? [sql`encode(t.${sql.ref(octets)}, 'escape') ~* ${pattern}`] : []),
    ...Object.entries(keys).map(
      ([column, kind]) => sql`t.${sql.ref(column)} = any(${sought.keys[kind]}::text[])`,
    ),
    // Mails in an object store are not read here: their reports are.
    ...(table === 'tests'
      ? [
          sql`t.id in (select test_id from blobs where bytes is not null and encode(bytes, 'escape') ~* ${pattern})`,
        ]
      : []),
  ]
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** The whole address, in any case: neither the end of a longer one nor its beginning. */
function patternOf(address: string): string {
  const escaped = address.replace(/[^a-z0-9@]/gi, (character) => `\\${character}`)
  return `(^|[^a-z0-9._%+-])${escaped}($|[^a-z0-9.-]|\\.($|[^a-z0-9]))`
}
