import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPackages } from '../../build-packages.ts'
import { type DnsServer, startDnsServer } from '../../packages/emulators/dns-server.ts'
import { instanceNames } from '../../src/cli/commands.ts'
import { type Instance, startInstance } from '../instance.ts'

/**
 * Every package as others get it: built, packed, unpacked in an empty folder outside of the tree, and its README's example
 * run there, without what the language has gained since Node 20. What it depends on is linked from our own installation, so
 * that no network is needed.
 */

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'postproof-packages-'))
const withoutNewer = join(import.meta.dirname, 'without-newer.mjs')
const readmes = globSync('packages/*/README.md', { cwd: root })
  .map((file) => ({ name: file.split('/')[1]!, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ name }) => name !== 'emulators')
let dns: DnsServer
/** What the client talks to. */
let instance: Instance

beforeAll(async () => {
  for (const file of await buildPackages(folder)) install(file)
  dns = await startDnsServer({
    'example.org': { TXT: ['v=spf1 ip4:192.0.2.1 +all'], MX: [[10, 'mx.example.org']] },
    'mx.example.org': { A: '192.0.2.1' },
  })
  instance = await startInstance()
  writeFileSync(join(folder, 'template.html'), '<p>Hi {{ name }}</p><img src="a.png">')
  writeFileSync(join(folder, 'newsletter.eml'), 'From: ada@example.org\r\nSubject: Hello\r\n\r\nHello.\r\n')
})
afterAll(async () => {
  await instance?.close()
  await dns.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As npm does it: a folder of its own for ours, and the packages of others beside it. */
function install(file: string): void {
  const unpacked = mkdtempSync(join(folder, 'unpacked-'))
  execFileSync('tar', ['-xzf', file, '-C', unpacked])
  const manifest = readFileSync(join(unpacked, 'package/package.json'), 'utf8')
  const { name, dependencies = {} } = JSON.parse(manifest)
  const at = join(folder, 'node_modules', name)
  mkdirSync(dirname(at), { recursive: true })
  renameSync(join(unpacked, 'package'), at)
  for (const other of Object.keys(dependencies))
    if (!other.startsWith('@postproof/')) link(join(root, 'node_modules', other), other)
}

function link(from: string, name: string): void {
  const at = join(folder, 'node_modules', name)
  if (existsSync(at)) return
  mkdirSync(dirname(at), { recursive: true })
  symlinkSync(from, at)
}

/** This Node, and each of another version on the path. */
const nodes = [process.execPath, ...(process.env.PATH ?? '').split(delimiter).map((at) => join(at, 'node'))]
  .flatMap((program) => {
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
    return stdout ? [{ name: `on Node ${stdout.trim()}`, program }] : []
  })
  .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)

const run = async (...words: string[]) => {
  const settings = { DNS_SERVERS: dns.address, VERIFIER_SMTP: '', DATA_DIR: join(folder, 'data') }
  const env = { ...process.env, ...settings, SITE: instance.url, KEY: '', NO_PROXY: '*', no_proxy: '*' }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', withoutNewer, ...words], {
      cwd: folder,
      env,
    })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: `${stdout}${stderr}` }
  }
}

/** The packed command as it is typed, with an empty standard input. */
function typed(program: string, words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const settings = { DNS_SERVERS: dns.address, VERIFIER_SMTP: '', DATA_DIR: join(folder, 'data') }
  const options = { cwd: folder, env: { ...process.env, ...settings } }
  return new Promise((resolve) => {
    const file = 'node_modules/postproof/dist/cli/postproof.js'
    const child = execFile(program, [file, ...words], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
    child.stdin?.end()
  })
}

describe('each README teaches by an example that runs', () => {
  test.each(readmes)('$name', async ({ name, text }) => {
    const [, code, said] = /```js\n(.+?)```\n\n```\n(.+?)```/s.exec(text) ?? []
    expect(code?.split('\n').filter(Boolean).length).toBeLessThanOrEqual(17)
    writeFileSync(join(folder, `${name}.mjs`), code!)
    expect(await run(`${name}.mjs`)).toEqual({ code: 0, out: said })
  })
})

test('the declarations of the client are right for every compiler: its README as TypeScript', () => {
  const text = readmes.find(({ name }) => name === 'client')!.text
  const [first = '', ...others] = [...text.matchAll(/```(?:js|ts)\n(.+?)```/gs)].map(([, code]) => code!)
  const asked = 'declare const process: { env: { SITE: string; KEY: string } }\n'
  const files =
    "declare module 'node:fs/promises' { export function readFile(path: string): Promise<Uint8Array> }\n"
  writeFileSync(join(folder, 'files.d.ts'), files)
  writeFileSync(join(folder, 'client.mts'), asked + first + others.map((code) => `{\n${code}}\n`).join(''))
  const options = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--ignoreConfig', '--types', '']
  const target = ['--target', 'es2022', '--lib', 'es2022,dom', '--module', 'nodenext']
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const said = execFileSync(process.execPath, [tsc, ...options, ...target, 'files.d.ts', 'client.mts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(said).toBe('')
})

describe('the packed command line', () => {
  const postproof = (...words: string[]) => run('node_modules/postproof/dist/cli/postproof.js', ...words)

  test('checks a record', async () => {
    const { code, out } = await postproof('spf', 'example.org')
    expect(out).toContain('allows everyone to send')
    expect(code).toBe(1)
  })

  test('tests a mail', async () => {
    const { code, out } = await postproof('test', join(root, 'examples/careless-newsletter.eml'), '--standin')
    expect(out).toContain('List-Unsubscribe')
    expect(out).not.toContain('failed on our side')
    expect(code).toBe(0)
  })

  describe.each(nodes)('$name', ({ program }) => {
    test.each<[words: string[], codes: number[]]>([
      [['--version'], [0]],
      [['--help'], [0]],
      [['test', 'newsletter.eml'], [0]],
      [['lint', 'template.html'], [1]],
      [['mcp'], [0]],
      [
        ['domain', 'example.org'],
        [0, 1, 3, 4],
      ],
      ...['spf', 'dkim', 'dmarc', 'bimi', 'mta-sts', 'tls-rpt'].map((name): [string[], number[]] => [
        [name, 'example.org'],
        [0, 1, 3, 4],
      ]),
      [
        ['domain-blacklist', 'example.org'],
        [0, 1, 3],
      ],
      [
        ['email-blacklist', 'ada@example.org'],
        [0, 1, 3],
      ],
      [
        ['ip-blacklist', '8.8.8.8'],
        [0, 1, 3],
      ],
      [
        ['verify', 'ada@example.org'],
        [0, 1, 3],
      ],
      [['reports', 'read', 'newsletter.eml'], [3]],
      [['completion', 'bash'], [0]],
      [['manual'], [0]],
      [['settings'], [0]],
    ])('%j prints nothing to standard error', async (words, codes) => {
      const { code, stderr } = await typed(program, words)
      expect(stderr).toBe('')
      expect(codes).toContain(code)
    })

    test('a list is verified without a database', async () => {
      const list = join(mkdtempSync(join(folder, 'list-')), 'list.csv')
      writeFileSync(list, 'email\nada@example.org\nnobody@nowhere.example\nno address\n')
      const { code, stdout } = await typed(program, ['verify', '--file', list])
      expect(code).toBe(0)
      expect(stdout.split('\r\n').map((line) => line.split(',')[0])).toEqual([
        ...['email', 'ada@example.org', 'nobody@nowhere.example', 'no address', ''],
      ])
      expect(stdout).toContain('undeliverable,invalid_domain')
      expect(readdirSync(dirname(list))).toEqual(['list.csv'])
    })

    test('an assistant is offered the tools', async () => {
      const client = {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'x', version: '1' },
      }
      const calls = [
        { jsonrpc: '2.0', id: 1, method: 'initialize', params: client },
        { jsonrpc: '2.0', method: 'notifications/initialized' },
        { jsonrpc: '2.0', id: 2, method: 'tools/list' },
      ]
      const child = spawn(program, ['node_modules/postproof/dist/cli/postproof.js', 'mcp'], { cwd: folder })
      let said = ''
      const all = new Promise((resolve) => child.once('close', resolve))
      child.stdout.on('data', (text) => {
        said += text
        if (said.includes('"id":2')) child.kill('SIGTERM')
      })
      for (const call of calls) child.stdin.write(`${JSON.stringify(call)}\n`)
      await all
      const [, tools] = said
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(tools.result.tools.map(({ name }: { name: string }) => name)).toContain('lint_template')
    })

    test('the staging inbox starts', async () => {
      const file = 'node_modules/postproof/dist/cli/postproof.js'
      const child = spawn(program, [file, 'inbox', '--smtp', '0', '--http', '0'], { cwd: folder })
      let said = ''
      const all = new Promise((resolve) => child.once('close', resolve))
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          said += text
          if (said.includes('Stop with Ctrl+C')) child.kill('SIGTERM')
        })
      await all
      expect(said).toMatch(
        /^Send mail to 127\.0\.0\.1:\d+ and read it at http:[^ ]+\. Stop with Ctrl\+C\.\n$/,
      )
    })
  })

  test('is one package of at most 30 MB, with the licences of all that is in it', () => {
    const at = join(folder, 'node_modules/postproof')
    const files = readdirSync(at, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const octets = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(octets).toBeLessThan(30e6)
    const manifest = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8'))
    expect(manifest.dependencies).toBeUndefined()
    expect(manifest.engines).toEqual({ node: '>=20' })
    const notices = readFileSync(join(at, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
    for (const name of ['commander', 'parse5', 'nodemailer', 'mailauth', '@modelcontextprotocol/server'])
      expect(notices).toContain(`\n${name} `)
  })

  test('says what to install before it can draw', async () => {
    const wanted = 'Pictures need more than this command brings: npm install sharp playwright-core'
    const asked = await postproof('test', 'newsletter.eml', '--screenshots', 'shots')
    expect([asked.code, asked.out]).toEqual([2, expect.stringContaining(wanted)])
    const shown = await postproof('lint', 'template.html', '--format', 'markdown', '--pictures', 'shots')
    expect(shown.out).toContain(wanted)
  })

  test('lists no command of an instance, and says where one is when it is typed', async () => {
    const { out } = await postproof('--help')
    for (const name of instanceNames) {
      expect(out).not.toMatch(new RegExp(`^  ${name} `, 'm'))
      const refused = await postproof(name)
      expect(refused.code).toBe(2)
      expect(refused.out).toContain(`"${name}" belongs to an instance`)
    }
  })

  test('imports no package that is not beside it, but for what draws pictures', () => {
    const at = join(folder, 'node_modules/postproof')
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(at, 'package.json'), 'utf8'),
    )
    for (const name of Object.keys(peerDependencies))
      expect(peerDependenciesMeta[name]).toEqual({ optional: true })
    const imported = globSync('dist/**/*.js', { cwd: at }).flatMap((file) =>
      [
        ...readFileSync(join(at, file), 'utf8').matchAll(
          /^import .*?["']((?:@[\w-]+\/)?[\w-]+)[^"']*["'];?$/gm,
        ),
      ].map(([, name]) => name!),
    )
    const lacking = imported.filter((name) => !isBuiltin(name))
    expect([...new Set(lacking)].filter((name) => name !== 'node')).toEqual([])
  })

  test('brings its manual page', () => {
    const page = readFileSync(join(folder, 'node_modules/postproof/man/postproof.1'), 'utf8')
    expect(page).toMatch(/^\.TH POSTPROOF 1 /)
    expect(page).toContain('.SS postproof lint [files...]'.replaceAll('-', '\\-'))
  })

  test('verifies an address', async () => {
    const { out } = await postproof('verify', 'ada@example.org')
    expect(out).toContain('mx.example.org')
  })
})
