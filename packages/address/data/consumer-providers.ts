/**
 * The large providers of mailboxes for everyone that accounts may have asked, and what their answer to RCPT is worth.
 * Origin: written by hand from the providers' postmaster pages and from what tools for verification report of them.
 * Date: 2026-11-23. Licence: facts; this file MIT, as the project.
 */
export type ConsumerProvider = {
  /** As in `mail-providers.ts`. */
  id: string
  name: string
  /**
   * - `both`: it takes mailboxes that exist and refuses the others by name.
   * - `refusals`: it takes nearly every name at RCPT and refuses after the message: only its no says something.
   */
  worth: 'both' | 'refusals'
}

export const CONSUMER_PROVIDERS_DATE = '2026-11-23'

export const consumerProviders: readonly ConsumerProvider[] = [
  { id: 'gmail', name: 'Gmail', worth: 'both' },
  { id: 'outlook', name: 'Outlook.com', worth: 'both' },
  { id: 'icloud', name: 'iCloud', worth: 'both' },
  { id: 'gmx', name: 'GMX and WEB.DE', worth: 'both' },
  { id: 'yahoo', name: 'Yahoo and AOL', worth: 'refusals' },
]
