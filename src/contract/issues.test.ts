import { readdirSync } from 'node:fs'
import { say } from '@postproof/messages/say'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalogs } from '../../packages/messages/catalogs.ts'
import { fieldErrors, issue, readAs } from './issues.ts'

test.each<[z.ZodType, unknown, english: string, german: string]>([
  [z.string(), undefined, 'This field is required.', 'Dieses Feld ist erforderlich.'],
  [z.string(), 3, 'Enter some text.', 'Bitte einen Text eingeben.'],
  [z.number(), 'x', 'Enter a number.', 'Bitte eine Zahl angeben.'],
  [z.string().max(300), 'x'.repeat(301), 'Use at most 300 characters.', 'Höchstens 300 Zeichen.'],
  [z.string().min(2), 'x', 'Use at least 2 characters.', 'Mindestens 2 Zeichen.'],
  [z.string().min(1), '', 'This field is required.', 'Dieses Feld ist erforderlich.'],
  [z.string().length(2), 'x', 'Use exactly 2 characters.', 'Genau 2 Zeichen.'],
  [z.string().length(2), 'xxx', 'Use exactly 2 characters.', 'Genau 2 Zeichen.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'No more than 1 here.', 'Hier höchstens 1.'],
  [z.number().max(100), 101, 'Enter a number up to 100.', 'Bitte eine Zahl bis 100 angeben.'],
  [z.number().positive(), 0, 'Enter a number above 0.', 'Bitte eine Zahl über 0 angeben.'],
  [z.enum(['a', 'b']), 'c', 'Choose one of: a, b.', 'Möglich sind: a, b.'],
  [z.enum(['a', 'b']), undefined, 'This field is required.', 'Dieses Feld ist erforderlich.'],
  [z.strictObject({}), { a: 1 }, 'There is no such field: a.', 'Dieses Feld gibt es nicht: a.'],
  [z.uuid(), 'x', 'This is not an ID.', 'Das ist keine ID.'],
  [z.string().regex(/y/), 'x', 'This is not in the right format.', 'Das hat nicht das richtige Format.'],
  [z.string(issue('field.name')), 3, 'Enter a name.', 'Bitte einen Namen angeben.'],
  [
    z.string().max(3, issue('field.at_most_in_line')),
    'abcd',
    'At most 3 characters.',
    'Höchstens 3 Zeichen.',
  ],
])('what is wrong with a value: %#', (schema, given, english, german) => {
  const read = readAs(schema, given)
  const messages = read.ok ? [] : (read.errors.body ?? [])
  expect(messages.map((each) => say('en', each))).toEqual([english])
  expect(messages.map((each) => say('de', each))).toEqual([german])
})

test('a problem is told at its field, by the path that leads there', () => {
  const schema = z.object({ names: z.array(z.string()), age: z.number() })
  expect(readAs(schema, { names: ['a', 3], age: 'x' })).toEqual({
    ok: false,
    errors: {
      'names.1': [{ code: 'field.text', facts: {} }],
      age: [{ code: 'field.number', facts: {} }],
    },
  })
  expect(readAs(schema, { names: [], age: 3 })).toEqual({ ok: true, value: { names: [], age: 3 } })
})

test('what zod says by itself is no message', () => {
  const { error } = z.string().safeParse(3, { error: () => undefined })
  expect(error && fieldErrors(error.issues)).toEqual({ body: [{ code: 'field.not_possible', facts: {} }] })
})

type Node = { _zod?: { def: Record<string, unknown> } }

/** Every message that a schema, its parts and its checks have of their own. */
function ownMessages(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const def = (node as Node)._zod?.def
  if (!def) return Object.values(node).flatMap((part) => ownMessages(part, seen))
  const said = typeof def.error === 'function' ? def.error({}) : undefined
  return [
    ...(typeof said === 'string' ? [said] : []),
    ...Object.values(def).flatMap((part) => ownMessages(part, seen)),
  ]
}

test('schemas of the contract name codes, never sentences', async () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((name): Promise<object> => import(`./${name}`)))
  const said = modules.flatMap((module) => Object.values(module).flatMap((each) => ownMessages(each)))
  expect(said.length).toBeGreaterThan(60)
  expect(said.filter((text) => !(text in catalogs.en))).toEqual([])
})
