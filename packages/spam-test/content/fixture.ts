import type { BlacklistReport, ListAnswer } from '@postproof/blacklists/types'
import type { Finding } from '@postproof/engine/finding'
import type { ImageDecoder } from '@postproof/engine/world'
import encodeQR from 'qr'
import { describe, expect, test } from 'vitest'
import { contexts, inputFor, type Setting } from '../context/fixture.ts'
import type { Check } from '../define-check.ts'
import type { MailKind } from '../kind/kinds.ts'
import { judgedOf } from '../learned/judged.ts'
import type { ImageOutcome, LinkOutcome } from '../links/types.ts'
import type { TestWorld } from '../types.ts'
import { textsIn } from '../words/texts.ts'
import { codesOf } from './codes.ts'

/** Tables of cases for the checks of content: a mail, what the world says, and what the check must make of it. */

export type World = { listed?: Record<string, BlacklistReport['status']>; engines?: TestWorld['spamEngines'] }
/** `language` and `kind`: what the mail is taken for. */
type Taken = { language?: string; kind?: MailKind; world?: World }

export type Row = [expected: string, source: string, setting?: Setting & Taken]

const answer = (state: ListAnswer['state']): ListAnswer => ({
  list: 'test',
  name: 'Test list',
  tier: 1,
  kind: 'block',
  state,
  codes: [],
  meaning: state,
  severity: state === 'listed' ? 'major' : null,
  reason: null,
  removalUrl: null,
  ms: 1,
})

/** Bytes that say `qr:` and a text are the picture of its code, four pixels a module; all others are no picture. */
const drawnCodes: ImageDecoder = {
  async decode(bytes) {
    const [, text] = /^qr:(.+)$/s.exec(Buffer.from(bytes).toString()) ?? []
    if (!text) return undefined
    const modules = encodeQR(text.trim(), 'raw', { border: 4 })
    const side = modules.length * 4
    const rgba = Uint8Array.from({ length: side * side * 4 }, (_, at) => {
      const pixel = at >> 2
      return at % 4 === 3 || !modules[Math.floor(pixel / side) >> 2]?.[(pixel % side) >> 2] ? 255 : 0
    })
    return {
      format: 'png',
      width: side,
      height: side,
      frames: 1,
      pixels: { width: side, height: side, rgba },
    }
  },
}

/** Blacklists that know these domains; all others are clean. */
export function worldOf({ listed = {}, engines = [] }: World = {}): TestWorld {
  const report = (subject: string): BlacklistReport => {
    const status = listed[subject] ?? 'good'
    const state = status === 'good' ? 'not-listed' : status === 'no-data' ? 'refused' : 'listed'
    return { subject, status, answered: 1, asked: 1, answers: [answer(state)] }
  }
  const blacklists = { checkDomain: async (name: string) => report(name) }
  const { signal } = new AbortController()
  return { blacklists, spamEngines: engines, signal, images: drawnCodes } as unknown as TestWorld
}

export async function find(check: Check, [, source, setting = {}]: Row): Promise<Finding> {
  const world = worldOf(setting.world)
  const input = inputFor(source, setting)
  const language = setting.language ?? null
  const judged = judgedOf(input.message, language, setting.kind)
  return check.run({ ...input, language, judged, codes: codesOf(input, world) }, world)
}

export const linkOutcome = (url: string, changes: Partial<LinkOutcome> = {}): LinkOutcome => ({
  url,
  status: 'ok',
  httpStatus: 200,
  method: 'HEAD',
  headOnly: false,
  finalUrl: url,
  redirects: [],
  failure: null,
  detail: '',
  contentType: 'text/html',
  contentLength: null,
  ...changes,
})

export const imageOutcome = (changes: Partial<ImageOutcome> = {}): ImageOutcome => ({
  src: 'https://example.org/a.png',
  kind: 'remote',
  uses: [0],
  status: 'ok',
  httpStatus: 200,
  finalUrl: 'https://example.org/a.png',
  redirects: [],
  failure: null,
  detail: '',
  contentType: 'image/png',
  bytes: 1000,
  truncated: false,
  format: 'png',
  width: 100,
  height: 50,
  frames: 1,
  blank: false,
  qr: [],
  ...changes,
})

/** One test a row, and one a check for its words: each outcome has a sentence, each fault has steps. */
export function describeChecks(cases: [Check, Row[]][]): void {
  describe.each(cases.map(([check, rows]) => ({ id: check.id, check, rows })))(
    '$id',
    ({ id, check, rows }) => {
      test.each(rows.map((row, at) => ({ at, expected: row[0], row })))(
        '$expected ($at)',
        async ({ row }) => {
          const { status, code } = await find(check, row)
          expect(`${status} ${code}`).toBe(row[0])
        },
      )

      test('every outcome has words, and steps where something is to be done', async () => {
        const text = textsIn('en')[id]
        expect(text?.title).toBeTruthy()
        for (const row of rows) {
          const finding = await find(check, row)
          expect(text?.found(finding), finding.code).not.toMatch(/not judged\.$|: none\.|NaN|\[object|!$/)
          const due = finding.status === 'warning' || finding.status === 'bad'
          for (const context of contexts)
            expect(text?.fix(finding, context).length ?? 0, finding.code).toBeGreaterThanOrEqual(due ? 1 : 0)
        }
      })
    },
  )
}
