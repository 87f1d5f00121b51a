import { parseSync } from 'vite'

/**
 * Sentences that stand in the program instead of a catalog: texts between tags, attributes that are read out or shown, and
 * literals that begin like a sentence and end like one. What goes to a log, into an error or into the description of the
 * API is for those who run or program it, and English by decision 29.
 */
export function composedSentences(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const found: string[] = []
  visit(program as unknown as Node, (text) => found.push(text.trim()))
  return found
}

type Node = { type: string; [key: string]: unknown }

/** Names, signs and what is typed, such as a path or a network, are the same in every language. */
const sameEverywhere = /^(?:SpamAssassin|rspamd|(?:&\w+;)+|\S*\/\S*(?:, \S*\/\S*)*)$/
const isWorded = (text: string) => /\p{L}{2}/u.test(text) && !sameEverywhere.test(text.trim())
const sentence = /^\p{Lu}\S*\s\S[\s\S]*[.?!…]$/u
const readOut = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
])
/** Properties that describe a call, and what a setting or a figure is. */
const descriptions = new Set(['summary', 'description', 'about', 'help'])

function visit(node: Node, found: (text: string) => void): void {
  if (isForOthers(node)) return
  const text = textOf(node)
  if (text !== undefined) found(text)
  for (const child of childrenOf(node)) visit(child, found)
}

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return isWorded(String(node.value)) ? String(node.value) : undefined
  if (node.type === 'JSXAttribute') {
    const [name, value] = [node.name as Node, node.value as Node | null]
    const isShown =
      readOut.has(String(name.name)) && value?.type === 'Literal' && isWorded(String(value.value))
    return isShown ? String(value.value) : undefined
  }
  const literal = literalOf(node)
  return literal !== undefined && sentence.test(literal.trim()) ? literal : undefined
}

function literalOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('x')
}

/** Logs, errors, descriptions, and what is marked as code. */
function isForOthers(node: Node): boolean {
  const name = (each: unknown): string => String((each as Node | undefined)?.name ?? '')
  if (node.type === 'ThrowStatement') return true
  if (node.type === 'NewExpression') return /Error$/.test(name(node.callee))
  if (node.type === 'Property') return descriptions.has(name(node.key))
  if (node.type === 'JSXElement') return name((node.openingElement as Node).name) === 'code'
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined
  return (
    callee?.type === 'MemberExpression' &&
    /^(?:log|logger)$/.test(name(callee.object) || name((callee.object as Node).property))
  )
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((each): each is Node => typeof (each as Node | null)?.type === 'string')
