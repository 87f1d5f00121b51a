import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { changedFiles } from './changed.ts'

/** `--changed`: over a repository with one commit on main and a branch. */

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'postproof-changed-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const before = process.cwd()
const repository = join(folder, 'shop')
beforeEach(() => process.chdir(repository))
afterEach(() => process.chdir(before))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(repository, name)), { recursive: true })
  writeFileSync(join(repository, name), text)
}
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@shop.test', ...words], {
    cwd: repository,
    stdio: 'pipe',
  })
const commit = () => {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'One.')
}

const names = ['old', 'edited', 'staged', 'branched', 'gone', 'of main'].map((name) => `emails/${name}.html`)
for (const name of names) write(name, '<p>Hello</p>')
write('emails/whole.mjml', '<mjml><mj-include path="./parts/foot" /></mjml>')
write('emails/other.mjml', '<mjml><mj-include path="./parts/head.mjml" /></mjml>')
write('emails/parts/foot.mjml', '<mj-text>x</mj-text>')
write('emails/parts/head.mjml', '<mj-include path="../whole.mjml" />')
write('.gitignore', 'built\n')
git('init', '--quiet', '--initial-branch', 'main')
commit()
git('switch', '--quiet', '--create', 'work')
write('emails/branched.html', '<p>Hello branch</p>')
commit()
git('switch', '--quiet', 'main')
write('emails/of main.html', '<p>Hello main</p>')
commit()
git('switch', '--quiet', 'work')
write('emails/edited.html', '<p>Hello edited</p>')
write('emails/staged.html', '<p>Hello staged</p>')
git('add', 'emails/staged.html')
write('emails/néw\tone.html', '<p>Hello</p>')
write('built/ignored.html', '<p>Hello</p>')
rmSync(join(repository, 'emails/gone.html'))

const all = [...names.filter((name) => !name.includes('gone')), 'emails/néw\tone.html']

test('what was edited, staged or is new differs from HEAD', async () => {
  expect(await changedFiles(all, 'HEAD')).toEqual([
    ...['emails/edited.html', 'emails/staged.html', 'emails/néw\tone.html'],
  ])
})

test('a branch counts from where it left, not by what others did since', async () => {
  expect(await changedFiles(all, 'main')).toEqual([
    ...['emails/edited.html', 'emails/staged.html', 'emails/branched.html', 'emails/néw\tone.html'],
  ])
})

test('from a folder below, and by absolute paths', async () => {
  process.chdir(join(repository, 'emails'))
  expect(
    await changedFiles(['old.html', 'edited.html', join(repository, 'emails/staged.html')], 'HEAD'),
  ).toEqual(['edited.html', join(repository, 'emails/staged.html')])
})

test('what includes a changed file has changed', async () => {
  const both = ['emails/whole.mjml', 'emails/other.mjml']
  expect(await changedFiles(both, 'HEAD')).toEqual([])
  write('emails/parts/foot.mjml', '<mj-text>y</mj-text>')
  expect(await changedFiles(both, 'HEAD')).toEqual(both)
})

test('ignored files are not new', async () => {
  expect(await changedFiles(['built/ignored.html'], 'HEAD')).toEqual([])
})

test.each(['nowhere', '--output=x', 'HEAD:emails/old.html'])('revision %s is refused', async (ref) => {
  await expect(changedFiles(all, ref)).rejects.toThrow(`git knows no revision ${ref}`)
})

test('a file outside of the work tree is refused: git cannot say whether it changed', async () => {
  writeFileSync(join(folder, 'outside.html'), '<p>Hello</p>')
  await expect(changedFiles(['../outside.html'], 'HEAD')).rejects.toThrow('../outside.html is outside of')
})

test('as it is typed', async () => {
  const lint = (...words: string[]) =>
    postproof(['lint', 'emails/*.html', '--fail-on', 'never', ...words], {})
  const files = async (...words: string[]) =>
    JSON.parse((await lint('--format', 'json', ...words)).out).files.map(({ file }: { file: string }) => file)
  expect(await files('--changed')).toHaveLength(3)
  expect(await files('--changed', 'main')).toHaveLength(4)
  git('stash', '--quiet', '--include-untracked')
  const { code, out, errors } = await lint('--changed')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(out).toContain('No template has changed.')
  process.chdir(folder)
  mkdirSync('alone', { recursive: true })
  writeFileSync('alone/one.html', '<p>Hello</p>')
  const outside = await postproof(['lint', 'alone', '--changed'], {
    GIT_CEILING_DIRECTORIES: dirname(folder),
  })
  expect(outside).toMatchObject({
    ...{
      code: 2,
      out: '',
      errors: '--changed works only within a git work tree, and this folder is in none.\n',
    },
  })
})
