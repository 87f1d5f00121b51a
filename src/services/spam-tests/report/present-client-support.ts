import type { ClientSupport } from '#contract/pictures.ts'
import { clientSupport, defaultShares } from '#engines/client-support/support.ts'
import type { Language } from '#engines/language.ts'
import type { Message } from '#engines/message/types.ts'

/** What mail clients make of a message -> what the API answers. */
export function presentClientSupport(id: string, message: Message, language: Language = 'en'): ClientSupport {
  const { clients, support, sharesNote, dataDate, features } = clientSupport(message, defaultShares, language)
  return {
    id,
    clients,
    support,
    shares_note: sharesNote,
    data_date: dataDate,
    features: features.map(({ lastTested, harm, ...feature }) => ({ ...feature, last_tested: lastTested })),
  }
}
