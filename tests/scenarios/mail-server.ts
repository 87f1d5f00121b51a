import { SMTPServer } from 'smtp-server'
import { freePort } from '../instance.ts'

/** A mail server of an operator: takes what it is given, or answers as it is told. */

export type Taken = { from: string; to: string[]; raw: string }
export type MailServer = {
  url: string
  port: number
  /** What it said yes to, in order. */
  taken: Taken[]
  close(): Promise<void>
}

export const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode })

/** `answer`: to each message when it is there whole; null takes it. `onMessage`: hears of it before. `onRecipient`: refuses one. */
export async function startMailServer(
  answer: () => Error | null | Promise<Error | null> = () => null,
  port?: number,
  onMessage: (raw: string) => void = () => {},
  onRecipient: (address: string) => Error | null = () => null,
): Promise<MailServer> {
  const taken: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(onRecipient(address)),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString()
        onMessage(raw)
        const error = await answer()
        const { mailFrom, rcptTo } = session.envelope
        if (!error) {
          taken.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw,
          })
        }
        done(error)
      })
    },
  })
  // Whoever sends may be killed in the middle.
  server.on('error', () => {})
  const listens = port ?? (await freePort())
  await new Promise<void>((resolve) => server.listen(listens, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${listens}`,
    port: listens,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
