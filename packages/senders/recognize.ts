import type { SenderService, SourcedName } from './service.ts'
import { senderServices } from './services.ts'

/** A service, the name in the table that showed it, and whether a public source confirms that name. */
export type Recognized = { service: SenderService; by: string; confirmed: boolean }

type Index = Map<string, Recognized>

/** Words that anyone may choose. */
const COMMON = new Set(
  'default dkim mail email smtp mx api key1 key2 key3 s1 s2 k1 k2 k3 m1 m2 dk ml cm pm sl eo ms kl kl2 mailo pic sender 200608'.split(
    ' ',
  ),
)

const bySignature = indexOf(({ signs }) => signs)
const byReturnPath = indexOf(({ bounces }) => bounces)
const byHost = indexOf(({ hosts }) => hosts)
const byInclude = indexOf(({ includes }) => includes)
const byExchange = indexOf(({ exchanges }) => exchanges.map((name) => ({ name, sources: [] })))
const bySelector = tellingSelectors()

/** The service that signs with this domain (DKIM d=) or one above it. Ask only for signatures that pass. */
export const serviceOfSignature = (domain: string): Recognized | null => longestEnding(bySignature, domain)

/** The service whose return path is at this domain or above it. Ask only where SPF passes: anyone can write a return path. */
export const serviceOfReturnPath = (domain: string): Recognized | null => longestEnding(byReturnPath, domain)

/** The service whose servers have this reverse name. Ask only for names that lead back to the address. */
export const serviceOfHost = (name: string): Recognized | null => longestEnding(byHost, name)

/** The service whose customers include this name in their SPF record. */
export const serviceOfInclude = (name: string): Recognized | null => longestEnding(byInclude, name)

/** The service whose customers receive mail at this MX host. */
export const serviceOfExchange = (host: string): Recognized | null => longestEnding(byExchange, host)

/** The only service that uses this selector under its customers' domains; null if several do, or it is a common word. */
export function serviceOfSelector(selector: string): Recognized | null {
  const name = selector.toLowerCase().slice(0, 100)
  const fixed = bySelector.get(name)
  if (fixed) return fixed
  const service = senderServices.find(({ selectorPattern }) => selectorPattern?.test(name))
  return service ? { service, by: name, confirmed: false } : null
}

export const serviceById = (id: string): SenderService | null =>
  senderServices.find((service) => service.id === id) ?? null

/** The first service that has a name keeps it. */
function indexOf(namesOf: (service: SenderService) => readonly SourcedName[]): Index {
  const index: Index = new Map()
  for (const service of senderServices)
    for (const { name, sources } of namesOf(service))
      if (!index.has(name)) index.set(name, { service, by: name, confirmed: sources.length > 0 })
  return index
}

/** `spf.em.secureserver.net` before `secureserver.net`: the longest ending on a label boundary. */
function longestEnding(index: Index, domain: string): Recognized | null {
  let name = domain.toLowerCase().replace(/\.$/, '').slice(-253)
  while (name !== '') {
    const found = index.get(name)
    if (found) return found
    const dot = name.indexOf('.')
    name = dot < 0 ? '' : name.slice(dot + 1)
  }
  return null
}

function tellingSelectors(): Index {
  const users = new Map<string, SenderService[]>()
  for (const service of senderServices)
    for (const selector of service.selectors) users.set(selector, [...(users.get(selector) ?? []), service])
  return new Map(
    [...users].flatMap(([selector, services]) =>
      services.length > 1 || COMMON.has(selector)
        ? []
        : [[selector, { service: services[0]!, by: selector, confirmed: false }] as const],
    ),
  )
}
