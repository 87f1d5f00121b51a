import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

/**
 * The Action, the GitLab job and the pre-commit hook: their own scripts, run in a folder that holds templates alone, with the command
 * of this checkout in place of the published one. The runners themselves are not here.
 */

const root = join(import.meta.dirname, '../..')
const command = `"${process.execPath}" "${join(root, 'src/cli.ts')}"`
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const read = (name: string) => parse(readFileSync(join(root, name), 'utf8'))

const TEXT =
  'We write to you once a month about what is new in our shop. This time it is a long story of wood. '
const FAULTY = [
  '<!doctype html>',
  '<html lang="en"><head><title>News</title></head><body>',
  `<p>${TEXT.repeat(4)}</p>`,
  '<img src="{{ logo }}" width="300" height="200">',
  '<p>ACME Ltd, 12 High Street, London N1 1AA. <a href="{{unsubscribe_url}}">Unsubscribe</a></p>',
  '</body></html>',
].join('\n')
const CLEAN = FAULTY.replace('<img', '<img alt="Our shop"')

let folder: string
const path = (name: string) => join(folder, name)
const folders: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postproof-ci-'))
  folders.push(folder)
  mkdirSync(path('emails/a folder'), { recursive: true })
  mkdirSync(path('temp'))
  writeFileSync(path('emails/a folder/faulty.html'), FAULTY)
  writeFileSync(path('emails/clean.html'), CLEAN)
})
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true })
})

/** As a runner does it: `bash -e`, with nothing of our own environment but what starts programs. */
const bash = (script: string, env: Record<string, string>) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const { PATH = '' } = process.env
    const options = { cwd: folder, env: { PATH, HOME: folder, ...env } }
    execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
      options,
      (error, out, errors) => resolve({ code: Number(error?.code ?? 0), out, errors }),
    )
  })

describe('the GitHub Action', () => {
  const action = read('action.yml')
  const [step] = action.runs.steps

  async function runAction(inputs: Record<string, string>) {
    const given: Record<string, string> = Object.fromEntries(
      Object.entries(action.inputs).map(([name, input]) => [name, (input as { default: string }).default]),
    )
    Object.assign(given, { command }, inputs)
    const env = Object.fromEntries(
      Object.entries(step.env as Record<string, string>).map(([name, value]) => [
        name,
        value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => given[input]!),
      ]),
    )
    const files = { GITHUB_OUTPUT: path('temp/output'), GITHUB_STEP_SUMMARY: path('temp/summary') }
    const result = await bash(step.run, { ...env, ...files, RUNNER_TEMP: path('temp') })
    const written = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
    return { ...result, outputs: written(files.GITHUB_OUTPUT), summary: written(files.GITHUB_STEP_SUMMARY) }
  }

  test('faults fail it, with annotations, a summary and SARIF', async () => {
    writeFileSync(path('temp/summary'), 'Of another step.\n')
    const { code, out, errors, outputs, summary } = await runAction({ files: 'emails/**/*.html' })
    expect([code, errors]).toEqual([1, ''])
    expect(out).toMatch(/^::error file=emails\/a folder\/faulty\.html,line=4,col=1,title=image_alt::\S/m)
    expect(outputs).toBe('sarif=postproof.sarif\n')
    expect(summary).toMatch(/^Of another step\.\n\*\*1 error/)
    const [run] = JSON.parse(readFileSync(path('postproof.sarif'), 'utf8')).runs
    const found = run.results.find(({ ruleId }: { ruleId: string }) => ruleId === 'image_alt')
    expect(found.locations[0].physicalLocation).toMatchObject({
      ...{ artifactLocation: { uri: 'emails/a%20folder/faulty.html' }, region: { startLine: 4 } },
    })
  })

  test('clean templates pass', async () => {
    const { code, out, errors } = await runAction({ files: 'emails/clean.html' })
    expect([code, errors]).toEqual([0, ''])
    expect(out).not.toContain('::error')
  })

  test.each<[string, Record<string, string>, number]>([
    ['several files, a line each', { files: 'emails/clean.html\nemails/a folder/faulty.html\n' }, 1],
    ['what fails', { files: 'emails', 'fail-on': 'never' }, 0],
    ['a file that is missing', { files: 'emails/nowhere.html' }, 2],
    ['no files and no configuration', {}, 2],
    ['changes outside of git', { files: 'emails', changed: 'HEAD' }, 2],
  ])('%s', async (_, inputs, code) => {
    expect((await runAction(inputs)).code).toBe(code)
  })

  test('the configuration of the repository is used', async () => {
    writeFileSync(path('postproof.config.json'), '{"files": ["emails"], "failOn": ["never"]}')
    expect((await runAction({})).code).toBe(0)
    writeFileSync(path('strict.json'), '{"files": ["emails"]}')
    expect((await runAction({ config: 'strict.json' })).code).toBe(1)
  })

  test.each(['$(touch ran)', '"; touch ran; "', '`touch ran`', "'; touch ran; '"])(
    'an input is never run: %s',
    async (text) => {
      const { code } = await runAction({ files: text, 'fail-on': text, changed: text, config: text })
      expect(code).toBe(2)
      expect(existsSync(path('ran'))).toBe(false)
    },
  )
})

describe('the GitLab job', () => {
  const { postproof: job } = read('deploy/ci/gitlab.yml')
  const runJob = (variables: Record<string, string>) =>
    bash(job.script.join('\n'), { ...job.variables, POSTPROOF_COMMAND: path('postproof'), ...variables })
  beforeEach(() => writeFileSync(path('postproof'), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 }))

  test('faults fail it, with tests and Code Quality', async () => {
    const { code, errors } = await runJob({ POSTPROOF_FILES: 'emails/**/*.html' })
    expect([code, errors]).toEqual([1, ''])
    const { junit, codequality } = job.artifacts.reports
    expect(readFileSync(path(junit), 'utf8')).toMatch(/<testsuites [^>]*failures="1"/)
    expect(JSON.parse(readFileSync(path(codequality), 'utf8'))).toContainEqual(
      expect.objectContaining({
        ...{ check_name: 'image_alt', severity: 'major' },
        location: { path: 'emails/a folder/faulty.html', lines: { begin: 4 } },
      }),
    )
  })

  test('options and the configuration', async () => {
    const options = { POSTPROOF_OPTIONS: '--fail-on never' }
    expect((await runJob({ POSTPROOF_FILES: 'emails', ...options })).code).toBe(0)
    writeFileSync(path('postproof.config.json'), '{"files": ["emails/clean.html"]}')
    expect((await runJob({})).code).toBe(0)
  })
})

describe('the pre-commit hook', () => {
  const [hook] = read('.pre-commit-hooks.yaml')
  const names = ['emails/clean.html', 'emails/a folder/faulty.html']

  test('fails for the faulty one of the files that are committed', async () => {
    const entry = hook.entry.replace(/^npx --yes postproof@\S+/, () => command)
    expect((await bash(`${entry} "emails/clean.html"`, {})).code).toBe(0)
    const { code, out } = await bash(`${entry} ${names.map((name) => `"${name}"`).join(' ')}`, {})
    expect(code).toBe(1)
    expect(out).toContain('emails/a folder/faulty.html')
  })

  test.each([...names, 'a.mjml', 'b/c.eml', 'd.htm'])('is for %s', (name) => {
    expect(name).toMatch(new RegExp(hook.files))
  })
  test.each(['a.html.ts', 'mjml', 'b.emlx'])('is not for %s', (name) => {
    expect(name).not.toMatch(new RegExp(hook.files))
  })
})

test('each starts the version of this checkout', () => {
  for (const file of ['action.yml', 'deploy/ci/gitlab.yml', '.pre-commit-hooks.yaml'])
    expect(readFileSync(join(root, file), 'utf8').match(/postproof@[\d.]+/g)).toEqual([
      `postproof@${version}`,
    ])
})

test('the documentation has a row for each input of the Action', () => {
  const page = readFileSync(join(root, 'docs/en/develop/lint.md'), 'utf8')
  const { inputs } = read('action.yml') as { inputs: Record<string, { description: string }> }
  const rows = Object.entries(inputs).map(([name, { description }]) => `| \`${name}\` | ${description} |`)
  expect(page).toContain(`| Input | Means |\n|---|---|\n${rows.join('\n')}\n`)
})
