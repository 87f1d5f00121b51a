import { sealingOf } from '#platform/keys/keys.ts'
import { Busy } from '#platform/refusals/refusal.ts'
import {
  type AskedLink,
  deleteOldAskedLinks,
  insertAskedLink,
  postponeAskedLink,
  takeAskedLink,
} from '#storage/asked-links.ts'
import type { Db } from '#storage/db.ts'
import { newId } from '../secrets.ts'
import type { AccountsWorld } from '../world.ts'

/**
 * Links that were asked for. Before the answer the wish is written down, which takes the same for every address; whether it
 * has an account is looked up after it. So the answer tells nothing, by its words or its time, and a process that is killed
 * in between loses nothing: the wish is taken up by another one, or at the next start.
 */
export type AskedLinks = {
  /**
   * Durable when it resolves, or when `trx` is committed. `account`: the signed-in account that asks. Refusal `busy`
   * (503) when too many wait, for any address alike.
   */
  ask(wish: Wish, trx?: Db): Promise<void>
  /** Makes in the background what was asked for. */
  wake(): void
  /** Makes all that is due; answers how many. */
  make(): Promise<number>
}

export type Wish = { kind: AskedLink['kind']; email: string; account: string | null }

const MOST_WAITING = 5_000
const DAY = 86_400_000
const PAUSE = 60_000

const subjectOf = (id: string) => `asked-link/${id}`

/** `mail`: writes the token and its mail, in that transaction. */
export function createAskedLinks(
  { db, keys, background, log }: Pick<AccountsWorld, 'db' | 'keys' | 'background' | 'log'>,
  mail: (trx: Db, wish: Wish) => Promise<void>,
): AskedLinks {
  const sealing = sealingOf(keys.signing, 'asked-links')

  const grant = async (trx: Db, { id, kind, address, key_id, account_id }: AskedLink) => {
    const email = sealing.open({ secret: address, key_id }, subjectOf(id))
    if (email === null) throw new Error('sealed with a key that is not here')
    await mail(trx, { kind, email, account: account_id })
  }
  /** Wish and mail change places in one transaction. False when none is due. */
  const makeOne = async (): Promise<boolean> => {
    let taken: AskedLink | undefined
    try {
      await db.transaction().execute(async (trx) => {
        taken = await takeAskedLink(trx)
        if (taken) await grant(trx, taken)
      })
    } catch (error) {
      if (!taken) throw error
      log.error({ error, kind: taken.kind }, 'a link that was asked for could not be made; tried again')
      await postponeAskedLink(db, taken.id, PAUSE)
    }
    return taken !== undefined
  }
  const make = async () => {
    let count = 0
    while (await makeOne()) count++
    return count
  }
  return {
    async ask({ kind, email, account }, trx = db) {
      const id = newId()
      const { secret: address, key_id } = sealing.seal(email, subjectOf(id))
      const asked = { id, kind, address, key_id, account_id: account }
      if (!(await insertAskedLink(trx, asked, MOST_WAITING))) throw tooMany()
    },
    wake: () => background.run('links', make),
    async make() {
      const old = await deleteOldAskedLinks(db, DAY)
      if (old) log.error({ count: old }, 'links that were asked for were not made within a day')
      return make()
    },
  }
}

const tooMany = () => new Busy('server.too_much_mail', 300)
