import { plain } from '@postproof/engine/plain-message'
import type { Message, PlainCode } from '@postproof/messages/message'
import { MAX_PROBLEMS } from './bounds.ts'

/** What is wrong with a file or report, and where. `line` and `octet` count from 1 in the unpacked file. */
export type Problem = { message: Message; line: number | null; octet: number | null }

/** `octet` is asked only of problems that are kept: it costs a pass over the file. */
export type Place = { line: number; octet: () => number }

export const problem = (said: Message | PlainCode, at?: Place | null): Problem => ({
  message: typeof said === 'string' ? plain(said) : said,
  line: at?.line ?? null,
  octet: at?.octet() ?? null,
})

/** The problem as one sentence, with its place in front. */
export const problemMessage = ({ message, line, octet }: Problem): Message =>
  line === null || octet === null ? message : { code: 'reports.at', facts: { line, octet, problem: message } }

/** Why a file holds no report, as one sentence: with the file within the file, and the reporter if one is named. */
export function refusalMessage({
  member,
  reason,
  reporter,
}: {
  member: string | null
  reason: Problem
  reporter: string
}): Message {
  const said = problemMessage(reason)
  const named: Message =
    reporter === '' ? said : { code: 'reports.of_reporter', facts: { problem: said, reporter } }
  return member === null ? named : { code: 'reports.within', facts: { member, problem: named } }
}

/** Keeps the first MAX_PROBLEMS problems, each of one kind and place once, and counts the others. */
export class ProblemLog {
  private readonly kept: Problem[] = []
  private readonly seen = new Set<string>()
  private more = 0

  add(said: Message | PlainCode, at?: Place | null): void {
    if (this.kept.length >= MAX_PROBLEMS) {
      this.more++
      return
    }
    const key = `${at?.line} ${JSON.stringify(said)}`
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.kept.push(problem(said, at))
  }

  list(): Problem[] {
    if (this.more === 0) return [...this.kept]
    return [...this.kept, problem({ code: 'reports.more_problems', facts: { count: this.more } })]
  }
}
