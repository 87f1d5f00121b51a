import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'
import { findAccount } from '#storage/accounts.ts'
import { listKeys } from '#storage/api-keys.ts'
import { listAudit } from '#storage/audit.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Db } from '#storage/db.ts'
import { addressesOfList, listsOfOwner, testsOfOwner } from '#storage/ownership.ts'
import { findTest, readRaw } from '#storage/tests.ts'
import { accountTag } from './owner.ts'
import type { Proofs } from './sign-in/proof.ts'
import type { Accounts, ExportFile } from './types.ts'
import type { AccountsWorld } from './world.ts'

/** Everything of an account as a zip, made while it is read: one mail at a time is held in memory. */

const group = 500
/** Pieces are compressed on the main thread: others have their turn between two. */
const pieceBytes = 256 * 1024

export type Exports = Pick<Accounts, 'export'> & {
  /** The same for an operator, who was asked for already. */
  archiveOf(accountId: string): Promise<AsyncIterable<Uint8Array>>
}

export function createExport(
  world: AccountsWorld,
  proofs: Proofs,
  calls: Pick<Accounts, 'profile' | 'audit'>,
): Exports {
  const { db, blobs, addresses, audit, notify } = world

  async function* filesOf(accountId: string): AsyncGenerator<ExportFile> {
    const owner = accountTag(addresses, accountId)
    yield { name: 'profile.json', pieces: [json(await profileOf(accountId))] }
    yield { name: 'tests.json', pieces: jsonList(testRows(db, owner)) }
    for await (const { id } of testRows(db, owner)) yield* testFiles(db, blobs, id)
    for (const list of await listsOfOwner(db, owner)) {
      yield { name: `verifier-lists/${list.id}.json`, pieces: listPieces(db, list) }
    }
    yield { name: 'api-keys.json', pieces: [json(await keysOf(db, accountId))] }
    yield { name: 'audit.json', pieces: jsonList(auditRows(db, accountId)) }
    for (const exporter of world.exporters) yield* exporter(accountId)
  }

  /** With what its owner cannot read on a page, being suspended. */
  const profileOf = async (accountId: string) => {
    const profile = await calls.profile(accountId)
    const account = await findAccount(db, accountId)
    return {
      ...profile,
      suspended_at: account?.suspended_at?.toISOString() ?? null,
      suspended_reason: account?.suspended_reason ?? null,
    }
  }

  const archiveOf = async (accountId: string) => {
    // A file that has begun can only break off.
    await blobs.check()
    return zip(filesOf(accountId))
  }

  return {
    archiveOf,
    async export(caller) {
      const account = await proofs.require(caller)
      const { id: accountId, email: to, locale } = account
      const archive = await archiveOf(accountId)
      await db.transaction().execute((trx) => notify(trx, account, { kind: 'exported', to, locale }))
      await audit.record({ actor: accountId, action: 'export' })
      return archive
    },
  }
}

/** A zip archive of files, piece by piece. */
export async function* zip(files: AsyncIterable<ExportFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for await (const { name, pieces } of files) {
    const entry = new ZipDeflate(name, { level: 6 })
    archive.add(entry)
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : new Uint8Array(piece)
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        entry.push(bytes.subarray(at, at + pieceBytes))
        yield* ready.splice(0)
        await setImmediate()
      }
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  archive.end()
  yield* ready.splice(0)
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Never what could be used as a key, nor its hash. */
const keysOf = async (db: Db, accountId: string) =>
  (await listKeys(db, accountId)).map(({ account_id: _, epoch: _epoch, ...key }) => key)

async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

async function* testRows(db: Db, owner: string) {
  for (let after = ''; ; ) {
    const rows = await testsOfOwner(db, owner, after, group)
    yield* rows
    if (rows.length < group) return
    after = rows.at(-1)!.id
  }
}

/** The mail as it came and its report; nothing for a test that was deleted meanwhile. */
async function* testFiles(db: Db, blobs: Blobs, id: string): AsyncGenerator<ExportFile> {
  const raw = await readRaw(blobs, id)
  if (raw) yield { name: `tests/${id}.eml`, pieces: [raw] }
  const test = await findTest(db, id)
  if (test?.report) yield { name: `tests/${id}.json`, pieces: [json(test.report)] }
}

async function* listPieces(
  db: Db,
  { id, ...list }: Awaited<ReturnType<typeof listsOfOwner>>[number],
): AsyncGenerator<string> {
  yield `{"list": ${JSON.stringify(list)}, "addresses": `
  yield* jsonList(listAddresses(db, id))
  yield '}\n'
}

async function* listAddresses(db: Db, list: string) {
  for (let after = -1; ; ) {
    const rows = await addressesOfList(db, list, after, group)
    yield* rows
    if (rows.length < group) return
    after = rows.at(-1)!.position
  }
}

async function* auditRows(db: Db, accountId: string) {
  for (let page = 1; ; page++) {
    const { data } = await listAudit(db, accountId, { page, per_page: group, direction: 'asc' })
    yield* data
    if (data.length < group) return
  }
}
