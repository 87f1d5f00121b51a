import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { beginEpoch } from '#storage/epoch.ts'
import { type Instance, startInstance } from '../instance.ts'
import { waitForLocks, whileHeld } from '../postgres/locks.ts'
import { beginLife, type Life, type Time } from './account-life-world.ts'
import { recordingMailer } from './accounts-world.ts'

/**
 * The life of an account as a table: what someone does who has no right to it, what its owner does then, and that nobody
 * but the owner is in at the end. The attacks of the review stand by name.
 */

const mailer = recordingMailer()
const time: Time = { shift: 0 }
const day = 86_400_000
let instance: Instance
beforeAll(async () => {
  const clock = { now: () => Date.now() + time.shift }
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '100000' }, { mailer, clock })
})
afterAll(() => instance?.close())

const begin = () => beginLife({ instance, sent: mailer.sent, time })
type Deed = (life: Life) => Promise<unknown>
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

async function expectOutside(life: Life) {
  expect(await life.waysIn(life.foe)).toEqual([])
}
async function expectOwnerIn(life: Life) {
  expect(await life.waysIn(life.owner)).toEqual(expect.arrayContaining([expect.any(String)]))
}

/** What a thief does who has the password for a minute. */
const deeds: Record<string, Deed> = {
  'signs in': async () => {},
  'signs in twice': (life) => life.signIn(life.foe),
  'wishes for another address': (life) => life.wish(life.foe, life.foeMailbox),
  'wishes for another address and confirms it': async (life) => {
    await life.wish(life.foe, life.foeMailbox)
    expect(await life.confirmNew(life.foe, life.foeMailbox)).toMatchObject({ done: false })
  },
  'makes an API key': (life) => life.makeKey(life.foe),
  'begins a second factor': (life) => life.beginFactor(life.foe),
  'adds a passkey': (life) => life.addPasskey(life.foe),
  'adds two passkeys': async (life) => {
    await life.addPasskey(life.foe)
    await life.addPasskey(life.foe)
  },
  'asks for the deletion': async (life) => life.accounts.scheduleDeletion(await life.callerOf(life.foe)),
  'does all of it': async (life) => {
    await life.addPasskey(life.foe)
    await life.makeKey(life.foe)
    await life.beginFactor(life.foe)
    await life.wish(life.foe, life.foeMailbox)
    await life.confirmNew(life.foe, life.foeMailbox)
  },
}
/** What the owner does then. */
const answers: Record<string, Deed> = {
  'changes the password': async (life) => {
    if (!(await life.waysIn(life.owner)).includes('session')) await life.signIn(life.owner)
    await life.changePassword(life.owner)
  },
  'resets it by mail': (life) => life.reset(),
  'switches on a second factor': async (life) => {
    await life.signIn(life.owner)
    await life.beginFactor(life.owner)
    await life.enableFactor(life.owner)
    time.shift += 60_000
  },
}
const pairs = Object.keys(deeds).flatMap((deed) =>
  Object.keys(answers).map((answer) => [deed, answer] as const),
)

describe('a thief has the password for a minute', () => {
  test.each(pairs)('%s; the owner %s', async (deed, answer) => {
    const life = await begin()
    await life.owned()
    await life.thiefWithPassword()
    await deeds[deed]!(life)
    await answers[answer]!(life)
    await expectOutside(life)
    // Also a day later, when a wish would count.
    const link = await life.linkOf('new-address', life.foeMailbox)
    time.shift += day
    if (link) expect(await codeOf(life.accounts.verify(link, life.visitor()))).toBe('invalid_token')
    await expectOutside(life)
    await expectOwnerIn(life)
    const { accountId } = await life
      .callerOf(life.owner)
      .catch(async () => {
        await life.signIn(life.owner)
        return life.callerOf(life.owner)
      })
      .catch(() => ({ accountId: '' }))
    if (accountId) {
      expect(await life.accounts.profile(accountId)).toMatchObject({
        email: life.email,
        pending_email: null,
        deletion_at: null,
      })
    }
  })

  test('changes the password: the owner hears of it, and resets it', async () => {
    const life = await begin()
    await life.owned()
    await life.thiefWithPassword()
    await life.accounts.changePassword(
      await life.callerOf(life.foe),
      life.foe.passwords[0]!,
      'a phrase of the thief alone',
    )
    life.foe.passwords.push('a phrase of the thief alone')
    expect(mailer.sent.some(({ kind, to }) => kind === 'password-changed' && to === life.email)).toBe(true)
    await life.reset()
    await expectOutside(life)
    await expectOwnerIn(life)
  })

  test('switches on a second factor: the owner resets, and is in after a day; the thief never is', async () => {
    const life = await begin()
    await life.owned()
    await life.thiefWithPassword()
    await life.beginFactor(life.foe)
    await life.enableFactor(life.foe)
    time.shift += 60_000
    await life.reset()
    await expectOutside(life)
    await life.accounts.lostFactor(await life.challenge(life.owner), life.visitor())
    const link = await life.linkOf('factor-lost', life.email)
    expect(await codeOf(life.accounts.answerWish(link, 'allow', life.visitor()))).toBe('too_early')
    time.shift += day
    expect(await life.accounts.answerWish(link, 'allow', life.visitor())).toMatchObject({ outcome: 'done' })
    await expectOwnerIn(life)
    await expectOutside(life)
  })

  test('says that the second factor of the owner is lost: the owner hears of it at once, and it stays', async () => {
    const life = await begin()
    await life.owned()
    await answers['switches on a second factor']!(life)
    life.foe.passwords.push(life.owner.passwords.at(-1)!)
    await life.accounts.lostFactor(await life.challenge(life.foe), life.visitor())
    const link = await life.linkOf('factor-lost', life.email)
    expect(link).not.toBe('')
    const { accountId } = await life.callerOf(life.owner)
    expect((await life.accounts.profile(accountId)).factor_lost_counts_at).not.toBeNull()
    await life.accounts.stopWishes(await life.callerOf(life.owner))
    time.shift += day
    expect(await codeOf(life.accounts.answerWish(link, 'allow', life.visitor()))).toBe('invalid_token')
    await expectOutside(life)
  })

  test.each([
    ['makes an API key', 'key-made'],
    ['wishes for another address', 'address-change-asked'],
    ['adds a passkey', 'passkey-changed'],
    ['asks for the deletion', 'deletion-scheduled'],
  ] as const)('%s: the owner hears of it at the old address', async (deed, kind) => {
    const life = await begin()
    await life.owned()
    await life.thiefWithPassword()
    await deeds[deed]!(life)
    expect(mailer.sent.filter((mail) => mail.kind === kind && mail.to === life.email)).toHaveLength(1)
  })

  test('wishes for another address: the owner stops it by the link, at no cost', async () => {
    const life = await begin()
    await life.owned()
    await life.thiefWithPassword()
    await deeds['wishes for another address and confirms it']!(life)
    const link = await life.linkOf('new-address', life.foeMailbox)
    const stop = await life.linkOf('address-change-asked', life.email)
    expect(await life.accounts.answerWish(stop, 'stop', life.visitor())).toMatchObject({ outcome: 'stopped' })
    time.shift += 2 * day
    expect(await codeOf(life.accounts.verify(link, life.visitor()))).toBe('invalid_token')
    await life.changePassword(life.owner)
    await expectOutside(life)
  })
})

/** What someone does with a session that proved nothing for a while. */
const withSession: Record<string, Deed> = {
  'wish for another address': (life) => life.wish(life.foe, life.foeMailbox),
  'make an API key': (life) => life.makeKey(life.foe),
  'renew an API key': async (life) => life.apiKeys.renew(await life.callerOf(life.foe)),
  'begin a second factor': (life) => life.beginFactor(life.foe),
  'switch one off': (life) => life.disableFactor(life.foe),
  'add a passkey': (life) => life.addPasskey(life.foe),
  'remove a passkey': async (life) => life.accounts.removePasskey(await life.callerOf(life.foe), 'any'),
  'ask for the deletion': async (life) => life.accounts.scheduleDeletion(await life.callerOf(life.foe)),
  'take everything along': async (life) => life.accounts.export(await life.callerOf(life.foe)),
}

describe('a thief has a session', () => {
  test.each(Object.keys(withSession))('and cannot %s', async (deed) => {
    const life = await begin()
    await life.owned()
    await life.thiefWithSession()
    expect(await codeOf(withSession[deed]!(life))).toBe('prove_first')
  })

  const ends: Record<string, Deed> = {
    ...answers,
    'adds a passkey': (life) => life.addPasskey(life.owner),
    'changes the address': async (life) => {
      const address = `moved-${life.email}`
      await life.wish(life.owner, address)
      await life.accounts.answerWish(
        await life.linkOf('address-change-asked', life.email),
        'allow',
        life.visitor(),
      )
      expect(await life.confirmNew(life.owner, address)).toMatchObject({ done: true })
    },
    'ends it in the list': async (life) => {
      const { via } = await life.callerOf(life.foe)
      await life.signIn(life.owner)
      if (via.kind === 'session')
        await life.accounts.revokeSession(await life.callerOf(life.owner), via.sessionId)
    },
  }
  test.each(Object.keys(ends))('and is out when the owner %s', async (end) => {
    const life = await begin()
    await life.owned()
    await life.thiefWithSession()
    // The owner signs in again where a proof is asked for; the thief has the old session still.
    await life.signIn(life.owner)
    await ends[end]!(life)
    await expectOutside(life)
    await expectOwnerIn(life)
  })
})

describe('someone registered the address before its owner', () => {
  const lasting: Record<string, Deed> = {
    'makes an API key': (life) => life.makeKey(life.foe),
    'begins a second factor': (life) => life.beginFactor(life.foe),
    'adds a passkey': (life) => life.addPasskey(life.foe),
    'wishes for another address': (life) => life.wish(life.foe, life.foeMailbox),
    'makes a list': async (life) => {
      const { verifierLists } = instance.running.application.services
      const visitor = life.visitor(await life.callerOf(life.foe))
      return verifierLists.create({ name: 'x.csv', text: Buffer.from('email\na@b.example\n') }, visitor)
    },
    'makes a monitor': async (life) => {
      const { placementMonitors } = instance.running.application.services
      const input = { name: 'x', providers: [], enabled: true, drop_points: 20, alert_spam: true }
      const more = { silent_hours: 24, email: true, webhook_url: null }
      return placementMonitors.create({ ...input, ...more }, await life.callerOf(life.foe))
    },
  }
  test.each(Object.keys(lasting))('%s: refused', async (deed) => {
    const life = await begin()
    await life.register(life.foe)
    expect(await codeOf(lasting[deed]!(life))).toBe('unconfirmed')
  })

  test('the owner resets: session and password are void', async () => {
    const life = await begin()
    await life.register(life.foe)
    await life.reset()
    await expectOutside(life)
    await expectOwnerIn(life)
  })

  test('the owner opens the confirmation, knowing no password: nothing is confirmed', async () => {
    const life = await begin()
    await life.register(life.foe)
    const link = await life.linkOf('confirm', life.email)
    expect(await codeOf(life.accounts.verify(link, life.visitor()))).toBe('password_needed')
    const guessed = life.accounts.verify(link, life.visitor(), 'a wrong password')
    expect(await codeOf(guessed)).toBe('invalid')
    expect((await life.callerOf(life.foe)).confirmed).toBe(false)
  })

  test('the registrant is the owner: confirmed where signed in, the session goes on; elsewhere with the password', async () => {
    const [here, there] = [await begin(), await begin()]
    await here.owned()
    await expectOwnerIn(here)
    await there.register(there.owner)
    const link = await there.linkOf('confirm', there.email)
    const password = there.owner.passwords[0]!
    const waiting = await there.callerOf(there.owner)
    expect(await there.accounts.verify(link, there.visitor(), password)).toEqual({ done: true, token: null })
    // The page that waits on the device where the account was made goes on, and is not asked to sign in.
    expect(await there.callerOf(there.owner)).toMatchObject({ via: waiting.via, confirmed: true })
    await expectOwnerIn(there)
  })
})

describe('links and challenges of before', () => {
  const stale: [kind: string, make: (life: Life) => Promise<(life: Life) => Promise<unknown>>][] = [
    [
      'a link to reset',
      async (life) => {
        await life.accounts.forgot(life.email, life.visitor())
        const link = await life.linkOf('reset', life.email)
        return () => life.accounts.reset(link, life.email, 'a phrase of the thief alone', life.visitor())
      },
    ],
    [
      'a link to allow an address',
      async (life) => {
        await life.wish(life.foe, life.foeMailbox)
        const link = await life.linkOf('address-change-asked', life.email)
        return () => life.accounts.answerWish(link, 'allow', life.visitor())
      },
    ],
    [
      'a challenge of a passkey',
      async (life) => {
        await life.addPasskey(life.foe)
        const caller = await life.callerOf(life.foe)
        const options = (await life.accounts.askPasskey(undefined, caller)) as { challenge: string }
        const answer = life.foe.passkeys[0]!.get(options)
        return () => life.accounts.loginByPasskey(answer, life.visitor())
      },
    ],
    [
      'a challenge to add a passkey',
      async (life) => {
        const caller = await life.callerOf(life.foe)
        await life.accounts.beginPasskey(caller)
        return () => life.addPasskey(life.foe)
      },
    ],
  ]
  test.each(
    stale.flatMap(([kind, make]) =>
      ['changes the password', 'resets it by mail'].map((answer) => ({ kind, make, answer })),
    ),
  )('$kind, and the owner $answer', async ({ make, answer }) => {
    const life = await begin()
    await life.owned()
    await life.thiefWithPassword()
    const use = await make(life)
    await answers[answer]!(life)
    expect(await codeOf(use(life))).not.toBe('done')
    await expectOutside(life)
  })
})

test('a program that allows an address by its own session goes on with the token of the answer', async () => {
  const life = await begin()
  await life.owned()
  const address = `moved-${life.email}`
  await life.wish(life.owner, address)
  expect(await life.confirmNew(life.owner, address)).toMatchObject({ done: false })
  const link = await life.linkOf('address-change-asked', life.email)
  const response = await fetch(`${instance.url}/api/wishes/${link}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${life.owner.tokens.at(-1)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ answer: 'allow' }),
  })
  const { outcome, api_token } = (await response.json()) as { outcome: string; api_token: string }
  expect(outcome).toBe('done')
  expect(response.headers.getSetCookie().join()).not.toContain('postproof_session')
  expect(await life.accounts.recognize(api_token, 'bearer')).toMatchObject({ email: address })
})

describe('two do something at the same moment', () => {
  const ownFactor = { totp_secret: 'of the owner', totp_enabled_at: new Date(0) }
  const lock = (life: Life) => (trx: Db) =>
    trx.selectFrom('accounts').select('id').where('email_key', '=', life.email).forUpdate().execute()

  test.each([
    ['resets it', 'changes it'],
    ['changes it', 'resets it'],
  ])('of two passwords one is set: who %s is first, and the other is told so', async (...order) => {
    const life = await begin()
    await life.owned()
    await life.accounts.forgot(life.email, life.visitor())
    const link = await life.linkOf('reset', life.email)
    const caller = await life.callerOf(life.owner)
    const deeds = {
      'resets it': () => life.accounts.reset(link, life.email, 'a phrase by the link', life.visitor()),
      'changes it': () =>
        life.accounts.changePassword(caller, life.owner.passwords[0]!, 'a phrase by the session'),
    }
    const outcomes: Promise<string>[] = []
    await whileHeld(life.db, lock(life), async () => {
      for (const deed of order as (keyof typeof deeds)[]) {
        outcomes.push(codeOf(deeds[deed]()))
        await waitForLocks(life.db, outcomes.length)
      }
    })
    expect(await Promise.all(outcomes)).toEqual([
      'done',
      order[1] === 'resets it' ? 'invalid_token' : 'changed',
    ])
  })

  test.each<[string, Deed]>([
    ['wishes for another address', deeds['wishes for another address']!],
    ['asks for the deletion', deeds['asks for the deletion']!],
    ['begins a second factor', deeds['begins a second factor']!],
  ])('a thief %s when the owner switches on a second factor: nothing of it stays', async (_, deed) => {
    const life = await begin()
    await life.owned()
    await life.thiefWithPassword()
    const { accountId } = await life.callerOf(life.owner)
    let outcome: Promise<string> | undefined
    await whileHeld(life.db, lock(life), async (trx) => {
      outcome = codeOf(deed(life))
      await waitForLocks(life.db, 1)
      const account = (await findAccount(trx, accountId))!
      await beginEpoch(trx, account, ownFactor)
    })
    expect(await outcome).toBe('changed')
    expect(await findAccount(life.db, accountId)).toMatchObject({
      ...ownFactor,
      ...{ pending_email: null, deletion_at: null },
    })
  })
})

describe('by name, what the review found', () => {
  test('F1: an unconfirmed account wishes for the address of the attacker, and the owner resets', async () => {
    const life = await begin()
    await life.register(life.foe)
    expect(await codeOf(life.wish(life.foe, life.foeMailbox))).toBe('unconfirmed')
    await life.reset()
    expect(await life.linkOf('new-address', life.foeMailbox)).toBe('')
    await expectOutside(life)
  })

  test('F1: a thief wishes for their own address, the owner changes the password, the thief opens the link', async () => {
    const life = await begin()
    await life.owned()
    await life.thiefWithPassword()
    await life.wish(life.foe, life.foeMailbox)
    const link = await life.linkOf('new-address', life.foeMailbox)
    await life.changePassword(life.owner)
    expect(await codeOf(life.accounts.verify(link, life.visitor()))).toBe('invalid_token')
    // Nor is the link sent again.
    await life.accounts.confirm(life.foeMailbox, life.visitor())
    expect(await life.linkOf('new-address', life.foeMailbox)).toBe(link)
    await life.accounts.forgot(life.foeMailbox, life.visitor())
    expect(await life.linkOf('reset', life.foeMailbox)).toBe('')
    await expectOutside(life)
    await expectOwnerIn(life)
  })

  test('F4: what an older version let a registrant make is gone when the owner resets', async () => {
    const life = await begin()
    await life.register(life.foe)
    const confirmed = (confirmed_at: Date | null) =>
      life.db.updateTable('accounts').set({ confirmed_at }).where('email_key', '=', life.email).execute()
    await confirmed(new Date())
    await life.addPasskey(life.foe)
    await life.makeKey(life.foe)
    await life.beginFactor(life.foe)
    await life.enableFactor(life.foe)
    time.shift += 60_000
    await confirmed(null)
    await life.reset()
    await expectOutside(life)
    // Not asked for the code of a stranger.
    expect(await life.signIn(life.owner)).toHaveProperty('api_token')
  })

  test('F11: no mail to an address that nobody confirmed holds what someone typed', async () => {
    const life = await begin()
    await life.register(life.foe)
    await life.linkOf('confirm', life.email)
    const mails = mailer.sent.filter(({ to }) => to === life.email)
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) expect(Object.keys(mail).sort()).toEqual(['kind', 'locale', 'to', 'url'])
  })
})
