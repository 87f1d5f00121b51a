import type { Memory } from '@postproof/engine/memory'
import type { HttpFetch, HttpRequest, HttpResult } from '@postproof/engine/world'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import type { Link, Message } from '@postproof/message/types'
import { changesSomething } from './caution.ts'
import { declaredLength, describeAnswer } from './judge.ts'
import { normalizeLink } from './normalize.ts'
import type { LinkOutcome, ProbeFailure } from './types.ts'
import { within } from './within.ts'

export type LinkProbe = {
  http: HttpFetch
  deadline: AbortSignal
  memory: Memory<LinkOutcome>
  maxLinks: number
}

/** One address to ask, and how carefully. */
type Question = { url: string; headOnly: boolean }

/** Enough to see that a page answers; its content is not looked at. */
const PAGE_BYTES = 4096
const MAX_REDIRECTS = 8
/** Answers to HEAD that some servers give although GET works. */
const RETRY_WITH_GET = new Set([400, 403, 404, 405, 406, 501, 503])

/**
 * Asks for each distinct http(s) link of the message once, HEAD first. Bounds on what runs at once, overall and
 * per host, are the HTTP client's. Never rejects.
 */
export function probeLinks(message: Message, probe: LinkProbe): Promise<LinkOutcome[]> {
  const questions = questionsOf(message.links, unsubscribeHeader(message))
  return Promise.all(
    questions.map((question, index) =>
      index < probe.maxLinks
        ? ask(question, probe)
        : unasked(question, 'limit', 'too many links in one message'),
    ),
  )
}

/** The web addresses of List-Unsubscribe that can work, https first. */
export function unsubscribeHeader(message: Message): string[] {
  const fields = message.headers.filter(({ key }) => key === 'list-unsubscribe')
  return fields.slice(0, 3).flatMap(({ raw }) => {
    const { https, http } = readListUnsubscribe(raw)
    return [...https, ...http]
  })
}

function questionsOf(links: Link[], unsubscribe: string[]): Question[] {
  const careful = new Set(unsubscribe.map(normalizeLink))
  const questions = new Map<string, Question>()
  for (const link of links) {
    const url = normalizeLink(link.href)
    if (url === '') continue
    const headOnly = careful.has(url) || changesSomething(link) || questions.get(url)?.headOnly === true
    questions.set(url, { url, headOnly })
  }
  return [...questions.values()]
}

async function ask(question: Question, probe: LinkProbe): Promise<LinkOutcome> {
  const key = `${question.headOnly ? 'HEAD' : 'GET'} ${question.url}`
  const known = probe.memory.get(key)
  if (known) return known
  const late = unasked(question, 'deadline', 'no answer in time')
  const outcome = await within(askNow(question, probe), probe.deadline, late)
  if (outcome.status !== 'no-data') probe.memory.set(key, outcome)
  return outcome
}

async function askNow({ url, headOnly }: Question, { http, deadline }: LinkProbe): Promise<LinkOutcome> {
  const request: HttpRequest = { url, maxRedirects: MAX_REDIRECTS, maxBytes: PAGE_BYTES, signal: deadline }
  const head = await http.fetch({ ...request, method: 'HEAD' })
  const first = describe({ url, headOnly }, 'HEAD', head, deadline)
  if (headOnly || !deservesGet(head)) return first
  const second = describe({ url, headOnly }, 'GET', await http.fetch({ ...request, method: 'GET' }), deadline)
  // The answer to HEAD stands when GET could not be asked any more.
  return second.status === 'no-data' && head.ok ? { ...first, status: 'cannot-verify' } : second
}

/** Some servers hang up on HEAD; `connection` is asked again as well. */
function deservesGet(result: HttpResult): boolean {
  return result.ok ? RETRY_WITH_GET.has(result.status) : result.failure === 'connection'
}

function describe(
  question: Question,
  method: 'HEAD' | 'GET',
  result: HttpResult,
  deadline: AbortSignal,
): LinkOutcome {
  return {
    ...question,
    ...describeAnswer(result, deadline),
    method: result.ok ? method : null,
    contentLength: result.ok ? declaredLength(result.headers) : null,
  }
}

function unasked(question: Question, failure: ProbeFailure, detail: string): LinkOutcome {
  return {
    ...question,
    status: 'no-data',
    httpStatus: null,
    method: null,
    finalUrl: question.url,
    redirects: [],
    failure,
    detail,
    contentType: null,
    contentLength: null,
  }
}
