import type { SeedAccess } from '@postproof/placement/mailbox-world'
import { providerOf, simulatedProviderInfo } from '@postproof/placement/provider'
import type { ProviderInfo } from '@postproof/placement/provider-info'
import type { Config } from '#config.ts'
import type { SimulatedDelivery } from '#emulators/placement/delivery.ts'
import type { SimulatedProvider, SimulatedProviders } from '#emulators/placement/simulated-providers.ts'
import type { SeedCopy } from '#storage/placement/tables.ts'

/**
 * Mailbox providers that exist in this process only: offered, and labelled, while no real seed mailbox was read yet.
 * They are made when someone first asks for them.
 */
export type SimulatedPool = {
  /** Whether they are of this process. */
  isHere(): boolean
  /** Whether they are offered. `readSeeds`: how many real mailboxes are enabled and were read once. */
  offered(readSeeds: number): boolean
  providers(): readonly SimulatedProvider[]
  /** Null for an id that no simulated provider has. */
  infoOf(providerId: string): ProviderInfo | null
  /** Starts them. */
  seeds(): Promise<SeedCopy[]>
  access(seedId: number): Promise<SeedAccess | null>
  /** Without starting anything. */
  isAddress(address: string): boolean
  deliver(
    raw: Uint8Array,
    recipient: string,
    envelope: { from?: string; ip?: string; helo?: string },
  ): Promise<SimulatedDelivery>
  close(): Promise<void>
}

/** Far above what a table of real mailboxes counts to. */
export const FIRST_SIMULATED = 1_000_000_000

export function createSimulatedPool(world: {
  mode: Config['SIMULATED_PROVIDERS']
  /** False in a process that does not read mailboxes, and where another one has them: nobody would look into them. */
  possible: () => boolean
  make: () => SimulatedProviders
}): SimulatedPool {
  const { mode, possible } = world
  let made: SimulatedProviders | undefined
  let started: Promise<SeedAccess[]> | undefined
  const all = () => {
    made ??= world.make()
    return made
  }
  const start = () => {
    started ??= all()
      .start()
      .then(({ accesses }) => accesses)
    return started
  }
  const isOn = () => mode !== 'off' && possible()
  return {
    isHere: isOn,
    offered: (readSeeds) => isOn() && (mode === 'on' || readSeeds === 0),
    providers: () => (isOn() ? all().providers : []),
    infoOf(id) {
      const found = isOn() ? all().providers.find((provider) => provider.id === id) : undefined
      return found ? simulatedProviderInfo(found) : null
    },
    async seeds() {
      if (!isOn()) return []
      const accesses = await start()
      return accesses.map(({ id, provider, address }) => {
        const info = all().providers.find((one) => one.id === provider)
        return {
          id,
          provider,
          name: info?.name ?? provider,
          address,
          type: info?.type ?? 'consumer',
          region: info?.region ?? '',
          simulated: true,
        }
      })
    },
    access: async (seedId) => (isOn() ? ((await start()).find(({ id }) => id === seedId) ?? null) : null),
    isAddress: (address) => isOn() && all().addresses.some((known) => plain(known) === plain(address)),
    async deliver(raw, recipient, envelope) {
      await start()
      return all().deliver(raw, recipient, envelope)
    },
    close: async () => {
      await started?.catch(() => {})
      await made?.close()
    },
  }
}

/** Without what stands after the plus sign (RFC 5233), which matches a test as well. */
function plain(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at).split('+')[0]}${address.slice(at)}`.toLowerCase()
}

/** What is known of a provider, real or simulated. */
export const infoOf = (seed: Pick<SeedCopy, 'provider' | 'simulated'>, pool: SimulatedPool): ProviderInfo =>
  (seed.simulated ? pool.infoOf(seed.provider) : null) ?? providerOf(seed.provider)
