import { randomBytes } from 'node:crypto'
import type { Clock } from '@postproof/engine/world'
import type { SeedAccess } from '@postproof/placement/mailbox-world'
import type { HeaderFamily } from '@postproof/placement/provider-info'
import type { SimulatedDelivery } from './delivery.ts'
import { factsOf } from './facts.ts'
import { authservIdOf, type Family, families, localParts } from './families.ts'
import { listenForMail } from './listener.ts'
import { type MailboxEmulator, type Placed, startMailbox } from './mailbox-server.ts'
import { fileAt } from './rules.ts'
import { stamp } from './stamp.ts'

/** A provider that exists in this process only; its id and domain say so. */
export type SimulatedProvider = {
  id: string
  name: string
  domain: string
  region: string
  type: 'consumer' | 'business'
  tabs: SeedAccess['tabs']
  /** Whose header fields it writes. */
  family: HeaderFamily
  /** The authserv-id in its Authentication-Results. */
  authservId: string
  addresses: string[]
}

export interface SimulatedProviders {
  providers: readonly SimulatedProvider[]
  addresses: readonly string[]
  /** Listens on loopback: SMTP at one port, IMAP at one per mailbox. */
  start(): Promise<{ smtpPort: number; accesses: SeedAccess[] }>
  /** Files a mail as if it had come in by SMTP. Refuses an unknown recipient like a mail host would. */
  deliver(
    raw: Uint8Array,
    recipient: string,
    envelope?: { from?: string; ip?: string; helo?: string },
  ): Promise<SimulatedDelivery>
  close(): Promise<void>
}

export type SimulatedProvidersOptions = {
  clock?: Clock
  log?: (message: string) => void
  /** Ids of the accesses count up from here. Default 1. */
  firstId?: number
  /** Default: any free port. */
  smtpPort?: number
  /** Milliseconds until a mail with `[move]` is moved. Default 20,000. */
  moveMs?: number
  /** In place of a time: when it is moved. */
  moveWhen?: Promise<void>
  /** How long mail is held where a provider holds it. Default: as its family does. */
  holdMs?: number
}

/** Bounds per mailbox; twelve of them hold at most 60 MB together. */
const KEEP_BYTES = 512 * 1024
const MAX_MESSAGES = 100
const MAX_TOTAL = 5 * 1024 * 1024
const KEEP_MS = 3_600_000
const SWEEP_MS = 300_000
const MAX_TIMERS = 500
const MOVE_MS = 20_000

type Box = { address: string; family: Family; mailbox: MailboxEmulator; password: string }

/**
 * Mail providers in this process: SMTP in, IMAP out, filed by the rules of `rules.ts`. For a fresh instance without
 * seed mailboxes, and for tests. They listen on loopback alone, with passwords made at start.
 */
export function createSimulatedProviders(options: SimulatedProvidersOptions = {}): SimulatedProviders {
  const now = () => options.clock?.now() ?? Date.now()
  const log = options.log ?? (() => {})
  const boxes = new Map<string, Box>()
  const timers = new Set<NodeJS.Timeout>()
  let listener: { port: number; close(): Promise<void> } | undefined
  let sweep: NodeJS.Timeout | undefined

  const later = (ms: number, work: () => void) => {
    if (timers.size >= MAX_TIMERS) return work()
    const timer = setTimeout(() => {
      timers.delete(timer)
      try {
        work()
      } catch (error) {
        log(`a simulated delivery failed: ${error instanceof Error ? error.message : error}`)
      }
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  const deliver: SimulatedProviders['deliver'] = async (raw, recipient, envelope = {}) => {
    const box = boxes.get(baseAddress(recipient))
    if (!box) return { outcome: 'rejected', code: 550, text: '5.1.1 No such mailbox' }
    const { family, mailbox } = box
    const mail = factsOf(raw, envelope)
    const { verdict, rule } = fileAt(family, mail)
    if (verdict.to === 'refused') return { outcome: 'rejected', code: verdict.code, text: verdict.text }
    if (verdict.to === 'nowhere') return { outcome: 'lost' }
    const folder =
      verdict.to === 'junk'
        ? family.junk
        : verdict.to === 'newsletters'
          ? (family.newsletters ?? 'INBOX')
          : 'INBOX'
    const category = verdict.to === 'category' ? verdict.category : 'primary'
    const receivedAt = now()
    const file = (): Placed => {
      const about = {
        spam: verdict.to === 'junk',
        why: rule ? rule.why : 'No rule holds, so the inbox.',
        receivedAt,
        filedAt: now(),
      }
      const head = Buffer.from(stamp(family, mail, recipient.replace(/[^\x21-\x7e]/g, ''), about), 'latin1')
      const placed = mailbox.append(folder, Buffer.concat([head, raw]), { category, at: now() })
      if (verdict.to === 'junk-later') {
        const move = () => void mailbox.move(placed, family.junk)
        if (options.moveWhen) void options.moveWhen.then(move)
        else later(options.moveMs ?? MOVE_MS, move)
      }
      return placed
    }
    const hold = family.holdsMs && (options.holdMs ?? family.holdsMs)
    if (hold > 0) {
      later(hold, () => void file())
      return { outcome: 'delayed' }
    }
    file()
    return {
      outcome: 'filed',
      folder,
      category: family.tabs === 'gmail' && folder === 'INBOX' ? category : null,
    }
  }

  const close = async () => {
    clearInterval(sweep)
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    await listener?.close()
    listener = undefined
    await Promise.all([...boxes.values()].map(({ mailbox }) => mailbox.close()))
    boxes.clear()
  }

  return {
    providers: families.map((family) => ({ ...publicPart(family), addresses: addressesOf(family) })),
    addresses: families.flatMap(addressesOf),
    async start() {
      try {
        for (const family of families) {
          for (const address of addressesOf(family)) boxes.set(address, await openBox(family, address, now))
        }
        listener = await listenForMail({
          port: options.smtpPort ?? 0,
          keep: KEEP_BYTES,
          knows: (address) => boxes.has(baseAddress(address)),
          deliver,
          log,
        })
      } catch (error) {
        await close()
        throw error
      }
      sweep = setInterval(() => {
        for (const { mailbox } of boxes.values()) mailbox.forgetBefore(now() - KEEP_MS)
      }, SWEEP_MS)
      sweep.unref()
      const accesses = [...boxes.values()].map((box, at) => accessOf(box, (options.firstId ?? 1) + at))
      return { smtpPort: listener.port, accesses }
    },
    deliver,
    close,
  }
}

async function openBox(family: Family, address: string, now: () => number): Promise<Box> {
  const password = randomBytes(18).toString('base64url')
  const mailbox = await startMailbox({
    address,
    password,
    folders: family.folders,
    gmail: family.tabs === 'gmail',
    maxBytes: KEEP_BYTES + 8192,
    maxMessages: MAX_MESSAGES,
    maxTotalBytes: MAX_TOTAL,
    now,
  })
  return { address, family, mailbox, password }
}

function accessOf({ address, family, mailbox, password }: Box, id: number): SeedAccess {
  return {
    id,
    provider: family.id,
    address,
    host: '127.0.0.1',
    port: mailbox.port,
    security: 'none',
    username: address,
    auth: { kind: 'password', password },
    folderMap: {},
    tabs: family.tabs,
  }
}

const publicPart = (family: Family) => ({
  id: family.id,
  name: family.name,
  domain: family.domain,
  region: family.region,
  type: family.type,
  tabs: family.tabs,
  family: family.family,
  authservId: authservIdOf(family),
})

const addressesOf = ({ domain }: Family) => localParts.map((name) => `${name}@${domain}`)

/** RFC 5233: what follows the plus is the recipient's own. */
function baseAddress(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}
