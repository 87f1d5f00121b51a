import type { Resolver } from '@postproof/engine/world'
import type { SeedAccess, TokenAnswer } from '@postproof/placement/mailbox-world'
import type { Allowance } from '../http/target.ts'
import { checkedAddresses } from './address.ts'
import type { ImapLimits } from './limits.ts'
import { type Credentials, openSession, type Session } from './session.ts'
import { SeedFailure } from './trouble.ts'

export type DialContext = {
  resolver: Resolver
  allowance: Allowance | undefined
  ca: string | string[] | undefined
  limits: ImapLimits
  /** Counts a connection; undefined when there are as many as are allowed. The answer gives it back. */
  enter(): (() => void) | undefined
}

/** Resolves, connects and signs in. An access token that is refused is asked for again, once. Throws SeedFailure. */
export async function signIn(
  access: SeedAccess,
  context: DialContext,
  signal: AbortSignal,
): Promise<Session> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(context.limits.connectMs)])
  const addresses = await checkedAddresses(access.host, access.port, context, limited).catch((error) => {
    if (!limited.aborted || error instanceof SeedFailure) throw error
    throw new SeedFailure({ code: 'timeout', detail: { found: 'name-too-slow' }, final: false })
  })
  const { auth } = access
  if (auth.kind === 'password') {
    return connectToOne(access, addresses, { pass: auth.password }, context, signal)
  }
  const token = await accessToken(auth.token(), context.limits)
  try {
    return await connectToOne(access, addresses, { accessToken: token }, context, signal)
  } catch (error) {
    if (!(error instanceof SeedFailure) || error.trouble.code !== 'authentication') throw error
    const fresh = await accessToken(auth.token(token), context.limits)
    return await connectToOne(access, addresses, { accessToken: fresh }, context, signal)
  }
}

async function connectToOne(
  access: SeedAccess,
  addresses: string[],
  credentials: Credentials,
  context: DialContext,
  signal: AbortSignal,
): Promise<Session> {
  let failure: unknown
  for (const address of addresses) {
    signal.throwIfAborted()
    const leave = context.enter()
    if (!leave) {
      throw new SeedFailure({ code: 'throttled', detail: { found: 'too-many-connections' }, final: false })
    }
    let left = false
    const onClose = () => {
      if (!left) leave()
      left = true
    }
    try {
      const session = await openSession(access, address, credentials, { ...context, signal, onClose })
      if (!signal.aborted) return session
      await session.close()
      signal.throwIfAborted()
    } catch (error) {
      onClose()
      failure ??= error
      if (!(error instanceof SeedFailure) || error.trouble.code !== 'unreachable') break
    }
  }
  throw failure
}

async function accessToken(asked: Promise<TokenAnswer>, limits: ImapLimits): Promise<string> {
  const ms = limits.commandMs
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const detail = { found: 'no-token', ms } as const
    timer = setTimeout(() => reject(new SeedFailure({ code: 'token', detail, final: false })), ms)
  })
  const answer = await Promise.race([asked, late]).finally(() => clearTimeout(timer))
  if (answer.ok) return answer.accessToken
  const { trouble, detail } = answer
  if (trouble === 'revoked') throw new SeedFailure({ code: 'consent', detail, final: true })
  throw new SeedFailure({ code: 'token', detail, final: trouble === 'refused' })
}
