import { asJson, type Calls, type Person, pause } from './people.ts'

/** People who register, change their password and their name, and make API keys: what they were told, and when. */

/** `answeredAt`: by performance.now(); null: nobody knows whether it was done. */
type Change = { value: string; askedAt: number; answeredAt: number | null }

export type Account = {
  email: string
  /** Of the session after the last change that was answered. */
  token: string
  /** When the account was answered 201. */
  answeredAt: number
  passwords: Change[]
  names: Change[]
  /** Its password stays as it is once it has a key: a new one ends the keys. */
  keeps: boolean
  keys: { key: string; answeredAt: number }[]
}

export type AccountLoad = { stop(): Promise<void>; accounts: Account[] }

/** A moment: what was answered before its begin stands, what was asked before its end may. */
export type Moment = { begin: number; end: number }

/** `confirm`: as if the mail to that address had been answered, without which nobody gets a key. */
export function changeAccounts(world: {
  calls: Calls
  confirm(email: string): Promise<void>
  pauseMs: number
}): AccountLoad {
  const { calls, pauseMs } = world
  const load: AccountLoad = { stop: async () => {}, accounts: [] }
  let stopped = false
  const working = (async () => {
    for (let count = 1; !stopped; count++) {
      const account = await makeAccount(calls, count)
      if (account) {
        load.accounts.push(account)
        await world.confirm(account.email)
      }
      // An older one too, whose rows have been written back meanwhile.
      const older = load.accounts[Math.floor(count / 3)]
      for (const one of [account, older]) {
        if (one && !stopped && !(one.keeps && one.keys.length)) await changeOne(calls, one, count)
      }
      await pause(pauseMs)
    }
  })()
  load.stop = async () => {
    stopped = true
    await working
  }
  return load
}

async function makeAccount(calls: Calls, count: number): Promise<Account | null> {
  const email = `changing${count}@example.org`
  const password = `first long password ${count}`
  const given = { name: 'Ada 0', email, password, password_confirmation: password, terms: true }
  const askedAt = performance.now()
  const response = await calls.once('/api/register', asJson(null, given))
  if (response?.status !== 201) return null
  const { api_token: token } = (await response.json()) as { api_token: string }
  const answeredAt = performance.now()
  const change = (value: string) => ({ value, askedAt, answeredAt })
  const keeps = count % 2 === 0
  return {
    email,
    token,
    answeredAt,
    keeps,
    passwords: [change(password)],
    names: [change('Ada 0')],
    keys: [],
  }
}

const personOf = ({ token }: { token: string }) => ({ token }) as Person

async function changeOne(calls: Calls, account: Account, count: number): Promise<void> {
  const { passwords, names } = account
  const [last, name] = [passwords.at(-1)!, names.at(-1)!]
  // Nobody knows what stands there: it is left as it is.
  if (last.answeredAt === null || name.answeredAt === null) return
  const password = `another long password ${count}`
  const given = { current_password: last.value, password, password_confirmation: password }
  const changed = await change(passwords, password, () =>
    calls.once('/api/profile/password', asJson(personOf(account), given)),
  )
  // The session goes on under another token; without the answer nobody has it.
  if (!changed) return
  account.token = changed.api_token
  const person = personOf(account)
  await change(names, `Ada ${count}`, () =>
    calls.once('/api/profile', asJson(person, { name: `Ada ${count}` })),
  )
  const made = await calls.once('/api/profile/api-keys', asJson(person, { name: `key ${count}` }))
  if (made && made.status !== 201 && made.status !== 429 && made.status < 500)
    throw new Error(`${made.status} ${await made.text()}`)
  if (!made?.ok) return
  const { api_key: key } = (await made.json()) as { api_key: string }
  account.keys.push({ key, answeredAt: performance.now() })
}

async function change(
  of: Change[],
  value: string,
  ask: () => Promise<Response | null>,
): Promise<{ api_token: string } | null> {
  const entry: Change = { value, askedAt: performance.now(), answeredAt: null }
  of.push(entry)
  const response = await ask()
  if (response?.ok) {
    const answer = (await response.json()) as { api_token: string }
    entry.answeredAt = performance.now()
    return answer
  }
  if (response?.status === 429) of.pop()
  else if (response && response.status < 500) throw new Error(`${response.status} ${await response.text()}`)
  return null
}

/** What may stand at that moment, the last that was answered first. */
function allowedAt(changes: Change[], { begin, end }: Moment): string[] {
  const stood = changes.findLastIndex(({ answeredAt }) => answeredAt !== null && answeredAt < begin)
  return changes.slice(Math.max(0, stood)).flatMap(({ value, askedAt }) => (askedAt < end ? [value] : []))
}

/** Ways in which the accounts of an instance differ from what was answered before a moment. */
export async function accountFaults(
  calls: Calls,
  accounts: Account[],
  moment: Moment,
): Promise<{ faults: string[]; changes: number; keys: number }> {
  const faults: string[] = []
  let [changes, keys] = [0, 0]
  for (const account of accounts) {
    if (account.answeredAt >= moment.begin) continue
    const { email } = account
    const answered = ({ answeredAt }: Change) => answeredAt !== null && answeredAt < moment.begin
    changes += [...account.passwords.slice(1), ...account.names.slice(1)].filter(answered).length
    const token = await signIn(calls, email, allowedAt(account.passwords, moment))
    if (token === null) {
      faults.push(`${email} cannot sign in`)
      continue
    }
    const names = allowedAt(account.names, moment)
    const profile = await calls.again('/api/profile', asJson({ token } as Person))
    const { name } = (await profile.json()) as { name?: string }
    if (!name || !names.includes(name))
      faults.push(`${email} is called ${name}, not ${names[0]} (${profile.status})`)
    for (const { key, answeredAt } of account.keys) {
      // A new password ends it.
      const ended = account.passwords.some(({ askedAt }) => askedAt > answeredAt && askedAt < moment.end)
      if (answeredAt >= moment.begin || ended) continue
      keys++
      const response = await calls.again('/api/profile', asJson({ token: key } as Person))
      if (response.status !== 200) faults.push(`an API key of ${email}: ${response.status}`)
    }
  }
  return { faults, changes, keys }
}

/** The token of a new session; null when none of the passwords is the account's. */
async function signIn(calls: Calls, email: string, passwords: string[]): Promise<string | null> {
  for (const password of passwords) {
    const response = await calls.again('/api/login', asJson(null, { email, password }))
    if (response.ok) return ((await response.json()) as { api_token: string }).api_token
  }
  return null
}
