import type { Json } from '@postproof/engine/finding'
import type { Message } from '@postproof/messages/message'
import { printMtaSts, printMtaStsPolicy } from '@postproof/records/mta-sts/print'
import { parseTlsRpt } from '@postproof/records/tls-rpt/parse'
import { changeTlsRpt } from '@postproof/records/tls-rpt/print'
import type { CheckWords } from '../types.ts'
import { addTxt, removeTxt, replaceTxt } from './dns-advice.ts'

/** Words about the mail that the sender's own domain receives. */

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

export const mxWords: CheckWords = {
  edits: ({ facts }) => facts.domain,
  instead: 'bounce',
}

/** The lines of a first policy in testing mode. */
function firstPolicy(mx: string[]) {
  const lines = printMtaStsPolicy('testing', mx.slice(0, 10)).trim().split('\r\n')
  const servers = lines.filter((line) => line.startsWith('mx:'))
  const [version = '', mode = '', ...rest] = lines.filter((line) => !line.startsWith('mx:'))
  return { version, mode, servers: { joined: servers }, last: rest.join('') }
}

const failures = [
  ...(['web-page', 'too-large', 'refused-url', 'refused-address', 'dns', 'dns-unavailable', 'tls'] as const),
  ...(['connection', 'unreachable', 'timeout', 'too-many-redirects', 'deadline'] as const),
]

/** Why a policy was not had. */
function failureOf(reason: Json | undefined): string | Message {
  const status = /^status-(\d{3})$/.exec(String(reason))?.[1]
  if (status) return { code: 'mta_sts.failure.status', facts: { status } }
  const known = failures.find((failure) => failure === reason)
  return known ? { code: `mta_sts.failure.${known}`, facts: {} } : String(reason)
}

export const mtaStsWords: CheckWords = {
  edits: ({ facts }) => facts.domain,
  facts: ({ facts }) => ({ failure: failureOf(facts.reason), ...firstPolicy(strings(facts.mx)) }),
  records: ({ code, facts }) => {
    const domain = typeof facts.domain === 'string' ? facts.domain : null
    if (domain === null) return []
    const host = `_mta-sts.${domain}`
    if (code === 'missing') return [addTxt(host, printMtaSts('1'))]
    const [first, ...others] = strings(facts.records)
    if (code !== 'record-broken' || first === undefined) return []
    return [...replaceTxt(host, first, printMtaSts('1')), ...others.map((other) => removeTxt(host, other))]
  },
}

export const tlsRptWords: CheckWords = {
  edits: ({ facts }) => facts.domain,
  records: ({ code, facts }) => {
    if (typeof facts.domain !== 'string') return []
    const host = `_smtp._tls.${facts.domain}`
    if (code === 'several-records')
      return strings(facts.records)
        .slice(1)
        .map((text) => removeTxt(host, text))
    if (code !== 'broken' || typeof facts.record !== 'string') return []
    const repaired = changeTlsRpt([parseTlsRpt(facts.record)])
    return repaired === null ? [] : replaceTxt(host, facts.record, repaired)
  },
}
