import { header, parseAddressList, readMessage } from '@postproof/message/read'
import { createTransport } from 'nodemailer'

/** The address in the From header: what a sending program would use when nothing else is set. */
function fromOf(raw: Uint8Array): string {
  const message = readMessage(raw)
  return parseAddressList(header(message, 'from')?.raw ?? '').addresses[0]?.address ?? ''
}

/** Sends a file as it is over SMTP, with STARTTLS when offered; answers the server's last words. */
export async function sendMail(
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
