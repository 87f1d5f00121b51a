/** Where an application may have people sent back to (RFC 8252, RFC 9700 section 4.1). */

const LONGEST = 1000
const loopbacks = new Set(['127.0.0.1', '[::1]', 'localhost'])
/** Schemes without a dot that well-known editors have registered. Others are reverse domain names (RFC 8252, 7.1). */
const editors = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:'])

const isLoopback = ({ protocol, hostname }: URL) => protocol === 'http:' && loopbacks.has(hostname)

const isPrivateScheme = (protocol: string) =>
  editors.has(protocol) || /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/.test(protocol)

/** Whether an application may name it: https, this computer by http, or a scheme of its own; no fragment, no password. */
export function isRedirectAddress(text: string): boolean {
  if (text.length > LONGEST || /[^\x21-\x7e]/.test(text) || text.includes('#')) return false
  const url = URL.parse(text)
  if (!url || url.username || url.password) return false
  // Other characters could end a directive of the page's policy.
  if (url.protocol === 'https:') return /^[\w.:[\]-]+$/.test(url.host)
  return isLoopback(url) || isPrivateScheme(url.protocol)
}

/** Whether `given` is one of the registered addresses: the same text, or on this computer the same at another port. */
export function isRegistered(registered: readonly string[], given: string): boolean {
  if (!isRedirectAddress(given)) return false
  return registered.some((one) => one === given || withoutPort(one) === (withoutPort(given) ?? null))
}

/** Undefined for what is not on this computer. */
function withoutPort(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !isLoopback(url)) return undefined
  url.port = ''
  return url.href
}

/** The host for people; null for an application on the reader's own computer. */
export function hostOfRedirect(text: string): string | null {
  const url = new URL(text)
  if (url.protocol === 'https:') return url.host
  return isLoopback(url) ? null : url.protocol
}

/** The address with the parameters of an answer added to its query. */
export function withAnswer(redirectUri: string, answer: Record<string, string | undefined>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
