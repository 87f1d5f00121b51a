import { useEffect, useReducer } from 'react'
import type { BlacklistChecker } from '#contract/checker-names.ts'
import type { BlacklistEvent, BlacklistResult } from '#contract/checkers.ts'
import { paths } from '#web/shell/paths.ts'
import { hearEvents } from '../check-events.ts'

type Subject = BlacklistResult['subjects'][number]

/** A blacklist check while its lists answer one by one. */
export type BlacklistStream = {
  /** What came so far, by subject in the order of their first answers. */
  subjects: Subject[]
  result: BlacklistResult | null
  /** Why it ended without a result: a sentence of the service's, or an empty text when the line broke. */
  failure: string | null
}

export type StreamNews = BlacklistEvent | { type: 'start' } | { type: 'failed'; message: string }

export const nothingYet: BlacklistStream = { subjects: [], result: null, failure: null }

export function streamAfter(stream: BlacklistStream, news: StreamNews): BlacklistStream {
  switch (news.type) {
    case 'start':
      return nothingYet
    case 'list': {
      const known = stream.subjects.find(({ subject }) => subject === news.subject)
      const base: Subject = known ?? {
        subject: news.subject,
        role: '',
        status: 'no-data',
        answered: 0,
        asked: 0,
        lists: [],
      }
      const lists = [...base.lists.filter(({ name }) => name !== news.list.name), news.list]
      const subject = { ...base, lists }
      const subjects = known
        ? stream.subjects.map((each) => (each === known ? subject : each))
        : [...stream.subjects, subject]
      return { ...stream, subjects }
    }
    case 'result':
      return { ...stream, result: news.result }
    case 'failed':
      return { ...stream, failure: news.message }
  }
}

/** Asks the lists and hears each answer as it comes; `search` null asks nothing. Another `asking` asks again. */
export function useBlacklistStream(
  checker: BlacklistChecker,
  search: string | null,
  asking: number | null,
): BlacklistStream {
  const [stream, tell] = useReducer(streamAfter, nothingYet)
  useEffect(() => {
    if (search === null || asking === null) return
    tell({ type: 'start' })
    return hearEvents<BlacklistEvent>(paths.api.blacklistEvents(checker, search), {
      names: ['list', 'result'],
      hear: tell,
      broke: () => askWhole(checker, search).then(tell),
    })
  }, [checker, search, asking])
  return stream
}

/** Where events do not come through: the whole at once, or the sentence with which it is refused. */
async function askWhole(checker: BlacklistChecker, search: string): Promise<StreamNews> {
  try {
    const answer = await fetch(paths.api.blacklist(checker, search), {
      headers: { accept: 'application/json' },
    })
    const body = await answer.json()
    if (answer.ok) return { type: 'result', result: body as BlacklistResult }
    return { type: 'failed', message: answer.status < 500 ? String(body.message ?? '') : '' }
  } catch {
    return { type: 'failed', message: '' }
  }
}
