import { describe, expect, test } from 'vitest'
import { createRspamd } from '#adapters/rspamd.ts'
import { envelope, gtube, plainMail } from './mails.ts'
import { peer } from './peer.ts'

const url = peer('RSPAMD_URL', 'rspamd')

describe.skipIf(!url)('rspamd', () => {
  const engine = createRspamd({ url: url ?? '', timeoutMs: 30_000 })

  test('leaves a plain mail alone', async () => {
    const scan = await engine.scan(plainMail, envelope)
    expect(scan).toMatchObject({ ok: true, engine: 'rspamd', threshold: 6 })
    expect(scan.ok && scan.version).toMatch(/^\d+\.\d+/)
    expect(scan.ok && scan.score).toBeLessThan(6)
    expect(scan.ok && scan.rules.length).toBeGreaterThan(3)
  })

  test('knows the envelope', async () => {
    const scan = await engine.scan(plainMail, envelope)
    const names = scan.ok ? scan.rules.map(({ name }) => name) : []
    expect(names).toContain('FROM_NEQ_ENVFROM')
    expect(names).toContain('TO_MATCH_ENVRCPT_ALL')
  })

  test('flags GTUBE', async () => {
    const scan = await engine.scan(gtube, envelope)
    expect(scan.ok && scan.score).toBeGreaterThanOrEqual(15)
  })
})
