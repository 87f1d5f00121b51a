/** Which announcements this browser has put away, in a cookie that its script writes and the server reads. */

const name = 'postproof_dismissed'
/** Older ones are over by then. */
const MOST = 20
const YEAR = 31_536_000
const form = /^[\w-]{1,40}$/

/** Of a Cookie header, or what `document.cookie` says. */
export function readDismissed(cookies: string | null): string[] {
  const found = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]*)`).exec(cookies ?? '')?.[1] ?? ''
  return found
    .split('.')
    .filter((id) => form.test(id))
    .slice(-MOST)
}

/** The cookie with one more. */
export function dismissing(cookies: string | null, id: string): string {
  const before = readDismissed(cookies).filter((each) => each !== id)
  const ids = (form.test(id) ? [...before, id] : before).slice(-MOST)
  return `${name}=${ids.join('.')}; path=/; max-age=${YEAR}; samesite=lax`
}
