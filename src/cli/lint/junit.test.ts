import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import { formatted } from './formats.ts'
import { fails, type Hostile, hostileResult, published } from './reports.fixture.ts'

/**
 * JUnit XML has no one schema. These are the elements and attributes of what Jenkins reads (junit-10.xsd of its xUnit plugin), and
 * `file` and `line` of a case, which GitLab and pytest add.
 */

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string }

const within: Record<string, string[]> = {
  testsuites: ['testsuite'],
  testsuite: ['testcase'],
  testcase: ['failure', 'error', 'system-out'],
}
const required: Record<string, string[]> = {
  testsuite: ['name', 'tests', 'failures', 'errors'],
  testcase: ['name', 'classname'],
}
const allowed: Record<string, string[]> = {
  testsuites: ['name', 'tests', 'failures', 'errors'],
  testsuite: ['name', 'tests', 'failures', 'errors', 'skipped'],
  testcase: ['name', 'classname', 'file', 'line'],
  failure: ['message', 'type'],
  error: ['message', 'type'],
  'system-out': [],
}

/** Throws for what is not well-formed XML 1.0. */
function read(xml: string): Element {
  const parser = new SaxesParser({ fileName: 'junit.xml' })
  const document: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [document]
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    open.at(-1)!.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return document.children[0]!
}

const all = (element: Element): Element[] => [element, ...element.children.flatMap(all)]
const count = ({ attributes }: Element, name: string) => Number(attributes[name])

let given: Hostile
let xml: string
let root: Element
beforeAll(async () => {
  given = await hostileResult()
  xml = formatted(given.result, 'junit', fails, false)
  root = read(xml)
}, 60_000)

test(`published templates and hostile names are well-formed, with known elements${published.why}`, () => {
  expect(root.name).toBe('testsuites')
  for (const element of all(root)) {
    const { name, attributes, children, text } = element
    expect(allowed).toHaveProperty([name])
    for (const child of children) expect(within[name] ?? []).toContain(child.name)
    expect(Object.keys(attributes).filter((key) => !allowed[name]!.includes(key))).toEqual([])
    for (const key of required[name] ?? []) expect(attributes[key]).toMatch(/\S/)
    if (within[name] && name !== 'testcase') expect(text.trim()).toBe('')
  }
})

test('a case has one result at most', () => {
  for (const one of all(root).filter(({ name }) => name === 'testcase'))
    expect(one.children.length).toBeLessThanOrEqual(1)
})

test('what is counted is there', () => {
  const results = (element: Element, name: string) => all(element).filter((one) => one.name === name).length
  for (const element of all(root).filter(({ name }) => name.startsWith('testsuite')))
    expect([count(element, 'tests'), count(element, 'failures'), count(element, 'errors')]).toEqual([
      results(element, 'testcase'),
      results(element, 'failure'),
      results(element, 'error'),
    ])
  const { files, failed } = given.result
  expect(root.children).toHaveLength(files.length + failed.length)
  expect(count(root, 'errors')).toBe(failed.length)
})

test('lines are numbers from 1', () => {
  for (const { attributes } of all(root))
    if (attributes.line !== undefined) expect(attributes.line).toMatch(/^[1-9]\d*$/)
})

test('no control character or direction mark is written as it is', () => {
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\ufffe\uffff]/)
})

test('no two cases of a suite have the same name', () => {
  for (const { children } of root.children) {
    const names = children.map(({ attributes }) => attributes.name)
    expect(new Set(names).size).toBe(names.length)
  }
})
