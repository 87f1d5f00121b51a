import type {
  Clock,
  DnsAnswer,
  HttpFetch,
  LookupOptions,
  RecordType,
  Resolver,
} from '@postproof/engine/world'

/** What a record checker may ask of the world. */
export type RecordWorld = { resolver: Resolver; http?: HttpFetch; clock: Clock; signal?: AbortSignal }

export type Trace = {
  /** Asks each question once; passes the world's signal on. Never rejects. */
  resolver: Resolver
  /** Every question asked so far with its answer, in the order of asking. */
  answers(): Promise<DnsAnswer[]>
}

/** More questions than this are asked but not listed: a hostile record must not make a large report. */
const MAX_LISTED = 400

/** A resolver that remembers what it was asked. */
export function createTrace({ resolver, signal }: Pick<RecordWorld, 'resolver' | 'signal'>): Trace {
  const asked = new Map<string, Promise<DnsAnswer>>()
  return {
    resolver: {
      lookup(name: string, type: RecordType, options: LookupOptions = {}) {
        const key = `${type} ${options.server ?? ''} ${name.toLowerCase()}`
        const before = asked.get(key)
        if (before) return before
        const answer = resolver.lookup(name, type, { ...options, signal: options.signal ?? signal })
        asked.set(key, answer)
        return answer
      },
    },
    answers: () => Promise.all([...asked.values()].slice(0, MAX_LISTED)),
  }
}
