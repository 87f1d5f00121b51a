import { sameOrganization } from '@postproof/engine/organization'
import { type SenderService, serviceOfHost, serviceOfReturnPath, serviceOfSelector } from '@postproof/senders'
import type { AggregateRow, DkimResult } from '../types.ts'
import type { DomainContext, ReverseNames, SeenRow, Volume } from './domain-context.ts'
import { directService } from './name.ts'
import { addressOf, passesOn, routeOf, signatureOf, type Traces, tracesOf } from './traces.ts'

/** A route with less than this share of a signature's mail, or less than these numbers, is not where the mail leaves. */
const HOME_SHARE = 0.1
const HOME = { messages: 10, reporters: 2, days: 3 }

const noVolume = (): Volume => ({ messages: 0, reporters: new Set(), days: new Set() })

function addTo(volumes: Map<string, Volume>, key: string, { row, reporter, day }: SeenRow): void {
  const volume = volumes.get(key) ?? noVolume()
  volumes.set(key, volume)
  volume.messages += row.count
  volume.reporters.add(reporter)
  if (day !== null) volume.days.add(day)
}

export const isSteady = (volume: Volume, least: { messages: number; reporters: number; days: number }) =>
  volume.messages >= least.messages &&
  volume.reporters.size >= least.reporters &&
  volume.days.size >= least.days

/** Reads all rows of a domain once. Rows of several From domains below it belong together. */
export function contextOf(rows: readonly SeenRow[], reverseNames: ReverseNames = new Map()): DomainContext {
  const addresses = new Map<string, Volume>()
  const names = new Map<string, Volume>()
  const routes = new Map<string, Map<string, Volume>>()
  const traced = rows.map((seen) => ({ seen, traces: tracesOf(seen.row) }))
  for (const { seen, traces } of traced) {
    addTo(addresses, addressOf(seen.row), seen)
    for (const name of new Set([...traces.foreign.map(({ domain }) => domain), traces.foreignPath ?? '']))
      if (name !== '') addTo(names, name, seen)
    for (const signature of new Set(traces.own.map(signatureOf))) {
      const own = routes.get(signature) ?? new Map<string, Volume>()
      routes.set(signature, own)
      addTo(own, routeOf(seen.row, traces), seen)
    }
  }
  const homes = new Map(
    [...routes].map(([signature, volumes]) => [signature, homesOf(signature, volumes, reverseNames)]),
  )
  const isHome = (signature: string, route: string): boolean | null => {
    const known = homes.get(signature)
    return known === undefined || known.size === 0 ? null : known.has(route)
  }
  return {
    reverseNames,
    ...servicesSeen(traced, isHome, reverseNames),
    signatures: new Set(routes.keys()),
    isHome,
    volumeAt: (address) => addresses.get(address) ?? noVolume(),
    volumeOf: (name) => names.get(name) ?? noVolume(),
  }
}

/**
 * Where the mail with a signature leaves: always by the domain's own return path, by return paths of sending services, and by
 * those of the mailbox provider that the selector names, such as for invitations; from hosts with a name of the domain's own;
 * otherwise by routes with much of it. A forwarder has little, and mostly one reporter: that of the mailbox it forwards to.
 */
function homesOf(signature: string, volumes: Map<string, Volume>, reverseNames: ReverseNames): Set<string> {
  const [selector = '', domain = ''] = signature.split('._domainkey.')
  const signer = serviceOfSelector(selector)?.service
  const total = [...volumes.values()].reduce((sum, { messages }) => sum + messages, 0)
  const isMuch = (volume: Volume) => volume.messages >= total * HOME_SHARE && isSteady(volume, HOME)
  const homes = [...volumes].filter(([route, volume]) => {
    if (route === 'own' || route.startsWith('service ')) return true
    const path = after('path ', route)
    if (path !== null && signer && serviceOfReturnPath(path)?.service === signer) return true
    const host = reverseNames.get(after('address ', route) ?? '')
    if (host === undefined) return isMuch(volume)
    return sameOrganization(host, domain) || (!isForwardersHost(host) && isMuch(volume))
  })
  return new Set(homes.map(([route]) => route))
}

const after = (start: string, text: string) => (text.startsWith(start) ? text.slice(start.length) : null)

function isForwardersHost(host: string): boolean {
  const known = serviceOfHost(host)?.service
  return known !== undefined && passesOn(known.kind)
}

type Traced = { seen: SeenRow; traces: Traces }

/** Which service is behind a signature or an address, from rows that pass and were not forwarded. */
function servicesSeen(
  traced: readonly Traced[],
  isHome: DomainContext['isHome'],
  reverseNames: ReverseNames,
): Pick<DomainContext, 'servicesOfSignatures' | 'servicesOfAddresses' | 'ownAddresses'> {
  const servicesOfSignatures = new Map<string, SenderService>()
  const servicesOfAddresses = new Map<string, SenderService>()
  const passing = traced.filter(
    ({ seen: { row }, traces }) =>
      (row.passed || traces.own.length > 0 || traces.ownPath !== null) &&
      !traces.own.some((each) => isHome(signatureOf(each), routeOf(row, traces)) === false),
  )
  for (const { seen, traces } of passing) {
    const service = directService(seen.row, traces, reverseNames)?.service
    if (!service) continue
    servicesOfAddresses.set(addressOf(seen.row), service)
    // A gateway relays what the server behind it signed.
    if (service.kind === 'security' && !traces.own.some(isSelectedBy(service))) continue
    for (const each of traces.own)
      if (!servicesOfSignatures.has(signatureOf(each))) servicesOfSignatures.set(signatureOf(each), service)
  }
  const ownAddresses = new Set(
    passing
      .map(({ seen }) => seen.row)
      .filter((row) => !servicesOfAddresses.has(addressOf(row)) && !isServicesHost(row, reverseNames))
      .map(addressOf),
  )
  return { servicesOfSignatures, servicesOfAddresses, ownAddresses }
}

const isSelectedBy =
  (service: SenderService) =>
  ({ selector }: DkimResult) =>
    selector !== null && serviceOfSelector(selector)?.service === service

/** The reverse name of the address says that it is a service's, even one that is not of the domain. */
function isServicesHost(row: AggregateRow, reverseNames: ReverseNames): boolean {
  const host = reverseNames.get(addressOf(row))
  return host !== undefined && !sameOrganization(host, row.headerFrom) && serviceOfHost(host) !== null
}
