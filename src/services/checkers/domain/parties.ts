import { organizationOf } from '@postproof/engine/organization'
import type { DkimDetails } from '@postproof/records/dkim/details'
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
  const find = (wanted: Section['id']) => sections.find(({ id }) => id === wanted)
  const [spf, dkim] = [find('spf'), find('dkim')]
  const terms = passingTerms(spf?.report?.record ?? null)
  const names = [...new Set([...terms.flatMap(includedBy), ...dkimServices(dkim)])]
  return {
    state: stateOf(sends, spf),
    names: names.slice(0, MOST_SENDERS),
    own: terms.flatMap(ownBy).slice(0, MOST_SENDERS),
  }
}

/** Unknown is only a record that got no answer: what it leads to may be unanswered, and it still names who sends. */
function stateOf(sends: boolean | null, spf: Section | undefined): DomainParties['sending']['state'] {
  if (!spf?.report || (spf.report.record === null && spf.status === 'no-data')) return 'unknown'
  if (isOpenToAll(spf)) return 'anyone'
  if (sends === false) return 'nobody'
  return sends === null ? 'unsaid' : 'listed'
}

const passingTerms = (record: string | null): SpfTerm[] =>
  record === null
    ? []
    : parseSpf(record).terms.filter((term) => term.kind === 'modifier' || term.qualifier === '+')

/** By name a service that we know; another by the domain whose record is included. */
const includedBy = ({ name, value }: SpfTerm): string[] =>
  name === 'include' || name === 'redirect' ? [serviceOfInclude(value)?.service.name ?? value] : []

/** Servers, addresses and other tests of the record itself: the owner's own, as far as the record says. */
const ownBy = ({ kind, name, text }: SpfTerm): string[] =>
  kind === 'mechanism' && name !== 'include' && name !== 'all' ? [text.replace(/^\+/, '')] : []

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
