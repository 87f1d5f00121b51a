/**
 * SpamAssassin by its daemon, spamd, in the daemon's own protocol (spamd/PROTOCOL in its sources). Optional: it
 * runs beside Postproof where the operator set it up, and mail goes nowhere else.
 */
import type { Clock, SpamEngine, SpamScan } from '@postproof/engine/world'
import { readReply, readRules, readVersion } from './spamd/report.ts'
import { sourceForFilter } from './spamd/source.ts'
import { type SpamdAddress, talkToSpamd } from './spamd/talk.ts'

export type SpamdOptions = SpamdAddress & {
  /** Default 10000. */
  timeoutMs?: number
  /** Whose preferences spamd should use. */
  user?: string
  clock?: Clock
}

const ENGINE = 'SpamAssassin'
/** Above it a scan takes longer than anyone waits; spamc's own limit is 500 kB. */
const MAX_MESSAGE = 2 * 1024 * 1024
const PROBE = Buffer.from('Subject: version\r\n\r\n')

/**
 * Makes the engine. `scan` never rejects. `threshold` is spamd's own (5 by default); rules come with one decimal
 * of points, heaviest first. `version` is empty when spamd does not say it.
 */
export function createSpamd(options: SpamdOptions): SpamEngine {
  const { timeoutMs = 10_000, user } = options
  const clock = options.clock ?? { now: () => Date.now() }
  let version = ''

  async function learnVersion(): Promise<void> {
    if (version !== '') return
    const reply = readReply(await talkToSpamd(options, 'HEADERS', PROBE, { user, timeoutMs }))
    if (reply.ok) version = readVersion(reply.body)
  }

  return {
    name: ENGINE,
    async scan(raw, envelope): Promise<SpamScan> {
      const started = clock.now()
      const ms = () => Math.max(0, clock.now() - started)
      const failed = (reason: string): SpamScan => ({ ok: false, engine: ENGINE, reason, ms: ms() })
      if (raw.length === 0) return failed('the message is empty')
      if (raw.length > MAX_MESSAGE) return failed('the message is over 2 MB')
      try {
        const source = sourceForFilter(raw, envelope, started)
        const [said] = await Promise.all([
          talkToSpamd(options, 'REPORT', source, { user, timeoutMs }),
          learnVersion().catch(() => {}),
        ])
        const reply = readReply(said)
        if (!reply.ok) return failed(reply.reason)
        const rules = readRules(reply.body).sort(
          (a, b) => b.points - a.points || a.name.localeCompare(b.name),
        )
        const { score, threshold } = reply
        return { ok: true, engine: ENGINE, version, score, threshold, rules, ms: ms() }
      } catch (error) {
        return failed((error as Error).message)
      }
    },
  }
}
