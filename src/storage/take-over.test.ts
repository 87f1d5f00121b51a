import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { claimCustomer, keepCustomer, markCustomer } from './billing/customers.ts'
import { createBlobs } from './blobs.ts'
import type { Database } from './db.ts'
import { takeOver } from './take-over.ts'
import { claimTest, insertTest } from './tests.ts'
import type { VerificationFacts } from './verification-facts.ts'
import { admitVerification, claimVerification } from './verifications.ts'

/** What a process had claimed that was killed a moment ago: the next one, alone, goes on with it at once. */

const now = new Date(1_800_000_000_000)
const before = new Date(now.getTime() - 60_000)
const later = new Date(now.getTime() + 86_400_000)

describe('a process that takes over', () => {
  let database: Database
  beforeAll(async () => {
    database = await openOwnDatabase()
  })
  afterAll(() => database?.close())

  const kinds: [string, () => Promise<unknown>, () => Promise<boolean>][] = [
    [
      'a customer who paid',
      async () => {
        await keepCustomer(database.db, 'payer', 'cus_payer', now)
        await markCustomer(database.db, 'payer')
      },
      async () => (await claimCustomer(database.db, { by: 'somebody', now, before })) !== undefined,
    ],
    [
      'a verification',
      () =>
        admitVerification(
          database.db,
          {
            ...{
              id: 'v1',
              client: 'client',
              domainKey: 'domain',
              addressKey: 'address',
              server: 'none' as const,
            },
            facts: { email: 'ada@example.org' } as unknown as VerificationFacts,
            ...{ createdAt: now, expiresAt: later },
          },
          { perDay: 6, asksPerDay: 3, namesPerDomain: 2 },
        ),
      async () => (await claimVerification(database.db, now, before)) !== undefined,
    ],
    [
      'a test',
      () =>
        insertTest(database.db, createBlobs(database.db), {
          addressId: 'a'.repeat(29),
          owner: null,
          session: { source: 'smtp' } as never,
          raw: Buffer.from('Subject: x\r\n\r\n'),
          spoolId: '9c2f6d3e-5a1b-4c7d-8e9f-0a1b2c3d4e5f',
          ...{ receivedAt: now, expiresAt: later, pictures: 'disabled' as const },
        }),
      async () => {
        const { id } = await database.db.selectFrom('tests').select('id').executeTakeFirstOrThrow()
        return claimTest(database.db, id, now, before)
      },
    ],
  ]

  test.each(kinds)('%s', async (_, make, claim) => {
    await make()
    await claim()
    expect(await claim()).toBe(false)
    await takeOver(database.db, now)
    expect(await claim()).toBe(true)
  })
})
