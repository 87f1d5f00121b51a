import { MAX_RULE_TESTS, MAX_RULES, MAX_STYLE_ATTRIBUTE } from './bounds.ts'
import { type Declaration, parseDeclarations, type StyleBlock } from './style.ts'

/** Property to declaration; the winner of those that apply. */
export type Declarations = Map<string, Declaration>

/** Parts of one compound selector: `td.a#b`. */
type Selector = { tag: string | null; id: string | null; classes: string[]; weight: number }

type Rule = { selector: Selector; order: number; declarations: Declaration[] }

/** The rules of a message's `<style>` elements that always apply, found by their rarest part. */
export type Sheet = {
  byId: Map<string, Rule[]>
  byClass: Map<string, Rule[]>
  byTag: Map<string, Rule[]>
  /** Every class and id that a rule names. */
  names: Set<string>
  rules: number
  /** Rules tried so far. */
  tests: number
  known: Map<string, Declarations>
  /** Style attributes already read: newsletters repeat a few of them. */
  attributes: Map<string, Declaration[]>
}

/** The properties that decide what is seen, and where pictures come from. */
const USED = new Set(
  `background background-color background-image border-image clip color content display font font-size height left
  list-style list-style-image margin-left margin-top max-height max-width opacity overflow position text-indent top
  visibility width`.split(/\s+/),
)

/** An empty style sheet to which rules are added in source order. */
export const newSheet = (): Sheet => ({
  byId: new Map(),
  byClass: new Map(),
  byTag: new Map(),
  names: new Set(),
  rules: 0,
  tests: 0,
  known: new Map(),
  attributes: new Map(),
})

/** Adds the rules with selectors of element, class and id alone; others apply too seldom to matter here. */
export function addRules(sheet: Sheet, blocks: StyleBlock[]): void {
  for (const block of blocks) {
    if (block.conditional) continue
    for (const text of block.selector.split(',')) {
      const selector = parseSelector(text.trim())
      if (!selector || sheet.rules >= MAX_RULES) continue
      const rule = { selector, order: sheet.rules++, declarations: block.declarations }
      for (const name of selector.classes) sheet.names.add(`.${name}`)
      if (selector.id !== null) {
        sheet.names.add(`#${selector.id}`)
        put(sheet.byId, selector.id, rule)
      } else if (selector.classes[0] !== undefined) put(sheet.byClass, selector.classes[0], rule)
      else put(sheet.byTag, selector.tag ?? '*', rule)
    }
  }
}

function put(map: Map<string, Rule[]>, key: string, rule: Rule): void {
  const list = map.get(key)
  if (list) list.push(rule)
  else map.set(key, [rule])
}

function parseSelector(text: string): Selector | null {
  if (text.length > 200) return null
  const match = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(text)
  if (!match || text === '') return null
  const marks = match[2]!.match(/[.#][\w-]+/g) ?? []
  const ids = marks.filter((mark) => mark.startsWith('#')).map((mark) => mark.slice(1))
  const classes = marks.filter((mark) => mark.startsWith('.')).map((mark) => mark.slice(1))
  const tag = match[1] === undefined || match[1] === '*' ? null : match[1].toLowerCase()
  if (ids.length > 1) return null
  // Selectors 4 section 17, in one number.
  return {
    tag,
    id: ids[0] ?? null,
    classes,
    weight: ids.length * 10_000 + classes.length * 100 + (tag ? 1 : 0),
  }
}

/** What the sheet says of an element. Elements that the sheet cannot tell apart share one answer. */
function fromSheet(sheet: Sheet, tag: string, id: string, classNames: string): Declarations {
  const classes =
    classNames === '' ? [] : classNames.split(/\s+/, 50).filter((name) => sheet.names.has(`.${name}`))
  const knownId = sheet.names.has(`#${id}`) ? id : ''
  const key = `${tag} ${knownId} ${classes.join(' ')}`
  const known = sheet.known.get(key)
  if (known) return known
  const rules: Rule[] = []
  const take = (list: Rule[] = []): void => {
    sheet.tests += list.length
    if (sheet.tests > MAX_RULE_TESTS) return
    for (const rule of list) {
      const { selector } = rule
      if (selector.tag !== null && selector.tag !== tag) continue
      if (selector.classes.every((name) => classes.includes(name))) rules.push(rule)
    }
  }
  take(sheet.byTag.get('*'))
  take(sheet.byTag.get(tag))
  for (const name of new Set(classes)) take(sheet.byClass.get(name))
  if (knownId !== '') take(sheet.byId.get(knownId))
  const winners: Declarations = new Map()
  rules.sort((a, b) => a.selector.weight - b.selector.weight || a.order - b.order)
  for (const rule of rules) for (const declaration of rule.declarations) apply(winners, declaration)
  sheet.known.set(key, winners)
  return winners
}

/** What a shorthand sets back, of the properties used. */
const LONGHANDS = new Map([
  ['background', ['background-color', 'background-image']],
  ['font', ['font-size']],
])

function apply(winners: Declarations, declaration: Declaration): void {
  const { property, important } = declaration
  if (!USED.has(property)) return
  const yields = (name: string): boolean => important || !winners.get(name)?.important
  if (!yields(property)) return
  winners.set(property, declaration)
  for (const name of LONGHANDS.get(property) ?? []) if (yields(name)) winners.delete(name)
}

/**
 * CSS Cascade 5 section 6 in short: the sheet's rules by weight, then the style attribute; `!important` wins over
 * all others. Null when nothing applies. The map may be shared: read only.
 */
export function cascade(
  sheet: Sheet,
  element: { tag: string; id: string; classes: string; style: string },
): Declarations | null {
  const rules = sheet.rules === 0 ? null : fromSheet(sheet, element.tag, element.id, element.classes)
  if (element.style === '') return rules === null || rules.size === 0 ? null : rules
  const winners: Declarations = new Map(rules)
  for (const declaration of fromAttribute(sheet, element.style)) apply(winners, declaration)
  return winners
}

function fromAttribute(sheet: Sheet, style: string): Declaration[] {
  const known = sheet.attributes.get(style)
  if (known) return known
  const declarations = parseDeclarations(style.slice(0, MAX_STYLE_ATTRIBUTE)).filter((each) =>
    USED.has(each.property),
  )
  if (style.length <= 1_000 && sheet.attributes.size < 5_000) sheet.attributes.set(style, declarations)
  return declarations
}
