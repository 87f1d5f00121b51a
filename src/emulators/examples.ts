import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createZone, parseZone } from '@postproof/dns/zone'
import type { Clock, HttpFetch, Resolver } from '@postproof/engine/world'
import { createRegistrations, type Registrations } from '@postproof/spam-test/rdap/registrations'
import type { Session } from '@postproof/spam-test/types'
import { z } from 'zod'
import { createRegistry, parseRegistrations, RDAP_STANDIN } from './rdap.ts'
import { loadWeb } from './web.ts'

/** The bundled messages under examples/, how each is said to have arrived, and the zone they live in. */

export type Example = { name: string; raw: Uint8Array; session: Session }

const folder = join(import.meta.dirname, '../../examples')

const arrival = z.object({
  clientAddress: z.string(),
  helo: z.string(),
  mailFrom: z.string(),
  tls: z.object({ version: z.string(), cipher: z.string() }).nullable(),
  receivedAt: z.string().transform((text) => Date.parse(text)),
})

export async function exampleNames(): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -4))
    .sort()
}

/** Reads `<name>.eml` and `<name>.json`. Throws when either is missing or the JSON is wrong. */
export async function loadExample(name: string): Promise<Example> {
  const raw = await readFile(join(folder, `${name}.eml`))
  const facts = arrival.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')))
  const recipient = 'reader@localhost.test'
  const session: Session = {
    ...facts,
    source: 'sample',
    addressUnusable: null,
    addressFrom: 'given',
    recipients: [recipient],
    tlsOffered: true,
    smtputf8: false,
    hostname: 'localhost.test',
    transcript: dialogue(facts, recipient, raw.byteLength),
  }
  return { name, raw, session }
}

function dialogue(facts: z.infer<typeof arrival>, recipient: string, size: number): Session['transcript'] {
  const lines: [dir: 'in' | 'out', line: string][] = [
    ['out', '220 localhost.test ESMTP'],
    ['in', `EHLO ${facts.helo}`],
    ['out', '250-localhost.test at your service'],
    ...(facts.tls
      ? ([
          ['in', 'STARTTLS'],
          ['out', '220 Ready to start TLS'],
        ] as [dir: 'in' | 'out', line: string][])
      : []),
    ['in', `MAIL FROM:<${facts.mailFrom}>`],
    ['out', '250 Accepted'],
    ['in', `RCPT TO:<${recipient}>`],
    ['out', '250 Accepted'],
    ['in', 'DATA'],
    ['out', '354 End data with <CR><LF>.<CR><LF>'],
    ['in', `<message of ${size} octets>`],
    ['out', '250 Message accepted'],
  ]
  return lines.map(([dir, line], index) => ({
    dir,
    line,
    at: facts.receivedAt - (lines.length - index) * 20,
  }))
}

/** The zone of examples/zone.yaml. */
export async function exampleZone(): Promise<Resolver> {
  return createZone(parseZone(await readFile(join(folder, 'zone.yaml'), 'utf8')))
}

/** The pages and pictures that the messages link to, from examples/web.yaml. */
export async function exampleWeb(): Promise<HttpFetch> {
  return loadWeb(folder)
}

/** Since when the domains of the messages are registered, from examples/registrations.yaml; their registry answers RDAP. */
export async function exampleRegistrations(clock: Clock): Promise<Registrations> {
  const dates = parseRegistrations(await readFile(join(folder, 'registrations.yaml'), 'utf8'))
  const bootstrap = new Map([['example', RDAP_STANDIN]])
  return createRegistrations({ http: createRegistry(dates), clock, bootstrap })
}
