/** Whether the tags of an HTML source close what they open. Positions count from 0. */
export type TagFault = {
  /** `unclosed`: opened and never closed. `stray-end`: closes what is not open. `crossed`: closed in wrong order. */
  kind: 'unclosed' | 'stray-end' | 'crossed'
  name: string
  line: number
  column: number
}

type Tag = { name: string; end: boolean; selfClosing: boolean; at: number }

const voidTags = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)

/** Tags whose end, or whose whole, may be left out (HTML, 13.1.2.4), and what mail often lacks: html, head, body. */
const optional = new Set(
  'html head body p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup rt rp'.split(' '),
)

/** Elements whose content is text up to their own end tag. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noembed', 'noframes'])

/** Deeper than this nothing is compared. */
const DEPTH = 500
const MOST_FAULTS = 100

/** The end of a tag that starts at `at`, quotes respected; the source's length when it never ends. */
function tagEnd(source: string, at: number): number {
  let quote = ''
  for (let index = at; index < source.length; index += 1) {
    const character = source[index] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') return index
    // A quote opens a value only after "=": a stray one elsewhere must not swallow the rest of the mail.
    else if (
      (character === '"' || character === "'") &&
      /=\s*$/.test(source.slice(Math.max(at, index - 8), index))
    )
      quote = character
  }
  return source.length
}

/**
 * Every tag in order. Comments are passed over, and with them what stands in conditional comments for Outlook,
 * whose tags open in one comment and close in another.
 */
function* tagsOf(source: string): Generator<Tag> {
  const lower = source.toLowerCase()
  let at = 0
  while (true) {
    at = source.indexOf('<', at)
    if (at < 0) return
    if (source.startsWith('<!--', at)) {
      const end = source.indexOf('-->', at + 2)
      if (end < 0) return
      at = end + 3
      continue
    }
    const name = /^<\/?([a-z][^\s/>]{0,60})/i.exec(source.slice(at, at + 64))?.[1]?.toLowerCase()
    if (name === undefined) {
      at += 1
      continue
    }
    const close = tagEnd(source, at + 1)
    if (close === source.length) return
    const end = source[at + 1] === '/'
    yield { name, end, selfClosing: source[close - 1] === '/', at }
    at = close + 1
    if (end || !rawText.has(name)) continue
    const stop = lower.indexOf(`</${name}`, at)
    at = stop < 0 ? source.length : stop
  }
}

/** Line and column, both from 1, of growing offsets. */
function locator(source: string): (at: number) => { line: number; column: number } {
  let line = 1
  let start = 0
  return (at) => {
    for (let next = source.indexOf('\n', start); next >= 0 && next < at; next = source.indexOf('\n', start)) {
      line += 1
      start = next + 1
    }
    return { line, column: at - start + 1 }
  }
}

/** Finds tags that are unclosed, closed without being open, or closed in the wrong order; at most 100. */
export function tagFaults(source: string): TagFault[] {
  const faults: (Omit<TagFault, 'line' | 'column'> & { at: number })[] = []
  const open: Tag[] = []
  // How many of a name are open: an end tag without a start must not cost a walk through all that is open.
  const openNames = new Map<string, number>()
  const tally = (name: string, step: number) => openNames.set(name, (openNames.get(name) ?? 0) + step)
  for (const tag of tagsOf(source)) {
    if (faults.length >= MOST_FAULTS) break
    // Tags with a prefix (o:p, v:rect) are Outlook's own.
    if (voidTags.has(tag.name) || tag.name.includes(':')) continue
    if (!tag.end) {
      if (tag.selfClosing || open.length === DEPTH) continue
      open.push(tag)
      tally(tag.name, 1)
      continue
    }
    if (!openNames.get(tag.name)) {
      if (!optional.has(tag.name)) faults.push({ kind: 'stray-end', name: tag.name, at: tag.at })
      continue
    }
    const closed = open.splice(open.findLastIndex((other) => other.name === tag.name))
    for (const { name } of closed) tally(name, -1)
    for (const between of closed.slice(1))
      if (!optional.has(between.name)) faults.push({ kind: 'crossed', name: between.name, at: between.at })
  }
  if (open.length < DEPTH)
    for (const tag of open)
      if (!optional.has(tag.name)) faults.push({ kind: 'unclosed', name: tag.name, at: tag.at })
  const locate = locator(source)
  return faults
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST_FAULTS)
    .map(({ kind, name, at }) => ({ kind, name, ...locate(at) }))
}
