import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, callNamed } from '#web/docs/api/document.ts'
import { requestOf, type SampleLanguage, sampleLanguages, sampleOf } from '#web/docs/api/samples.ts'
import { type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from '../scenarios/accounts-world.ts'

/** The examples of /docs/api, run as they stand there: by a shell, by Node and by Python. */

let instance: Instance
let key: string
let folder: string
let document: ApiDocument

beforeAll(async () => {
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' }, { mailer: recordingMailer() })
  const { browser } = await register(instance, 'ada@example.org')
  const given = { name: 'Examples', scopes: ['read', 'test', 'verify'] }
  key = ((await (await browser.post('/api/profile/api-keys', given)).json()) as { api_key: string }).api_key
  document = (await (await fetch(`${instance.url}/openapi.json`)).json()) as ApiDocument
  folder = mkdtempSync(join(tmpdir(), 'postproof-samples-'))
  writeFileSync(join(folder, 'newsletter.eml'), 'From: ada@example.org\r\nSubject: Hello\r\n\r\nHello.\r\n')
  writeFileSync(join(folder, 'list.csv'), 'email\nada@localhost\n')
})
afterAll(async () => {
  await instance?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** How a sample is run. Of curl no progress is printed, and a refusal is an error. */
const commands: Record<SampleLanguage, (sample: string) => [program: string, ...options: string[]]> = {
  curl: (sample) => ['sh', '-c', `exec ${sample} --fail-with-body --silent --show-error`],
  typescript: (sample) => [process.execPath, written('sample.ts', sample)],
  python: (sample) => ['python3', written('sample.py', sample)],
}
const needed: Record<SampleLanguage, string | null> = { curl: 'curl', typescript: null, python: 'python3' }

function written(name: string, sample: string): string {
  writeFileSync(join(folder, name), sample)
  return name
}

/** What it prints: all of it, or up to `until`, where it is ended. */
async function run(sample: string, language: SampleLanguage, until?: RegExp): Promise<string> {
  const [program, ...options] = commands[language](sample)
  const env = { ...process.env, KEY: key, NO_PROXY: '*', no_proxy: '*' }
  const child = spawn(program, options, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let printed = ''
  for await (const part of child.stdout.setEncoding('utf8')) {
    printed += part
    if (until?.test(printed)) child.kill('SIGKILL')
  }
  const [code] = await ended
  if (!until) expect(code, printed).toBe(0)
  return printed
}

const missing = new Map<string, boolean>()

function lacks(language: SampleLanguage): boolean {
  const program = needed[language]
  if (program === null) return false
  if (!missing.has(program)) missing.set(program, isMissing(program))
  return missing.get(program)!
}

function isMissing(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return false
  } catch {
    return true
  }
}

type Row = { name: string; parameters?: Record<string, string>; json?: object; says: string | RegExp }

const rows: Row[] = [
  { name: 'getProfile', says: 'ada@example.org' },
  { name: 'listPlans', says: 'total' },
  { name: 'createTestAddress', says: /@/ },
  { name: 'testEmail', says: /[a-z0-9]{20}/ },
  { name: 'getReport', parameters: { id: 'example' }, says: 'completed' },
  { name: 'getRawMessage', parameters: { id: 'example' }, says: 'Subject:' },
  { name: 'listTests', parameters: { page: '1', search: `"it's"` }, says: 'total' },
  { name: 'verifyList', says: 'id' },
  {
    name: 'setQuietHours',
    json: { from: '22:00', to: '07:00', time_zone: 'UTC', lets_bad: true },
    says: /success\W+true/i,
  },
  { name: 'addNewsletter', json: { name: "Ada's „Neues“" }, says: 'Neues' },
]

describe.each(sampleLanguages)('in %s', (language) => {
  test.for(rows)('$name answers', async ({ name, parameters = {}, json, says }, { skip }) => {
    skip(lacks(language), `${needed[language]} is not installed`)
    const call = callNamed(document, name)!
    const typed = { parameters, json: json ? JSON.stringify(json) : null }
    const sample = sampleOf(requestOf(call, instance.url, typed), language)
    expect(await run(sample, language)).toMatch(says)
  })

  test('an image is written to a file', async ({ skip }) => {
    skip(lacks(language), `${needed[language]} is not installed`)
    const call = callNamed(document, 'getReportPreviewImage')!
    const typed = { parameters: { id: 'example' }, json: null }
    await run(sampleOf(requestOf(call, instance.url, typed), language), language)
    expect(readFileSync(join(folder, 'answer')).subarray(1, 4).toString()).toBe('PNG')
    rmSync(join(folder, 'answer'))
  })

  test('events are printed as they come', async ({ skip }) => {
    skip(lacks(language), `${needed[language]} is not installed`)
    const call = callNamed(document, 'streamTest')!
    const typed = { parameters: { id: 'example' }, json: null }
    const sample = sampleOf(requestOf(call, instance.url, typed), language)
    expect(await run(sample, language, /data:/)).toMatch(/data:/)
  })
})
