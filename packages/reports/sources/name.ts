import { organizationOf, sameOrganization } from '@postproof/engine/organization'
import {
  type Recognized,
  type SenderKind,
  type SenderService,
  serviceOfHost,
  serviceOfReturnPath,
  serviceOfSelector,
  serviceOfSignature,
} from '@postproof/senders'
import type { AggregateRow } from '../types.ts'
import type { DomainContext, ReverseNames } from './domain-context.ts'
import { addressOf, passesOn, routeOf, signatureOf, type Traces } from './traces.ts'

/**
 * Who sent a row, or passed it on.
 * - `kind`: that of the service; `own` for the domain itself, `other` for another domain, `network` for the owner of the
 *   address, `unknown` for a bare address.
 * - `certainty`: `sure` by what passes and is confirmed, `likely` by a selector, a reverse name or other rows, `guess` by a
 *   name that no public source confirms, `none` for a bare address.
 */
export type SourceName = {
  /** Of the table of services; null for others. */
  id: string | null
  name: string
  kind: SenderKind | 'own' | 'other' | 'network' | 'unknown'
  evidence: { by: Evidence; value: string }
  certainty: 'sure' | 'likely' | 'guess' | 'none'
}

/** In the order in which they count. `rows`: other rows with the same signature or address. */
export type Evidence = 'own-dkim' | 'dkim' | 'selector' | 'spf' | 'rows' | 'reverse-name' | 'address'

type Seen = Recognized & { evidence: SourceName['evidence']; certainty: SourceName['certainty'] }

/**
 * The name of a source, by the first evidence that answers: a signature of the domain with what stands next to it, the
 * signature of a service, a telling selector, the return path, the forward-confirmed reverse name, the address. Results that
 * do not pass never name anyone.
 */
export function nameSource(row: AggregateRow, traces: Traces, context: DomainContext): SourceName {
  const direct = directService(row, traces, context.reverseNames)
  const other = otherDomain(row, traces, context)
  if (direct && !(other && (isLessTelling(direct) || isProvedTwice(other, traces))))
    return serviceName(direct)
  if (other && traces.own.length === 0) return other
  if (traces.own.length > 0 || row.passed || context.servicesOfAddresses.has(addressOf(row))) {
    const fromRows = serviceFromRows(row, traces, context)
    if (fromRows) return fromRows
  }
  if (other) return other
  const [own] = traces.own
  if (own) return ownName(row, 'own-dkim', signatureOf(own))
  if (row.dkim === 'pass') return ownName(row, 'own-dkim', row.headerFrom)
  if (traces.ownPath !== null || row.spf === 'pass')
    return ownName(row, 'spf', traces.ownPath ?? row.headerFrom)
  if (context.ownAddresses.has(addressOf(row))) return ownName(row, 'rows', addressOf(row))
  return nameOfAddress(row, context.reverseNames)
}

/** Who passed a row on: a forwarder's or list's signature, the return path that it wrote, the reverse name, the address. */
export function nameForwarder(row: AggregateRow, traces: Traces, reverseNames: ReverseNames): SourceName {
  for (const { domain } of traces.foreign) {
    const found = serviceOfSignature(domain)
    if (found && passesOn(found.service.kind) && found.service.kind !== 'mailbox')
      return serviceName(seen(found, 'dkim', domain))
  }
  if (traces.foreignPath !== null) {
    const found = serviceOfReturnPath(traces.foreignPath)
    if (found && passesOn(found.service.kind)) return serviceName(seen(found, 'spf', traces.foreignPath))
    if (!found) return otherName(traces.foreignPath, 'spf')
  }
  const unknown =
    traces.own.length === 0 ? traces.foreign.find(({ domain }) => !serviceOfSignature(domain)) : null
  if (unknown) return otherName(unknown.domain, 'dkim')
  return nameOfAddress(row, reverseNames)
}

/** The service that this row shows by itself. */
export function directService(row: AggregateRow, traces: Traces, reverseNames: ReverseNames): Seen | null {
  const signed = traces.foreign.flatMap(({ domain }) => {
    const found = serviceOfSignature(domain)
    return found ? [seen(found, 'dkim', domain)] : []
  })
  const plain = signed.find(({ service }) => !service.carries)
  if (plain) return plain
  const selected = bySelector(traces)
  const [carrier] = signed
  if (carrier) return selected && !selected.service.carries ? selected : carrier
  if (selected) return selected
  const returned = traces.foreignPath === null ? null : serviceOfReturnPath(traces.foreignPath)
  if (returned && !(traces.own.length > 0 && passesOn(returned.service.kind)))
    return seen(returned, 'spf', traces.foreignPath!)
  return byHost(row, traces, reverseNames)
}

function bySelector({ own }: Traces): Seen | null {
  for (const each of own) {
    const found = each.selector === null ? null : serviceOfSelector(each.selector)
    if (found) return { ...seen(found, 'selector', signatureOf(each)), certainty: 'likely' }
  }
  return null
}

/** A mailbox provider's host also passes on mail of others, so it names the sender only if the return path is the domain's. */
function byHost(row: AggregateRow, traces: Traces, reverseNames: ReverseNames): Seen | null {
  const host = reverseNames.get(addressOf(row))
  const found = host === undefined ? null : serviceOfHost(host)
  if (!found || host === undefined) return null
  const direct = row.spf === 'pass' || traces.ownPath !== null
  if (passesOn(found.service.kind) && !direct) return null
  return { ...seen(found, 'reverse-name', host), certainty: 'likely' }
}

function serviceFromRows(row: AggregateRow, traces: Traces, context: DomainContext): SourceName | null {
  for (const each of traces.own) {
    const service = context.servicesOfSignatures.get(signatureOf(each))
    if (service) return namedByRows(service, signatureOf(each))
  }
  const service = context.servicesOfAddresses.get(addressOf(row))
  return service ? namedByRows(service, addressOf(row)) : null
}

/** Another domain that passes: a service's customer, an unknown service, or a stranger. */
function otherDomain(row: AggregateRow, traces: Traces, context: DomainContext): SourceName | null {
  if (traces.own.length > 0) {
    const isHome = traces.own.some(
      (each) => context.isHome(signatureOf(each), routeOf(row, traces)) !== false,
    )
    const unknown = traces.foreignPath !== null && serviceOfReturnPath(traces.foreignPath) === null
    return unknown && isHome ? otherName(traces.foreignPath!, 'spf') : null
  }
  const signed = traces.foreign.find(({ domain }) => serviceOfSignature(domain) === null)
  if (signed) return otherName(signed.domain, 'dkim')
  const unknown = traces.foreignPath !== null && serviceOfReturnPath(traces.foreignPath) === null
  return unknown ? otherName(traces.foreignPath!, 'spf') : null
}

/** Carriers and mailbox providers carry mail of others, who are named by their own domain. */
const isLessTelling = ({ service, evidence }: Seen) =>
  evidence.by !== 'selector' && (service.carries || service.kind === 'mailbox')

/** It signs, and the return path is its own: a customer of the service that the row also shows. */
const isProvedTwice = ({ name }: SourceName, { own, foreign, foreignPath }: Traces) =>
  own.length === 0 &&
  foreignPath !== null &&
  sameOrganization(foreignPath, name) &&
  foreign.some(({ domain }) => sameOrganization(domain, name))

function seen(found: Recognized, by: Evidence, value: string): Seen {
  return { ...found, evidence: { by, value }, certainty: found.confirmed ? 'sure' : 'guess' }
}

function serviceName({ service, evidence, certainty }: Seen): SourceName {
  return { id: service.id, name: service.name, kind: service.kind, evidence, certainty }
}

const namedByRows = (service: SenderService, value: string): SourceName => ({
  ...{ id: service.id, name: service.name, kind: service.kind },
  evidence: { by: 'rows', value },
  certainty: 'likely',
})

function ownName(row: AggregateRow, by: Evidence, value: string): SourceName {
  const certainty = by === 'own-dkim' || by === 'spf' ? 'sure' : 'likely'
  return { id: null, name: organizationOf(row.headerFrom), kind: 'own', evidence: { by, value }, certainty }
}

const otherName = (domain: string, by: Evidence): SourceName => ({
  ...{ id: null, name: organizationOf(domain), kind: 'other' },
  evidence: { by, value: domain },
  certainty: 'sure',
})

/** An address is named by its reverse name if that leads back to it; it is the network, not always the sender. */
function nameOfAddress(row: AggregateRow, reverseNames: ReverseNames): SourceName {
  const address = addressOf(row)
  const host = reverseNames.get(address)
  if (host === undefined)
    return {
      id: null,
      name: address,
      kind: 'unknown',
      evidence: { by: 'address', value: address },
      certainty: 'none',
    }
  if (sameOrganization(host, row.headerFrom)) return ownName(row, 'reverse-name', host)
  const found = serviceOfHost(host)
  if (found) return { ...serviceName(seen(found, 'reverse-name', host)), certainty: 'likely' }
  return {
    ...{ id: null, name: organizationOf(host), kind: 'network' },
    evidence: { by: 'reverse-name', value: host },
    certainty: 'likely',
  }
}
