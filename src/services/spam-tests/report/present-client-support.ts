import type { ClientSupport } from '#contract/pictures.ts'
import { clientSupport, defaultShares } from '#engines/client-support/support.ts'
import type { Language } from '#engines/language.ts'
import type { Message } from '#engines/message/types.ts'
import { message as sentence } from '#messages/message.ts'
import { sayIn } from '#messages/say.ts'
import { clientSharesDate } from '../../../../data/client-shares.ts'

/** What mail clients make of a message -> what the API answers. The notes of single clients are those of the data. */
export function presentClientSupport(id: string, message: Message, language: Language = 'en'): ClientSupport {
  const say = sayIn(language)
  const { clients, support, dataDate, features } = clientSupport(message, defaultShares)
  return {
    id,
    clients,
    support,
    shares_note: say(sentence('client-support.shares', { date: dayIn(language, clientSharesDate) })),
    data_date: dataDate,
    features: features.map(({ lastTested, harm, fix, ...feature }) => ({
      ...feature,
      support: feature.support.map((each) => ({
        ...each,
        notes: each.notes.map((note) => (typeof note === 'string' ? note : say(note))),
      })),
      fix: fix && say(fix),
      last_tested: lastTested,
    })),
  }
}

const dayIn = (language: Language, date: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
