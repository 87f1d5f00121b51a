import { parseSync } from 'vite'

/**
 * Which codes of the pages' catalogs a file reads, `*` where a part is computed: `report.tabs.*`. Followed are the words
 * themselves, what is taken out of them, and parameters whose type is a part of `Words`. A part that is handed on counts
 * as read, unless it is all words or an area: whoever takes those says by its own types what it reads.
 */
export function readCodes(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const scope: Scope = { names: new Map(), types: new Map() }
  const read = new Set<string>()
  visit(program as unknown as Node, scope, (path) => read.add(path.join('.')))
  return [...read]
}

type Node = { type: string; [key: string]: unknown }
type Read = (path: string[]) => void
/** A part of the words, or an object whose members are such. */
type Part = string[] | { members: Record<string, Part> }
type Scope = { names: Map<string, Part | undefined>; types: Map<string, Part>; outer?: Scope }

const sources = new Set(['useWords', 'wordsOf', 'wordsIn'])

function visit(node: Node, scope: Scope, read: Read): void {
  if (/^TS.*(?:Type|Annotation|Declaration|Keyword|Parameter\w*)$|^Import/.test(node.type)) return
  const part = partOf(node, scope)
  if (part) {
    if (Array.isArray(part) && part.length > 1) read(part)
    for (const inner of computedIn(node)) visit(inner, scope, read)
    return
  }
  const inner = opens(node) ? entered(node, scope) : scope
  for (const child of childrenOf(node)) visit(child, inner, read)
}

const opens = (node: Node) => 'params' in node || node.type === 'BlockStatement' || node.type === 'Program'

/** The scope of a function or block, with what it names: first of all, as functions use what stands below them. */
function entered(node: Node, outer: Scope): Scope {
  const scope: Scope = { names: new Map(), types: new Map(), outer }
  const statements = (Array.isArray(node.body) ? (node.body as Node[]) : []).map(
    (each) => (each.type === 'ExportNamedDeclaration' && (each.declaration as Node | null)) || each,
  )
  for (const each of statements) {
    if (each.type !== 'TSTypeAliasDeclaration') continue
    const part = typePart(each.typeAnnotation as Node, scope)
    if (part) scope.types.set(nameOf(each.id as Node), part)
  }
  for (const each of (node.params as Node[] | undefined) ?? []) bind(each, undefined, scope)
  for (const each of statements) {
    if (each.type !== 'VariableDeclaration') continue
    for (const { id, init } of each.declarations as { id: Node; init: Node | null }[])
      bind(id, init ? partOf(init, scope) : undefined, scope)
  }
  return scope
}

function bind(pattern: Node, given: Part | undefined, scope: Scope): void {
  const annotation = pattern.typeAnnotation as Node | null | undefined
  const part = given ?? (annotation ? typePart(annotation, scope) : undefined)
  if (pattern.type === 'AssignmentPattern') bind(pattern.left as Node, part, scope)
  if (pattern.type === 'Identifier') scope.names.set(nameOf(pattern), part)
  if (pattern.type === 'ObjectPattern') {
    for (const { type, key, value } of pattern.properties as (Node & { key: Node; value: Node })[])
      if (type === 'Property') bind(value, part && memberOf(part, nameOf(key)), scope)
  }
  if (pattern.type === 'ArrayPattern') {
    for (const each of pattern.elements as (Node | null)[])
      if (each) bind(each, Array.isArray(part) ? [...part, '*'] : undefined, scope)
  }
}

function partOf(node: Node, scope: Scope): Part | undefined {
  if (node.type === 'Identifier') return lookUp(nameOf(node), scope)
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node
    return callee.type === 'Identifier' && sources.has(nameOf(callee)) ? [] : undefined
  }
  if (node.type === 'MemberExpression') {
    const object = partOf(node.object as Node, scope)
    const property = node.property as Node
    return object && memberOf(object, node.computed && property.type !== 'Literal' ? '*' : nameOf(property))
  }
  if (/^(?:TSAs|TSSatisfies|TSNonNull|Chain|Parenthesized)Expression$/.test(node.type))
    return partOf(node.expression as Node, scope)
  return undefined
}

function lookUp(name: string, scope: Scope | undefined): Part | undefined {
  if (!scope) return undefined
  return scope.names.has(name) ? scope.names.get(name) : lookUp(name, scope.outer)
}

const memberOf = (part: Part, name: string): Part | undefined =>
  Array.isArray(part) ? [...part, name] : part.members[name]

function typePart(type: Node, scope: Scope): Part | undefined {
  if (type.type === 'TSTypeAnnotation') return typePart(type.typeAnnotation as Node, scope)
  if (type.type === 'TSTypeReference') {
    const name = nameOf(type.typeName as Node)
    const [first] = ((type.typeArguments as Node | null)?.params as Node[] | undefined) ?? []
    if (name === 'Words') return []
    return first && /^(?:Pick|Omit|Readonly)$/.test(name) ? typePart(first, scope) : typeOf(name, scope)
  }
  if (type.type === 'TSIndexedAccessType') {
    const object = typePart(type.objectType as Node, scope)
    const literal = (type.indexType as Node).literal as Node | undefined
    return object && memberOf(object, literal ? nameOf(literal) : '*')
  }
  if (type.type !== 'TSTypeLiteral') return undefined
  const members = (type.members as Node[]).flatMap(({ key, typeAnnotation }) => {
    const part = key && typeAnnotation ? typePart(typeAnnotation as Node, scope) : undefined
    return part ? [[nameOf(key as Node), part] as const] : []
  })
  return members.length > 0 ? { members: Object.fromEntries(members) } : undefined
}

const typeOf = (name: string, scope: Scope | undefined): Part | undefined =>
  scope && (scope.types.get(name) ?? typeOf(name, scope.outer))

const nameOf = (node: Node): string => String(node.name ?? node.value)

/** What is computed in `words[this]`. */
function computedIn(node: Node): Node[] {
  if (node.type !== 'MemberExpression') return []
  const inner = computedIn(node.object as Node)
  return node.computed ? [...inner, node.property as Node] : inner
}

/** What a pattern takes out of the words counts where its name is used. */
const defaultsIn = (pattern: Node): Node[] =>
  pattern.type === 'AssignmentPattern' ? [pattern.right as Node] : []

function childrenOf(node: Node): Node[] {
  if (node.type === 'VariableDeclarator') return node.init ? [node.init as Node] : []
  const isPlainKey = /^(?:Property|MemberExpression|MethodDefinition)$/.test(node.type) && !node.computed
  const params = 'params' in node ? (node.params as Node[]) : []
  const rest = Object.entries(node)
    .filter(([name]) => name !== 'params' && !(isPlainKey && /^(?:key|property)$/.test(name)))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value?.type === 'string')
  return [...params.flatMap(defaultsIn), ...rest]
}
