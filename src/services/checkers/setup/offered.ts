import { type SenderService, senderServices } from '@postproof/senders'
import type { SetupService } from './types.ts'

/** Kinds of services that customers send with; not those that forward mail. */
const kinds = ['mailbox', 'newsletter', 'transactional', 'shop', 'crm', 'help-desk'] as const

/** The services that can send with the customer's domain. */
export const offeredServices: SenderService[] = senderServices.filter(
  ({ kind, aligns }) => kinds.some((one) => one === kind) && !(aligns.spf === 'no' && aligns.dkim === 'no'),
)

/** The services to choose from: those seen in the DNS first, the others by name. */
export function presentServices(seen: ReadonlySet<string>): SetupService[] {
  return offeredServices
    .map(({ id, name, kind }) => ({ id, name, kind, isSeen: seen.has(id) }))
    .toSorted((a, b) => Number(b.isSeen) - Number(a.isSeen) || a.name.localeCompare(b.name, 'en'))
}

/**
 * Returns the SPF term of a service. Null if SPF cannot help its mail because the return path is at another domain, and if
 * the term is not certain: no confirmed name, or one for each region.
 */
export function spfTermOf({ aligns, includes }: SenderService): string | null {
  if (aligns.spf !== 'yes') return null
  const [confirmed, another] = includes.filter(({ sources }) => sources.length > 0)
  return confirmed && !another && includes.length <= 2 ? `include:${confirmed.name}` : null
}
