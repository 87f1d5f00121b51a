/** An offer (`payment_hash`) that someone came with, kept while they sign in and given back once. */

const name = 'postproof_offer'
const hour = 3600
const allowed = /^[\w./-]{1,200}$/

/** The hash when it can be one, else null. */
export const readHash = (given: string | null): string | null =>
  given !== null && allowed.test(given) ? given : null

export function offerOf(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  const found = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)
  return readHash(found?.[1] ?? null)
}

export const keepOffer = (hash: string): string =>
  `${name}=${hash}; Path=/; Max-Age=${hour}; HttpOnly; SameSite=Lax`

export const dropOffer = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
