import type { Memory } from '@postproof/engine/memory'
import type { HttpFetch, ImageDecoder } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'
import { readDataUrl } from './data-url.ts'
import { declaredLength, describeAnswer } from './judge.ts'
import { normalizeLink } from './normalize.ts'
import { NO_PICTURE, readPicture } from './picture.ts'
import type { ImageOutcome, ProbeFailure } from './types.ts'
import { within } from './within.ts'

export type ImageProbe = {
  http: HttpFetch
  images: ImageDecoder
  deadline: AbortSignal
  memory: Memory<ImageOutcome>
  maxImages: number
}

/** A little over the 1 MB from which an image counts as far too large. */
const MAX_IMAGE_BYTES = 1_200_000
const MAX_REDIRECTS = 5

/** One distinct image of the message, with the positions that show it. */
type Question = { key: string; src: string; kind: ImageOutcome['kind']; uses: number[] }

/** Fetches or finds each distinct image of the message once, decodes it and looks at it. Never rejects. */
export function probeImages(message: Message, probe: ImageProbe): Promise<ImageOutcome[]> {
  return Promise.all(
    questionsOf(message).map((question, index) => {
      if (index >= probe.maxImages)
        return unread(question, 'no-data', 'limit', 'too many images in one message')
      const late = unread(question, 'no-data', 'deadline', 'no answer in time')
      return within(look(question, message, probe), probe.deadline, late)
    }),
  )
}

function questionsOf(message: Message): Question[] {
  const questions = new Map<string, Question>()
  for (const [index, { src }] of message.images.entries()) {
    const kind = kindOf(src)
    if (kind === undefined) continue
    const key = kind === 'remote' ? normalizeLink(src) : src
    const known = questions.get(key)
    if (known) known.uses.push(index)
    else
      questions.set(key, {
        key,
        src: kind === 'data' ? src.slice(0, 64) : src.slice(0, 8192),
        kind,
        uses: [index],
      })
  }
  return [...questions.values()]
}

function kindOf(src: string): ImageOutcome['kind'] | undefined {
  if (/^data:/i.test(src)) return 'data'
  if (/^cid:/i.test(src)) return 'cid'
  return normalizeLink(src) === '' ? undefined : 'remote'
}

function look(question: Question, message: Message, probe: ImageProbe): Promise<ImageOutcome> {
  if (question.kind === 'remote') return fetchImage(question, probe)
  if (question.kind === 'cid') return readPart(question, message, probe)
  return readData(question, probe)
}

async function fetchImage(question: Question, probe: ImageProbe): Promise<ImageOutcome> {
  const known = probe.memory.get(question.key)
  if (known) return { ...known, src: question.src, uses: question.uses }
  const result = await probe.http.fetch({
    url: question.key,
    headers: { accept: 'image/*,*/*;q=0.5' },
    maxBytes: MAX_IMAGE_BYTES,
    maxRedirects: MAX_REDIRECTS,
    signal: probe.deadline,
  })
  const outcome = { ...unread(question, 'no-data', null, ''), ...describeAnswer(result, probe.deadline) }
  if (result.ok && (outcome.status === 'ok' || outcome.status === 'redirects')) {
    outcome.truncated = result.truncated
    const declared = result.truncated ? declaredLength(result.headers) : null
    outcome.bytes = Math.max(declared ?? 0, result.body.length)
    if (!result.truncated) Object.assign(outcome, await readPicture(result.body, probe.images))
  }
  if (outcome.status !== 'no-data') probe.memory.set(question.key, outcome)
  return outcome
}

async function readPart(question: Question, message: Message, probe: ImageProbe): Promise<ImageOutcome> {
  const wanted = contentIdOf(question.src)
  const part = message.parts.find(({ contentId }) => contentId !== null && contentId === wanted)
  if (!part) return unread(question, 'broken', 'missing-part', 'no part has this Content-ID')
  return withPicture(question, part.type, part.content(), probe)
}

async function readData(question: Question, probe: ImageProbe): Promise<ImageOutcome> {
  const data = readDataUrl(question.key)
  if (!data) return unread(question, 'broken', 'unreadable', 'the data: URL cannot be decoded')
  return withPicture(question, data.type, data.bytes, probe)
}

async function withPicture(question: Question, contentType: string, bytes: Uint8Array, probe: ImageProbe) {
  const found = { ...unread(question, 'ok', null, ''), contentType, bytes: bytes.length }
  return { ...found, ...(await readPicture(bytes, probe.images)) }
}

/** RFC 2392, 2: the Content-ID without its brackets, percent-encoded. */
function contentIdOf(src: string): string {
  const text = src.slice(4)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function unread(
  { src, kind, uses, key }: Question,
  status: ImageOutcome['status'],
  failure: ProbeFailure | null,
  detail: string,
): ImageOutcome {
  return {
    src,
    kind,
    uses,
    status,
    httpStatus: null,
    finalUrl: kind === 'remote' ? key : '',
    redirects: [],
    failure,
    detail,
    contentType: null,
    bytes: null,
    truncated: false,
    ...NO_PICTURE,
  }
}
