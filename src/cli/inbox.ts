import { type Command, InvalidArgumentError } from 'commander'

/** `postproof inbox`: a staging inbox that keeps every mail an application sends, with a report on each. */

type Options = {
  host: string
  smtp: number
  http: number
  folder?: string
  most: number
  maxAge?: number
  language: string
  defer: number
  refuse: number
  drop: number
  delay: number
}

/** Octets of one mail, and of all mails that are kept in memory. */
const MOST_OCTETS = 25 * 1024 * 1024
const MOST_IN_MEMORY = 1024 * 1024 * 1024

export function addInboxCommand(program: Command): void {
  program
    .command('inbox')
    .option('--host <address>', 'where to listen', '127.0.0.1')
    .option('--smtp <port>', 'port for mail', port, 1025)
    .option('--http <port>', 'port for the page and the API', port, 8025)
    .option('--folder <folder>', 'keep mails there instead of in memory')
    .option('--most <count>', 'mails kept; the oldest go first', count, 500)
    .option('--max-age <hours>', 'delete mails after so many hours', hours)
    .option('--language <language>', 'the language of findings', 'en')
    .option('--defer <share>', 'refuse this share of recipients for now (451), 0 to 1', share, 0)
    .option('--refuse <share>', 'refuse this share of recipients for good (550), 0 to 1', share, 0)
    .option('--drop <share>', 'hang up in the middle of this share of mails, 0 to 1', share, 0)
    .option('--delay <ms>', 'milliseconds before a mail is answered', count, 0)
    .addHelpText(
      'after',
      '\nNothing is passed on. Any login is accepted, and none is needed. Whoever reaches the ports may read the mails.',
    )
    .action(run)
}

async function run(options: Options): Promise<void> {
  const [{ openStore }, { createInbox }, { startReceiving }, { startServing }, { languages }] =
    await Promise.all([
      import('./inbox/store.ts'),
      import('./inbox/inbox.ts'),
      import('./inbox/receive.ts'),
      import('./inbox/serve.ts'),
      import('@postproof/messages/languages'),
    ])
  const { host, folder = null, most, maxAge, defer, refuse, drop, delay } = options
  const language = languages.find((one) => one === options.language)
  if (!language) throw new InvalidArgumentError(`--language: give one of ${languages.join(', ')}.`)
  const maxAgeMs = maxAge === undefined ? null : maxAge * 3_600_000
  const store = await openStore({ folder, most, mostOctets: MOST_IN_MEMORY, maxAgeMs, now: Date.now })
  const failures = { defer, refuse, drop, delayMs: delay }
  const smtp = await startReceiving(store, {
    host,
    port: options.smtp,
    maxSize: MOST_OCTETS,
    failures,
  }).catch(portTaken('--smtp', options.smtp))
  const site = await startServing(createInbox(store, language), { host, port: options.http }).catch(
    portTaken('--http', options.http),
  )
  const shown = host.includes(':') ? `[${host}]` : host
  console.log(
    `Send mail to ${shown}:${smtp.port} and read it at http://${shown}:${site.port}. Stop with Ctrl+C.`,
  )
  const stop = () => void Promise.all([smtp.close(), site.close()]).then(() => process.exit(0))
  process.once('SIGINT', stop).once('SIGTERM', stop)
}

const portTaken = (option: string, port: number) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    throw new InvalidArgumentError(`Port ${port} is in use. Choose another with ${option}.`)
  if (error.code === 'EACCES')
    throw new InvalidArgumentError(`Port ${port} may not be used. Choose one above 1023 with ${option}.`)
  throw error
}

function whole(text: string, most: number, what: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new InvalidArgumentError(`Give ${what}, a whole number from 0 to ${most}.`)
  return value
}

const port = (text: string) => whole(text, 65_535, 'a port')
const count = (text: string) => whole(text, 1_000_000, 'how many')

function hours(text: string): number {
  const value = Number(text)
  if (!(value > 0)) throw new InvalidArgumentError('Give hours, a number above 0.')
  return value
}

function share(text: string): number {
  const value = Number(text)
  if (!(value >= 0 && value <= 1)) throw new InvalidArgumentError('Give a share from 0 to 1.')
  return value
}
