import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './components/nonce.ts'
import { isRefusal } from './refusals.ts'
import { visitContext } from './visit.ts'

export const streamTimeout = 5_000

/** Renders the page and streams it; every script in it carries the visit's nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Each page names a fresh address or a private report, and its nonce is good for one answer.
  headers.set('Cache-Control', 'private, no-store')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const { nonce } = context.get(visitContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError() {
          status = 500
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** Logs bugs; a refused request is an answer, not a bug. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRefusal(error)) return
  // biome-ignore lint/suspicious/noConsole: the pages have no logger of their own
  console.error(error)
}
