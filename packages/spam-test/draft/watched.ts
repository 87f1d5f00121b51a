import type { TestInput, TestWorld } from '../types.ts'

/** What one check asked for while it ran: which of its answers rest on the world, and which on the mail alone. */
export type Asked = {
  /** How links and images fared. */
  health: boolean
  /** DNS, blacklists, other programs, the content of pictures. */
  world: boolean
}

/** The same input and world, for one check, which note what it asks for. */
export function watch(
  input: TestInput,
  world: TestWorld,
): { input: TestInput; world: TestWorld; asked: Asked } {
  const asked: Asked = { health: false, world: false }
  const noting =
    <Arguments extends unknown[], Result>(ask: (...given: Arguments) => Result) =>
    (...given: Arguments): Result => {
      asked.world = true
      return ask(...given)
    }
  const { resolver, http, blacklists, images, prober, registrations, spamEngines } = world
  return {
    asked,
    input: {
      ...input,
      health: noted(input.health, () => {
        asked.health = true
      }),
      codes: noting(input.codes),
    },
    world: {
      ...world,
      resolver: { lookup: noting(resolver.lookup.bind(resolver)) },
      http: { fetch: noting(http.fetch.bind(http)) },
      images: { decode: noting(images.decode.bind(images)) },
      prober: { collect: noting(prober.collect.bind(prober)) },
      blacklists: {
        checkAddress: noting(blacklists.checkAddress.bind(blacklists)),
        checkDomain: noting(blacklists.checkDomain.bind(blacklists)),
        checkEmail: noting(blacklists.checkEmail.bind(blacklists)),
      },
      ...(registrations && { registrations }),
      spamEngines: spamEngines.map((engine) => ({ ...engine, scan: noting(engine.scan.bind(engine)) })),
    },
  }
}

/** A promise that tells when someone waits for it: to have it at hand asks nothing. */
function noted<T>(promise: Promise<T>, note: () => void): Promise<T> {
  return new Proxy(promise, {
    get(target, name) {
      if (name === 'then') note()
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
