import { ResolverFailure, toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import type { DNSResolver } from 'mailauth'

/** The DNS questions of one evaluation: each asked once, and the unanswered ones known by name. */
export type Questions = {
  resolver: Resolver
  /** The same answers in the form that mailauth takes. */
  mailauth: DNSResolver
  /** Names with a question that nobody answered: a verdict that needed one of them is unknown, not bad. */
  unanswered: ReadonlySet<string>
}

const ANSWERED = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

/** A resolver for mailauth that remembers which names were not answered. */
export function createQuestions(world: Resolver, signal: AbortSignal): Questions {
  const known = new Map<string, Promise<DnsAnswer>>()
  const unanswered = new Set<string>()
  const resolver: Resolver = {
    lookup(name, type) {
      const key = `${type} ${name.toLowerCase()}`
      const before = known.get(key)
      if (before) return before
      const answer = world.lookup(name, type, { signal })
      known.set(key, answer)
      return answer
    },
  }
  const ask = toMailauthResolver(resolver, signal)
  const mailauth = async (name: string, type: string) => {
    try {
      return await ask(name, type)
    } catch (error) {
      if (error instanceof ResolverFailure && !ANSWERED.has(error.code)) unanswered.add(name.toLowerCase())
      throw error
    }
  }
  // mailauth's own type leaves out the MX form that its documentation and code take.
  return { resolver, mailauth: mailauth as DNSResolver, unanswered }
}
