import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ZoneDefinition } from '@postproof/dns/zone'
import { type Arrival, type Draft, draftOf } from './draft.ts'

/** Ten mails with faults of every kind, and the world each is sent in. */

type Sent = {
  name: string
  folder: string
  /** Where it comes from; the rest is as it mostly is. */
  arrival: Pick<Arrival, 'helo' | 'mailFrom'> & Partial<Arrival>
  zone: ZoneDefinition
  /** What is not repaired: another subject is judged again by its words, and no report foretells that. */
  leaves?: string[]
}

const address = '203.0.113.25'
const own = join(import.meta.dirname, 'mails')
const examples = join(import.meta.dirname, '../../examples')

const named = (helo: string): ZoneDefinition => ({ [address]: { PTR: helo }, [helo]: { A: address } })
const spf = (domain: string, ip = address): ZoneDefinition => ({
  [domain]: { TXT: [`v=spf1 ip4:${ip} -all`] },
})
const dmarc = (domain: string, policy: string): ZoneDefinition => ({
  [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=${policy}; rua=mailto:dmarc@${domain}`] },
})

const mails: Sent[] = [
  {
    name: 'careless-newsletter',
    folder: examples,
    arrival: { helo: 'web07.hosting.example', mailFrom: 'bounces@ostrel.example' },
    zone: { ...named('web07.hosting.example'), ...spf('ostrel.example'), ...dmarc('ostrel.example', 'none') },
    leaves: ['subject_style'],
  },
  {
    name: 'image-only',
    folder: examples,
    arrival: { helo: 'out.sundrift.example', mailFrom: 'bounces@sundrift.example' },
    zone: { ...named('out.sundrift.example'), ...spf('sundrift.example') },
  },
  {
    name: 'phishing-like',
    folder: examples,
    arrival: { helo: 'mail.accounts-verify.example', mailFrom: 'service@northbank.example', tls: false },
    zone: spf('northbank.example', '203.0.113.150'),
  },
  {
    name: 'shop-unsigned',
    folder: own,
    arrival: { helo: 'mail.clayandkiln.example', mailFrom: 'bounce@clayandkiln.example' },
    zone: { ...named('mail.clayandkiln.example'), ...spf('clayandkiln.example') },
  },
  {
    name: 'club-no-records',
    folder: own,
    arrival: { helo: 'mx.valleyrowing.example', mailFrom: 'office@valleyrowing.example' },
    zone: {},
  },
  {
    name: 'letter-spf-fails',
    folder: own,
    arrival: { helo: 'mail.lindgrenbooks.example', mailFrom: 'bounce@lindgrenbooks.example' },
    zone: {
      ...named('mail.lindgrenbooks.example'),
      ...spf('lindgrenbooks.example', '203.0.113.99'),
      ...dmarc('lindgrenbooks.example', 'quarantine'),
    },
  },
  {
    name: 'bounce-elsewhere',
    folder: own,
    arrival: { helo: 'out.mailfleet.example', mailFrom: 'b7@bounce.mailfleet.example' },
    zone: {
      ...named('out.mailfleet.example'),
      ...spf('bounce.mailfleet.example'),
      ...dmarc('harvestbox.example', 'reject'),
    },
  },
  {
    name: 'from-free-mailbox',
    folder: own,
    arrival: { helo: 'mail.clayandkiln.example', mailFrom: 'bounce@clayandkiln.example' },
    zone: {
      ...named('mail.clayandkiln.example'),
      ...spf('clayandkiln.example'),
      ...dmarc('gmail.com', 'none'),
    },
  },
  {
    name: 'notice-plain-server',
    folder: own,
    arrival: { helo: 'host-25.parceldesk.example', mailFrom: 'desk@parceldesk.example', tls: false },
    zone: spf('parceldesk.example'),
  },
  {
    name: 'gallery-images',
    folder: own,
    arrival: { helo: 'web.gallerynorth.example', mailFrom: 'web@gallerynorth.example' },
    zone: { ...named('web.gallerynorth.example'), ...dmarc('gallerynorth.example', 'none') },
  },
]

export const names: string[] = mails.map(({ name }) => name)

export const leftIn = (name: string): string[] => mails.find((mail) => mail.name === name)?.leaves ?? []

export async function draftNamed(name: string): Promise<Draft> {
  const { folder, arrival, zone } = mails.find((mail) => mail.name === name)!
  const usual = { clientAddress: address, tls: true, receivedAt: Date.UTC(2026, 10, 18, 16) }
  return draftOf(await readFile(join(folder, `${name}.eml`)), { ...usual, ...arrival }, zone)
}
