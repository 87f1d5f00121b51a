import { afterEach, describe, expect, it } from 'vitest'
import { type CaptchaServer, startCaptchaServer } from '../../packages/emulators/captcha.ts'
import { type CaptchaOptions, createCaptcha } from './captcha.ts'

let server: CaptchaServer
afterEach(() => server.close())

const captcha = (more: Partial<CaptchaOptions> = {}) =>
  createCaptcha({ provider: 'turnstile', siteKey: 'site', secret: 'secret', url: server.url, ...more })

describe('captcha', () => {
  it('takes a good token once and refuses others', async () => {
    server = await startCaptchaServer({ good: ['right'], secret: 'secret' })
    expect(await captcha().verify('wrong')).toBe('failed')
    expect(await captcha().verify('right')).toBe('passed')
    expect(await captcha().verify('right')).toBe('failed')
    expect(server.received[1]).toEqual({ secret: 'secret', response: 'right', sitekey: 'site' })
  })

  it('asks nobody about an empty token or one without end', async () => {
    server = await startCaptchaServer({ good: [''], secret: 'secret' })
    expect(await captcha().verify('')).toBe('failed')
    expect(await captcha().verify('x'.repeat(5000))).toBe('failed')
    expect(server.received).toEqual([])
  })

  it.each(['page', 'silence'] as const)('cannot say when the service answers with %s', async (fault) => {
    server = await startCaptchaServer({ good: ['right'], secret: 'secret', fault })
    const troubles: string[] = []
    const asked = captcha({ timeoutMs: 100, onTrouble: (why) => troubles.push(why) })
    expect(await asked.verify('right')).toBe('unavailable')
    expect(troubles).toHaveLength(1)
  })

  it('blames our keys on us, not on the person', async () => {
    server = await startCaptchaServer({ good: ['right'], secret: 'another' })
    expect(await captcha().verify('right')).toBe('unavailable')
  })

  it('cannot say when nobody listens', async () => {
    server = await startCaptchaServer({ good: [], secret: 'secret' })
    const { url } = server
    await server.close()
    server = await startCaptchaServer({ good: [], secret: 'secret' })
    expect(await captcha({ url }).verify('right')).toBe('unavailable')
  })
})
