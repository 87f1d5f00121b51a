import { expect, test } from 'vitest'
import { type ApiDocument, callNamed, groupsOf } from './document.ts'
import { exampleOf } from './example.ts'
import { namesIn, partsOf, shapeOf } from './shape.ts'

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: 'waiting' }, '"waiting"'],
  [{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'number | null'],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, 'Record<string, string>'],
  [{ $ref: '#/components/schemas/Check' }, 'Check'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Check' } }, 'Check[]'],
  [{}, 'unknown'],
  [
    {
      type: 'object',
      properties: { id: { type: 'string', description: 'its name' }, n: { type: 'number' } },
      required: ['id'],
    },
    '{\n  id: string  // its name\n  n?: number\n}',
  ],
])('%j is shown as %s', (schema, shape) => {
  expect(shapeOf(schema)).toBe(shape)
})

const ok = (name: string) => ({
  description: 'OK',
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})
const reports: ApiDocument = {
  info: { title: 'x', version: '1' },
  paths: {
    '/api/emails/{id}/results': {
      get: {
        operationId: 'getReport',
        tags: ['Spam test'],
        summary: 'The report',
        security: [{}, { apiKey: ['read'] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: 'Of the test' },
        ],
        responses: { 200: ok('Report'), 404: { $ref: '#/components/responses/NotFound' } },
      },
      put: {
        operationId: 'keepReport',
        tags: ['Spam test'],
        summary: 'Keep it',
        security: [{ apiKey: ['test'] }, { sessionCookie: [] }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Part' } } } },
        responses: { 200: ok('Part') },
      },
    },
  },
  components: {
    schemas: {
      Report: { type: 'object', properties: { checks: { $ref: '#/components/schemas/Check' } } },
      Check: { type: 'object', properties: { part: { $ref: '#/components/schemas/Part' } } },
      Part: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      Unused: { type: 'string' },
    },
    responses: { NotFound: { description: 'Not found' } },
  },
}

test('a call has its parameters, its answers, and every schema that these lead to', () => {
  expect(callNamed(reports, 'getReport')).toEqual({
    id: 'get-api-emails-id-results',
    operationId: 'getReport',
    method: 'GET',
    path: '/api/emails/{id}/results',
    group: 'Spam test',
    summary: 'The report',
    description: '',
    scope: 'read',
    isOpen: true,
    parameters: [{ name: 'id', where: 'path', required: true, shape: 'string', about: 'Of the test' }],
    bodies: [],
    answers: [
      { status: '200', description: 'OK', type: 'application/json', shape: '{\n  checks?: Check\n}' },
      { status: '404', description: 'Not found', type: null, shape: null },
    ],
    schemas: [
      { id: 'schema-Check', name: 'Check', shape: '{\n  part?: Part\n}' },
      { id: 'schema-Part', name: 'Part', shape: '{\n  name: string\n}' },
    ],
  })
  expect(callNamed(reports, 'keepReport')).toMatchObject({
    scope: 'test',
    isOpen: false,
    bodies: [{ type: 'application/json', shape: '{\n  name: string\n}', example: { name: 'NAME' } }],
  })
  expect(callNamed(reports, 'toString')).toBeNull()
})

test.each([
  [{ type: 'string' }, 'TEXT'],
  [{ type: 'string', example: 'me' }, 'me'],
  [{ type: 'string', format: 'email' }, 'ada@example.org'],
  [{ type: ['string', 'null'] }, 'TEXT'],
  [{ enum: ['a', 'b'] }, 'a'],
  [{ const: 4 }, 4],
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: 'boolean', default: false }, false],
  [{ anyOf: [{ type: 'null' }, { type: 'number' }] }, 1],
  [{ type: 'array', items: { type: 'integer' } }, [1]],
  [{ $ref: '#/components/schemas/Loop' }, { again: null }],
  [
    {
      type: 'object',
      properties: { to_address: { type: 'string' }, note: { type: 'string' } },
      required: ['to_address'],
    },
    { to_address: 'TO_ADDRESS' },
  ],
  [{}, null],
])('for %j may be sent %j', (schema, example) => {
  // Names itself: the innermost is given up.
  const loop = { $ref: '#/components/schemas/Loop' }
  const known = { Loop: { type: 'object', properties: { again: loop }, required: ['again'] } }
  const found = exampleOf(schema, known)
  if ('$ref' in schema) expect(JSON.stringify(found)).toMatch(/^(?:\{"again":)+null\}+$/)
  else expect(found).toEqual(example)
})

test('names of schemas are found in a type, and no word of a text or a comment twice', () => {
  const shape = '{\n  a: Check[]\n  b: "Report" | Report | Check // see Check, dBm\n}'
  expect(namesIn(shape)).toEqual(['Check', 'Report'])
  expect(
    partsOf(shape)
      .map(({ text }) => text)
      .join(''),
  ).toBe(shape)
  expect(partsOf('Check')).toEqual([{ text: 'Check', isName: true }])
})

test('the calls stand by subject, those of administrators last', () => {
  const call = (tag: string) => ({ get: { tags: [tag], summary: tag, responses: {} } })
  const paths = {
    '/a': call('Administration'),
    '/b': call('Compatible /ext/v2'),
    '/c': call('Spam test'),
    '/d': call('Compatible /ext/v2'),
  }
  const groups = groupsOf({ info: { title: '', version: '' }, paths })
  expect(groups.map(({ id, calls }) => [id, calls.map(({ path }) => path)])).toEqual([
    ['spam-test', ['/c']],
    ['compatible-ext-v2', ['/b', '/d']],
    ['administration', ['/a']],
  ])
})
