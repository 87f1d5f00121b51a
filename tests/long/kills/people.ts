import { sql } from 'kysely'
import type { Random } from '../../../packages/emulators/random.ts'
import { type Db, throughOutages } from './database.ts'
import type { Member } from './fleet.ts'

/** Whoever uses the site while its processes are killed: calls go to any process that has pages, again when it died. */

export type Person = { email: string; token: string; accountId: string }

export type Calls = ReturnType<typeof createCalls>

export function createCalls(members: Pick<Member, 'url'>[], random: Random) {
  const urls = members.flatMap(({ url }) => url ?? [])
  /** Null: nobody answered, and nobody knows whether it was done. */
  const once = async (path: string, init: RequestInit = {}, ms = 30_000): Promise<Response | null> => {
    try {
      const response = await fetch(`${random.pick(urls)}${path}`, {
        ...init,
        signal: AbortSignal.timeout(ms),
      })
      // Read whole here: what breaks off later was not an answer.
      return new Response(await response.arrayBuffer(), response)
    } catch {
      return null
    }
  }
  return {
    once,
    /** For what may be asked twice. Server errors, and "too often", are tried again too, for `seconds`. */
    async again(path: string, init: RequestInit = {}, seconds = 900): Promise<Response> {
      let last: Response | null = null
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(200)) {
        last = await once(path, init)
        if (last && last.status < 500 && last.status !== 429) return last
      }
      throw new Error(`no answer for ${path}: ${last?.status} ${await last?.text()}`)
    },
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const asJson = (person: Person | null, body?: unknown): RequestInit => ({
  method: body === undefined ? 'GET' : 'POST',
  headers: {
    'content-type': 'application/json',
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

const LIMITS = {
  ...{ spam_check: 1e6, screenshots: 1e6, heatmaps: 1e6 },
  ...{ inbox_placement: 1e6, email_verification: 1e6, api_keys: 1e6, api_rpm: 1e6 },
}

/** Every plan has everything, and none runs out. */
export async function withoutLimits({ db }: Db): Promise<void> {
  await sql`update plans set has_api = true, limits = limits || ${JSON.stringify(LIMITS)}::jsonb`.execute(db)
}

let people = 0

/** Makes an account, confirmed as if its mail had been answered. */
export async function register(calls: Calls, { db }: Db): Promise<Person> {
  for (;;) {
    const email = `person${++people}@example.org`
    const password = 'a long enough password'
    const given = { name: 'Ada', email, password, password_confirmation: password, terms: true }
    // Without an answer the address may be taken: the next try takes another.
    const response = await calls.once('/api/register', asJson(null, given))
    if (!response?.ok) {
      if (response && response.status < 500 && response.status !== 429)
        throw new Error(`no account: ${await response.text()}`)
      await pause(200)
      continue
    }
    const { api_token } = (await response.json()) as { api_token: string }
    return { email, token: api_token, accountId: await confirm({ db }, email) }
  }
}

/** As if the mail to that address had been answered; answers the id of the account. */
export async function confirm({ db }: Db, email: string): Promise<string> {
  const { rows } = await throughOutages(() =>
    sql<{ id: string }>`update accounts set confirmed_at = now() where email = ${email} returning id`.execute(
      db,
    ),
  )
  return rows[0]!.id
}
