import { createRequire } from 'node:module'

/** The packages that render pictures. They are too large for the packed command and are installed next to it if needed. */
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
