import { header, parseAddressList, readMessage } from '@postproof/message/read'
import type { Command } from 'commander'
import { createTransport } from 'nodemailer'
import { readConfig } from '#config.ts'
import { envelope, readInput } from './input.ts'

/** `postproof send`: a file to a test address of an instance. */
export function addSendCommand(program: Command): void {
  program
    .command('send')
    .argument('<file>', 'the email (.eml)')
    .argument('<address>', 'the test address shown on the site')
    .option('--host <host>', 'the receiver', '127.0.0.1')
    .option('--port <port>', 'its port (default: SMTP_PORT)')
    .option('--from <address>', 'the envelope sender (default: the address in From)', envelope)
    .action(async (file: string, address: string, options) => {
      const config = readConfig(process.env)
      const port = options.port ? Number(options.port) : config.SMTP_PORT
      console.log(await sendMail(await readInput(file), { ...options, port, to: address }))
    })
}

/** The address in the From header: what a sending program would use when nothing else is set. */
function fromOf(raw: Uint8Array): string {
  const message = readMessage(raw)
  return parseAddressList(header(message, 'from')?.raw ?? '').addresses[0]?.address ?? ''
}

/** Sends a file as it is over SMTP, with STARTTLS when offered; answers the server's last words. */
async function sendMail(
  raw: Uint8Array,
  options: { host: string; port: number; from?: string; to: string },
): Promise<string> {
  const { host, port, to } = options
  const from = options.from ?? fromOf(raw)
  // The receiver's certificate may be self-made; this is a test tool that sends a test mail.
  const transport = createTransport({
    host,
    port,
    secure: false,
    name: 'localhost.localdomain',
    tls: { rejectUnauthorized: false },
  })
  try {
    const sent = await transport.sendMail({ envelope: { from, to }, raw: Buffer.from(raw) })
    return sent.response
  } finally {
    transport.close()
  }
}
