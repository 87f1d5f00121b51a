import { type Call, callsOf, type Document, type Parameter, type Schema } from './generate.ts'

/** The API's document (OpenAPI 3.1) -> `python/postproof/api.py`: a TypedDict for each shape and a method for each call. */

const head = `"""Made of the API's document by \`npm run api:summary\`; not written by hand."""
from __future__ import annotations

from typing import Any, Iterator, Literal, NotRequired, TypeAlias, TypedDict

from .transport import Event, Transport
`

/** The text of `api.py`. */
export function pythonClientOf(document: Document): string {
  const types = createTypes()
  const schemas = Object.entries(document.components.schemas)
  // Python reads the fields of classes when they are asked for, and aliases at once.
  const classes = schemas.filter(([, schema]) => hasFields(schema)).map((each) => types.dictOf(...each))
  const aliases = schemas.filter(([, schema]) => !hasFields(schema)).map((each) => types.aliasOf(...each))
  const methods = callsOf(document).map((call) => methodOf(call, types))
  const about = '    """The calls of the API, each by its name in the document."""'
  return [
    head,
    ...types.nested(),
    ...classes,
    ...aliases,
    `class Operations(Transport):\n${about}\n\n${methods.join('\n')}`,
  ].join('\n\n')
}

type Types = ReturnType<typeof createTypes>

/** Python has no object types without a name: those inside others get the name of their place, such as `Report_Sender`. */
function createTypes() {
  const nested: string[] = []

  const aliasOf = (name: string, schema: Schema): string =>
    `${commentOf(schema.description)}${name}: TypeAlias = ${typeOf(schema, `${name}_Option`)}\n`

  function dictOf(name: string, { properties = {}, required = [], description }: Schema): string {
    const fields = Object.entries(properties).map(([key, schema]) => {
      const type = typeOf(schema, `${name}_${pascal(key)}`)
      return { key, type: required.includes(key) ? type : `NotRequired[${type}]`, about: schema.description }
    })
    if (fields.every(({ key }) => isIdentifier(key))) {
      const lines = fields.map(({ key, type, about }) => `${commentOf(about)}${key}: ${type}`)
      return `${commentOf(description)}class ${name}(TypedDict):\n${indent(lines.join('\n'))}\n`
    }
    // Keys such as `from` cannot be fields of a class.
    const lines = fields.map(({ key, type, about }) => `${commentOf(about)}${quote(key)}: ${quote(type)},`)
    return `${commentOf(description)}${name} = TypedDict('${name}', {\n${indent(lines.join('\n'))}\n})\n`
  }

  function typeOf(schema: Schema, place: string): string {
    if (schema.$ref) return schema.$ref.split('/').at(-1)!
    if ('const' in schema) return `Literal[${literal(schema.const)}]`
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`
    const options = schema.anyOf ?? schema.oneOf
    if (options) return union(options.map((each, at) => typeOf(each, at === 0 ? place : `${place}${at + 1}`)))
    if (schema.type === undefined) return 'Any'
    return union([schema.type].flat().map((type) => typeNamed(type, schema, place)))
  }

  function typeNamed(type: string, schema: Schema, place: string): string {
    if (type === 'array') return `list[${typeOf(schema.items ?? {}, place)}]`
    if (type === 'object') return objectOf(schema, place)
    if (type === 'string' && schema.format === 'binary') return 'bytes'
    return plainTypes[type] ?? 'Any'
  }

  function objectOf(schema: Schema, place: string): string {
    if (hasFields(schema)) {
      nested.push(dictOf(place, schema))
      return place
    }
    const values = schema.additionalProperties
    return `dict[str, ${typeof values === 'object' ? typeOf(values, `${place}_Value`) : 'Any'}]`
  }

  return { dictOf, aliasOf, typeOf, nested: () => nested }
}

const hasFields = ({ properties }: Schema): boolean => Object.keys(properties ?? {}).length > 0

const plainTypes: Record<string, string> = {
  ...{ string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' },
}

function methodOf(call: Call, types: Types): string {
  const { name, about, method, path, parameters, octets, once, answers } = call
  const own = (place: string) => parameters.filter((each) => each.in === place)
  const given = [
    'self',
    ...own('path').map((each) => argumentOf(each, call, types)),
    ...bodyArgument(call, types),
    ...(own('query').length > 0 || once ? ['*'] : []),
    ...own('query').map((each) => argumentOf(each, call, types)),
    ...(once ? ['idempotency_key: str | None = None'] : []),
  ]
  const table = (place: string) => {
    const pairs = own(place).map((each) => `${quote(each.name)}: ${identifier(each.name)}`)
    return pairs.length > 0 ? [`${place}={${pairs.join(', ')}}`] : []
  }
  const parts = [
    ...(answers === 'text/event-stream' ? [] : [quote(method)]),
    ...[quote(path), ...table('path'), ...table('query')],
    ...(call.bodies.length > 0 ? ['body=body'] : []),
    ...(octets ? [`octets=${quote(octets)}`] : []),
    ...(once ? ['once=True', 'idempotency_key=idempotency_key'] : []),
  ]
  const [answer, made] =
    answers === 'text/event-stream'
      ? ['Iterator[Event]', 'self._events']
      : [answerOf(call, types), 'self._call']
  const text = about.replaceAll('\\', '\\\\').replaceAll('"', "'").replaceAll(/\s+/g, ' ')
  return indent(
    `def ${snake(name)}(${given.join(', ')}) -> ${answer}:\n    """${text}"""\n    return ${made}(${parts.join(', ')})\n`,
  )
}

function argumentOf({ name, required, schema = {} }: Parameter, call: Call, types: Types): string {
  const type = types.typeOf(schema, `${pascal(call.name)}_${pascal(name)}`)
  return required ? `${identifier(name)}: ${type}` : `${identifier(name)}: ${union([type, 'None'])} = None`
}

/** A file is its octets, where the call takes it without a form. */
function bodyArgument({ name, bodies, octets, isBodyRequired }: Call, types: Types): string[] {
  if (bodies.length === 0) return []
  const type = octets ? 'bytes' : types.typeOf(bodies[0]![1].schema ?? {}, `${pascal(name)}_Body`)
  return [isBodyRequired ? `body: ${type}` : `body: ${union([type, 'None'])} = None`]
}

function answerOf({ name, answers, answerSchemas }: Call, types: Types): string {
  if (answers) return /^text\//.test(answers) ? 'str' : 'bytes'
  const all = answerSchemas.flatMap((each) =>
    each.length > 0 ? each.map((schema) => types.typeOf(schema, `${pascal(name)}_Answer`)) : ['None'],
  )
  return union(all)
}

const reserved = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return self try while with yield'.split(
    ' ',
  ),
)
const isIdentifier = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name) && !reserved.has(name)
const identifier = (name: string): string => (isIdentifier(name) ? name : `${name.replaceAll(/\W/g, '_')}_`)
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, first: string) => first.toUpperCase())
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
const literal = (value: unknown): string => {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'string' ? quote(value) : JSON.stringify(value)
}
const union = (types: string[]): string => [...new Set(types)].join(' | ') || 'None'
const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ')
const commentOf = (text: string | undefined): string => (text ? `# ${text.replaceAll(/\s+/g, ' ')}\n` : '')
