import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { languageOfAccount } from '#contract/language.ts'
import type { AccountRow } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import type { OrderRow } from '#storage/orders/orders.ts'
import { alertOwner } from '../../accounts/alert.ts'
import { operatorAddress, reachesOperator } from '../../contact/operator.ts'
import { dayIn, moneyIn } from './figures.ts'
import type { OrdersWorld } from './world.ts'

/** Letters about orders, written in the transaction of what they tell of. */

export type BuyerLetter = 'received' | 'question' | 'granted' | 'refused'

/** `text`: what the operator wrote. */
export async function writeToBuyer(
  world: OrdersWorld,
  trx: Db,
  account: AccountRow,
  order: OrderRow,
  { what, text = '' }: { what: BuyerLetter; text?: string | undefined },
): Promise<void> {
  const language = languageOfAccount(account)
  const say = sayIn(language)
  const { number, plan, invoice_number: invoice, granted_until: until } = order
  const title = say(message(`orders.letter.${what}.title`, { number, plan }))
  const lines = {
    received: () => [
      say(
        message('orders.letter.received.text', {
          plan,
          total: moneyIn(language, order.total, order.currency),
        }),
      ),
      say(message('orders.letter.received.next')),
    ],
    question: () => [say(message('orders.letter.question.text')), text],
    granted: () => [
      until
        ? say(message('orders.letter.granted.until', { plan, until: dayIn(language, until) }))
        : say(message('orders.letter.granted.text', { plan })),
      ...(invoice ? [say(message('orders.letter.granted.invoice', { invoice }))] : []),
    ],
    refused: () => [say(message('orders.letter.refused.text')), text],
  }[what]()
  const url = `${world.publicUrl}/user-account/orders`
  const letter = { kind: 'order-news' as const, title, text: lines.filter(Boolean).join('\n\n'), url }
  if (!(await alertOwner(world, trx, account, letter)))
    world.log.error({ order: number, what }, 'letter about an order not sent')
}

/** Nothing is sent where the operator cannot be reached by mail: the order is in Admin all the same. */
export async function writeToOperator(
  world: OrdersWorld,
  trx: Db,
  account: Pick<AccountRow, 'email'>,
  order: OrderRow,
  what: 'placed' | 'answered' | 'withdrawn',
): Promise<void> {
  if (!reachesOperator(world)) return
  const { number, plan, interval, address, note, messages } = order
  const answer = what === 'answered' ? (messages.at(-1)?.text ?? '') : ''
  const sent = await world.mailer.send(
    {
      ...{ kind: 'order', to: await operatorAddress(world), number, what },
      order: {
        ...{ plan, interval, total: moneyIn('en', order.total, order.currency), email: account.email },
        ...{ name: address.name, country: address.country, note, answer },
      },
      url: `${world.publicUrl}/admin/orders`,
    },
    { trx },
  )
  if (!sent) world.log.error({ order: number, what }, 'letter about an order not sent to the operator')
}
