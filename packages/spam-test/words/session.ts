import type { Facts, Said } from '@postproof/engine/finding-words'
import type { Message } from '@postproof/messages/message'
import type { CheckWords, FixContext, RecordAdvice } from '../types.ts'
import { spfForAddress } from './dns-advice.ts'
import { bounceStep } from './esp-dns.ts'
import { isOwn, sayOwner } from './own-domain.ts'

const supportStep = ({ esp }: FixContext) => (esp ? (['server.step.support'] as const) : [])

/** The A record that makes a PTR name lead back. */
function forwardRecord(facts: Facts): RecordAdvice[] {
  const name = Array.isArray(facts.names) ? facts.names[0] : undefined
  const ip = typeof facts.ip === 'string' && !facts.ip.includes(':') ? facts.ip : null
  if (typeof name !== 'string' || ip === null) return []
  return [{ action: 'add', type: 'A', host: name, value: ip, ttl: 3600 }]
}

export const rdnsWords: CheckWords = {
  fix: {
    'generic-name': (_, context) => [
      ...supportStep(context),
      'rdns.step.ask-provider',
      'rdns.step.address-and-helo',
    ],
    'no-ptr': (_, context) => [...supportStep(context), 'rdns.step.set-ptr', 'rdns.step.address'],
    'no-forward': (_, context) => [...supportStep(context), 'rdns.step.lead-back'],
  },
  records: ({ code, facts }) => (code === 'no-forward' ? forwardRecord(facts) : []),
}

const nameSteps = (_: Facts, context: FixContext): Said => [
  ...supportStep(context),
  'helo.step.full-name',
  'helo.step.address',
]

export const heloWords: CheckWords = {
  fix: {
    'resolves-elsewhere': nameSteps,
    'does-not-resolve': nameSteps,
    'address-literal': nameSteps,
    'wrong-literal': nameSteps,
    'bare-address': nameSteps,
    localhost: nameSteps,
    'bare-word': nameSteps,
  },
}

export const tlsWords: CheckWords = {
  facts: (_, context) => ({ sender: context?.esp?.name ?? { code: 'tls.sending-program', facts: {} } }),
}

const spfStep = ({ domain }: Facts, context: FixContext): Message | 'ipv6_parity.step.add-address' =>
  isOwn(domain, context)
    ? 'ipv6_parity.step.add-address'
    : {
        code: 'ipv6_parity.step.elsewhere',
        facts: { owner: sayOwner(String(domain ?? ''), context), bounce: bounceStep(context) },
      }

export const ipv6Words: CheckWords = {
  fix: {
    'spf-missing': (facts, context) => [spfStep(facts, context)],
    'ptr-missing': (_, context) => [
      ...supportStep(context),
      'ipv6_parity.step.set-ptr-and-name',
      'ipv6_parity.step.only-ipv4',
    ],
    'ptr-and-spf-missing': (facts, context) => [
      ...supportStep(context),
      'ipv6_parity.step.set-ptr',
      spfStep(facts, context),
      'ipv6_parity.step.only-ipv4',
    ],
  },
  records: ({ code, facts }, context) =>
    code === 'spf-missing' || code === 'ptr-and-spf-missing' ? spfForAddress(facts, context) : [],
}
