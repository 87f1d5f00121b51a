import { randomBytes } from 'node:crypto'
import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { languageOfAccount } from '#contract/language.ts'
import type { Reader, SignedIn } from '../../accounts/visitor.ts'
import { type MonitorWorld, requireMonitor } from './world.ts'

/**
 * Sends a trial alert by each way that the monitor has, and answers how each went. The alert is written in the account's
 * language, the outcome in the reader's.
 */
export async function tryAlert(world: MonitorWorld, id: string, caller: SignedIn, reader?: Reader) {
  const row = await requireMonitor(world, id, caller)
  await world.trials(caller)
  const language = languageOfAccount(caller)
  const alert = {
    id: randomBytes(16).toString('hex'),
    kind: 'try',
    title: say(language, message('trial.title', { monitor: row.name })),
    text: say(language, message('trial.text')),
    provider: null,
    monitor: { id: row.id, name: row.name },
    test_id: null,
    url: world.publicUrl,
    at: new Date(world.clock.now()).toISOString(),
  }
  const ways = [...(row.email ? ['email' as const] : []), ...(row.webhook_url ? ['webhook' as const] : [])]
  const send = async (way: (typeof ways)[number]) => {
    const { ok, said } = await world.work.deliver(row, way, alert)
    return { way, ok, text: say(reader?.language ?? 'en', said) }
  }
  return Promise.all(ways.map(send))
}
