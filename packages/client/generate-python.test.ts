import { expect, test } from 'vitest'
import type { Document, Schema } from './generate.ts'
import { pythonClientOf } from './generate-python.ts'

/** That the committed `api.py` is the one of the present document is held by tests/scenarios/api-document.test.ts. */

const textOf = (schemas: Record<string, Schema>, paths: Document['paths'] = {}) =>
  pythonClientOf({ paths, components: { schemas, parameters: {} } })

test.each<[Schema, string]>([
  [{ type: 'string' }, 'str'],
  [{ type: ['boolean', 'null'] }, 'bool | None'],
  [{ type: 'string', enum: ['a', "it's", null] }, "Literal['a', 'it\\'s', None]"],
  [{ const: true }, 'Literal[True]'],
  [{ anyOf: [{ $ref: '#/components/schemas/Other' }, { type: 'null' }] }, 'Other | None'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'list[str | None]'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'dict[str, float]'],
  [{}, 'Any'],
])('%j', (schema, type) => {
  expect(textOf({ It: schema })).toContain(`It: TypeAlias = ${type}\n`)
})

test('a shape within another has the name of its place, and a key that Python reserves is kept', () => {
  const inner: Schema = {
    type: 'object',
    properties: { 'b-c': {}, from: { type: 'string' } },
    required: ['from'],
  }
  const text = textOf({ It: { type: 'object', properties: { in_it: inner }, required: ['in_it'] } })
  expect(text).toContain(
    "It_InIt = TypedDict('It_InIt', {\n    'b-c': 'NotRequired[Any]',\n    'from': 'str',\n})",
  )
  expect(text).toContain('class It(TypedDict):\n    in_it: It_InIt')
})

test('a call is a method', () => {
  const post = {
    operationId: 'uploadIt',
    summary: 'Upload',
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'from', in: 'query', schema: { type: 'integer' } },
      { name: 'Idempotency-Key', in: 'header' },
    ],
    requestBody: { required: true, content: { 'multipart/form-data': {}, 'text/csv': {} } },
    responses: { 204: {} },
  }
  expect(textOf({}, { '/a/{id}': { post } })).toContain(
    `    def upload_it(self, id: str, body: bytes, *, from_: int | None = None, idempotency_key: str | None = None) -> None:
        """Upload"""
        return self._call('POST', '/a/{id}', path={'id': id}, query={'from': from_}, body=body, octets='text/csv', once=True, idempotency_key=idempotency_key)
`,
  )
})
