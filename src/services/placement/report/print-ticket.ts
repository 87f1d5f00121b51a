import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The printer's browser has no cookie: it reads a private report by an id with a ticket, good for a minute and for
 * nothing but reading.
 */
export type PrintTickets = {
  idWith(id: string, now: number): string
  idOf(id: string, now: number): string | null
}

const VALID_MS = 60_000

/** `secrets`: the first one signs, all are recognized. */
export function createPrintTickets(secrets: readonly Uint8Array[]): PrintTickets {
  const [present] = secrets
  if (!present) throw new Error('There is no secret.')
  const sign = (secret: Uint8Array, id: string, until: string) =>
    createHmac('sha256', secret).update(`placement-print\0${id}\0${until}`).digest('base64url').slice(0, 32)
  return {
    idWith(id, now) {
      const until = (now + VALID_MS).toString(36)
      return `${id}.${until}.${sign(present, id, until)}`
    },
    idOf(ticket, now) {
      const [id = '', until = '', signature = '', ...more] = ticket.split('.')
      const given = Buffer.from(signature)
      const isBy = (secret: Uint8Array) => {
        const expected = Buffer.from(sign(secret, id, until))
        return given.length === expected.length && timingSafeEqual(given, expected)
      }
      if (more.length || !secrets.some(isBy)) return null
      return Number.parseInt(until, 36) >= now ? id : null
    },
  }
}
