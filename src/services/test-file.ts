import type { Config } from '#config.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { classifyAddress } from '#engines/addresses.ts'
import { runSpamTest } from '#engines/spam-test/run.ts'
import type { Session } from '#engines/spam-test/types.ts'
import { loadExample } from '#outside/standin/examples.ts'
import { pendingSteps } from './analysis.ts'
import { present } from './present.ts'
import { Refusal } from './refusal.ts'
import { uploadSession } from './spam-tests.ts'
import { isMail } from './uploads.ts'
import { createWorlds, systemClock } from './worlds.ts'

/** How the mail is said to have been sent, for a file that was not received here. */
export type Given = { ip?: string; helo?: string; from?: string }

export { exampleNames } from '#outside/standin/examples.ts'

const deadline = 10_000

/**
 * The spam test of one file, without database or server: what the CLI runs. Refusal `not_a_mail`, `invalid`.
 * `standin` names a bundled example: it is judged over the stand-in zone, as it is said to have arrived.
 */
export async function testFile(
  config: Config,
  raw: Uint8Array,
  given: Given,
  standin?: string,
): Promise<TestResult> {
  if (!isMail(raw))
    throw new Refusal(422, 'not_a_mail', 'This file is not an email: it has no From and Subject header.')
  const worlds = await createWorlds(config)
  try {
    const signal = AbortSignal.timeout(deadline)
    const session = standin ? (await loadExample(standin)).session : sessionOf(config, given)
    const report = await runSpamTest(raw, session, standin ? worlds.sample(signal) : worlds.real(signal))
    const now = new Date(systemClock.now())
    const steps = pendingSteps().map((step) => ({ ...step, status: 'done' as const }))
    const subject = {
      id: 'file',
      status: 'completed' as const,
      source: session.source,
      session,
      address: null,
      createdAt: now,
      receivedAt: now,
      completedAt: now,
      expiresAt: now,
      newerId: null,
      sizeBytes: raw.byteLength,
      steps,
      owner: true,
      reportUrl: '',
      report,
    }
    return present(subject, worlds.spamEngines)
  } finally {
    worlds.close()
  }
}

function sessionOf(config: Config, { ip, helo, from }: Given): Session {
  const kind = ip === undefined ? undefined : classifyAddress(ip)
  if (kind === 'invalid') {
    throw new Refusal(422, 'invalid', `--ip ${ip} is not an IP address.`, {
      ip: ['Give an IPv4 or IPv6 address.'],
    })
  }
  return {
    ...uploadSession(config, systemClock),
    source: 'cli',
    clientAddress: ip ?? null,
    addressUnusable: kind === undefined ? 'unknown' : kind === 'public' ? null : 'private',
    addressFrom: ip ? 'given' : 'none',
    helo: helo ?? null,
    mailFrom: from ?? null,
  }
}
