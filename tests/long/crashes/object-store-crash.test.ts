import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'
import { openS3 } from '#storage/blobs/s3.ts'
import { createBlobs } from '#storage/blobs.ts'
import { openDatabase } from '#storage/database.ts'
import { startS3Emulator } from '../../../packages/emulators/s3/server.ts'
import { exampleDns, examples, freePort, send } from '../../instance.ts'
import { end, startReady } from '../../processes/programs-of-test.ts'

/** kill -9 while mails go into a bucket: none is lost, and what it left there is known by name. */

test('every accepted mail has its report after a kill, and every object in the bucket has its row', async () => {
  const [dns, emulator] = [await exampleDns(), await startS3Emulator()]
  const folder = await mkdtemp(join(tmpdir(), 'postproof-store-'))
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    PORT: `${port}`,
    SMTP_PORT: `${smtpPort}`,
    DATA_DIR: folder,
    DNS_SERVERS: dns.address,
    REQUESTS_PER_MINUTE: '100000',
    S3_BUCKET: emulator.bucket,
    S3_ENDPOINT: emulator.url,
    S3_ACCESS_KEY_ID: emulator.keys.id,
    S3_SECRET_ACCESS_KEY: emulator.keys.secret,
  }
  const get = async <T>(path: string) => (await (await fetch(`http://localhost:${port}${path}`)).json()) as T
  try {
    const first = await startReady(env)
    const addresses = await Promise.all(
      Array.from({ length: 60 }, () => get<IssuedAddress>('/api/get-email')),
    )
    const raw = await readFile(join(examples, 'plain-text.eml'))
    emulator.manner = ({ method }) => (method === 'PUT' ? 'slow' : 'well')
    emulator.slowMs = 100
    const accepted: string[] = []
    const sending = addresses.map(({ id, email }) =>
      send(smtpPort, email, raw, 'a@example.org').then(
        () => accepted.push(id),
        () => {},
      ),
    )
    // In the middle: some are stored, some are on their way into the bucket, some stand in the spool alone.
    await expect.poll(() => emulator.objects.size, { timeout: 60_000, interval: 5 }).toBeGreaterThan(12)
    await end(first, 'SIGKILL')
    await Promise.all(sending)
    expect(accepted.length).toBeGreaterThan(12)

    emulator.manner = 'well'
    const second = await startReady(env)
    for (const id of accepted) {
      await expect
        .poll(async () => (await get<TestResult>(`/api/emails/${id}/results`)).status, { timeout: 60_000 })
        .toBe('completed')
    }
    await end(second, 'SIGTERM')

    const database = await openDatabase({ url: '', directory: folder })
    const store = openS3({
      bucket: emulator.bucket,
      endpoint: emulator.url,
      region: 'us-east-1',
      accessKeyId: emulator.keys.id,
      secretAccessKey: emulator.keys.secret,
    })
    const { db } = database
    const rows = await db.selectFrom('blobs').select(['test_id', 'object']).execute()
    expect(rows.map((row) => row.test_id)).toEqual(expect.arrayContaining(accepted))
    const named = rows.map((row) => row.object!)
    expect(named.filter((object) => !emulator.objects.has(object))).toEqual([])
    const doomed = (await db.selectFrom('blob_removals').select('object').execute()).map((row) => row.object)
    const unknown = [...emulator.objects.keys()].filter((object) => ![...named, ...doomed].includes(object))
    expect(unknown).toEqual([])

    const later = createBlobs(db, store, { now: () => Date.now() + 2 * 3_600_000 })
    await later.sweep()
    expect([...emulator.objects.keys()].sort()).toEqual(named.sort())
    later.close()
    await database.close()
  } finally {
    await Promise.all([dns.close(), emulator.close()])
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}, 180_000)
