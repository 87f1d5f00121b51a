import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { FetchFailure, socketFailure } from './failure.ts'

export type Body = { bytes: Uint8Array; truncated: boolean }

/** Compressed bytes that may produce nothing (headers, empty blocks) beyond the limit itself. */
const RAW_ALLOWANCE = 64 * 1024

/**
 * Reads a body up to `maxBytes` after decompression, then drops the connection: a small bomb never unfolds, and an
 * endless stream of empty compressed blocks ends too. An unknown Content-Encoding is left as it came.
 * Rejects with FetchFailure, or with the signal's reason.
 */
export function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Body> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let kept = 0
    let raw = 0
    let decoder: Transform | undefined | null
    let done = false

    const finish = (error: unknown, truncated: boolean) => {
      if (done) return
      done = true
      signal.removeEventListener('abort', onAbort)
      response.on('error', () => {})
      response.destroy()
      decoder?.on('error', () => {})
      decoder?.destroy()
      if (error) reject(error)
      else resolve({ bytes: new Uint8Array(Buffer.concat(chunks)), truncated })
    }
    const onAbort = () => finish(signal.reason, false)
    const keep = (chunk: Buffer) => {
      const room = maxBytes - kept
      if (chunk.length <= room) {
        chunks.push(chunk)
        kept += chunk.length
        return
      }
      chunks.push(chunk.subarray(0, room))
      kept = maxBytes
      finish(undefined, true)
    }
    const start = (first: Buffer): Transform | null => {
      const made = decoderFor(response.headers['content-encoding'], first)
      if (!made) return null
      made.on('data', keep)
      made.on('end', () => finish(undefined, false))
      made.on('error', (error) => finish(new FetchFailure('connection', `body: ${error.message}`), false))
      made.on('drain', () => response.resume())
      return made
    }

    response.on('data', (chunk: Buffer) => {
      if (done) return
      raw += chunk.length
      if (decoder === undefined) decoder = start(chunk)
      if (!decoder) return keep(chunk)
      if (raw > maxBytes + RAW_ALLOWANCE) return finish(undefined, true)
      if (!decoder.write(chunk)) response.pause()
    })
    response.on('end', () => (decoder ? decoder.end() : finish(undefined, false)))
    response.on('error', (error) => finish(socketFailure(error), false))
    response.on('close', () => {
      if (!response.complete) finish(new FetchFailure('connection', 'the body ended early'), false)
    })
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
  })
}

function decoderFor(encoding: string | undefined, first: Buffer): Transform | null {
  switch (encoding?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    case 'deflate':
      // RFC 9110, 8.4.1.2: some send deflate data without the zlib wrapper that the RFC asks for.
      return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
    default:
      return null
  }
}
