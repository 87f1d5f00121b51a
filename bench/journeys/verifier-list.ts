import type { Instance } from '../instance.ts'
import { domainName } from '../verifier/verification.ts'
import { type Browser, createBrowser } from './browser.ts'
import { FIRMS } from './world.ts'

/**
 * A list of 200 rows by someone with an account, until its result is downloaded. Mail servers are asked about a
 * quarter of them, since one process asks 60 in a minute in all; the others are settled before.
 */
export const ROWS = 200
const ASKED = 50
const PATIENCE_MS = 4 * 60_000

type List = { id: string; status: string }

export async function playVerifierList(at: Instance, number: number): Promise<number> {
  const browser = createBrowser(at.url)
  try {
    const authorization = `Bearer ${await register(browser, number)}`
    const begun = performance.now()
    const path = '/api/internal/email-verification-lists'
    const list = await browser.json<List>(`${path}?name=bench`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/csv' },
      body: `email\n${rows(number).join('\n')}\n`,
    })
    const headers = { authorization }
    for (let { status } = list; status !== 'completed'; ) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`a list is ${status} after four minutes`)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      status = (await browser.json<List>(`${path}/${list.id}`, { headers })).status
    }
    const { body } = await browser.send(`${path}/${list.id}/download`, { headers })
    const lines = body.trim().split('\n').length - 1
    if (lines !== ROWS) throw new Error(`${lines} rows were downloaded`)
    return performance.now() - begun
  } finally {
    browser.close()
  }
}

/** Mailboxes at stand-in servers, domains that do not exist, and mistakes. */
const rows = (number: number) =>
  Array.from({ length: ROWS }, (_, row) => {
    if (row < ASKED) return `user${number}x${row}@${domainName(row % FIRMS)}`
    return row % 2 ? `ann${row}@nowhere${number}x${row}.example` : `ann..${row}@mistake.example`
  })

async function register(browser: Browser, number: number): Promise<string> {
  const password = 'correct horse battery staple'
  const { api_token } = await browser.json<{ api_token: string }>('/api/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: `bench${number}.${Date.now()}@example.org`,
      password,
      password_confirmation: password,
      terms: true,
    }),
  })
  return api_token
}
