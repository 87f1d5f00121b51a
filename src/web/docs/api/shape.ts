import type { Schema } from './schema.ts'

/** A schema as a TypeScript type, with descriptions as comments. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) return [...new Set(options.map((option) => shapeOf(option, indent)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => shapeOf(part, indent)).join(' & ')
  const types = [schema.type ?? 'unknown'].flat()
  const shapes = types.map((type) => typeOf(type, schema, indent))
  return schema.nullable ? [...shapes, 'null'].join(' | ') : shapes.join(' | ')
}

function typeOf(type: string, schema: Schema, indent: string): string {
  if (type === 'array') return arrayOf(shapeOf(schema.items ?? {}, indent))
  if (type === 'object') return objectOf(schema, indent)
  return type === 'integer' ? 'number' : type
}

const arrayOf = (item: string) =>
  item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`

function objectOf({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  if (!properties) {
    return typeof additionalProperties === 'object'
      ? `Record<string, ${shapeOf(additionalProperties, indent)}>`
      : 'object'
  }
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?'
    const comment = property.description ? `  // ${property.description}` : ''
    return `${inner}${name}${mark}: ${shapeOf(property, inner)}${comment}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** What may be the name of a schema in a type: a word with a capital that no letter, digit or quote stands before. */
const name = /(?<![\w"'])[A-Z]\w*/g

/** The words of a type that may be names of schemas. */
export const namesIn = (shape: string): string[] => [...new Set(shape.match(name))]

/** A type in parts, each with whether it may be a name. */
export function partsOf(shape: string): { text: string; isName: boolean }[] {
  const parts: { text: string; isName: boolean }[] = []
  let from = 0
  for (const { 0: word, index } of shape.matchAll(name)) {
    if (index > from) parts.push({ text: shape.slice(from, index), isName: false })
    parts.push({ text: word, isName: true })
    from = index + word.length
  }
  if (from < shape.length) parts.push({ text: shape.slice(from), isName: false })
  return parts
}
