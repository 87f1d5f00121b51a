import { expect, test } from 'vitest'
import { clientTypesOf, type Schema } from './generate.ts'

/** That the committed `api.ts` is the one of the present document is held by tests/scenarios/api-document.test.ts. */

test.each<[Schema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['boolean', 'null'] }, 'boolean | null'],
  [{ type: ['string', 'null'], enum: ['a', "it's", null] }, "'a' | 'it\\'s' | null"],
  [{ const: 1 }, '1'],
  [{ $ref: '#/components/schemas/Other', description: 'More' }, 'Other'],
  [{ anyOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] }, 'Other | null'],
  [
    { allOf: [{ $ref: '#/components/schemas/Other' }, { type: 'object' }] },
    '(Other) & (Record<string, unknown>)',
  ],
  [{ type: 'array', items: { type: 'string' } }, 'string[]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: 'array', items: { enum: ['a', 'b'], type: 'string' } }, "('a' | 'b')[]"],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: 'object', properties: {} }, 'Record<string, never>'],
  [
    { type: 'object', properties: { a: { type: 'string', description: 'One' }, 'b-c': {} }, required: ['a'] },
    "{\n  /** One */\n  a: string\n  'b-c'?: unknown\n}",
  ],
  [{}, 'unknown'],
])('%j', (schema, type) => {
  const text = clientTypesOf({ paths: {}, components: { schemas: { It: schema }, parameters: {} } })
  expect(text).toContain(`export type It = ${type}\n`)
})

test('a call has its row and what it is given', () => {
  const content = { 'multipart/form-data': {}, 'text/csv': { schema: { type: 'string', format: 'binary' } } }
  const post = {
    operationId: 'upload',
    summary: 'Upload',
    parameters: [
      { $ref: '#/components/parameters/Key' },
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', schema: { type: 'integer' } },
    ],
    requestBody: { required: true, content },
    responses: {
      200: { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
      204: {},
      404: { $ref: '#/components/responses/NotFound' },
    },
  }
  const parameters = { Key: { name: 'Idempotency-Key', in: 'header' } }
  const text = clientTypesOf({ paths: { '/a/{id}': { post } }, components: { schemas: {}, parameters } })
  expect(text).toContain(
    "upload: { method: 'POST', path: '/a/{id}', octets: 'text/csv', once: true, answers: 'application/pdf' },",
  )
  expect(text).toContain(
    '/** Upload */\n  upload: { path: { id: string }; query?: { page?: number }; body: FormData | Octets; answer: Uint8Array<ArrayBuffer> | undefined }',
  )
})
