import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { clientTypesOf } from '../../packages/client/generate.ts'
import { pythonClientOf } from '../../packages/client/generate-python.ts'
import {
  type Content,
  type Document,
  describedApi,
  operationsOf,
  resolved,
  type Schema,
} from '../described-api.ts'
import { type ApiSummary, breakingChanges, readSummary, summaryOf, writeSummary } from './api-summary.ts'

/** /openapi.json is one to build on: valid, named, small, and the same tomorrow. */

const document = describedApi()
const operations = operationsOf(document)

/** Octets over the wire; the aim of the document. */
const LARGEST_ZIPPED = 70_000

describe('each operation', () => {
  test('has an id that is a name in any language, and no other has it', () => {
    const ids = operations.map(({ operationId }) => operationId ?? '')
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]{2,40}$/.test(id))).toEqual([])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('has a summary, one known tag, a good answer and a refusal', () => {
    const tags = new Set(document.tags.map(({ name }) => name))
    const lacking = operations.filter(
      ({ summary, tags: own = [], responses }) =>
        !summary ||
        own.length !== 1 ||
        !tags.has(own[0]!) ||
        !Object.keys(responses).some((status) => status.startsWith('2')) ||
        !Object.keys(responses).some((status) => status.startsWith('4')),
    )
    expect(lacking.map(({ call }) => call)).toEqual([])
    expect(
      document.tags.filter(({ name }) => !operations.some(({ tags: own }) => own?.[0] === name)),
    ).toEqual([])
  })

  test('says who may call it, by schemes that are described', () => {
    const schemes = new Set(Object.keys(document.components.securitySchemes))
    const wrong = operations.filter(
      ({ security }) =>
        !security || security.flatMap((each) => Object.keys(each)).some((scheme) => !schemes.has(scheme)),
    )
    expect(wrong.map(({ call }) => call)).toEqual([])
  })

  test('describes each part of its path, and as required', () => {
    const wrong = operations.flatMap(({ call, parameters = [] }) => {
      const given = parameters.map((each) => resolved(document, each)).filter((each) => each.in === 'path')
      const names = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const described = given.filter(({ required }) => required === true).map(({ name }) => name)
      return described.sort().join() === names.sort().join() ? [] : [call]
    })
    expect(wrong).toEqual([])
  })

  test('takes and answers shapes that have names', () => {
    const isNamed = (schema: Schema | undefined): boolean =>
      !schema?.properties && !schema?.anyOf && !schema?.oneOf && (!schema?.items || isNamed(schema.items))
    const unnamed = operations.flatMap(({ call, requestBody, responses }) => {
      const contents: Content[] = [
        requestBody?.content ?? {},
        ...Object.values(responses).map((each) => resolved(document, each).content ?? {}),
      ]
      const schemas = contents.flatMap((content) => Object.values(content).map(({ schema }) => schema))
      return schemas.every(isNamed) ? [] : [call]
    })
    expect(unnamed).toEqual([])
  })

  test('refuses in the one shape of errors', () => {
    const others = Object.values(document.components.responses).flatMap(({ content = {} }) =>
      Object.values(content).filter(({ schema }) => schema?.$ref !== '#/components/schemas/Problem'),
    )
    expect(others).toEqual([])
    const written = operations.filter(({ responses }) =>
      Object.entries(responses).some(([status, answer]) => /^[45]/.test(status) && !('$ref' in answer)),
    )
    expect(written.map(({ call }) => call)).toEqual([])
  })
})

test('what is binary is described as such', () => {
  const bodies = (id: string) =>
    operations.find(({ operationId }) => operationId === id)!.requestBody!.content
  const answered = (id: string) => {
    const { responses } = operations.find(({ operationId }) => operationId === id)!
    return resolved(document, responses['200']!).content!
  }
  expect(bodies('testEmail')['message/rfc822']!.schema!.format).toBe('binary')
  expect(bodies('testEmail')['application/octet-stream']!.schema!.format).toBe('binary')
  expect(bodies('verifyList')['text/csv']!.schema).toEqual({ type: 'string', format: 'binary' })
  for (const [id, type] of [
    ['getScreenshot', 'image/png'],
    ['getReportPdf', 'application/pdf'],
    ['getRawMessage', 'message/rfc822'],
    ['exportProfile', 'application/zip'],
  ] as const)
    expect(answered(id)[type]!.schema, id).toEqual({ type: 'string', format: 'binary' })
})

test('what is sent to others is described: the alerts of monitors', () => {
  const { post } = document.webhooks.placementAlert!
  expect(post!.requestBody!.content['application/json']!.schema).toEqual({
    $ref: '#/components/schemas/PlacementAlert',
  })
})

describe('components', () => {
  const text = JSON.stringify(document)

  test('each is used, and each reference leads somewhere', () => {
    const refs = new Set([...text.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, ref]) => ref!))
    const { schemas, parameters, responses } = document.components
    const there = Object.entries({ schemas, parameters, responses }).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    )
    expect([...refs].filter((ref) => !there.includes(ref))).toEqual([])
    // Any of the reports on records: a type for programs that take several of them.
    expect(there.filter((name) => !refs.has(name))).toEqual(['schemas/RecordReport'])
  })

  test('each name of the table is used: no two stand for one shape', async () => {
    const { schemaNames } = await import('#api/document/schema-names.ts')
    expect(Object.keys(schemaNames).filter((name) => !document.components.schemas[name])).toEqual([])
  })

  test('no large shape is written out twice', () => {
    const seen = new Map<string, number>()
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('properties' in value) {
        const shape = JSON.stringify(value)
        seen.set(shape, (seen.get(shape) ?? 0) + 1)
      }
      for (const each of Object.values(value)) walk(each)
    }
    walk(document)
    const repeated = [...seen].filter(([shape, times]) => times > 1 && shape.length * times > 2_500)
    expect(repeated.map(([shape]) => shape)).toEqual([])
  })

  test('the whole is small over the wire', () => {
    expect(gzipSync(text, { level: 9 }).byteLength).toBeLessThan(LARGEST_ZIPPED)
  })
})

test.each([
  ['TypeScript', 'api.ts', clientTypesOf],
  ['Python', 'python/postproof/api.py', pythonClientOf],
])('the %s client in packages/client is that of the document', async (_language, name, write) => {
  const file = join(import.meta.dirname, '../../packages/client', name)
  const text = write(document)
  if (process.env.API_SUMMARY === 'write') await writeFile(file, text)
  expect((await readFile(file, 'utf8')) === text, 'The API changed. Run: npm run api:summary').toBe(true)
})

describe('clients that were generated before', () => {
  const file = join(import.meta.dirname, 'api-summary.jsonl')

  test('go on to work: nothing they use has gone or changed', async () => {
    const now = summaryOf(document)
    // API_SUMMARY=write takes the present description as the one that clients know.
    if (process.env.API_SUMMARY === 'write') await writeFile(file, writeSummary(now))
    const before = readSummary(await readFile(file, 'utf8'))
    expect(breakingChanges(before, now)).toEqual([])
    expect(now, 'Something was added. Run: npm run api:summary').toEqual(before)
  })

  const summary = (): ApiSummary => structuredClone(summaryOf(document))
  type Change = (document: Document) => void
  const edited = (change: Change) => {
    const other = structuredClone(document)
    change(other)
    return breakingChanges(summary(), summaryOf(other))
  }

  test.each<[string, Change, string[]]>([
    ['nothing', () => {}, []],
    [
      'an operation goes',
      ({ paths }) => {
        delete paths['/api/get-email']
      },
      ['createTestAddress is gone'],
    ],
    [
      'an operation moves',
      ({ paths }) => {
        paths['/api/new-email'] = paths['/api/get-email']!
        delete paths['/api/get-email']
      },
      ['createTestAddress: was GET /api/get-email, is GET /api/new-email'],
    ],
    [
      'an operation has another name',
      ({ paths }) => {
        paths['/api/get-email']!.get!.operationId = 'newAddress'
      },
      ['createTestAddress is gone'],
    ],
    [
      'a parameter becomes required',
      ({ paths }) => {
        paths['/api/get-email']!.get!.parameters = [{ name: 'x', in: 'query', required: true }]
      },
      ['createTestAddress: x in query must be given'],
    ],
    [
      'an optional parameter is added',
      ({ paths }) => {
        paths['/api/get-email']!.get!.parameters = [{ name: 'x', in: 'query' }]
      },
      [],
    ],
    [
      'a field of an answer goes',
      ({ components }) => {
        delete components.schemas.TestAddress!.properties!.email
      },
      ['TestAddress.email is gone'],
    ],
    [
      'a field of an answer may be absent',
      ({ components }) => {
        components.schemas.Success!.required = []
      },
      ['Success.success may be absent'],
    ],
    [
      'a field has another type',
      ({ components }) => {
        components.schemas.TestAddress!.properties!.email = { type: 'integer' }
      },
      ['TestAddress.email: was string, is integer'],
    ],
    [
      'an answer may be null',
      ({ components }) => {
        components.schemas.TestAddress!.properties!.email = { type: ['string', 'null'] }
      },
      ['TestAddress.email: was string, is string | null'],
    ],
    [
      'an answer has another value',
      ({ components }) => {
        components.schemas.KeyScope!.enum!.push('more')
      },
      [],
    ],
    [
      'a value is no longer taken',
      ({ components }) => {
        components.schemas.KeyScope!.enum = ['read', 'test', 'verify']
      },
      ['KeyScope: was "read" | "test" | "verify" | "admin", is "read" | "test" | "verify"'],
    ],
    [
      'a field is added',
      ({ components }) => {
        components.schemas.TestAddress!.properties!.more = { type: 'integer' }
      },
      [],
    ],
    [
      'a body asks for another field',
      ({ components }) => {
        components.schemas.Login!.properties!.more = { type: 'string' }
        components.schemas.Login!.required!.push('more')
      },
      ['Login.more must be given'],
    ],
    [
      'a key needs another scope',
      ({ paths }) => {
        paths['/api/plans']!.get!.security = [{ apiKey: ['admin'] }]
      },
      ['listPlans: was open to anonymous, apiKey read, sessionCookie, sessionToken, is to apiKey admin'],
    ],
  ])('%s', (_name, change, broken) => {
    expect(edited(change)).toEqual(broken)
  })
})
