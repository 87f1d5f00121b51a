import { setTimeout as wait } from 'node:timers/promises'
import { printTable } from './figures.ts'
import { createClient, createFolder, type Instance, memoryOf, startInstance } from './instance.ts'
import { addressOf, createShop, heloOf, newsletter, senderOf } from './messages.ts'
import { openSender } from './sender.ts'
import { startSurroundings } from './surroundings.ts'

/** Resident memory of the real process: idle, while 400 connections bring 2,000 newsletters, and afterwards. */
const CONNECTIONS = 400
const EACH = 5
const PATIENCE = 240_000

export async function benchMemory(): Promise<void> {
  const around = await startSurroundings(CONNECTIONS)
  const folder = await createFolder()
  const instance = await startInstance(folder.path, around.settings)
  try {
    if (!(await memoryOf(instance))) return console.log('skipped: memory, because there is no /proc here')
    const rows: string[][] = []
    const note = async (when: string, more = '') => {
      const memory = (await memoryOf(instance))!
      rows.push([when, `${Math.round(memory.now)} MB`, `${Math.round(memory.most)} MB`, more])
    }
    await note('ready')
    await wait(5_000)
    await note('idle for 5 s')
    const begun = performance.now()
    const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
    await burst(instance, around.webPort)
    await note('all messages accepted', seconds())
    while (instance.completed() < CONNECTIONS * EACH && performance.now() - begun < PATIENCE) await wait(100)
    await note(`${instance.completed()} reports`, seconds())
    await wait(10_000)
    await note('idle for 10 s again')
    printTable(
      `Memory of the whole process: ${CONNECTIONS} connections, ${CONNECTIONS * EACH} messages of 10 kB`,
      ['when', 'resident', 'most so far', 'since the burst began'],
      rows,
    )
  } finally {
    await instance.stop()
    await around.close()
    await folder.remove()
  }
}

async function burst(instance: Instance, webPort: number): Promise<void> {
  const client = createClient(instance.url, 20)
  const senders = await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, number) => {
      const shop = createShop(number, webPort)
      const { email } = await client.address()
      const message = await newsletter(shop, 'small', email)
      return {
        shop,
        email,
        message,
        sender: await openSender(instance.smtpPort, addressOf(shop), heloOf(shop)),
      }
    }),
  )
  client.close()
  await Promise.all(
    senders.map(async ({ shop, email, message, sender }) => {
      for (let sent = 0; sent < EACH; sent++) await sender.send(senderOf(shop), email, message)
      sender.close()
    }),
  )
}
