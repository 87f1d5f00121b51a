import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composedSentences } from '../sentences/composed.ts'

/** Sentences that people read are in the catalogs (decision 29): none is put together where it is used. */

/** With the reason. */
const others: Record<string, string> = {
  'src/api/document/about.ts': 'the description of the API, for those who write programs',
  'src/api/mcp/world.ts': 'what the tools do, for AI assistants',
  'src/platform/keys/keys.ts': 'errors of the start, for the operator',
  'src/platform/mailer/templates/contact.ts': 'a mail to the operator, in English',
  'src/platform/mailer/templates/order.ts': 'a mail to the operator, in English',
  'src/platform/mailer/templates/operator.ts': 'a mail to the operator, in English',
  'src/platform/metrics/create.ts': 'what figures mean, for machines that gather them',
  'src/services/placement/seeds/seed-keys.ts': 'an error of the start, for the operator',
  'src/services/tools/tools.ts': 'what the tools do, for AI assistants',
  'src/services/tools/server.ts': 'what the tools do, for AI assistants',
  'src/web/billing/plans/features.ts': 'recognizes descriptions that databases keep',
  'src/web/ui/showcase.tsx': 'the design system, for those who work on it',
}
const files = globSync('src/{api,contract,jobs,platform,services,web}/**/*.{ts,tsx}').filter(
  (file) => !/[./-](?:test|fixture|d)\.tsx?$/.test(file),
)

test('no sentence is put together outside of the catalogs', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const sentences = composedSentences(file, readFileSync(file, 'utf8'))
    return file in others ? [] : sentences.map((sentence) => `${file}: ${sentence}`)
  })
  expect(found).toEqual([])
})

test('the exceptions still have what they are excepted for', () => {
  for (const file of Object.keys(others))
    expect([file, composedSentences(file, readFileSync(file, 'utf8')).length]).not.toEqual([file, 0])
})

test.each([
  ["const state = { status: 'good', detail: 'New mail is taken.' }", ['New mail is taken.']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a program that is read
  ['const told = `Its disk has ${left} MB left.`', ['Its disk has x MB left.']],
  ['const page = <p>Nothing here</p>', ['Nothing here']],
  ['const page = <button aria-label="Close the dialog" type="button" />', ['Close the dialog']],
  ["throw new Error('There is no such part.')", []],
  ["world.log.error({ error }, 'The page died.')", []],
  ["const route = { summary: 'Log in.', path: '/api/login' }", []],
  ["const said = words.title + message('health.answers')", []],
  ['const page = <code>postproof spool check</code>', []],
])('%s', (source, expected) => {
  expect(composedSentences('one.tsx', source)).toEqual(expected)
})
