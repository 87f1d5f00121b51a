import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples, type Instance, startInstance } from '../instance.ts'

/** Traces reach a collector: a stand-in on loopback that takes OTLP as JSON. */

type Value = { stringValue?: string; intValue?: number | string }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
}
const spans: Span[] = []
let collector: Server
let instance: Instance
let id: string

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
      }
      spans.push(...sent.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)))
      response.setHeader('content-type', 'application/json')
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  instance = await startInstance({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  const address = await instance.browser.address()
  id = address.id
  await instance.send(address.email, await readFile(join(examples, 'plain-text.eml')))
  await instance.browser.result(id)
  // What is left is sent at the end.
  await instance.close()
}, 180_000)
afterAll(() => new Promise((resolve) => collector.close(resolve)))

const named = (name: string) => spans.filter((span) => span.name === name)
const attribute = (span: Span, key: string) => {
  const value = span.attributes.find((each) => each.key === key)?.value
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue))
}

test('one mail is one trace: message, test, steps, and its end', () => {
  const [message] = named('smtp message')
  const [tested] = named('spam test')
  expect(message!.parentSpanId ?? '').toBe('')
  expect(tested).toMatchObject({ traceId: message!.traceId, parentSpanId: message!.spanId })
  expect(attribute(tested!, 'postproof.test_id')).toBe(id)
  expect(attribute(tested!, 'postproof.dns.questions')).toBeGreaterThan(0)
  const below = spans.filter((span) => span.parentSpanId === tested!.spanId).map((span) => span.name)
  for (const name of ['step read', 'step authenticate', 'step score', 'publish'])
    expect(below).toContain(name)
})

test('a request is a trace of its own, under the pattern of its route', () => {
  const routes = named('http').map((span) => attribute(span, 'http.route'))
  expect(routes).toContain('/api/emails/:id/results')
  const texts = spans.flatMap((span) => span.attributes.map(({ value }) => value.stringValue ?? ''))
  expect(texts.filter((text) => text.includes('@'))).toEqual([])
})
