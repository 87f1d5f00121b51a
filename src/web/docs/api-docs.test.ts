import { expect, test } from 'vitest'
import { type ApiDocument, callsOf, groupsOf, shapeOf } from './api-docs.ts'

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

test('calls keep their order, parameters, bodies and answers', () => {
  const document: ApiDocument = {
    info: { title: 'x', version: '1' },
    paths: {
      '/api/emails/{id}/results': {
        get: {
          operationId: 'getReport',
          tags: ['Spam test'],
          summary: 'The report',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: {
            200: {
              description: 'OK',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Report' } } },
            },
            404: { $ref: '#/components/responses/NotFound' },
          },
        },
      },
    },
    components: {
      schemas: {
        Report: { type: 'object', properties: { checks: { $ref: '#/components/schemas/Check' } } },
        Check: { type: 'string' },
      },
      responses: { NotFound: { description: 'Not found' } },
    },
  }
  expect(callsOf(document)).toEqual([
    {
      id: 'get-api-emails-id-results',
      operationId: 'getReport',
      method: 'GET',
      path: '/api/emails/{id}/results',
      group: 'Spam test',
      summary: 'The report',
      description: '',
      parameters: [{ name: 'id', where: 'path', required: true, shape: 'string' }],
      bodies: [],
      answers: [
        { status: '200', description: 'OK', shape: '{\n  checks?: Check\n}' },
        { status: '404', description: 'Not found', shape: null },
      ],
    },
  ])
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
