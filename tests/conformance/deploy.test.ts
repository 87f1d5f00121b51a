import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundledRuns } from '#adapters/browser/programs.ts'
import { readConfig } from '#config.ts'
import { settings } from '#settings.ts'

/** The files for deploying, as far as they can be judged without Docker and systemd. */

const root = join(import.meta.dirname, '../..')
const text = (name: string) => readFileSync(join(root, name), 'utf8')

type Service = {
  profiles?: string[]
  environment?: Record<string, string>
  read_only?: boolean
  volumes?: string[]
  ports?: string[]
  stop_grace_period?: string
}

describe('compose.yaml', () => {
  const compose = parse(text('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }
  const own = Object.entries(compose.services).filter(([name]) => name !== 'db' && name !== 'keys')
  /** As compose would put it in, with what an operator must set. */
  const filled = (value: string) =>
    value.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, fallback: string) =>
      name === 'POSTGRES_PASSWORD' ? 'secret' : fallback,
    )

  test('without a profile there is one container, with everything', () => {
    const plain = Object.entries(compose.services).filter(([, { profiles }]) => !profiles)
    expect(plain.map(([name]) => name)).toEqual(['postproof'])
    expect(plain[0]![1].environment?.PARTS).toBeUndefined()
  })

  test('the profile has one process for each part, and they share secret and database', () => {
    const parts = own.filter(([, { profiles }]) => profiles?.includes('postgres'))
    expect(parts.map(([, { environment }]) => environment?.PARTS).sort()).toEqual(['http', 'jobs', 'smtp'])
    for (const [, service] of parts) {
      expect(service.environment?.DATABASE_URL).toContain('@db/')
      expect(service.volumes).toContain('data:/data')
      expect(service.environment?.DATA_DIR).toBe(`/data/${service.environment?.PARTS}`)
    }
  })

  test('each part can be scaled: every container takes a folder of its own, and ranges of ports can be given', () => {
    const raw = compose.services as Record<string, Service & { command?: string[]; container_name?: string }>
    for (const name of ['http', 'smtp', 'jobs']) {
      expect(raw[name]?.command).toEqual(['sh', 'deploy/own-folder.sh', 'node', 'src/main.ts'])
      expect(raw[name]?.container_name).toBeUndefined()
      for (const port of raw[name]?.ports ?? []) expect(port).toMatch(/^\$\{\w+_PUBLISH:-/)
    }
  })

  test.each(own)('%s starts with settings that are known and right', (_, { environment = {} }) => {
    expect(Object.keys(environment).filter((name) => !(name in settings))).toEqual([])
    const env = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, filled(String(value))]),
    )
    expect(() => readConfig(env)).not.toThrow()
  })

  test.each(own)('%s has a port for its health, a read-only disk and time to end', (_, service) => {
    const { PARTS = 'http', STATUS_PORT } = service.environment ?? {}
    expect(PARTS.includes('http') || Number(STATUS_PORT) > 0).toBe(true)
    expect(service.read_only).toBe(true)
    expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(30)
  })

  test('Docker Compose takes it, where it is installed', (context) => {
    const version = spawnSync('docker-compose', ['version', '--short'], { encoding: 'utf8' }).stdout ?? ''
    const [major = 0, minor = 0] = version.split('.').map((each) => Number.parseInt(each, 10) || 0)
    if (major < 2 || (major === 2 && minor < 24)) context.skip('no docker-compose 2.24 or newer is installed')
    const args = ['--file', join(root, 'compose.yaml'), '--profile', 'postgres', 'config', '--quiet']
    expect(spawnSync('docker-compose', args, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
  })

  test('volumes that are used are declared', () => {
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((one) => one.split(':')[0]!),
    )
    expect(used.filter((name) => !(name in compose.volumes))).toEqual([])
  })
})

test('processes of one instance get the same keys, and keep them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'postproof-keys-'))
  const program = join(root, 'deploy/share-keys.ts')
  const key = (part: string, name: string) => readFileSync(join(folder, part, name), 'utf8')
  execFileSync(process.execPath, [program, folder, 'http', 'smtp'])
  const first = key('http', 'secret')
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  execFileSync(process.execPath, [program, folder, 'http', 'smtp', 'jobs'])
  for (const part of ['http', 'smtp', 'jobs']) {
    expect(key(part, 'secret')).toBe(first)
    expect(key(part, 'seed-key')).toBe(key('http', 'seed-key'))
  }
  expect(key('http', 'seed-key')).not.toBe(first)
  rmSync(folder, { recursive: true })
})

test('parts get the keys that the one process before them had', () => {
  const folder = mkdtempSync(join(tmpdir(), 'postproof-keys-'))
  writeFileSync(join(folder, 'secret'), 'a'.repeat(64))
  execFileSync(process.execPath, [join(root, 'deploy/share-keys.ts'), folder, 'http', 'smtp'])
  for (const part of ['http', 'smtp'])
    expect(readFileSync(join(folder, part, 'secret'), 'utf8')).toBe('a'.repeat(64))
  // The parts have got another one since.
  for (const part of ['http', 'smtp']) writeFileSync(join(folder, part, 'secret'), 'b'.repeat(64))
  execFileSync(process.execPath, [join(root, 'deploy/share-keys.ts'), folder, 'http', 'http2'])
  expect(readFileSync(join(folder, 'http2', 'secret'), 'utf8')).toBe('b'.repeat(64))
  rmSync(folder, { recursive: true })
})

test('each process takes a data folder that no other has, with the same keys, and the folder of one that is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postproof-folders-'))
  const base = join(folder, 'smtp')
  execFileSync(process.execPath, [join(root, 'deploy/share-keys.ts'), folder, 'smtp'])
  const begin = async () => {
    const child = spawn(
      'sh',
      [join(root, 'deploy/own-folder.sh'), 'sh', '-c', 'echo "$DATA_DIR"; exec cat'],
      {
        env: { ...process.env, DATA_DIR: base },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    )
    const [chunk] = await once(child.stdout, 'data')
    return { child, name: String(chunk).trim() }
  }
  const three = [await begin(), await begin(), await begin()]
  expect(three.map(({ name }) => name)).toEqual([base, `${base}-2`, `${base}-3`])
  expect(readFileSync(join(`${base}-3`, 'secret'), 'utf8')).toBe(readFileSync(join(base, 'secret'), 'utf8'))
  const killed = once(three[1]!.child, 'exit')
  three[1]!.child.kill('SIGKILL')
  await killed
  const next = await begin()
  expect(next.name).toBe(`${base}-2`)
  for (const { child } of [three[0]!, three[2]!, next]) {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  rmSync(folder, { recursive: true })
})

describe('Dockerfile', () => {
  const lines = text('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))

  test('it is built for any processor, on any base', () => {
    const from = lines.filter((line) => line.startsWith('FROM '))
    expect(from).toHaveLength(2)
    for (const line of from)
      expect(line).toMatch(/^FROM (?:--platform=\$BUILDPLATFORM )?\$\{BASE\}(?: AS build)?$/)
    // Asked while it is built, of the processor that the image is for.
    const others = lines.filter(
      (line) => !line.startsWith('RUN if [ "$(uname -m)" != x86_64 ]; then apt-get'),
    )
    expect(lines.length - others.length).toBe(1)
    expect(others.join('\n')).not.toMatch(/amd64|x64|x86|arm64|aarch64/)
  })

  test('what is a program of its own comes for both processors, at the same version', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { version?: string; dev?: boolean }>
    }
    const builtFor = Object.entries(packages).filter(([name]) => /[-/]linux-x64(?!-musl)/.test(name))
    expect(builtFor.length).toBeGreaterThan(5)
    for (const [name, { version }] of builtFor)
      expect([name, packages[name.replace('linux-x64', 'linux-arm64')]?.version]).toEqual([name, version])
  })

  test('the one program that comes for x64 alone is the browser, and it is not started elsewhere', () => {
    expect(bundledRuns({ platform: 'linux', arch: 'x64' })).toBe(true)
    expect(bundledRuns({ platform: 'linux', arch: 'arm64' })).toBe(false)
    expect(bundledRuns({ platform: 'darwin', arch: 'x64' })).toBe(false)
  })

  test('what it copies is there', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(/\s+/).slice(1, -1))
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([])
  })

  test('all that the program reads beside its source is copied', () => {
    for (const name of ['docs', 'data', 'examples', 'migrations', 'src'])
      expect(lines).toContain(`COPY ${name} ${name}`)
  })

  test('it downloads nothing but packages, runs as no root, and starts the program itself', () => {
    expect(lines.join('\n')).not.toMatch(/\b(?:curl|wget|ADD https?:)/)
    expect(lines.join('\n').match(/apt-get \w+/g)).toEqual(['apt-get update', 'apt-get install'])
    expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node')
    expect(lines.at(-1)).toBe('CMD ["node", "src/main.ts"]')
  })
})

test.each(['postproof.service', 'postproof@.service'])(
  '%s starts what is there, and knows its settings',
  (name) => {
    const unit = text(`deploy/${name}`)
    const env = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name!)
    expect(env.filter((name) => name !== 'NODE_ENV' && !(name in settings))).toEqual([])
    expect(unit).toContain('src/main.ts')
    expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(30)
    const example = [...text('deploy/postproof.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm)]
    expect(() =>
      readConfig(Object.fromEntries(example.map(([, name, value]) => [name, value]))),
    ).not.toThrow()
  },
)

test('the unit of one part differs from that of the whole in its part and its folder alone', () => {
  const lines = (name: string) => text(`deploy/${name}`).split('\n')
  const whole = lines('postproof.service')
  const own = lines('postproof@.service').filter((line) => !whole.includes(line))
  expect(own.filter((line) => !line.startsWith('#') && !line.includes('%i'))).toEqual([])
})
