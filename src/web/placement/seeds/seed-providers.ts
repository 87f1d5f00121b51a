import { sayIn } from '@postproof/messages/say'
import { placementProviders } from '@postproof/placement/data/providers'
import type { Language } from '#contract/language.ts'

/** What the form for a seed mailbox offers: names, servers and how one signs in there. */
export type SeedProvider = {
  id: string
  name: string
  type: 'consumer' | 'business'
  server: { host: string; port: number } | null
  signIn: string
}

/** For loaders: the registry is not for browsers. */
export const seedProviders = (language: Language = 'en'): SeedProvider[] =>
  placementProviders.map(({ id, name, type, imap, signIn }) => ({
    id,
    name,
    type,
    server: imap && { host: imap.host, port: imap.port },
    signIn: signIn ? sayIn(language)(signIn) : '',
  }))
