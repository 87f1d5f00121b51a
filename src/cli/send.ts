import { isIP } from 'node:net'
import { header, parseAddressList, readMessage } from '@postproof/message/read'
import { type Command, InvalidArgumentError } from 'commander'
import { createTransport } from 'nodemailer'
import { readConfig } from '#config.ts'
import { freshMail } from './fresh-mail.ts'
import { envelope, readInput } from './input.ts'

type Options = { host: string; port?: number; from?: string; user?: string; fresh?: boolean }

/** `postproof send`: a file to a test address, straight to an instance or through the sender's own server. */
export function addSendCommand(program: Command): void {
  program
    .command('send')
    .argument('<file>', 'the email (.eml)')
    .argument('<address>', 'the test address shown on the site, or the address of a newsletter')
    .option('--host <host>', 'the receiver, or your own mail server', '127.0.0.1')
    .option('--port <port>', 'its port (default: SMTP_PORT); 465 is TLS from the start', portIn)
    .option('--from <address>', 'the envelope sender (default: the address in From)', envelope)
    .option('--user <name>', 'log in there; the password is read from POSTPROOF_SMTP_PASSWORD')
    .option('--fresh', 'give it a new Date and Message-ID, and leave out what servers added to it')
    .addHelpText(
      'after',
      `
To test the way of your transactional email each day, make an address under Newsletters and add such a line to the crontab
of the machine that sends:
  0 6 * * *  POSTPROOF_SMTP_PASSWORD=... postproof send receipt.eml ADDRESS --fresh --host smtp.example.org --port 587 --user shop
With --user, the connection must be encrypted and the certificate valid; without encryption only this machine is talked to.`,
    )
    .action(async (file: string, address: string, options: Options) => {
      console.log(await sendMail(await readInput(file), address, options))
    })
}

function portIn(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('Give a port from 1 to 65535.')
  return port
}

/** The address in the From header: what a sending program would use when nothing else is set. */
function fromOf(raw: Uint8Array): string {
  const message = readMessage(raw)
  return parseAddressList(header(message, 'from')?.raw ?? '').addresses[0]?.address ?? ''
}

/** Sends a file over SMTP and returns the server's last words. */
async function sendMail(file: Uint8Array, to: string, options: Options): Promise<string> {
  const { host, user, port = readConfig(process.env).SMTP_PORT } = options
  const author = fromOf(file)
  const from = options.from ?? author
  const domain = (author || from).split('@')[1]
  if (options.fresh && !domain)
    throw new InvalidArgumentError('The email has no address in From: give --from.')
  const raw = options.fresh ? freshMail(file, { domain: domain!, now: new Date() }) : Buffer.from(file)
  const transport = createTransport({
    ...{ host, port, secure: port === 465, name: 'localhost.localdomain' },
    ...(user === undefined
      ? // The receiver's certificate may be self-made; this sends a test mail without any secret.
        { tls: { rejectUnauthorized: false } }
      : { auth: { user, pass: passwordFor(user) }, requireTLS: !isThisMachine(host) }),
  })
  try {
    const sent = await transport.sendMail({ envelope: { from, to }, raw })
    return sent.response
  } finally {
    transport.close()
  }
}

function passwordFor(user: string): string {
  const password = process.env.POSTPROOF_SMTP_PASSWORD
  if (!password) throw new InvalidArgumentError(`Set POSTPROOF_SMTP_PASSWORD to the password of ${user}.`)
  return password
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
