import type { Captcha } from '#adapters/captcha.ts'
import { Refusal, refuseField } from '../refusals/refusal.ts'

/**
 * Asks whether a person is there, where that is configured. Refusal `captcha_needed` (422) without a token, `captcha`
 * (422) for a bad one, `captcha_unavailable` (503).
 */
export async function requirePerson(captcha: Captcha | null, token: string | undefined): Promise<void> {
  if (!captcha) return
  if (!token) {
    throw refuseField('recaptcha_token', 'account.person_needed', 'captcha_needed')
  }
  const answer = await captcha.verify(token)
  if (answer === 'passed') return
  if (answer === 'failed') {
    throw refuseField('recaptcha_token', 'account.person_not_proved', 'captcha')
  }
  throw new Refusal(503, 'captcha_unavailable', 'account.captcha_away')
}
