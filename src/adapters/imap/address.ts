import { classifyAddress } from '@postproof/engine/addresses'
import type { Resolver } from '@postproof/engine/world'
import { FetchFailure } from '../http/failure.ts'
import { type Allowance, addressesOf } from '../http/target.ts'
import { SeedFailure } from './trouble.ts'

const MAX_ADDRESSES = 3

/**
 * The addresses that a mailbox's host may be asked at, IPv4 first. One that is not public refuses them all, as the
 * guarded HTTP client does: the name is an administrator's, what it leads to is its owner's. Throws SeedFailure.
 */
export async function checkedAddresses(
  host: string,
  port: number,
  guard: { resolver: Resolver; allowance: Allowance | undefined },
  signal: AbortSignal,
): Promise<string[]> {
  const hostname = host
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  const found = await lookUp(hostname, guard, signal)
  for (const address of found) {
    const kind = classifyAddress(address)
    if (kind === 'public' || guard.allowance?.(address, port)) continue
    const detail = { found: 'leads-to', host: hostname, address, kind } as const
    throw new SeedFailure({ code: 'refused-address', detail, final: true })
  }
  return found.slice(0, MAX_ADDRESSES)
}

async function lookUp(
  hostname: string,
  guard: { resolver: Resolver; allowance: Allowance | undefined },
  signal: AbortSignal,
) {
  try {
    return await addressesOf(hostname, guard.resolver, guard.allowance !== undefined, signal)
  } catch (error) {
    if (error instanceof SeedFailure || !(error instanceof FetchFailure)) throw error
    if (error.failure === 'refused-address') {
      const detail = { found: 'loopback', host: hostname } as const
      throw new SeedFailure({ code: 'refused-address', detail, final: true })
    }
    const detail = { found: 'not-resolved', host: hostname, outcome: error.message } as const
    throw new SeedFailure({ code: 'unreachable', detail, final: false })
  }
}
