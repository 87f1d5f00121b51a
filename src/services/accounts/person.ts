import type { Captcha } from '#outside/captcha.ts'
import { Refusal } from '../refusal.ts'

/**
 * Asks whether a person is there, where that is configured. Refusal `captcha_needed` (422) without a token, `captcha`
 * (422) for a bad one, `captcha_unavailable` (503).
 */
export async function requirePerson(captcha: Captcha | null, token: string | undefined): Promise<void> {
  if (!captcha) return
  if (!token) {
    const message = 'This server asks for proof that you are a person.'
    throw new Refusal(422, 'captcha_needed', message, { recaptcha_token: [message] })
  }
  const answer = await captcha.verify(token)
  if (answer === 'passed') return
  if (answer === 'failed') {
    const message = 'It could not be confirmed that you are a person. Please try again.'
    throw new Refusal(422, 'captcha', message, { recaptcha_token: [message] })
  }
  throw new Refusal(
    503,
    'captcha_unavailable',
    'The service that tells people from programs does not answer. Please try again later.',
  )
}
