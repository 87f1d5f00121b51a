import { clientSharesDate } from '@postproof/client-support/data/client-shares'
import { clientSupport, defaultShares } from '@postproof/client-support/support'
import type { MeasuredEffects } from '@postproof/client-support/types'
import type { Language } from '@postproof/engine/language'
import type { Message } from '@postproof/message/types'
import { message as sentence } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { figuresLocale } from '#contract/language.ts'
import type { ClientSupport } from '#contract/pictures.ts'

/** What mail clients make of a message -> what the API answers. The notes of single clients are those of the data. */
export function presentClientSupport(
  id: string,
  message: Message,
  measured: MeasuredEffects,
  language: Language = 'en',
): ClientSupport {
  const say = sayIn(language)
  const { clients, support, dataDate, features } = clientSupport(message, defaultShares, measured)
  return {
    id,
    clients,
    support,
    shares_note: say(sentence('client-support.shares', { date: dayIn(language, clientSharesDate) })),
    data_date: dataDate,
    features: features.map(({ lastTested, fix, ...feature }) => ({
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
  new Intl.DateTimeFormat(figuresLocale(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date))
