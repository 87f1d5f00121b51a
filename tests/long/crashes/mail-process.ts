import pino from 'pino'
import { readConfig } from '#config.ts'
import { createApplication } from '#services/application/create.ts'
import { changeAccount } from '#storage/accounts.ts'
import { insertAlert, insertMonitor } from '#storage/placement/monitors.ts'
import { registration } from '../../scenarios/accounts-world.ts'

/** An instance in a process of its own, which a test starts, asks and kills. Arguments: data folder, port of its mail server. */

export type Order =
  | { register: string }
  | { forgot: string }
  /** What is written to the operator. */
  | { contact: string }
  /** Of the account with this id: the name of a monitor that has something to tell. */
  | { alert: string; account: string; email: string }

const [folder = '', port = ''] = process.argv.slice(2)
const config = readConfig({
  DATA_DIR: folder,
  MAIL_SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Harbor <account@harbor.example>',
  REGISTRATIONS_PER_HOUR: '1000',
  SIMULATED_PROVIDERS: 'off',
  PICTURES: 'off',
  LOG_LEVEL: 'silent',
  DNS_SERVERS: '127.0.0.1:9',
})
const application = await createApplication(config, pino({ level: 'silent' }))
const { accounts, contact } = application.services
const { db } = application.database
let people = 0
const visitor = () => ({ browser: null, network: `192.0.2.${++people % 250}` })

async function obey(order: Order): Promise<unknown> {
  if ('register' in order) {
    return (await accounts.register({ ...registration(order.register), terms: true }, visitor())).user
  }
  if ('forgot' in order) return accounts.forgot(order.forgot, visitor())
  if ('contact' in order) {
    const person = { name: 'Eve', email: 'eve@reader.example', domain: 'reader.example' }
    return contact.send({ ...person, message: order.contact }, visitor())
  }
  alerts = alerts.then(() => alert(order))
  return alerts
}

/** One after the other: else the work for one may have taken the alert of another, and be at it still. */
let alerts: Promise<unknown> = Promise.resolve()
async function alert(order: Extract<Order, { alert: string }>): Promise<unknown> {
  await changeAccount(db, order.account, { confirmed_at: new Date() })
  const now = new Date()
  const monitor = {
    ...{ id: order.alert, account_id: order.account, owner: order.account, name: order.alert },
    ...{ marker: order.alert, providers: '[]', enabled: true, alert_spam: true, email: true },
  }
  await insertMonitor(db, { ...monitor, created_at: now }, null)
  const body = {
    id: order.alert,
    title: order.alert,
    text: 'It fell.',
    url: 'https://x.example',
    kind: 'drop',
  }
  await insertAlert(db, {
    ...{ id: order.alert, monitor_id: order.alert, kind: 'drop', way: 'email' },
    ...{ body: JSON.stringify(body), due_at: now, created_at: now },
  })
  return application.placement.work()
}

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  obey(order).then(
    (answer) => process.send?.({ id, answer }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.send?.({ ready: true })
