import type { Envelope } from '@postproof/engine/world'
import { createSpamd } from '#adapters/spamd.ts'

export type PeerTimes = {
  peer: string
  messages: number
  /** Milliseconds from question to whole answer, one message at a time. */
  p50: number
  p95: number
  max: number
  /** Messages without a score. */
  failed: number
}

const envelope: Envelope = {
  clientAddress: '93.184.216.34',
  helo: 'mail.shop.example',
  mailFrom: 'bounce@shop.example',
  recipient: 'you@in.example',
  hostname: 'mail.shop.example',
}

/**
 * Times SpamAssassin's REPORT on raw messages, one after the other, after one message to warm up; spamd's address
 * stands in `SPAMD` (`host:port` or a socket's path). Null, with the reason printed, when it is not set.
 */
export async function benchSpamd(messages: Uint8Array[]): Promise<PeerTimes | null> {
  const address = process.env.SPAMD
  const first = messages[0]
  if (!address || !first) {
    console.log(`skipped: SpamAssassin, because ${address ? 'there are no messages' : 'SPAMD is not set'}`)
    return null
  }
  const colon = address.lastIndexOf(':')
  const where = address.startsWith('/')
    ? { socketPath: address }
    : { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) }
  const engine = createSpamd({ ...where, timeoutMs: 30_000, clock: { now: () => performance.now() } })
  const warm = await engine.scan(first, envelope)
  const scans = []
  for (const message of messages) scans.push(await engine.scan(message, envelope))
  const times = scans.flatMap((scan) => (scan.ok ? [scan.ms] : [])).sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return {
    peer: warm.ok ? `SpamAssassin ${warm.version}` : 'SpamAssassin',
    messages: messages.length,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
    failed: scans.length - times.length,
  }
}
