import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageLanguages } from '#contract/language.ts'
import { createKeptPages } from './request/kept-pages.ts'
import { styleSheetFirst } from './request/load-order.ts'
import { isRefusal } from './request/refusals.ts'
import { visitContext } from './request/visit.ts'
import { NonceContext } from './shell/nonce.ts'
import type { RootData } from './shell/root-loader.ts'
import { AreasSaidContext } from './words/areas-said.tsx'
import { loadWords, noting, wordsIn } from './words/catalogs.ts'
import type { Area } from './words/types.ts'
import { WordsContext } from './words/words.ts'

/** English first: it stands in where no language is known. */
for (const language of pageLanguages) await loadWords(language)

export const streamTimeout = 5_000

const kept = createKeptPages()

/** The page; every script in it carries the visit's nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Each page names a fresh address or a private report, and its nonce is good for one answer.
  headers.set('Cache-Control', 'private, no-store')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = context.get(visitContext)
  const { loaderData, actionData, errors } = entry.staticHandlerContext
  const mayBeKept = request.method === 'GET' && status === 200 && !actionData && !errors
  const key = keyOf(request.url, loaderData.root as RootData | undefined)
  const known = mayBeKept ? kept.find(key, loaderData, nonce) : null
  if (known !== null) {
    await entry.serverHandoffStream?.cancel()
    return new Response(known, { status, headers })
  }
  const drawn = await draw(request, entry, context)
  if (mayBeKept && !drawn.failed) kept.keep(key, loaderData, nonce, drawn.html)
  return new Response(drawn.html, { status: drawn.failed ? 500 : status, headers })
}

/** What tells apart the pages that guests see at one address: else each would take the other's place. */
function keyOf(url: string, root: RootData | undefined): string {
  const told = root?.announcements.map(({ id }) => id).join('.')
  return `${url} ${root?.language} ${root?.theme} ${told}`
}

function draw(request: Request, entry: EntryContext, context: RouterContextProvider) {
  const { nonce, language } = context.get(visitContext)
  const said = new Set<Area>()
  return new Promise<{ html: Buffer<ArrayBuffer>; failed: boolean }>((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <AreasSaidContext value={said}>
          <WordsContext value={noting(wordsIn(language), said)}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </WordsContext>
        </AreasSaidContext>
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          pipe(whole((html) => resolve({ html: Buffer.from(styleSheetFirst(html)), failed })))
        },
        onShellError: reject,
        onError() {
          failed = true
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** Collects what is written to it. */
function whole(done: (all: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

type Failed = { request: Request; context: RouterContextProvider }

/** Logs bugs; a refused request is an answer, not a bug. */
export function handleError(error: unknown, { request, context }: Failed) {
  if (request.signal.aborted || isRefusal(error)) return
  context.get(visitContext).failed(error)
}
