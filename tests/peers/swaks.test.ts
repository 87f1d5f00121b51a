import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stage, stage } from '../smtp/dialogue.ts'

const run = promisify(execFile)

function findSwaks(): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'command -v swaks'], { encoding: 'utf8' }).trim()
  } catch {
    console.log('skipped: swaks, because it is not installed')
    return undefined
  }
}

const swaks = findSwaks()

describe.skipIf(!swaks)('swaks sends to the receiver', () => {
  let open: Stage
  beforeAll(async () => {
    open = await stage({ greetingDelay: true })
  })
  afterAll(() => open.receiver.close())

  const send = (...options: string[]) =>
    run(swaks!, [
      ...[
        '--server',
        '127.0.0.1',
        '--port',
        String(open.port),
        '--helo',
        'client.example',
        '--timeout',
        '20',
      ],
      ...['--from', 'bounce@shop.example', '--to', 'test-abc@in.example', ...options],
    ])

  test('over STARTTLS', async () => {
    const { stdout } = await send('--tls', '--header', 'Subject: over TLS', '--body', 'Grüße\n.\n..dots\nend')
    expect(stdout).toMatch(/TLS started with cipher TLSv1\.[23]/)
    expect(stdout).toMatch(/<~ {1,2}250 2\.6\.0/)
    const mail = open.mails.at(-1)
    expect(mail?.ids).toEqual(['abc'])
    expect(mail?.session).toMatchObject({
      ...{ helo: 'client.example', mailFrom: 'bounce@shop.example', recipients: ['test-abc@in.example'] },
    })
    expect(mail?.session.tls?.version).toMatch(/^TLSv1\.[23]$/)
    expect(mail?.raw.toString()).toMatch(/Subject: over TLS\r\n[\s\S]*Grüße\r\n\.\r\n\.\.dots\r\nend/)
  })

  test('without TLS', async () => {
    await send('--header', 'Subject: in the clear')
    expect(open.mails.at(-1)?.session.tls).toBe(null)
    expect(open.mails.at(-1)?.raw.toString()).toContain('Subject: in the clear')
  })

  test('in one go with PIPELINING', async () => {
    await send('--pipeline', '--header', 'Subject: pipelined')
    expect(open.mails.at(-1)?.raw.toString()).toContain('Subject: pipelined')
  })

  test('is told that an address is unknown', async () => {
    const count = open.mails.length
    const refused = send('--to', 'nobody@in.example')
    await expect(refused).rejects.toMatchObject({ code: 24, stdout: expect.stringContaining('550 5.1.1') })
    expect(open.mails).toHaveLength(count)
  })
})
