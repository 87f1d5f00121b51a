import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { UserMail } from '#platform/mailer/types.ts'
import type { Token } from '#services/accounts/types.ts'
import type { SignedIn, Visitor } from '#services/accounts/visitor.ts'
import { createAuthenticator } from '../fixtures/authenticator.ts'
import type { Instance } from '../instance.ts'

/** An account, its owner, and someone who wants to be in it. */

const first = 'correct horse battery'
const second = 'another unrelated phrase'
const hour = 3_600_000

export type Time = { shift: number }
type World = { instance: Instance; sent: UserMail[]; time: Time }
export type Life = Awaited<ReturnType<typeof beginLife>>
let lives = 0

export async function beginLife({ instance, sent, time }: World) {
  const { accounts, apiKeys } = instance.running.application.services
  const { db } = instance.running.application.database
  const number = ++lives
  const email = `owner${number}@example.org`
  const foeMailbox = `foe${number}@evil.example`
  const origin = instance.config.PUBLIC_URL
  // The foe guesses nothing here: nobody is slowed for what others do.
  const visitor = (account: SignedIn | null = null): Visitor => ({
    browser: null,
    network: `10.${randomBytes(3).join('.')}`,
    account,
  })
  const now = () => Date.now() + time.shift

  /** Someone with what they know and have. */
  const createPerson = () => ({
    passwords: [] as string[],
    tokens: [] as string[],
    keys: [] as string[],
    passkeys: [] as ReturnType<typeof createAuthenticator>[],
    secrets: [] as string[],
  })
  type Person = ReturnType<typeof createPerson>
  const owner = createPerson()
  const foe = createPerson()

  const keep = (person: Person, token: Token | null) => {
    if (token) person.tokens.push(token.api_token)
  }
  /** By the last session that they were given. */
  const callerOf = async (person: Person): Promise<SignedIn> => {
    for (const token of person.tokens.toReversed()) {
      const caller = await accounts.recognize(token, 'bearer')
      if (caller) return caller
    }
    throw new Error('not signed in')
  }
  const register = async (person: Person) => {
    const given = { name: 'Ada', email, password: first, password_confirmation: first, terms: true as const }
    person.passwords.push(first)
    keep(person, await accounts.register(given, visitor()))
  }
  const signIn = async (person: Person, address = email, password = person.passwords.at(-1)!) => {
    const answer = await accounts.login({ email: address, password }, visitor())
    if ('api_token' in answer) keep(person, answer)
    return answer
  }
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() })
  const linkOf = async (kind: UserMail['kind'], to: string): Promise<string> => {
    await instance.running.application.accountsPart.idle()
    const mail = sent.findLast((one) => one.kind === kind && one.to === to)
    return mail && 'url' in mail ? new URL(mail.url).searchParams.get('token')! : ''
  }

  return {
    ...{
      email,
      foeMailbox,
      owner,
      foe,
      db,
      accounts,
      apiKeys,
      visitor,
      callerOf,
      linkOf,
      signIn,
      register,
      time,
    },
    /** The owner's account, confirmed; the owner is signed in. */
    async owned() {
      await register(owner)
      const token = await linkOf('confirm', email)
      const verified = await accounts.verify(token, visitor(await callerOf(owner)))
      if (verified.done) keep(owner, verified.token)
    },
    async thiefWithPassword() {
      foe.passwords.push(owner.passwords.at(-1)!)
      await signIn(foe)
    },
    /** A copy of the owner's cookie, which proved nothing for a while. */
    async thiefWithSession() {
      foe.tokens.push(owner.tokens.at(-1)!)
      await db
        .updateTable('login_sessions')
        .set({ proven_at: new Date(now() - hour) })
        .where('account_id', '=', (await callerOf(owner)).accountId)
        .execute()
    },
    async wish(person: Person, address: string) {
      await accounts.edit(await callerOf(person), { email: address })
    },
    async confirmNew(person: Person, address: string) {
      const by = person.tokens.length ? await callerOf(person).catch(() => null) : null
      const verified = await accounts.verify(await linkOf('new-address', address), visitor(by))
      if (verified.done) keep(person, verified.token)
      return verified
    },
    async makeKey(person: Person) {
      const made = await apiKeys.create(await callerOf(person), { name: 'k', scopes: ['read'] })
      person.keys.push(made.api_key)
    },
    async beginFactor(person: Person) {
      const { secret } = await accounts.beginTwoFactor(await callerOf(person))
      person.secrets.push(secret)
    },
    async enableFactor(person: Person) {
      const caller = await callerOf(person)
      const { token } = await accounts.enableTwoFactor(caller, codeOf(person.secrets.at(-1)!))
      keep(person, token)
    },
    async disableFactor(person: Person) {
      keep(person, await accounts.disableTwoFactor(await callerOf(person)))
    },
    async addPasskey(person: Person) {
      const device = createAuthenticator({ origin })
      const options = (await accounts.beginPasskey(await callerOf(person))) as { challenge: string }
      keep(person, await accounts.addPasskey(await callerOf(person), 'phone', device.create(options)))
      person.passkeys.push(device)
    },
    async changePassword(person: Person) {
      const token = await accounts.changePassword(await callerOf(person), person.passwords.at(-1)!, second)
      keep(person, token)
      person.passwords.push(second)
    },
    /** By the mail to the owner's address, which the owner alone reads. */
    async reset(person = owner, address = email) {
      await accounts.forgot(address, visitor())
      await accounts.reset(await linkOf('reset', address), address, second, visitor())
      person.passwords.push(second)
    },
    async prove(person: Person) {
      await accounts.prove(await callerOf(person), { password: person.passwords.at(-1)! })
    },
    challenge: async (person: Person): Promise<string> => {
      const answer = await signIn(person)
      return 'challenge' in answer ? answer.challenge : ''
    },
    codeOf,
    /** Each way in which someone gets into the owner's account, as it is now. */
    async waysIn(person: Person): Promise<string[]> {
      const found: string[] = []
      const owned = await db
        .selectFrom('accounts')
        .select('id')
        .where('email_key', 'in', [email, `moved-${email}`, foeMailbox])
        .execute()
      const ids = owned.map(({ id }) => id)
      for (const token of person.tokens) {
        const caller = await accounts.recognize(token, 'bearer')
        if (caller && ids.includes(caller.accountId)) found.push('session')
      }
      for (const key of person.keys) if (await apiKeys.recognizeKey(key, '192.0.2.1')) found.push('key')
      for (const device of person.passkeys) {
        const options = (await accounts.askPasskey(undefined, null)) as { challenge: string }
        const answer = await accounts.loginByPasskey(device.get(options), visitor()).catch(() => null)
        if (answer) found.push('passkey')
      }
      for (const address of [email, `moved-${email}`, foeMailbox]) {
        for (const password of person.passwords) {
          const answer = await accounts.login({ email: address, password }, visitor()).catch(() => null)
          if (answer && 'api_token' in answer) found.push('password')
          if (!answer || !('challenge' in answer)) continue
          for (const secret of person.secrets) {
            const { challenge } = answer
            const factor = { totp: codeOf(secret) }
            if (await accounts.finishLogin(challenge, factor, visitor()).catch(() => null))
              found.push('factor')
          }
        }
      }
      return [...new Set(found)]
    },
  }
}
