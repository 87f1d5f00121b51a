import type { Challenge } from 'altcha-lib'
import { paths } from '#web/shell/paths.ts'

/** The captcha of this server itself: work that a browser does before a form is sent. Nothing comes from elsewhere. */

/** On an old telephone it may take this long, in ms. */
const timeoutMs = 60_000
const mostWorkers = 4

/** A token that is good once. Rejects where browsers may not compute, or take too long. */
export async function doWork(): Promise<string> {
  const response = await fetch(paths.api.captchaChallenge, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error('no challenge')
  const challenge = (await response.json()) as Challenge
  const { solveChallengeWorkers } = await import('altcha-lib')
  const solution = await solveChallengeWorkers({
    challenge,
    // One is left for the page.
    concurrency: Math.min(mostWorkers, Math.max(1, navigator.hardwareConcurrency - 1)),
    createWorker: () => new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' }),
    timeout: timeoutMs,
  })
  if (!solution) throw new Error('not solved')
  return btoa(JSON.stringify({ challenge, solution }))
}
