import { type Argument, inSet, textOf } from './command.ts'
import { bad, type Connection, ok, type Reply } from './connection.ts'
import type { Message } from './store.ts'

type Test = (message: Message, number: number) => boolean

/** RFC 3501, 6.4.4: by numbers, UIDs, and Gmail's category (X-GM-RAW); other keys are answered with BAD. */
export function search({ opened, access, write }: Connection, keys: Argument[], byUid: boolean): Reply {
  const { messages } = opened!
  const tests = testsOf(keys.map(textOf), messages, access.gmail)
  if (!tests) return bad('this is not searched for here')
  const hits = messages.flatMap((message, at) =>
    tests.every((test) => test(message, at + 1)) ? [byUid ? message.uid : at + 1] : [],
  )
  write(['* SEARCH', ...hits].join(' '))
  return ok('that is all')
}

function testsOf(keys: (string | undefined)[], messages: Message[], gmail: boolean): Test[] | undefined {
  const tests: Test[] = []
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]?.toUpperCase()
    const numbers = inSet(key, messages.length)
    if (numbers) tests.push((_, number) => numbers(number))
    else if (key === 'UID') {
      const uids = inSet(keys[++at], messages.at(-1)?.uid ?? 0)
      if (!uids) return undefined
      tests.push(({ uid }) => uids(uid))
    } else if (key === 'X-GM-RAW' && gmail) {
      const category = /category:(\w+)/.exec(keys[++at] ?? '')?.[1]
      tests.push((message) => message.category === category)
    } else if (key !== 'ALL') return undefined
  }
  return tests
}
