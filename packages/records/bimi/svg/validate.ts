import { Buffer } from 'node:buffer'
import type { SvgProblem } from '../details.ts'
import { inflate, isGzip, MAX_LOGO_BYTES } from '../unpack.ts'
import { adviseOn } from './advice.ts'
import { ELEMENTS, FIXED, kindOfAttribute, kindOfElement, SVG_NAMESPACE } from './grammar.ts'
import { createSvgProblems, type SvgProblems } from './problem.ts'
import { checkReferences } from './references.ts'
import { elementsOf, readXml, textOf } from './xml.ts'
import { XLINK_NAMESPACE, XML_NAMESPACE } from './xml-names.ts'
import type { XmlAttribute, XmlElement } from './xml-types.ts'

export type LogoJudgement = {
  /** Every `bad` problem is a reason for mail providers to refuse the logo. */
  problems: SvgProblem[]
  valid: boolean
  /** The text of the file, null when it is not UTF-8 or too large. */
  svg: string | null
  /** The text of the title, cut at 200 characters. */
  title: string | null
  /** Octets after unpacking. */
  bytes: number
  packed: boolean
}

const START = { line: 1, column: 1 }

/**
 * Judges a logo by the grammar of SVG Tiny PS, with every problem and where it stands. gzip (`.svgz`) is unpacked.
 * Nothing in the file is obeyed or fetched. Linear; reads at most MAX_LOGO_BYTES. Never throws.
 */
export function checkLogo(file: Uint8Array): LogoJudgement {
  const packed = isGzip(file)
  const bytes = packed ? inflate(file) : file
  const problems = createSvgProblems()
  const refuse = (code: string): LogoJudgement => {
    problems.bad(code, START)
    const length = bytes instanceof Uint8Array ? bytes.length : file.length
    return { problems: problems.list, valid: false, svg: null, title: null, bytes: length, packed }
  }
  if (!(bytes instanceof Uint8Array)) return refuse(bytes)
  if (bytes.length > MAX_LOGO_BYTES) return refuse('too-large')
  const text = decodeText(bytes)
  if (text === null) return refuse('not-utf8')
  if (text.trim() === '') return refuse('empty')
  const title = judgeText(text, bytes.length, problems)
  const valid = problems.list.every(({ status }) => status !== 'bad')
  return { problems: problems.list, valid, svg: text, title, bytes: bytes.length, packed }
}

function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes))
  } catch {
    return null
  }
}

function judgeText(text: string, bytes: number, problems: SvgProblems): string | null {
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text.slice(0, 1000))) {
    problems.bad('not-svg', START, { element: 'html' })
    return null
  }
  const { root, faults } = readXml(text)
  for (const fault of faults) problems.bad(fault.code, fault, { value: fault.detail })
  if (!root) return null
  if (root.local !== 'svg') {
    problems.bad('not-svg', root, { element: root.name })
    return null
  }
  checkRoot(root, problems)
  const title = checkTitle(root, problems)
  checkElement(root, problems)
  checkReferences(root, problems)
  adviseOn(root, title, bytes, problems)
  return title === null ? null : title.slice(0, 200)
}

function checkRoot(root: XmlElement, problems: SvgProblems) {
  const element = root.name
  if (root.name !== 'svg') problems.bad('prefixed-root', root, { element })
  if (root.namespace !== SVG_NAMESPACE) {
    problems.bad(root.namespace === null ? 'no-namespace' : 'wrong-namespace', root, {
      element,
      value: root.namespace,
    })
  }
  const required: [string, string, string][] = [
    ['version', '1.2', 'wrong-version'],
    ['baseProfile', 'tiny-ps', 'wrong-profile'],
  ]
  for (const [name, value, code] of required) {
    const attribute = attributeOf(root, name)
    if (attribute?.value !== value) {
      problems.bad(code, attribute ?? root, { element, attribute: name, value: attribute?.value ?? null })
    }
  }
  for (const [name, value] of FIXED) {
    const attribute = attributeOf(root, name)
    if (attribute && attribute.value !== value) problems.bad('wrong-value', attribute, of(root, attribute))
  }
  const ratio = attributeOf(root, 'preserveAspectRatio')
  if (ratio && !/^(?:none|xMidYMid)(?: +meet)?$/.test(ratio.value.trim())) {
    problems.bad('wrong-value', ratio, of(root, ratio))
  }
}

/** The first child is the only title, and it says something. */
function checkTitle(root: XmlElement, problems: SvgProblems): string | null {
  const children = elementsOf(root)
  const titles = children.filter((child) => child.local === 'title')
  const [title, second] = titles
  if (!title) {
    problems.bad('no-title', root, { element: root.name })
    return null
  }
  if (children[0] !== title) problems.bad('title-not-first', title, { element: title.name })
  if (second) problems.bad('several-titles', second, { element: second.name })
  const text = textOf(title).trim().replace(/\s+/g, ' ')
  if (text === '') problems.bad('empty-title', title, { element: title.name })
  return text
}

/** Depth is bounded by the reader. */
function checkElement(element: XmlElement, problems: SvgProblems) {
  const rule = ELEMENTS.get(element.local)
  for (const attribute of element.attributes) checkAttribute(element, attribute, problems)
  for (const child of element.children) {
    if ('text' in child) {
      if (rule && !rule.text && child.text.trim() !== '') {
        problems.bad('text-not-allowed', child, { element: element.name, value: child.text.trim() })
      }
      continue
    }
    const foreign = child.namespace !== element.namespace
    if (rule && (foreign || !rule.children.has(child.local))) {
      const kind =
        foreign && child.namespace !== SVG_NAMESPACE ? foreignKind(child) : kindOfElement(child.local)
      problems.bad('element-not-allowed', child, {
        element: child.name,
        value: { code: 'svg.within', facts: { element: element.name } },
        kind,
      })
    }
    checkElement(child, problems)
  }
}

/** A script under another prefix is a script still. */
function foreignKind(child: XmlElement): string {
  return kindOfElement(child.local) === 'script' ? 'script' : 'foreign'
}

function checkAttribute(element: XmlElement, attribute: XmlAttribute, problems: SvgProblems) {
  const rule = ELEMENTS.get(element.local)
  // Whether it stays within the file is judged with the other references.
  const points = attribute.namespace === XLINK_NAMESPACE && attribute.local === 'href'
  const name =
    attribute.namespace === XML_NAMESPACE ? `xml:${attribute.local}` : points ? 'href' : attribute.name
  const plain = points || attribute.namespace === null || attribute.namespace === XML_NAMESPACE
  // Attributes of a forbidden element are judged for danger alone: the element has to go anyway.
  const allowed = plain && rule ? rule.attributes.has(name) : !rule && kindOfAttribute(name) !== 'event'
  if (!allowed) {
    problems.bad('attribute-not-allowed', attribute, {
      ...of(element, attribute),
      kind: kindOfAttribute(name),
    })
  }
}

function attributeOf(element: XmlElement, name: string): XmlAttribute | undefined {
  return element.attributes.find((attribute) => attribute.namespace === null && attribute.name === name)
}

function of(element: XmlElement, attribute: XmlAttribute) {
  return { element: element.name, attribute: attribute.name, value: attribute.value }
}
