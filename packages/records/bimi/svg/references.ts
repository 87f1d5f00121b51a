import type { SvgProblems } from './problem.ts'
import { elementsOf } from './xml.ts'
import type { XmlAttribute, XmlElement } from './xml-types.ts'

/** References inside a logo: only to parts of itself, and never nested so deeply that rendering does not end. */

/** Elements shown when every `use` is followed; own bound, far above any logo. */
const MAX_SHOWN = 10_000
const SHOWN = Symbol('being counted')

/** Adds a problem for each reference that a logo may not have. */
export function checkReferences(root: XmlElement, problems: SvgProblems) {
  const byId = new Map<string, XmlElement>()
  const all: XmlElement[] = []
  collect(root, all, byId)
  for (const element of all) {
    for (const attribute of element.attributes) checkValue(element, attribute, problems)
  }
  for (const element of all) checkTarget(element, byId, problems)
  checkUse(root, byId, problems)
}

function collect(element: XmlElement, all: XmlElement[], byId: Map<string, XmlElement>) {
  all.push(element)
  for (const attribute of element.attributes) {
    const isId = attribute.local === 'id'
    if (isId && !byId.has(attribute.value)) byId.set(attribute.value, element)
  }
  for (const child of elementsOf(element)) collect(child, all, byId)
}

function checkValue(element: XmlElement, attribute: XmlAttribute, problems: SvgProblems) {
  const facts = { element: element.name, attribute: attribute.name, value: attribute.value }
  const { local, value } = attribute
  const isLink = local === 'href' || local === 'src' || local === 'base'
  // xml:base would turn every #fragment into an address elsewhere.
  const leaves = isLink && (local === 'base' ? value.trim() !== '' : !/^#[^\s]+$/.test(value))
  if (leaves || leavesByUrl(value))
    problems.bad('external-reference', attribute, { ...facts, kind: schemeOf(value) })
}

/** `url()` to anything but a fragment; a backslash could hide one (CSS escapes). */
function leavesByUrl(value: string): boolean {
  const text = value.toLowerCase()
  if (text.includes('\\')) return true
  for (let at = text.indexOf('url('); at >= 0; at = text.indexOf('url(', at + 4)) {
    if (!/^\s{0,20}["']?#/.test(text.slice(at + 4, at + 30))) return true
  }
  return text.includes('@import') || text.includes('javascript:')
}

function schemeOf(value: string): string | null {
  return /(?:^|[(\s"'])([a-z][a-z0-9+.-]{0,20}):/i.exec(value.slice(0, 300))?.[1]?.toLowerCase() ?? null
}

function checkTarget(element: XmlElement, byId: Map<string, XmlElement>, problems: SvgProblems) {
  if (element.local !== 'use') return
  const href = hrefOf(element)
  if (href === undefined) problems.bad('use-without-href', element, { element: element.name })
  else if (href.startsWith('#') && !byId.has(href.slice(1))) {
    problems.warning('dangling-reference', element, { element: element.name, attribute: 'href', value: href })
  }
}

function hrefOf(element: XmlElement): string | undefined {
  return element.attributes.find(({ local }) => local === 'href')?.value
}

/** Counts what is shown, each element once, so that doubling by `use` is seen without being done. */
function checkUse(root: XmlElement, byId: Map<string, XmlElement>, problems: SvgProblems) {
  const counts = new Map<XmlElement, number | typeof SHOWN>()
  let loop: XmlElement | null = null
  const count = (element: XmlElement, depth: number): number => {
    const known = counts.get(element)
    if (typeof known === 'number') return known
    if (known === SHOWN || depth > 500) {
      loop ??= element
      return 0
    }
    counts.set(element, SHOWN)
    let sum = 1
    for (const child of elementsOf(element)) sum += count(child, depth + 1)
    const href = element.local === 'use' ? hrefOf(element) : undefined
    const target = href?.startsWith('#') ? byId.get(href.slice(1)) : undefined
    if (target) sum += count(target, depth + 1)
    counts.set(element, Math.min(sum, Number.MAX_SAFE_INTEGER / 4))
    return sum
  }
  const shown = count(root, 0)
  const place = loop ?? root
  if (loop) problems.bad('use-loop', place, { element: place.name })
  if (shown > Math.max(MAX_SHOWN, 0) && shown > elementCount(root)) {
    problems.bad('use-too-often', root, { element: root.name, value: String(shown) })
  }
}

function elementCount(element: XmlElement): number {
  return elementsOf(element).reduce((sum, child) => sum + elementCount(child), 1)
}
