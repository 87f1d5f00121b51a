import { makeReply } from '@postproof/address/mailbox/reply-reader'
import type { Timer } from '@postproof/address/politeness/admission-queue'
import type { SmtpConnection, SmtpDialer, SmtpOutcome } from '@postproof/address/smtp-types'
import type { ZoneDefinition } from '@postproof/dns/zone'

/**
 * Operators of mail servers that put up with so much each, as outside: some take one connection at a time, some many; some
 * greylist; who is refused again and again is blocked. What they say is what servers say.
 */
export type OperatorRules = {
  perMinute: number
  atOnce: number
  /** Milliseconds to each reply. */
  replyMs: number
  /** Puts each sender and recipient off for five minutes. */
  greylists: boolean
  /** Refusals within an hour after which nothing is taken for an hour. */
  blocksAfter: number
}

export type OperatorSeen = {
  dialogues: number
  /** Connections and dialogues refused since we asked too much. */
  refusals: number
  /** Of these: while we were blocked. */
  whileBlocked: number
  mostAtOnce: number
}

export type Internet = {
  zone: ZoneDefinition
  dialer: SmtpDialer
  /** In the order of the operators. */
  seen: OperatorSeen[]
}

/** Names with u are there, but for the 20 characters of a made-up one: one in 26 of those begins with u. */
const MAILBOXES = /^u[^@]{0,18}@/
const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const domainOf = (operator: number) => `firm${operator}.net`
const addressOf = (operator: number) => `11.0.${operator >> 8}.${operator & 255}`

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function drawn(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** As different as they are: most take little, a few much. */
export function drawOperators(count: number, seed: number): OperatorRules[] {
  const random = drawn(seed)
  const pick = <T>(values: T[]) => values[Math.floor(random() * values.length)]!
  return Array.from({ length: count }, () => ({
    perMinute: pick([4, 8, 15, 15, 30, 30, 60, 60, 120, 300]),
    atOnce: pick([1, 1, 2, 2, 3, 5, 10, 20]),
    replyMs: pick([20, 50, 100, 200, 500, 1500]),
    greylists: random() < 0.15,
    blocksAfter: pick([5, 10, 20, 50]),
  }))
}

/** Addresses over the operators by Zipf's law, as those of real lists are, in no order. */
export function drawAddresses(count: number, operators: number, seed: number): string[] {
  const random = drawn(seed)
  const weights = Array.from({ length: operators }, (_, at) => 1 / (at + 10))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const bounds = weights.map(
    (
      (sum) => (weight) =>
        (sum += weight / all)
    )(0),
  )
  return Array.from({ length: count }, (_, at) => {
    const where = random()
    const operator = bounds.findIndex((bound) => where < bound)
    return `${random() < 0.3 ? 'x' : 'u'}ser${at}@${domainOf(operator < 0 ? operators - 1 : operator)}`
  })
}

/** Hours that the addresses of the slowest operator take at its own limit, were it known. */
export function leastHours(rules: OperatorRules[], addresses: string[]): number {
  const counts = Map.groupBy(addresses, (email) => email.slice(email.indexOf('@') + 1))
  const hours = rules.map(({ perMinute }, at) => (counts.get(domainOf(at))?.length ?? 0) / perMinute / 60)
  return Math.max(...hours)
}

/** `onAnswer`: told of each recipient that gets a word on its mailbox. */
export function createInternet(
  rules: OperatorRules[],
  timer: Timer,
  onAnswer: (recipient: string) => void = () => {},
): Internet {
  const operators = rules.map((one) => createOperator(one, timer, onAnswer))
  const zone: ZoneDefinition = {}
  for (const at of rules.keys()) {
    zone[domainOf(at)] = { MX: [[10, `mx.${domainOf(at)}`]] }
    zone[`mx.${domainOf(at)}`] = { A: addressOf(at) }
  }
  return {
    zone,
    seen: operators.map(({ seen }) => seen),
    dialer: {
      async dial({ address }) {
        const [, , high, low] = address.split('.').map(Number)
        return { ok: true, ms: 0, connection: operators[high! * 256 + low!]!.connect(address) }
      },
    },
  }
}

function createOperator(rules: OperatorRules, timer: Timer, onAnswer: (recipient: string) => void) {
  const seen: OperatorSeen = { dialogues: 0, refusals: 0, whileBlocked: 0, mostAtOnce: 0 }
  const greylisted = new Map<string, number>()
  let running = 0
  let lately: number[] = []
  let refused: number[] = []
  let blockedUntil = 0

  const refuse = (line: string): string => {
    const now = timer.now()
    seen.refusals += 1
    refused = [...refused.filter((at) => at > now - HOUR), now]
    if (refused.length >= rules.blocksAfter) blockedUntil = now + HOUR
    return line
  }
  /** What a new connection is greeted with. */
  const greet = (): string => {
    const now = timer.now()
    lately = [...lately.filter((at) => at > now - MINUTE), now]
    if (now < blockedUntil) {
      seen.whileBlocked += 1
      return refuse('554 5.7.1 Your IP address is on our block list')
    }
    if (running > rules.atOnce) return refuse('421 4.3.2 Service busy, closing connection')
    if (lately.length > rules.perMinute) return refuse('421 4.3.2 Service busy, try again later')
    return '220 mx ESMTP'
  }
  const toRecipient = (address: string): string => {
    if (rules.greylists) {
      const first = greylisted.get(address)
      if (first === undefined) greylisted.set(address, timer.now())
      if (timer.now() - (first ?? timer.now()) < 5 * MINUTE)
        return '451 4.7.1 Greylisted, please try again later'
    }
    onAnswer(address)
    return MAILBOXES.test(address) ? '250 2.1.5 Ok' : '550 5.1.1 User unknown'
  }
  const reply = (line: string): Promise<SmtpOutcome> =>
    new Promise((resolve) => {
      timer.after(rules.replyMs, () => {
        const reply = makeReply(Number(line.slice(0, 3)), [line.slice(4)])
        resolve({ ok: true, ms: rules.replyMs, reply })
      })
    })

  return {
    seen,
    connect(address: string): SmtpConnection {
      let isOpen = true
      running += 1
      seen.dialogues += 1
      seen.mostAtOnce = Math.max(seen.mostAtOnce, running)
      const end = () => {
        if (isOpen) running -= 1
        isOpen = false
      }
      return {
        address,
        greeting: () => reply(greet()),
        command(line) {
          if (line === 'QUIT') end()
          const recipient = /^RCPT TO:<(.*)>$/.exec(line)?.[1]
          return reply(recipient === undefined ? '250 Ok' : toRecipient(recipient))
        },
        secure: async () => ({ ok: false, detail: 'not offered', ms: 0 }),
        extend: () => {},
        close: end,
      }
    },
  }
}
