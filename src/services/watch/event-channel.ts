import type { EventData } from '#contract/events.ts'
import { languageOfAccount } from '#contract/language.ts'
import { findAccount } from '#storage/accounts.ts'
import { storeEvent } from '#storage/events/events.ts'
import type { Channel } from './channel.ts'
import { sayChange } from './words.ts'

/** Alerts as events for the account's webhooks, one each. */
export const createEventChannel = (): Channel => ({
  mark: 'posted_at',
  isCalm: false,
  async send({ accountId, alerts }, trx) {
    const language = languageOfAccount(await findAccount(trx, accountId))
    for (const row of alerts) {
      const { domain, part, kind, severity, title, says, fix, before, after } = sayChange(row, language)
      const data: EventData<'domain.changed'> = {
        ...{ domain, part, kind, title, says, fix, before, after },
        severity: severity ?? 'info',
      }
      await storeEvent(trx, {
        ...{ accountId, type: 'domain.changed', object: `domains/${domain}`, data, at: row.at },
      })
    }
    return true
  },
})
