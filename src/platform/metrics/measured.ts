import type { SmtpDialer } from '@postproof/address/smtp-types'
import type { Resolver } from '@postproof/engine/world'
import type { Metrics } from './types.ts'

/** The same world, counted. */

export function measuredResolver(resolver: Resolver, metrics: Metrics): Resolver {
  return {
    async lookup(name, type, options) {
      const answer = await resolver.lookup(name, type, options)
      metrics.lookup(answer.outcome, answer.server === 'cache' ? 'cache' : 'server', answer.ms / 1000)
      return answer
    },
  }
}

export function measuredDialer(dialer: SmtpDialer, metrics: Metrics): SmtpDialer {
  return {
    async dial(request) {
      const result = await dialer.dial(request)
      metrics.dialogue(result.ok ? 'connected' : result.failure)
      return result
    },
  }
}
