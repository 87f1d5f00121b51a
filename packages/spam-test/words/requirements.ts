import { joinedBy } from '@postproof/engine/clauses'
import type { Finding } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'
import type { RequirementId } from '../report.ts'

/** What the rules of the providers are called, and what is wrong with a mail that breaks them. */

/** What a rule comes down to in this mail, where its own name would say something untrue: a check and its code. */
const ownTitles = {
  one_click_unsubscribe: ['one_click.not-signed', 'one_click.wrong-value', 'one_click.no-https'],
} as const satisfies Partial<Record<RequirementId, readonly string[]>>

const ownFaults = {
  one_click_unsubscribe: ['one_click.not-signed', 'one_click.wrong-value', 'one_click.no-https'],
  reverse_dns: ['rdns.no-forward'],
  message_format: [
    ...['from_header.missing', 'from_header.several-fields', 'from_header.several-addresses'],
    ...['from_header.malformed', 'date_header.missing', 'date_header.unreadable', 'date_header.far-off'],
    ...['message_id.absent', 'message_id.duplicate', 'duplicate_headers.repeated', 'line_length.over-998'],
  ],
} as const satisfies Partial<Record<RequirementId, readonly string[]>>

type OwnTitle = (typeof ownTitles)[keyof typeof ownTitles][number]
type OwnFault = (typeof ownFaults)[keyof typeof ownFaults][number]
/** `not-signed-either`: it follows from another fault, as there is no valid signature at all. */
type Fault = RequirementId | OwnFault | 'one_click.not-signed-either'

/** What the mail lacks; the others are clauses of their own. */
const lacked: ReadonlySet<Fault> = new Set([
  ...(['spf_or_dkim', 'spf_pass', 'dkim_pass', 'dmarc_pass', 'from_aligned', 'reverse_dns'] as const),
  ...(['tls_used', 'not_gmail_from', 'key_length', 'one_click_unsubscribe', 'visible_unsubscribe'] as const),
  ...(['from_header.missing', 'date_header.missing', 'message_id.absent'] as const),
])

/** The first of these for which there is a bad finding. */
function firstBad<T extends string>(among: readonly T[] | undefined, findings: Finding[]): T | undefined {
  const bad = new Set<string>(
    findings.filter(({ status }) => status === 'bad').map(({ id, code }) => `${id}.${code}`),
  )
  return among?.find((each) => bad.has(each))
}

/** The title of a provider's rule in the report of these findings. */
export function requirementTitle(id: RequirementId, findings: Finding[]): Message {
  const among: Partial<Record<RequirementId, readonly OwnTitle[]>> = ownTitles
  return plain(`requirement.${firstBad(among[id], findings) ?? id}`)
}

/** What is wrong with a mail that breaks these rules, as a clause: "it lacks ..."; two rules are named. */
export function faultsOf(ids: RequirementId[], findings: Finding[]): string | Message {
  const all = ids.map((id) => faultOf(id, findings, ids.includes('dkim_pass')))
  const named = all.length > 2 ? all.slice(0, 1) : all
  const lacking = named.filter((fault) => lacked.has(fault)).map(sayFault)
  const said = joinedBy('clauses.and', [
    ...(lacking.length
      ? [
          {
            code: 'requirement.faults.lacks',
            facts: { things: { joined: lacking }, count: lacking.length },
          } as const,
        ]
      : []),
    ...named.filter((fault) => !lacked.has(fault)).map(sayFault),
  ])
  const count = all.length - named.length
  if (count === 0) return said
  return {
    code: lacking.length ? 'requirement.faults.and_more' : 'requirement.faults.and_more_missing',
    facts: { said, count },
  }
}

function faultOf(id: RequirementId, findings: Finding[], unsigned: boolean): Fault {
  const among: Partial<Record<RequirementId, readonly OwnFault[]>> = ownFaults
  const own = firstBad(among[id], findings)
  return unsigned && own === 'one_click.not-signed' ? 'one_click.not-signed-either' : (own ?? id)
}

const sayFault = (fault: Fault): Message => plain(`requirement.fault.${fault}`)
