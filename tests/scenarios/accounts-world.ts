import type { Profile } from '#contract/accounts.ts'
import type { Mailer, UserMail } from '#platform/mailer/types.ts'
import { type Browser, createBrowser, type Instance } from '../instance.ts'

/** What the scenarios of accounts share: mail that is kept, and people who register. */

export const password = 'correct horse battery'

/** A mailer that keeps what it was given. */
export function recordingMailer(): Mailer & { sent: UserMail[] } {
  const sent: UserMail[] = []
  return {
    sent,
    send: async (mail) => sent.push(mail) > 0,
    kept: () => null,
    check: async () => null,
    takeUp: async () => 0,
    idle: async () => {},
    close: async () => {},
  }
}

export const registration = (email: string) => ({
  name: 'Ada',
  email,
  password,
  password_confirmation: password,
  terms: true,
})

export type Person = { browser: Browser; token: string; user: Profile; email: string }

/** Registers by a browser, which is signed in then; the address is to be confirmed. */
export async function registerOnly(
  instance: Pick<Instance, 'url'>,
  email: string,
  browser = createBrowser(instance.url),
  more: object = {},
): Promise<Person> {
  const response = await browser.post('/api/register', { ...registration(email), ...more })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  const { api_token, user } = (await response.json()) as { api_token: string; user: Profile }
  return { browser, token: api_token, user, email }
}

/** The same, with an address that counts as confirmed. */
export async function register(
  instance: Pick<Instance, 'url' | 'running'>,
  ...rest: [email: string, browser?: Browser, more?: object]
): Promise<Person> {
  const person = await registerOnly(instance, ...rest)
  const { db } = instance.running.application.database
  await db
    .updateTable('accounts')
    .set({ confirmed_at: new Date() })
    .where('id', '=', person.user.id)
    .execute()
  return person
}

/** The token in the link of the last mail of this kind to this address. */
export function linkToken(sent: UserMail[], kind: UserMail['kind'], to: string): string {
  const mail = sent.findLast((one) => one.kind === kind && one.to === to)
  if (!mail || !('url' in mail)) throw new Error(`no mail of kind ${kind} to ${to}`)
  return new URL(mail.url).searchParams.get('token') ?? ''
}
