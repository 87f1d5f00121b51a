import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * An OpenAI-compatible endpoint on loopback.
 * - `honest`: rewords what stands in the request itself. A function writes the answer's text from the request.
 * - `hanging`: takes the request and says nothing. `drip`: one byte at a time, without end. `huge`: without end, fast.
 * - `wrong-json`: 200 with JSON of another kind. `not-json`: 200 with a page. `null-content`: a choice without text.
 * - `redirect`: 307 to itself at another path. `strict`: 400 unless the request is model and messages alone.
 * - `echo`: an answer that repeats the Authorization header. A number: that status, with a body that repeats the key.
 */
export type ModelBehavior =
  | 'honest'
  | 'hanging'
  | 'drip'
  | 'huge'
  | 'wrong-json'
  | 'not-json'
  | 'null-content'
  | 'redirect'
  | 'strict'
  | 'echo'
  | number
  | ((asked: AskedModel) => string)

export type AskedModel = {
  path: string
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[]; [setting: string]: unknown }
}

export type ModelEmulator = {
  /** To configure, `http://127.0.0.1:port/v1`. */
  url: string
  /** Every request, in order. */
  asked: AskedModel[]
  close(): Promise<void>
}

export const emulatedModelName = 'standin-1'

export async function startModel(behavior: ModelBehavior): Promise<ModelEmulator> {
  const asked: AskedModel[] = []
  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    readRequest(request).then(
      (question) => {
        asked.push(question)
        answer(behavior, question, response)
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<AskedModel> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
  }
}

function answer(behavior: ModelBehavior, asked: AskedModel, response: ServerResponse): void {
  if (typeof behavior === 'function') say(response, behavior(asked))
  else if (typeof behavior === 'string') scripts[behavior](asked, response)
  else json(response, behavior, { error: { message: `Incorrect key: ${asked.authorization}` } })
}

const scripts: Record<
  Extract<ModelBehavior, string>,
  (asked: AskedModel, response: ServerResponse) => void
> = {
  honest: (asked, response) => say(response, reworded(asked)),
  strict(asked, response) {
    if (Object.keys(asked.body).sort().join() === 'messages,model') say(response, reworded(asked))
    else json(response, 400, { error: 'unknown setting' })
  },
  echo: (asked, response) => say(response, JSON.stringify({ subject_ideas: [asked.authorization] })),
  hanging: () => undefined,
  drip: (_, response) => pour(response, 1),
  huge: (_, response) => pour(response, 64 * 1024),
  redirect(_, response) {
    response.writeHead(307, { location: '/elsewhere/chat/completions' }).end()
  },
  'wrong-json': (_, response) => json(response, 200, { choices: 'none' }),
  'not-json'(_, response) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
  },
  'null-content': (_, response) => say(response, null),
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function say(response: ServerResponse, content: string | null): void {
  json(response, 200, {
    model: emulatedModelName,
    choices: [{ index: 0, message: { role: 'assistant', content } }],
  })
}

/** Writes pieces of this size until nobody reads any more. */
function pour(response: ServerResponse, size: number): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '.repeat(size)), 5)
  response.on('close', () => clearInterval(timer))
}

/** Our own plan in slightly other words, or ideas from the subject, as far as the request alone gives them. */
function reworded({ body }: AskedModel): string {
  const { plan, mail } = JSON.parse(body.messages.at(-1)!.content) as {
    plan?: { summary: string; items: { index: number; title: string; why: string }[] }
    mail?: { subject: string; preheader: string | null }
  }
  const sentences = (text: string) => text.split(/(?<=\.)\s/)
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return JSON.stringify({
    summary: plan && `As it stands, ${lower(plan.summary)}`,
    items: plan?.items.map(({ index, title, why }) => ({
      index,
      title: `Next, ${lower(title)}`,
      why: `In short: ${lower(sentences(why).at(-1)!)}`,
    })),
    subject_ideas: mail && [`${mail.subject.slice(0, 60)}, in short`],
    preheader_ideas: mail?.preheader ? [`In short: ${mail.preheader.slice(0, 90)}`] : [],
  })
}
