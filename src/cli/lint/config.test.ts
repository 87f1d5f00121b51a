import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { measured } from '#services/lint/limits.ts'
import { postproof } from '#tests/command-line.ts'
import { configSchema, parseConfig, ruleSchema } from './config.ts'

/** `postproof.config.json`: what it refuses, where it is found, and what each key does. */

const folder = mkdtempSync(join(tmpdir(), 'postproof-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const before = process.cwd()
beforeEach(() => process.chdir(folder))
afterEach(() => process.chdir(before))

const write = (name: string, content: unknown) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
}
const configured = async (config: unknown, ...words: string[]) => {
  write('postproof.config.json', config)
  return postproof(['lint', ...words], {})
}
const json = async (config: unknown, ...words: string[]) =>
  JSON.parse((await configured(config, '--format', 'json', ...words)).out)

const page = (body: string) =>
  `<!doctype html>\n<html lang="en"><head><title>News</title></head><body>\n${body}\n</body></html>`
write('emails/one.html', page('<p>Hi {{ user.name }}</p>\n<img src="{{ logo }}" width="300" height="200">'))
write('emails/two.html', page(`<p>${'Words of wood. '.repeat(20)}</p>`))

test.each([
  ['{"files": [', 'is not JSON: '],
  ['{"failon": ["error"]}', 'there is no key "failon". Did you mean failOn?'],
  ['{"extends": "x"}', 'there is no key "extends". Keys are files, variables, clients, failOn, rules'],
  [
    '{"rules": {"image_alt": {"sevrity": "note"}}}',
    'no key "sevrity" in "rules.image_alt". Did you mean severity?',
  ],
  ['{"files": "emails"}', '"files" is not valid.'],
  ['{"rules": {"image_alt": "off"}}', '"rules.image_alt" is not valid.'],
  ['{"rules": {"imagealt": {}}}', 'there is no rule imagealt. Did you mean image_alt?'],
  ['{"rules": {"image_alt": {"max": 3}}}', '"rules.image_alt" has a limit, but image_alt measures nothing.'],
  ['{"ignore": {"link_emty": "why"}}', 'there is no rule link_emty. Did you mean link_empty?'],
  ['{"ignore": {"link_empty": " "}}', '"ignore.link_empty" is not valid.'],
  ['{"clients": ["gmial"]}', 'there is no client gmial. Did you mean gmail?'],
  ['{"clients": ["netscape"]}', 'there is no client netscape. Families are '],
  [
    '{"failOn": ["errors"]}',
    '"errors" is no severity (error, warning, note, never) and no rule. Did you mean error?',
  ],
  ['{"language": "xx"}', '"language" is not valid.'],
])('%s is refused', (text, said) => {
  expect(() => parseConfig(text, 'p.json')).toThrow(/^p\.json:? /)
  expect(() => parseConfig(text, 'p.json')).toThrow(said)
})

test('a faulty file ends with 2 and one line for each fault', async () => {
  const { code, errors, out } = await configured({ fils: [], failOn: ['errors'], rulez: {} }, 'emails')
  expect([code, out]).toEqual([2, ''])
  expect(errors.trim().split('\n')).toEqual([
    'postproof.config.json: there is no key "fils". Did you mean files?',
    'postproof.config.json: there is no key "rulez". Did you mean rules?',
  ])
})

test('files come from the configuration, those of the command line instead of them', async () => {
  const names = async (...words: string[]) =>
    (await json({ files: ['emails/*.html'] }, ...words)).files.map(({ file }: { file: string }) => file)
  expect(await names()).toEqual(['emails/one.html', 'emails/two.html'])
  expect(await names('emails/two.html')).toEqual(['emails/two.html'])
  expect(await configured({}, '--format', 'json')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Give files'),
  })
})

test('it is found in a folder above, and its paths count from there', async () => {
  write('postproof.config.json', { files: ['emails'], variables: 'values.json', failOn: ['never'] })
  write('values.json', { logo: 'https://cdn.shop.test/a.png', user: { name: 'Ada' } })
  process.chdir(join(folder, 'emails'))
  const { code, out } = await postproof(['lint', '--format', 'json'], {})
  expect(code).toBe(0)
  const { files, not_checked } = JSON.parse(out)
  expect(files.map(({ file }: { file: string }) => file)).toEqual(['one.html', 'two.html'])
  expect(not_checked.map(({ reason }: { reason: string }) => reason)).not.toContain('tags')
})

test('--config names another, and one that is missing is an error', async () => {
  write('other.json', { failOn: ['never'] })
  expect((await configured({}, 'emails', '--config', 'other.json')).code).toBe(0)
  expect(await configured({}, 'emails', '--config', 'nowhere.json')).toMatchObject({
    ...{ code: 2, errors: '--config: there is no file nowhere.json.\n' },
  })
})

test.each([
  [{ failOn: ['never'] }, [], 0],
  [{ failOn: ['image_alt'] }, [], 1],
  [{ failOn: ['charset'] }, [], 0],
  [{ failOn: ['never'] }, ['--fail-on', 'image_alt'], 1],
  [{}, ['--fail-on', 'never'], 0],
  [{ rules: { image_alt: { severity: 'note' } } }, [], 0],
  [{ rules: { image_alt: { severity: 'note' } }, failOn: ['note'] }, [], 1],
  [{ ignore: { image_alt: 'decoration' }, failOn: ['image_alt'] }, [], 0],
])('%j with %j exits with %i', async (config, words, code) => {
  expect((await configured(config, 'emails/one.html', ...words)).code).toBe(code)
})

test('what is ignored is counted', async () => {
  const before = await json({}, 'emails/one.html')
  const after = await json({ ignore: { image_alt: 'decoration' } }, 'emails/one.html')
  expect(before.files[0].findings).toContainEqual(expect.objectContaining({ rule: 'image_alt' }))
  expect(after.files[0].findings).not.toContainEqual(expect.objectContaining({ rule: 'image_alt' }))
  expect([before.files[0].ignored, after.files[0].ignored]).toEqual([0, 1])
})

test.each([
  [
    'html_size',
    { max: 100 },
    [
      [
        'error',
        expect.stringMatching(
          /^Size of the HTML as written, in bytes: \d+\. The configuration allows at most 100\.$/,
        ),
      ],
    ],
  ],
  ['html_size', { max: 100, severity: 'warning' }, [['warning', expect.any(String)]]],
  ['html_size', { max: 5000 }, []],
  ['client_support', { min: 100.1 }, [['error', expect.stringContaining('at least 100.1')]]],
  ['link_count', { max: 0 }, []],
])('a limit of %s: %j', async (id, rule, expected) => {
  const { files } = await json({ rules: { [id]: rule } }, 'emails/two.html')
  const found = files[0].findings.filter((one: { rule: string }) => one.rule === id)
  expect(found.map(({ severity, message }: Record<string, string>) => [severity, message])).toEqual(expected)
})

test('a limit replaces that of the rule', async () => {
  write('large.html', page(`<p>${'Words of wood. '.repeat(7000)}</p>`))
  const sizes = async (config: unknown) =>
    (await json(config, 'large.html')).files[0].findings.filter(
      ({ rule }: { rule: string }) => rule === 'html_size',
    ).length
  expect(await sizes({})).toBe(1)
  expect(await sizes({ rules: { html_size: { max: 200_000 } } })).toBe(0)
})

test('support is judged by the clients that are named, and the others are said', async () => {
  write('grid.html', page(`<div style="display:grid;gap:8px"><p>${'Words of wood. '.repeat(9)}</p></div>`))
  const judged = async (clients: string[] | undefined) => {
    const { files, not_checked } = await json({ ...(clients && { clients }) }, 'grid.html')
    const others = not_checked.find(({ reason }: { reason: string }) => reason === 'clients')
    const support = files[0].findings.find(({ rule }: { rule: string }) => rule === 'client_support')
    return { support: support?.severity ?? null, others: others?.rules ?? [] }
  }
  expect(await judged(undefined)).toEqual({ support: null, others: [] })
  expect(await judged(['apple-mail'])).toEqual({
    ...{ support: null, others: expect.arrayContaining(['html_size', 'gmail_css', 'outlook_word']) },
  })
  expect(await judged(['outlook.windows'])).toMatchObject({ support: 'error' })
})
test('a limit is judged whatever the clients are', async () => {
  const { files } = await json(
    { clients: ['apple-mail'], rules: { html_size: { max: 10 } } },
    'emails/two.html',
  )
  expect(files[0].findings).toContainEqual(expect.objectContaining({ rule: 'html_size' }))
})

test('the documentation has a row for each key and each rule that measures', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/en/develop/lint.md'), 'utf8')
  const rows = ({ shape }: typeof configSchema | typeof ruleSchema) =>
    Object.entries(shape).map(([key, { description }]) => `| \`${key}\` | ${description} |`)
  const tables = [
    rows(configSchema),
    rows(ruleSchema),
    Object.entries(measured).map(([id, { what }]) => `| \`${id}\` | ${say('en', message(what))} |`),
  ]
  for (const table of tables) expect(page).toContain(`|---|---|\n${table.join('\n')}\n`)
})
