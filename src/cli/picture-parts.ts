import { createRequire } from 'node:module'

/** What draws pictures is large and is not part of the packed command: whoever wants pictures installs it beside. */
const parts = ['sharp', 'playwright-core']

/** What to install before pictures can be drawn, as a sentence; null when nothing is missing. */
export function missingPictureParts(): string | null {
  const { resolve } = createRequire(import.meta.url)
  const missing = parts.filter((name) => {
    try {
      return resolve(name) === ''
    } catch {
      return true
    }
  })
  return missing.length === 0
    ? null
    : `Pictures need more than this command brings: npm install ${missing.join(' ')}, and Chromium on this machine.`
}
