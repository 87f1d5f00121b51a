import type { Logger } from 'pino'
import { type Captcha, createCaptcha } from '#adapters/captcha.ts'
import { createProofOfWork } from '#adapters/proof-of-work.ts'
import type { Config } from '#config.ts'
import type { WorkChallenge } from '#contract/captcha.ts'
import type { Db } from '#storage/db.ts'
import { spendChallenge } from '#storage/spent-challenges.ts'
import type { InstanceKeys } from '../keys/keys.ts'
import { Refusal } from '../refusals/refusal.ts'

/** The proof that a person asks, as the configuration names it; null for none. */
export function captchaOf(
  config: Config,
  world: { db: Db; keys: InstanceKeys; log: Logger },
): Captcha | null {
  const { db, keys, log } = world
  const onTrouble = (why: string) => log.warn({ why }, 'captcha')
  if (config.CAPTCHA_PROVIDER === 'none') return null
  if (config.CAPTCHA_PROVIDER === 'proof-of-work') {
    const spend = (id: string, expiresAt: Date) => spendChallenge(db, id, expiresAt)
    return createProofOfWork({ secrets: keys.signing, work: config.CAPTCHA_WORK, spend, onTrouble })
  }
  return createCaptcha({
    provider: config.CAPTCHA_PROVIDER,
    siteKey: config.CAPTCHA_SITE_KEY,
    secret: config.CAPTCHA_SECRET,
    url: config.CAPTCHA_VERIFY_URL,
    onTrouble,
  })
}

export interface CaptchaChallenges {
  /** What a browser is to solve; Refusal `not_found` (404) where the captcha is another one or none. */
  challenge(): Promise<WorkChallenge>
}

export const createChallenges = (captcha: Captcha | null): CaptchaChallenges => ({
  async challenge() {
    if (captcha?.challenge) return captcha.challenge()
    throw new Refusal(404, 'not_found', 'account.no_captcha_work')
  },
})
