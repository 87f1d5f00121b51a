import type { ApiBody, ApiCall } from './document.ts'
import { placeholder } from './example.ts'

/** A call as a line to type and as programs that need nothing installed: the same request in each. */

export const sampleLanguages = ['curl', 'typescript', 'python'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** What the reader has typed: parameters by name, and the body as text. Empty parameters are left out. */
export type Typed = { parameters: Record<string, string>; json: string | null }

export type ApiRequest = {
  method: string
  url: string
  /** The key is read from the variable KEY of the environment. */
  needsKey: boolean
  body: { type: string; json: unknown } | { type: string; file: string } | null
  /** Headers of the call beside the key and the type of the body. */
  headers: Record<string, string>
  answers: 'json' | 'text' | 'file' | 'events'
}

const files: Record<string, string> = {
  'message/rfc822': 'newsletter.eml',
  'text/csv': 'list.csv',
  'application/tlsrpt+gzip': 'report.json.gz',
}

/** The body that the examples send: JSON, else the file as it is. A form is for browsers. */
export const sentBody = ({ bodies }: Pick<ApiCall, 'bodies'>): ApiBody | null =>
  bodies.find(({ type }) => type === 'application/json') ??
  bodies.find(({ type }) => !type.startsWith('multipart/')) ??
  null

/** The request of a call. What is required and was not typed has its name in capitals. */
export function requestOf(call: ApiCall, server: string, typed: Typed): ApiRequest {
  const body = sentBody(call)
  return {
    method: call.method,
    url: `${server}${pathOf(call, typed.parameters)}`,
    needsKey: !call.isOpen,
    headers: headersOf(call, typed.parameters),
    body: body && bodyOf(body, typed.json),
    answers: answersOf(call),
  }
}

function bodyOf({ type, example }: ApiBody, typed: string | null): ApiRequest['body'] {
  if (type !== 'application/json') return { type, file: files[type] ?? 'report.xml.gz' }
  return { type, json: typed === null ? example : parsed(typed, example) }
}

function parsed(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}

/** The path with its query, each value encoded. */
export function pathOf({ path, parameters }: ApiCall, typed: Typed['parameters']): string {
  const encoded = (name: string) => encodeURIComponent(typed[name] || placeholder(name))
  const query = parameters
    .filter(({ name, where, required }) => where === 'query' && (required || typed[name]))
    .map(({ name }) => `${encodeURIComponent(name)}=${encoded(name)}`)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(name))
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}

/** The headers that are parameters of the call, without line breaks. */
export const headersOf = ({ parameters }: ApiCall, typed: Typed['parameters']): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter(({ name, where, required }) => where === 'header' && (required || typed[name]))
      .map(({ name }) => [name, (typed[name] || placeholder(name)).replaceAll(/[\r\n]/g, '')]),
  )

export function answersOf({ answers }: Pick<ApiCall, 'answers'>): ApiRequest['answers'] {
  const type = answers.find(({ status }) => status.startsWith('2'))?.type ?? null
  if (type === 'text/event-stream') return 'events'
  if (type === null || type === 'application/json') return type === null ? 'text' : 'json'
  return /^text\/|\bxml\b|^message\//.test(type) ? 'text' : 'file'
}

export const sampleOf = (request: ApiRequest, language: SampleLanguage): string => writers[language](request)

const writers: Record<SampleLanguage, (request: ApiRequest) => string> = { curl, typescript, python }

/** In single quotes, for any POSIX shell. */
const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

function curl({ method, url, needsKey, body, headers, answers }: ApiRequest): string {
  const isPlain = method === (body ? 'POST' : 'GET')
  const parts = [
    `curl${answers === 'events' ? ' --no-buffer' : ''}${isPlain ? '' : ` --request ${method}`} ${shell(url)}`,
    ...(needsKey ? ['--header "Authorization: Bearer $KEY"'] : []),
    ...Object.entries(headers).map(([name, value]) => `--header ${shell(`${name}: ${value}`)}`),
    ...(body && 'json' in body ? [`--json ${shell(JSON.stringify(body.json))}`] : []),
    ...(body && 'file' in body
      ? [`--header ${shell(`Content-Type: ${body.type}`)}`, `--data-binary @${body.file}`]
      : []),
    ...(answers === 'file' ? ['--output answer'] : []),
  ]
  return parts.join(' \\\n  ')
}

const headersWithType = ({ headers, body }: ApiRequest): [name: string, value: string][] =>
  Object.entries({ ...headers, ...(body ? { 'Content-Type': body.type } : {}) })

/** For Node 20 and later. */
function typescript(request: ApiRequest): string {
  const { method, url, needsKey, body, answers } = request
  const given = [
    ...(needsKey ? [`Authorization: \`Bearer \${process.env.KEY}\``] : []),
    ...headersWithType(request).map(([name, value]) => `'${name}': ${JSON.stringify(value)}`),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(given.length === 0 ? [] : [`headers: { ${given.join(', ')} },`]),
    ...(body && 'json' in body
      ? [`body: JSON.stringify(${indented(JSON.stringify(body.json, null, 2))}),`]
      : []),
    ...(body && 'file' in body ? [`body: await readFile('${body.file}'),`] : []),
  ]
  const used = [...(body && 'file' in body ? ['readFile'] : []), ...(answers === 'file' ? ['writeFile'] : [])]
  const called = options.length === 0 ? '' : `, {\n  ${options.join('\n  ')}\n}`
  return [
    ...(used.length === 0 ? [] : [`import { ${used.join(', ')} } from 'node:fs/promises'`, '']),
    `const answer = await fetch(${JSON.stringify(url)}${called})`,
    'if (!answer.ok) throw new Error(await answer.text())',
    typescriptEnds[answers],
  ].join('\n')
}

const typescriptEnds: Record<ApiRequest['answers'], string> = {
  json: 'console.log(await answer.json())',
  text: 'console.log(await answer.text())',
  file: "await writeFile('answer', new Uint8Array(await answer.arrayBuffer()))",
  events: 'for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) console.log(part)',
}

/** For Python 3.9 and later, with its own library alone. */
function python(request: ApiRequest): string {
  const { method, url, needsKey, body, answers } = request
  const given = [
    ...(needsKey ? [`"Authorization": "Bearer " + os.environ["KEY"]`] : []),
    ...headersWithType(request).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
  ]
  const json = body && 'json' in body
  const imports = [...(json || answers === 'json' ? ['json'] : []), ...(needsKey ? ['os'] : [])]
  const options = [
    JSON.stringify(url),
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    ...(given.length === 0 ? [] : [`headers={${given.join(', ')}}`]),
    ...(json ? [`data=json.dumps(${indented(literal(body.json))}).encode()`] : []),
    ...(body && 'file' in body ? [`data=open("${body.file}", "rb").read()`] : []),
  ]
  return [
    ...imports.map((name) => `import ${name}`),
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    '',
    options.length === 1
      ? `request = Request(${options[0]})`
      : `request = Request(\n${options.map((each) => `    ${each},`).join('\n')}\n)`,
    'try:',
    '    with urlopen(request) as answer:',
    pythonEnds[answers],
    'except HTTPError as refusal:',
    '    raise SystemExit(refusal.read().decode())',
  ].join('\n')
}

const pythonEnds: Record<ApiRequest['answers'], string> = {
  json: '        print(json.load(answer))',
  text: '        print(answer.read().decode())',
  file: '        open("answer", "wb").write(answer.read())',
  events: '        for line in answer:\n            print(line.decode(), end="", flush=True)',
}

const indented = (text: string) => text.replaceAll('\n', '\n  ')

/** A JSON value as Python writes it. */
function literal(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`)
    .join(', ')}}`
}
