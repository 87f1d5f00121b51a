import { type SpfService, spfServices } from '../data/spf-services.ts'

/** The sending service whose customers include this name. */
export function serviceOfInclude(domain: string): SpfService | undefined {
  return spfServices.find(({ includes }) => includes.some((name) => isAtOrBelow(domain, name)))
}

/** The mailbox service that an MX host belongs to. */
export function serviceOfExchange(host: string): SpfService | undefined {
  return spfServices.find(({ exchanges }) => exchanges.some((name) => isAtOrBelow(host, name)))
}

function isAtOrBelow(name: string, parent: string): boolean {
  return name === parent || name.endsWith(`.${parent}`)
}
