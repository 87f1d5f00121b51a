import { organizationOf } from '@postproof/engine/organization'
import type { DkimDetails } from '@postproof/records/dkim/check'
import type { MailServers } from '@postproof/records/domain/mail-servers'
import { parseSpf, type SpfTerm } from '@postproof/records/spf/parse'
import { serviceOfExchange, serviceOfInclude } from '@postproof/senders'
import type { DomainParties } from '#contract/checkers.ts'
import type { Examined } from './examine.ts'
import type { Section } from './section.ts'
import { isOpenToAll } from './verdict.ts'

/** Who may send email for a domain and who receives it, by name, for the picture of the domain. */

const MOST_SENDERS = 12

export function partiesOf({ sends, sections, mail }: Examined): DomainParties {
  return { sending: sendingOf(sends, sections), receiving: receivingOf(mail) }
}

function sendingOf(sends: boolean | null, sections: Section[]): DomainParties['sending'] {
  const spf = sections.find(({ id }) => id === 'spf')
  const dkim = sections.find(({ id }) => id === 'dkim')
  const names = [...new Set([...included(spf), ...dkimServices(dkim)])].slice(0, MOST_SENDERS)
  return { state: stateOf(sends, spf), names, own: ownTerms(spf).slice(0, MOST_SENDERS) }
}

function stateOf(sends: boolean | null, spf: Section | undefined): DomainParties['sending']['state'] {
  if (!spf?.report || spf.status === 'no-data') return 'unknown'
  if (isOpenToAll(spf)) return 'anyone'
  if (sends === false) return 'nobody'
  return sends === null ? 'unsaid' : 'listed'
}

/** Servers, addresses and other tests of the record itself: the owner's own, as far as the record says. */
const ownTerms = (spf: Section | undefined) =>
  passingTerms(spf).flatMap(({ kind, name, text }) =>
    kind === 'mechanism' && name !== 'include' && name !== 'all' ? [text.replace(/^\+/, '')] : [],
  )

/** By name those that we know; the others by the domain whose record is included. */
const included = (spf: Section | undefined) =>
  passingTerms(spf).flatMap(({ name, value }) =>
    name === 'include' || name === 'redirect' ? [serviceOfInclude(value)?.service.name ?? value] : [],
  )

function passingTerms(spf: Section | undefined): SpfTerm[] {
  const record = spf?.report?.record ?? null
  if (record === null) return []
  return parseSpf(record).terms.filter((term) => term.kind === 'modifier' || term.qualifier === '+')
}

function dkimServices(dkim: Section | undefined): string[] {
  const { keys = [] } = (dkim?.report?.details ?? {}) as Partial<DkimDetails>
  return keys.flatMap(({ service, record, revoked }) =>
    service === null || record === null || revoked ? [] : [service],
  )
}

function receivingOf(mail: MailServers | null): DomainParties['receiving'] {
  if (mail === null || mail.state === 'unanswered') return { state: 'unknown', names: [] }
  const state = mail.state === 'null-mx' || mail.state === 'none' ? 'nobody' : 'hosts'
  const names = mail.servers.map(({ host }) => serviceOfExchange(host)?.service.name ?? organizationOf(host))
  return { state, names: [...new Set(names)] }
}
