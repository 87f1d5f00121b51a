import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from '../scenarios/accounts-world.ts'

/** The Python client in packages/client/python before a whole Postproof. */

let instance: Instance
let key: string

beforeAll(async () => {
  instance = await startInstance({}, { mailer: recordingMailer() })
  const { browser } = await register(instance, 'ada@example.org')
  const given = { name: 'Python', scopes: ['read', 'test', 'verify'] }
  key = ((await (await browser.post('/api/profile/api-keys', given)).json()) as { api_key: string }).api_key
})
afterAll(() => instance?.close())

/** Why the client cannot run here; null where it can. */
function whyNot(): string | null {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'], { stdio: 'ignore' })
    return null
  } catch {
    return 'Python 3.11 or later is not installed'
  }
}

test('the Python client compiles, calls, uploads, waits, retries and says why it was refused', async ({
  skip,
}) => {
  const reason = whyNot()
  skip(reason !== null, reason ?? '')
  const { stdout } = await promisify(execFile)('python3', [join(import.meta.dirname, 'python-client.py')], {
    env: {
      ...process.env,
      ...{ SITE: instance.url, KEY: key, PYTHONDONTWRITEBYTECODE: '1', NO_PROXY: '*', no_proxy: '*' },
      PYTHONPATH: join(import.meta.dirname, '../../packages/client/python'),
    },
  })
  expect(JSON.parse(stdout)).toEqual({
    calls: expect.any(Number),
    profile: 'ada@example.org',
    address: expect.stringContaining('@'),
    report: ['completed', 'Hello', 'transactional'],
    raw: true,
    spf: 'example.org',
    list: expect.stringMatching(/^[0-9a-f]{32}$/),
    hours: expect.any(Object),
    image: 'PNG',
    events: ['status', expect.objectContaining({ type: 'status', status: 'completed' }), expect.any(String)],
    preview: '<',
    unknown: [404, 'not_found', expect.any(String), null],
    field: [422, 'invalid', expect.any(String), expect.objectContaining({ to: [expect.any(String)] })],
    path: 'The path needs a value for id',
    retried: [2, 1, 1],
    named: true,
  })
})
