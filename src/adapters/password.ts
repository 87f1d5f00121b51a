import { hash, verify } from '@node-rs/argon2'

/** Passwords at rest: Argon2id with the least parameters of the OWASP Password Storage Cheat Sheet (19 MiB, 2 passes). */
export interface Passwords {
  /** The PHC string, with a salt of its own. */
  hash(password: string): Promise<string>
  /** Costs the same when there is no hash to compare with, and is false then. */
  matches(hashed: string | undefined, password: string): Promise<boolean>
}

/** Argon2id is the library's default algorithm; its enum exists for types alone. */
export type PasswordCost = {
  /** KiB of memory. */
  memoryCost: number
  /** Passes over it. */
  timeCost: number
  parallelism: number
}
const leastCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** `cost`: for tests, where no hash outlives the run. */
export async function createPasswords(cost = leastCost): Promise<Passwords> {
  const nobody = await hash('the password of nobody', cost)
  return {
    hash: (password) => hash(password, cost),
    async matches(hashed, password) {
      const same = await verify(hashed ?? nobody, password)
      return hashed !== undefined && same
    },
  }
}
