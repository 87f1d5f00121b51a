import type { SeedAccess, TokenAnswer } from '@postproof/placement/mailbox-world'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startMailbox } from '#emulators/placement/mailbox-server.ts'
import { startTlsFront } from '#emulators/placement/tls-front.ts'
import { startOAuthServer } from '../../../packages/emulators/placement/oauth-server.ts'
import { certificate, key } from '../http/test-certificate.ts'
import { createHttp } from '../http.ts'
import { createImapDialer } from '../imap.ts'
import { createMailOAuth } from '../mail-oauth.ts'
import { accessTo, mail, noResolver, subjectsOf, watching } from './testing.ts'

const limits = { statusEveryMs: 500, pollEveryMs: 100, retryFirstMs: 50, retryLastMs: 400, commandMs: 3000 }
const dialer = createImapDialer({ resolver: noResolver, allowPrivateNetworks: ['127.0.0.1'], limits })
const address = 'seed@provider.example'
const password = 'correct horse'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
const open = async (more: Partial<Parameters<typeof startMailbox>[0]> = {}) => {
  const mailbox = await startMailbox({
    address,
    password,
    folders: [{ path: 'Junk', use: '\\Junk' }],
    ...more,
  })
  closing.push(mailbox.close)
  return mailbox
}
const watch = (access: SeedAccess, options: Parameters<typeof watching>[2] = {}, by = dialer) => {
  const seed = watching(by, access, options)
  closing.push(seed.watcher.close)
  return seed
}
const until = (ready: () => void) => vi.waitFor(ready, { timeout: 60_000, interval: 20 })

describe('reading goes on', { timeout: 60_000 }, () => {
  test('after the connection was lost: nothing is missed and nothing handed out twice', async () => {
    const mailbox = await open()
    const seed = watch(accessTo(mailbox.port))
    await until(() => expect(seed.baselines).toHaveLength(1))
    mailbox.append('INBOX', mail('before'))
    await until(() => expect(subjectsOf(seed)).toEqual(['before']))
    mailbox.dropConnections()
    mailbox.append('INBOX', mail('meanwhile'))
    mailbox.append('Junk', mail('meanwhile-junk'))
    await until(() => expect(subjectsOf(seed).sort()).toEqual(['before', 'meanwhile', 'meanwhile-junk']))
    await until(() => expect(seed.recoveries).toBe(1))
    expect(seed.troubles).toMatchObject([{ code: 'unreachable', final: false }])
    expect(seed.baselines).toHaveLength(1)
  })

  test('from a stored baseline, in another process', async () => {
    const mailbox = await open()
    mailbox.append('INBOX', mail('old'))
    const first = watch(accessTo(mailbox.port))
    await until(() => expect(first.baselines).toHaveLength(1))
    await first.watcher.close()
    mailbox.append('INBOX', mail('new'))
    const second = watch(accessTo(mailbox.port), { baseline: first.baselines[0]! })
    await until(() => expect(subjectsOf(second)).toEqual(['new']))
    expect(first.messages).toEqual([])
  })

  test('after thousands of mails: the newest five hundred are read', async () => {
    const mailbox = await open({ maxMessages: 5000 })
    const uidValidity = String(mailbox.uidValidity('INBOX'))
    for (let at = 1; at <= 4000; at++) mailbox.append('INBOX', mail(`mail${at}`))
    const seed = watch(accessTo(mailbox.port), { baseline: { INBOX: { uidValidity, uidNext: 1 } } })
    await until(() => expect(subjectsOf(seed).at(-1)).toBe('mail4000'))
    expect(seed.messages).toHaveLength(500)
    expect(seed.troubles).toEqual([])
  })

  test('when UIDVALIDITY changes, with what came since the test began', async () => {
    const mailbox = await open()
    const began = Date.now()
    mailbox.append('INBOX', mail('long-ago'), { at: began - 3_600_000 })
    const seed = watch(accessTo(mailbox.port), { lookBackFrom: began - 60_000 })
    await until(() => expect(seed.baselines).toHaveLength(1))
    mailbox.append('INBOX', mail('recent'))
    await until(() => expect(subjectsOf(seed)).toEqual(['recent']))
    mailbox.renumber('INBOX', 77)
    mailbox.append('INBOX', mail('newest'))
    await until(() => expect(subjectsOf(seed)).toEqual(['recent', 'recent', 'newest']))
    expect(seed.messages.map(({ ref }) => ref.uidValidity).slice(1)).toEqual(['77', '77'])
    expect(await seed.watcher.look(seed.messages[0]!.ref)).toBeNull()
  })

  test('without IDLE, by asking', async () => {
    const mailbox = await open({ idle: false })
    const seed = watch(accessTo(mailbox.port))
    await until(() => expect(seed.baselines).toHaveLength(1))
    mailbox.append('INBOX', mail('inbox'))
    mailbox.append('Junk', mail('junk'))
    await until(() => expect(subjectsOf(seed).sort()).toEqual(['inbox', 'junk']))
    expect(mailbox.commands.some((line) => line.endsWith('IDLE'))).toBe(false)
  })

  test('in a folder that a rule makes meanwhile', async () => {
    const mailbox = await open()
    const by = createImapDialer({
      resolver: noResolver,
      allowPrivateNetworks: ['127.0.0.1'],
      limits: { ...limits, statusEveryMs: 50 },
    })
    const seed = watch(accessTo(mailbox.port), { lookBackFrom: Date.now() - 60_000 }, by)
    await until(() => expect(seed.baselines).toHaveLength(1))
    mailbox.createFolder('Made later')
    mailbox.append('Made later', mail('filed'))
    await until(() => expect(subjectsOf(seed)).toEqual(['filed']))
    expect(seed.messages[0]!.folder).toEqual({ path: 'Made later', role: 'other' })
  })

  test('in a hurry, and as usual again when it is over', async () => {
    const names = ['Promotions', 'a', 'b', 'c', 'd', 'e']
    const mailbox = await open({
      folders: [{ path: 'Junk', use: '\\Junk' }, ...names.map((path) => ({ path }))],
    })
    let now = Date.now()
    const by = createImapDialer({
      resolver: noResolver,
      clock: { now: () => now },
      allowPrivateNetworks: ['127.0.0.1'],
      limits: { ...limits, statusEveryMs: 3_600_000, hurryEveryMs: 30, foldersInHurry: 3 },
    })
    const seed = watch(accessTo(mailbox.port, { tabs: 'folders' }), {}, by)
    await until(() => expect(seed.baselines).toHaveLength(1))
    const asked = (path: string) => mailbox.commands.filter((line) => line.includes(`STATUS ${path} `)).length
    // For the baseline, and in the first round.
    await until(() => expect(asked('e')).toBe(2))
    const [before, last] = [asked('Promotions'), asked('e')]
    mailbox.append('Promotions', mail('expected'))
    // The clock moves by hand: without a hurry the next look would be in an hour.
    const moving = setInterval(() => {
      now += 30
    }, 10)
    closing.push(async () => clearInterval(moving))
    seed.watcher.hurry(now + 60_000)
    await until(() => expect(subjectsOf(seed)).toEqual(['expected']))
    mailbox.append('INBOX', mail('inbox'))
    await until(() => expect(subjectsOf(seed)).toEqual(['expected', 'inbox']))
    expect(asked('Promotions')).toBeGreaterThan(before)
    expect(asked('e')).toBe(last)
    seed.watcher.hurry(0)
    mailbox.append('INBOX', mail('after'))
    await until(() => expect(subjectsOf(seed)).toContain('after'))
    const still = asked('Promotions')
    mailbox.append('Junk', mail('junk'))
    await until(() => expect(subjectsOf(seed)).toContain('junk'))
    await seed.watcher.look(seed.messages[0]!.ref)
    expect(asked('Promotions')).toBeLessThanOrEqual(still)
  })

  test('in folders whose role is known by name or by the folder map', async () => {
    const mailbox = await open({ folders: [{ path: 'Werbung' }, { path: 'Seltsam' }] })
    const seed = watch(accessTo(mailbox.port, { tabs: 'folders', folderMap: { seltsam: 'junk' } }))
    await until(() => expect(seed.baselines).toHaveLength(1))
    mailbox.append('Werbung', mail('offer'))
    mailbox.append('Seltsam', mail('odd'))
    await until(() =>
      expect(seed.messages.map(({ folder }) => folder.role).sort()).toEqual(['junk', 'promotions']),
    )
  })
})

test('a header block of half a megabyte is cut, and blinds no mailbox', { timeout: 60_000 }, async () => {
  const mailbox = await open()
  const seed = watch(accessTo(mailbox.port))
  await until(() => expect(seed.baselines).toHaveLength(1))
  mailbox.append('INBOX', mail('huge', `${'X-Long: '.concat('y'.repeat(990), '\r\n').repeat(500)}`))
  mailbox.append('INBOX', mail('after'))
  await until(() => expect(subjectsOf(seed)).toEqual(['huge', 'after']))
  expect(seed.messages[0]!.headers).toHaveLength(256 * 1024)
  expect(seed.troubles).toEqual([])
})

describe('what stops at once', { timeout: 60_000 }, () => {
  test('a wrong password, which is not tried again', async () => {
    const mailbox = await open()
    const seed = watch(accessTo(mailbox.port, { auth: { kind: 'password', password: 'wrong-one' } }))
    await until(() => expect(seed.troubles).toHaveLength(1))
    expect(seed.troubles[0]).toEqual({
      code: 'authentication',
      detail: 'name or password is wrong',
      final: true,
    })
    // Questions to a mailbox that is read no more are answered, too.
    expect(await seed.watcher.look({ path: 'INBOX', uidValidity: '1', uid: 1 })).toBeUndefined()
    expect(mailbox.commands.filter((line) => line.endsWith('LOGIN'))).toHaveLength(1)
  })

  test.each([
    ['127.0.0.1', { found: 'leads-to', address: '127.0.0.1', kind: 'loopback' }],
    ['localhost', { found: 'loopback', host: 'localhost' }],
    ['10.0.0.8', { found: 'leads-to', address: '10.0.0.8', kind: 'private' }],
    ['[::1]', { found: 'leads-to', address: '::1', kind: 'loopback' }],
    ['169.254.169.254', { found: 'leads-to', address: '169.254.169.254', kind: 'metadata' }],
  ])('a host that leads to %s, without a connection', async (host, detail) => {
    const mailbox = await open()
    const guarded = createImapDialer({ resolver: noResolver })
    const checked = await guarded.check(accessTo(mailbox.port, { host }))
    expect(checked).toMatchObject({
      ok: false,
      trouble: { code: 'refused-address', final: true, detail },
    })
    expect(mailbox.commands).toEqual([])
  })
})

describe('TLS', { timeout: 60_000 }, () => {
  const resolver = {
    lookup: async (name: string, type: string) => ({
      ...({ name, type, outcome: 'nodata', records: [], cnames: [], ttl: 0 } as never as object),
      ...(type === 'A'
        ? { outcome: 'answer', records: [{ type: 'A', name, ttl: 1, address: '127.0.0.1' }] }
        : {}),
    }),
  } as never
  const front = async () => {
    const mailbox = await open()
    const tls = await startTlsFront(mailbox.port, { key, cert: certificate })
    closing.push(tls.close)
    return tls
  }

  test('the certificate is verified for the name, at the address that was checked', async () => {
    const tls = await front()
    const by = createImapDialer({ resolver, allowPrivateNetworks: ['127.0.0.1'], limits, ca: certificate })
    const access = accessTo(tls.port, { security: 'tls', host: 'secure.example' })
    expect(await by.check(access)).toMatchObject({ ok: true, idle: true, gmail: false })
    expect(tls.serverNames).toEqual(['secure.example'])
    expect(await by.check({ ...access, host: 'other.example' })).toMatchObject({
      ok: false,
      trouble: { code: 'tls', final: false },
    })
  })

  test('a certificate that nobody vouches for is refused before the password is said', async () => {
    const tls = await front()
    const by = createImapDialer({ resolver, allowPrivateNetworks: ['127.0.0.1'], limits })
    const access = accessTo(tls.port, { security: 'tls', host: 'secure.example' })
    expect(await by.check(access)).toMatchObject({ ok: false, trouble: { code: 'tls' } })
  })

  test('without STARTTLS no password is said where it is demanded', async () => {
    const mailbox = await open()
    const checked = await dialer.check(accessTo(mailbox.port, { security: 'starttls' }))
    expect(checked).toMatchObject({ ok: false })
    expect(mailbox.commands.some((line) => line.endsWith('LOGIN'))).toBe(false)
  })
})

describe('OAuth', { timeout: 60_000 }, () => {
  const oauthSeed = async (more: { expiresIn?: number; rotates?: boolean } = {}) => {
    const provider = await startOAuthServer({ clientId: 'app', clientSecret: 'app-secret', ...more })
    closing.push(provider.close)
    const mailbox = await open({ accessToken: 'not-yet-issued' })
    let now = Date.now()
    const oauth = createMailOAuth({
      http: createHttp({ resolver: noResolver, allowPrivateNetworks: ['127.0.0.1'] }),
      clock: { now: () => now },
    })
    const rotated: string[] = []
    const account = {
      tokenUrl: provider.url,
      clientId: 'app',
      clientSecret: 'app-secret',
      scope: null,
      grant: { kind: 'refresh_token' as const, refreshToken: provider.refreshToken },
      onRotated: (token: string) => void rotated.push(token),
    }
    const token = async (refused?: string): Promise<TokenAnswer> => {
      const answer = await oauth.token(1, account, refused)
      // The provider's IMAP server takes the token issued last.
      if (answer.ok) mailbox.setAccessToken(provider.accessToken)
      return answer
    }
    return {
      provider,
      mailbox,
      rotated,
      token,
      later: (ms: number) => {
        now += ms
      },
      access: accessTo(mailbox.port, { auth: { kind: 'oauth', token } }),
    }
  }

  test('signs in with a fresh token and reads', async () => {
    const { access, mailbox, provider } = await oauthSeed()
    const seed = watch(access)
    await until(() => expect(seed.baselines).toHaveLength(1))
    mailbox.append('INBOX', mail('hello'))
    await until(() => expect(subjectsOf(seed)).toEqual(['hello']))
    expect(provider.received).toHaveLength(1)
    expect(mailbox.commands.some((line) => /AUTHENTICATE$/.test(line))).toBe(true)
  })

  test('a token that expires in mid-test is refreshed, with rotation', async () => {
    const { access, mailbox, provider, later, rotated } = await oauthSeed({ expiresIn: 3600, rotates: true })
    const seed = watch(access)
    await until(() => expect(seed.baselines).toHaveLength(1))
    later(3_580_000)
    mailbox.dropConnections()
    mailbox.append('INBOX', mail('after-expiry'))
    await until(() => expect(subjectsOf(seed)).toEqual(['after-expiry']))
    await until(() => expect(seed.recoveries).toBe(1))
    expect(provider.received.map((form) => form.refresh_token).slice(0, 2)).toEqual([
      'refresh-token-0',
      'refresh-token-1',
    ])
    expect(rotated.slice(0, 2)).toEqual(['refresh-token-1', 'refresh-token-2'])
  })

  test('a token that the server refuses before its time is asked for again, once', async () => {
    const { token, mailbox, provider } = await oauthSeed()
    await token()
    const withdrawn: TokenAnswer = { ok: true, accessToken: 'withdrawn', expiresAt: Date.now() + 3_600_000 }
    const stale = accessTo(mailbox.port, {
      auth: {
        kind: 'oauth',
        token: async (refused) => (refused ? await token('access-token-1') : withdrawn),
      },
    })
    expect(await dialer.check(stale)).toMatchObject({ ok: true })
    expect(provider.received).toHaveLength(2)
  })

  test('a consent that is withdrawn in mid-test ends reading, with no secret in the words', async () => {
    const { access, mailbox, provider, later } = await oauthSeed()
    const seed = watch(access)
    await until(() => expect(seed.baselines).toHaveLength(1))
    provider.revoke()
    later(3_600_000)
    mailbox.dropConnections()
    await until(() => expect(seed.troubles.at(-1)).toMatchObject({ code: 'consent', final: true }))
    expect(JSON.stringify(seed.troubles)).not.toMatch(/refresh-token-0|app-secret/)
    expect(seed.troubles.at(-1)!.detail).toBe('invalid_grant token *** was revoked')
  })

  test('a token endpoint that is down is no final trouble', async () => {
    const { access, provider } = await oauthSeed()
    provider.fail('503')
    const seed = watch(access)
    await until(() => expect(seed.troubles[0]).toMatchObject({ code: 'token', final: false }))
    provider.fail(null)
    await until(() => expect(seed.recoveries).toBe(1))
    expect(seed.baselines).toHaveLength(1)
  })
})
