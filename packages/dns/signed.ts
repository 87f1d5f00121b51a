import type { Clock, RecordType } from '@postproof/engine/world'
import { orAbort } from './abort.ts'
import { RCODE } from './codec.ts'
import type { AskSigned, SignedAnswer } from './dnssec/validator.ts'
import type { WireMessage } from './dnssec/wire.ts'
import { questionName } from './name.ts'
import type { Upstream } from './upstream.ts'

type Settings = { clock: Clock; tries: number; maxTtl: number; cacheSize?: number | undefined }

/** Answers that are kept, mostly the keys of the root and of top-level domains: some 2 kB each. */
const MOST_KEPT = 1000

/**
 * Questions for signatures. Answers are kept for their TTL, and equal questions in flight are merged, apart from those
 * without signatures.
 */
export function createSignedQuestions(upstreams: Upstream[], settings: Settings): AskSigned {
  const { clock, maxTtl, cacheSize = MOST_KEPT } = settings
  const most = Math.min(cacheSize, MOST_KEPT)
  const kept = new Map<string, { answer: SignedAnswer; until: number }>()
  const inFlight = new Map<string, Promise<SignedAnswer>>()

  const keep = (key: string, answer: SignedAnswer) => {
    if (answer.outcome !== 'answered') return
    kept.delete(key)
    kept.set(key, { answer, until: clock.now() + Math.min(maxTtl, lifeOf(answer.message)) * 1000 })
    if (kept.size > most) kept.delete(kept.keys().next().value!)
  }
  return async (name, type, { signal } = {}) => {
    const asked = questionName(name)
    if (asked === undefined) return { outcome: 'bad-name' }
    if (signal?.aborted) return { outcome: 'timeout' }
    const key = `${type} ${asked.toLowerCase()}`
    const known = kept.get(key)
    if (known && known.until > clock.now()) return known.answer
    const running = inFlight.get(key) ?? askInTurn(upstreams, asked, type, settings.tries)
    if (!inFlight.has(key)) {
      inFlight.set(key, running)
      void running.then((answer) => keep(key, answer)).finally(() => inFlight.delete(key))
    }
    return (await orAbort(running, signal)) ?? { outcome: 'timeout' }
  }
}

/** The first server that answers; one that fails is believed only when the others have nothing better. */
async function askInTurn(
  upstreams: Upstream[],
  name: string,
  type: RecordType,
  tries: number,
): Promise<SignedAnswer> {
  let silences = 0
  let failed: SignedAnswer | undefined
  const answered = new Set<Upstream>()
  for (let round = 0; round < tries; round++) {
    for (const upstream of upstreams) {
      if (silences >= Math.max(tries, upstreams.length)) break
      if (answered.has(upstream) || upstream.resting()) continue
      const exchange = await upstream.ask({ name, type, signed: true })
      if (exchange.kind === 'timeout') silences++
      if (exchange.kind !== 'response') continue
      answered.add(upstream)
      const { rcode, message } = exchange.response
      if (message && (rcode === RCODE.noError || rcode === RCODE.nxDomain))
        return { outcome: 'answered', message }
      failed ??= { outcome: rcode === RCODE.refused ? 'refused' : 'servfail' }
    }
  }
  return failed ?? { outcome: silences > 0 ? 'timeout' : 'unreachable' }
}

/** Seconds; 0 for an answer without records. RFC 2181, 8: a TTL with its high bit set means zero. */
function lifeOf({ answers, authority }: WireMessage): number {
  const lives = [...answers, ...authority].map(({ ttl }) => (ttl > 0x7fffffff ? 0 : ttl))
  return lives.length > 0 ? Math.min(...lives) : 0
}
