import type { Client } from '../client.ts'
import type { ClientId } from '../types.ts'

/**
 * Clients that draw the mail as it is, with the engine of the system's browser: what caniemail calls unsupported goes,
 * `prefers-color-scheme` stays. Thunderbird is left out: a seventh of its cells in the data are unknown or missing.
 */
const browser = (id: ClientId, platform: string): Client => ({
  id,
  platform,
  accounts: 'own',
  body: { becomes: 'body' },
})

export const browserClients: Client[] = [
  browser('apple-mail-ios', 'apple-mail.ios'),
  browser('apple-mail-macos', 'apple-mail.macos'),
  browser('samsung-email', 'samsung-email.android'),
]
