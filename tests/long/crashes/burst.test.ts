import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'
import { exampleDns, examples, freePort } from '../../instance.ts'
import { startReady } from '../../processes/programs-of-test.ts'

/** kill -9 in the middle of a burst: every message that got a 250 has a report after the restart. */

async function burst(
  port: number,
  addresses: IssuedAddress[],
  raw: Buffer,
  onAccepted: (id: string) => void,
) {
  const transport = createTransport({
    pool: true,
    maxConnections: 20,
    maxMessages: 1000,
    host: '127.0.0.1',
    port,
    tls: { rejectUnauthorized: false },
  })
  const send = ({ id, email }: IssuedAddress) =>
    transport.sendMail({ envelope: { from: 'a@example.org', to: email }, raw }).then(
      ({ response }) => response.startsWith('250') && onAccepted(id),
      () => {},
    )
  await Promise.all(addresses.map(send))
  transport.close()
}

test('every accepted message has a report after kill -9 during a burst of 500', async () => {
  const dns = await exampleDns()
  const folder = await mkdtemp(join(tmpdir(), 'postproof-crash-'))
  const [port, smtpPort] = [await freePort(), await freePort()]
  const env = {
    PORT: `${port}`,
    SMTP_PORT: `${smtpPort}`,
    DATA_DIR: folder,
    DNS_SERVERS: dns.address,
    SMTP_MAX_CLIENTS_PER_ADDRESS: '100',
    REQUESTS_PER_MINUTE: '100000',
  }
  try {
    const first = await startReady(env)
    const issue = () =>
      fetch(`http://localhost:${port}/api/get-email`).then((r) => r.json() as Promise<IssuedAddress>)
    const addresses = await Promise.all(Array.from({ length: 500 }, issue))
    const raw = await readFile(join(examples, 'good-newsletter.eml'))
    const accepted: string[] = []
    await burst(smtpPort, addresses, raw, (id) => {
      accepted.push(id)
      // In the middle: some are done, some are stored, some are only in the spool, some are on the wire.
      if (accepted.length === 150) first.child.kill('SIGKILL')
    })
    await first.ended
    expect(accepted.length).toBeGreaterThanOrEqual(150)
    expect(accepted.length).toBeLessThan(500)

    await startReady(env)
    const open = new Set(accepted)
    const left = async () => {
      for (const id of [...open]) {
        const result = (await (
          await fetch(`http://localhost:${port}/api/emails/${id}/results`)
        ).json()) as TestResult
        if (result.status === 'completed') open.delete(id)
        else break
      }
      return [...open]
    }
    await expect.poll(left, { timeout: 150_000, interval: 100 }).toEqual([])
  } finally {
    await dns.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}, 180_000)
