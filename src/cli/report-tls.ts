import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import {
  type Report,
  type TlsFault,
  type TlsSeen,
  tlsByDomain,
  tlsFaultMessage,
  tlsFaultsOf,
  tlsOutlookMessage,
  tlsRepairMessage,
} from '@postproof/reports'
import { plainText } from './plain.ts'
import type { Style } from './style.ts'

/** The part of `postproof reports summary` about TLS reports: which sessions failed, why, and what to do. */

/** What `--json` prints of a domain. */
export type TlsSummary = ReturnType<typeof tlsSummaries>[number]

const english = (message: Message) => say('en', message)

/** The domains of the TLS reports among these, by name. */
export const tlsSummaries = (reports: readonly Report[]) =>
  [...tlsByDomain(reports)].map(([domain, { reports, seen }]) => ({
    domain,
    reports,
    ...countsOf(seen),
    says: english(tlsOutlookMessage(seen)),
    failures: tlsFaultsOf(seen).map(failureJson),
  }))

const countsOf = (seen: readonly TlsSeen[]) => ({
  sessions: seen.reduce((sum, { successful, failed }) => sum + successful + failed, 0),
  failed: seen.reduce((sum, { failed }) => sum + failed, 0),
})

const failureJson = (fault: TlsFault) => ({
  ...fault,
  says: english(tlsFaultMessage(fault)),
  fix: english(tlsRepairMessage(fault)),
})

export function showTls({ domain, sessions, failed, says, failures }: TlsSummary, style: Style): string {
  return [
    style('bold', `Encrypted delivery to ${plainText(domain || '(no domain named)')}`),
    `${failed} of ${sessions} TLS sessions failed`,
    `  ${plainText(says)}`,
    ...failures.flatMap(({ host, sessions: count, result, ...failure }) => [
      `  ${plainText(host ?? 'any server')}: ${count} ${count === 1 ? 'session' : 'sessions'}, ${plainText(result)}`,
      `    ${plainText(failure.says)} ${plainText(failure.fix)}`,
    ]),
    '',
  ].join('\n')
}
