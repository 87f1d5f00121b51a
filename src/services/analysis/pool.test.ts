import { setImmediate as turn } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createAnalysisPool, LARGE, PoolClosed, type Task, Unreadable } from './pool.ts'
import { AnalysisError, type AnalysisProcess, type Ending, ProcessEnded } from './process.ts'

/** The pool over processes that do what the test says. */

type Held = { name: string; done(): void; fail(): void }
type Fake = AnalysisProcess & { kind: 'small' | 'large'; held: Held[]; end(ending: Ending): void }

const log = pino({ enabled: false })
/** Lets all that can go on go on. */
const settled = async () => {
  for (let turns = 0; turns < 20; turns++) await turn()
}

function fakeProcess(kind: 'small' | 'large'): Fake {
  const held: Held[] = []
  const open = new Map<string, (error: Error) => void>()
  let over: ProcessEnded | undefined
  let ends: (ending: Ending) => void
  const ended = new Promise<Ending>((resolve) => {
    ends = resolve
  })
  const end = (ending: Ending) => {
    over = new ProcessEnded(ending)
    ends(ending)
    held.length = 0
    setImmediate(() => {
      for (const reject of open.values()) reject(over!)
    })
  }
  return {
    kind,
    held,
    end,
    ended,
    pid: null,
    ready: Promise.resolve(),
    stop: () => end('stopped'),
    run: ({ raw }) =>
      new Promise((resolve, reject) => {
        if (over) return reject(over)
        const name = Buffer.from(raw).toString()
        const out = () => {
          open.delete(name)
          held.splice(
            held.findIndex((one) => one.name === name),
            1,
          )
        }
        open.set(name, reject)
        held.push({
          name,
          done() {
            out()
            resolve(`read ${name}`)
          },
          fail() {
            out()
            reject(new AnalysisError('a bug'))
          },
        })
      }),
  }
}

function setUp(processes = 1, unready = 0) {
  const started: Fake[] = []
  const pool = createAnalysisPool({
    processes,
    log,
    start(kind) {
      const process = fakeProcess(kind)
      started.push(process)
      if (started.length > unready) return process
      setImmediate(() => process.end('crashed'))
      return { ...process, ready: process.ended.then(() => Promise.reject(new Error('it ended'))) }
    },
  })
  const read = (
    name: string,
    { octets = 10, sharers = [] as { name: string }[], load = async () => Buffer.from(name) } = {},
  ) => {
    const said = pool.run({ operation: 'source', input: undefined, mail: { octets, load }, sharers } as Task)
    const outcome = said.then(String, (error: Error) =>
      error instanceof Unreadable ? error.ending : error.name,
    )
    return { outcome }
  }
  /** The names that the living processes of a kind have in hand. */
  const inHand = (kind: 'small' | 'large') =>
    started.filter((process) => process.kind === kind).flatMap(({ held }) => held.map(({ name }) => name))
  const last = (kind: 'small' | 'large') => started.findLast((process) => process.kind === kind)!
  return { pool, started, read, inHand, last }
}

test('small mails are read several at once, and one that is done makes room', async () => {
  const { read, inHand, last, pool } = setUp()
  const all = Array.from({ length: 10 }, (_, index) => read(`mail${index}`))
  await settled()
  expect(inHand('small')).toEqual(all.slice(0, 8).map((_, index) => `mail${index}`))
  expect(pool.state()).toMatchObject({ running: 1, waiting: { small: 2, large: 0 } })
  last('small').held[0]!.done()
  expect(await all[0]!.outcome).toBe('read mail0')
  await settled()
  expect(inHand('small')).toContain('mail8')
})

test('large mails are read one by one beside the small ones, fetched when it is their turn', async () => {
  const { read, inHand, last } = setUp()
  const fetched: string[] = []
  for (const name of ['bomb1', 'bomb2']) {
    read(name, {
      octets: LARGE,
      load: async () => {
        fetched.push(name)
        return Buffer.from(name)
      },
    })
  }
  read('small')
  await settled()
  expect([inHand('large'), inHand('small'), fetched]).toEqual([['bomb1'], ['small'], ['bomb1']])
  last('large').held[0]!.done()
  await settled()
  expect([inHand('large'), fetched]).toEqual([['bomb2'], ['bomb1', 'bomb2']])
})

test('who sends much does not hold up who sends little', async () => {
  const { read, inHand, last } = setUp()
  for (let n = 1; n <= 20; n++) read(`much${n}`, { sharers: [{ name: 'a' }] })
  const little = read('little', { sharers: [{ name: 'b' }] })
  await settled()
  last('small').held[0]!.done()
  await settled()
  expect(inHand('small')).toContain('little')
  last('small').held.at(-1)!.done()
  expect(await little.outcome).toBe('read little')
})

test('when a process ends under several mails each is tried once more alone; the one it dies of could not be read', async () => {
  const { read, inHand, last } = setUp()
  const [good, bomb, other] = [read('good'), read('bomb'), read('other')]
  await settled()
  last('small').end('crashed')
  await settled()
  // One at a time, in the order in which they come again.
  for (let n = 0; n < 3; n++) {
    const [name] = inHand('large')
    if (name === 'bomb') last('large').end('crashed')
    else last('large').held[0]!.done()
    await settled()
  }
  expect(await good.outcome).toBe('read good')
  expect(await other.outcome).toBe('read other')
  // Tried alone a first time by now; once more, since nothing else can be at fault.
  expect(inHand('large')).toEqual([])
  expect(await bomb.outcome).toBe('crashed')
  const later = read('later')
  await settled()
  last('small').held[0]!.done()
  expect(await later.outcome).toBe('read later')
})

test('a large mail that takes too long was alone: it is not tried again', async () => {
  const { read, last, inHand } = setUp()
  const bomb = read('bomb', { octets: LARGE })
  const next = read('next', { octets: LARGE })
  await settled()
  last('large').end('deadline')
  expect(await bomb.outcome).toBe('deadline')
  await settled()
  expect(inHand('large')).toEqual(['next'])
  last('large').held[0]!.done()
  expect(await next.outcome).toBe('read next')
})

test('a large mail that ends its process is tried once more', async () => {
  const { read, last } = setUp()
  const bomb = read('bomb', { octets: LARGE })
  for (let times = 0; times < 2; times++) {
    await settled()
    last('large').end('crashed')
  }
  expect(await bomb.outcome).toBe('crashed')
})

test('a process that is killed from elsewhere costs the mail nothing', async () => {
  const { read, last } = setUp()
  const mail = read('mail')
  await settled()
  last('small').end('killed')
  await expect.poll(() => last('small').held.length).toBe(1)
  last('small').held[0]!.done()
  expect(await mail.outcome).toBe('read mail')
})

test('what fails by itself is not tried again', async () => {
  const { read, last, started } = setUp()
  const mail = read('mail')
  await settled()
  last('small').held[0]!.fail()
  expect(await mail.outcome).toBe('AnalysisError')
  expect(started.length).toBe(1)
})

test('another process is started when those that run have something to do', async () => {
  const { read, started } = setUp(2)
  expect(started.length).toBe(1)
  read('one')
  await settled()
  expect(started.length).toBe(1)
  read('two')
  await settled()
  expect(started.map(({ held }) => held.length)).toEqual([1, 1])
})

test('closing brings what was begun to its end, and decides nothing about what waits', async () => {
  const { pool, read, last } = setUp()
  const all = Array.from({ length: 9 }, (_, index) => read(`mail${index}`))
  await settled()
  const closed = pool.close()
  expect(await all[8]!.outcome).toBe(new PoolClosed().name)
  for (const held of [...last('small').held]) held.done()
  await closed
  expect(await all[0]!.outcome).toBe('read mail0')
  expect(await read('late').outcome).toBe(new PoolClosed().name)
})

test('processes that do not come up say nothing about a mail', async () => {
  const { read, last } = setUp(1, 3)
  const mail = read('mail')
  await expect.poll(() => last('small').held.length).toBe(1)
  last('small').held[0]!.done()
  expect(await mail.outcome).toBe('read mail')
})
