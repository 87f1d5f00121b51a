import type { Authority, Recipe, RevocationRecipe } from './authority.ts'

/** The files that the pages of a case name. */
export type MarkFiles = {
  /**
   * By name: a text; `base64:` and octets; or `{ text, times }`, the text so many times over. `{ in: name, ... }` is a
   * copy of another file with replacements.
   */
  files?: Record<
    string,
    string | { text: string; times: number } | { in: string; replace: [string, string][] }
  >
  /** PEM bundles to be issued for the test; `logo-of` names the file with the logo, default `logo.svg`. */
  certificates?: Record<string, Recipe & { 'logo-of'?: string }>
  /** Revocation lists of the same authority. */
  lists?: Record<string, RevocationRecipe>
}

/** `logo.svg` stands there without being written out: a logo that is good in every respect. */
export const GOOD_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny-ps" viewBox="0 0 512 512" width="512" height="512">
  <title>Leaf and Sons</title>
  <rect width="512" height="512" fill="#0b5d3b"/>
  <path d="M128 256h256v96h-256z" fill="#ffffff"/>
</svg>
`

export function makeFiles(given: MarkFiles, authority: Authority): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>([['logo.svg', Buffer.from(GOOD_LOGO)]])
  for (const [name, content] of Object.entries(given.files ?? {})) files.set(name, fileOf(content, files))
  for (const [name, recipe] of Object.entries(given.certificates ?? {})) {
    const svg = files.get(recipe['logo-of'] ?? 'logo.svg')
    if (!svg) throw new Error(`${name}: no such logo`)
    files.set(name, Buffer.from(authority.issue(recipe, svg)))
  }
  for (const [name, list] of Object.entries(given.lists ?? {}))
    files.set(name, authority.revocationList(list))
  return files
}

type Content = NonNullable<MarkFiles['files']>[string]

function fileOf(content: Content, files: Map<string, Uint8Array>): Uint8Array {
  if (typeof content === 'string') {
    return content.startsWith('base64:') ? Buffer.from(content.slice(7), 'base64') : Buffer.from(content)
  }
  if ('times' in content) return Buffer.from(content.text.repeat(content.times))
  let text = Buffer.from(files.get(content.in) ?? []).toString()
  for (const [from, to] of content.replace) {
    if (!text.includes(from)) throw new Error(`${content.in} has no ${from}`)
    text = text.replace(from, () => to)
  }
  return Buffer.from(text)
}
