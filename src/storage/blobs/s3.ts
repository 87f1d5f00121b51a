import { createHash } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { BlobsUnavailable, type ObjectStore } from './store.ts'

/** A bucket at AWS or at anything that speaks the S3 API. Loaded only where one is set up. */

export type S3Options = {
  bucket: string
  /** Empty: AWS. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds: one request, and one call with all its tries; large objects have more. */
  timeouts?: { connect: number; request: number; call: number }
}

const usual = { connect: 3_000, request: 10_000, call: 20_000 }
const tries = 3
/** Octets in a millisecond: a store that takes or gives fewer counts as away. */
const slowest = 512
/** What one DeleteObjects request may name. */
const mostAtOnce = 1000

export function openS3({ bucket: Bucket, timeouts = usual, ...options }: S3Options): ObjectStore {
  const client = clientOf(options, timeouts)
  const within = async <T>(
    work: (abortSignal: AbortSignal) => Promise<T>,
    ms = timeouts.call,
  ): Promise<T> => {
    const signal = AbortSignal.timeout(Math.ceil(ms))
    try {
      return await work(signal)
    } catch (error) {
      throw signal.aborted ? new BlobsUnavailable(`no answer within ${Math.ceil(ms)} ms`) : unavailable(error)
    }
  }

  /** Null when the body broke off: until it begins, the client tries again by itself. */
  async function read(Key: string, most: number, abortSignal: AbortSignal): Promise<Uint8Array | null> {
    const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket, Key }), {
      abortSignal,
    })
    if (!(Body instanceof Readable)) throw new BlobsUnavailable('no body came')
    if (ContentLength > most) {
      Body.destroy()
      throw tooMuch()
    }
    // The bound of a request is over once the body begins.
    return collect(addAbortSignal(abortSignal, Body), most).catch((error: unknown) => {
      if (error instanceof BlobsUnavailable || abortSignal.aborted) throw error
      return null
    })
  }

  async function removeSingly(names: string[]): Promise<string[]> {
    const removed: string[] = []
    for (const Key of names) {
      await within((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }))
      removed.push(Key)
    }
    return removed
  }

  async function removeTogether(names: string[]): Promise<string[]> {
    const Delete = { Objects: names.map((Key) => ({ Key })), Quiet: true }
    const { Errors = [] } = await within((abortSignal) =>
      client.send(new DeleteObjectsCommand({ Bucket, Delete }), { abortSignal }),
    )
    const left = new Set(Errors.filter(({ Code }) => Code !== 'NoSuchKey').map(({ Key }) => Key))
    return names.filter((name) => !left.has(name))
  }

  return {
    async put(Key, Body) {
      const ContentMD5 = createHash('md5').update(Body).digest('base64')
      const command = { Bucket, Key, Body, ContentMD5, ContentType: 'application/octet-stream' }
      const more = Body.byteLength / slowest
      const requestTimeout = timeouts.request + more
      await within(
        (abortSignal) => client.send(new PutObjectCommand(command), { abortSignal, requestTimeout }),
        timeouts.call + more,
      )
    },
    get: (name, most) =>
      within(
        async (signal) => {
          for (let tried = 0; tried < tries; tried++) {
            try {
              const bytes = await read(name, most, signal)
              if (bytes) return bytes
            } catch (error) {
              if ((error as Fault | null)?.name === 'NoSuchKey') return undefined
              throw error
            }
          }
          throw new BlobsUnavailable('its answers break off')
        },
        timeouts.call + most / slowest,
      ),
    async remove(names) {
      const removed: string[] = []
      for (let at = 0; at < names.length; at += mostAtOnce) {
        const lot = names.slice(at, at + mostAtOnce)
        const done = await removeTogether(lot).catch((error: unknown) => {
          // Not every service has DeleteObjects, or takes its checksum.
          if (error instanceof BlobsUnavailable && isLacking(error.status)) return removeSingly(lot)
          throw error
        })
        removed.push(...done)
      }
      return removed
    },
    async check() {
      await within((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }))
    },
    close: () => client.destroy(),
  }
}

type Timeouts = NonNullable<S3Options['timeouts']>

function clientOf(options: Omit<S3Options, 'bucket' | 'timeouts'>, { connect, request }: Timeouts): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = options
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Own services seldom have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: tries,
    retryMode: 'standard',
    // Content-MD5 says the same and is understood everywhere; what comes back is checked against our own SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connect, requestTimeout: request, throwOnRequestTimeout: true },
  })
}

async function collect(body: Readable, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > most) throw tooMuch()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooMuch = () => new BlobsUnavailable('it gave more octets than were put')

type Fault = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } }

const isLacking = (status: number | null) => status === 400 || status === 411 || status === 501

/** Names and numbers alone: answers of a store may repeat our key and what was signed with it. */
function unavailable(error: unknown): BlobsUnavailable {
  if (error instanceof BlobsUnavailable) return error
  const { name = 'Error', code, $metadata } = (error ?? {}) as Fault
  const status = $metadata?.httpStatusCode ?? null
  const facts = [code, status && `status ${status}`].filter(Boolean).join(', ')
  return new BlobsUnavailable(facts ? `${name} (${facts})` : name, status)
}
