import type { Looks } from './looks.ts'

/**
 * The different characters of all text that is seen, beyond Latin 1, which every font has. Text in a web font of the mail
 * is left out: that font may have what ours lack. Runs inside the page.
 */
export function letters(looks: Looks, maxNodes: number): string {
  const MOST = 20_000
  const found = new Set<string>()
  const own = new Set<string>()
  for (const face of document.fonts)
    if (face.status === 'loaded') own.add(face.family.replace(/["']/g, '').toLowerCase())
  const isOwn = (family: string) =>
    own.size > 0 && family.split(',').some((name) => own.has(name.trim().replace(/["']/g, '').toLowerCase()))
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let visited = 0
  for (let node = walker.nextNode(); node && found.size < MOST; node = walker.nextNode()) {
    if (++visited > maxNodes) break
    const { data, parentElement: parent } = node as Text
    if (!parent || !/[^\0-\u00ff]/.test(data) || !looks.shown(parent)) continue
    if (isOwn(looks.style(parent).fontFamily)) continue
    range.selectNodeContents(node)
    if (!looks.seen(range.getBoundingClientRect(), parent)) continue
    for (const character of data) if (character > '\u00ff') found.add(character)
  }
  return [...found].join('')
}
