import { describe, expect, test } from 'vitest'
import { createSpamd } from '#adapters/spamd.ts'
import { envelope, forgedReport, gtube, plainMail } from './mails.ts'
import { hostAndPort, peer } from './peer.ts'

const address = peer('SPAMD', 'SpamAssassin (spamd)')

describe.skipIf(!address)('SpamAssassin', () => {
  const where = address?.startsWith('/') ? { socketPath: address } : hostAndPort(address ?? ':0')
  const engine = createSpamd({ ...where, timeoutMs: 30_000 })

  test('leaves a plain mail alone', async () => {
    const scan = await engine.scan(plainMail, envelope)
    expect(scan).toMatchObject({ ok: true, threshold: 5 })
    expect(scan.ok && scan.version).toMatch(/^\d+\.\d+/)
    expect(scan.ok && scan.score).toBeLessThan(5)
  })

  test('flags GTUBE, whatever verdict the mail brings along', async () => {
    const scan = await engine.scan(gtube, envelope)
    expect(scan.ok && scan.score).toBeGreaterThan(500)
    expect(scan.ok && scan.rules[0]).toMatchObject({ name: 'GTUBE', points: 1000 })
  })

  test('sees our trace: rules about missing relays do not fire', async () => {
    const scan = await engine.scan(plainMail, envelope)
    const names = scan.ok ? scan.rules.map(({ name }) => name) : []
    expect(names).not.toContain('NO_RELAYS')
    expect(names).not.toContain('NO_RECEIVED')
    expect(names).not.toContain('RDNS_NONE')
  })

  test('points of the rules add up to the score', async () => {
    const scan = await engine.scan(gtube, envelope)
    const sum = scan.ok ? scan.rules.reduce((total, { points }) => total + points, 0) : Number.NaN
    expect(Math.abs(sum - (scan.ok ? scan.score : 0))).toBeLessThan(1)
  })

  test('is not fooled by a table in the mail', async () => {
    const scan = await engine.scan(forgedReport, envelope)
    expect(scan.ok && scan.rules.length).toBeGreaterThan(0)
    expect(JSON.stringify(scan)).not.toContain('FORGED_RULE')
  })

  test('takes several mails at once', async () => {
    const scans = await Promise.all(Array.from({ length: 6 }, () => engine.scan(plainMail, envelope)))
    expect(new Set(scans.map((scan) => (scan.ok ? scan.score : scan.reason))).size).toBe(1)
  })
})
