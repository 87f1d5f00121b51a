import { matchBody, matchHeaders } from '@postproof/placement/marker'
import type { Session } from '@postproof/spam-test/types'
import { createMailTransport } from '#adapters/mailer.ts'
import type { Db } from '#storage/db.ts'
import { shortResultsOf } from '#storage/placement/results.ts'
import { newestByMarker } from '#storage/placement/watched.ts'
import type { Arrivals } from '../collector/arrivals.ts'
import { sampleMail } from '../report/sample.ts'
import type { SimulatedPool } from './simulated.ts'

/** Mail to simulated mailboxes: taken by this instance's own receiver, and handed to their provider. */
export type SimulatedIntake = {
  /** Whether the receiver takes mail for this address. */
  isAddress(address: string): boolean
  accept(
    address: string,
    raw: Uint8Array,
    session: Pick<Session, 'mailFrom' | 'clientAddress' | 'helo'>,
  ): Promise<void>
  /** Where the receiver of this process listens; without one the sample is handed over directly. */
  listensAt(port: number): void
  sendSample(marker: string, addresses: string[]): Promise<void>
}

const HEADERS = 256 * 1024
const BODY = 64 * 1024

export function createSimulatedIntake(world: {
  db: Db
  pool: SimulatedPool
  arrivals: Pick<Arrivals, 'rejected'>
}): SimulatedIntake {
  const { db, pool, arrivals } = world
  let smtpPort: number | null = null

  const accept: SimulatedIntake['accept'] = async (address, raw, session) => {
    const { mailFrom, clientAddress, helo } = session
    const outcome = await pool.deliver(raw, address, {
      from: mailFrom ?? '',
      ...(clientAddress ? { ip: clientAddress } : {}),
      ...(helo ? { helo } : {}),
    })
    if (outcome.outcome !== 'rejected') return
    // We answered for that provider before it was asked: what it refuses is told where a bounce would be.
    for (const marker of markersIn(raw)) {
      const test = await newestByMarker(db, marker)
      const results = test ? await shortResultsOf(db, [test.id]) : []
      const own = results.find(({ seed }) => seed.simulated && isSame(seed.address, address))
      if (test && own) await arrivals.rejected(test.id, own.seed_id, `${outcome.code} ${outcome.text}`)
    }
  }
  return {
    isAddress: (address) => pool.isAddress(address),
    accept,
    listensAt(port) {
      smtpPort = port
    },
    async sendSample(marker, addresses) {
      const { raw, from, example } = await sampleMail(marker)
      const direct = (to: string) => accept(to, raw, { ...example.session, mailFrom: from })
      if (smtpPort === null) {
        await Promise.all(addresses.map(direct))
        return
      }
      const transport = createMailTransport(`smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`)
      try {
        const sent = await Promise.all(addresses.map((to) => transport.deliver(raw, { from, to })))
        await Promise.all(addresses.filter((_, at) => !sent[at]!.ok).map(direct))
      } finally {
        transport.close()
      }
    },
  }
}

function markersIn(raw: Uint8Array): string[] {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEADERS + BODY)).toString(
    'latin1',
  )
  const end = text.search(/\r?\n\r?\n/)
  const headers = end < 0 ? text : text.slice(0, end)
  const found = matchHeaders(headers).map(({ marker }) => marker)
  return found.length ? found : matchBody(headers, end < 0 ? '' : text.slice(end, end + BODY))
}

const isSame = (one: string, other: string) => base(one) === base(other)
const base = (address: string) => address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
