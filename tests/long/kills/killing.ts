import type { Random } from '../../../packages/emulators/random.ts'
import type { Member } from './fleet.ts'
import { pause } from './people.ts'
import { type Kind, ofDatabase, ofProgram, type Victims } from './victims.ts'

/** Kills at random moments, starts again what was killed, and sees that everything comes back. */

export type Killing = {
  /** `draws`: what programs are started with from now on. Ends after `count` kills, or at `until` (performance.now()). */
  run(count: number, given: { draws: boolean; until: number }): Promise<void>
  /** Kills so far, by kind. */
  kills: Partial<Record<Kind, number>>
  /** Starts that were given up since the database was killed meanwhile. */
  givenUp: number
  faults: string[]
}

/** The database was killed so recently that a start may have met it. */
const RECOVERY_MS = 60_000
/** For a machine that is overrun. */
const BACK_MS = 180_000

export function createKilling(world: { members: Member[]; victims: Victims; random: Random }): Killing {
  const { members, victims, random } = world
  const killing: Killing = { run, kills: {}, givenUp: 0, faults: [] }
  const starting = new Set<Promise<void>>()
  let databaseKilled = Number.NEGATIVE_INFINITY
  let turn = 0

  /** As whoever runs programs does: one that finds no database when it starts is started again. */
  async function startAgain(victim: Member, draws: boolean): Promise<void> {
    for (;;) {
      const begun = performance.now()
      const failures = victim.failures.length
      if (await victim.start({ PICTURES: draws ? 'on' : 'off' })) return
      // Killed while it started: whoever did that starts it.
      if (victim.failures.length === failures) return
      if (databaseKilled < begun - RECOVERY_MS) return
      victim.failures.pop()
      killing.givenUp++
    }
  }

  async function run(count: number, { draws, until }: { draws: boolean; until: number }) {
    for (let done = 0; done < count && performance.now() < until; ) {
      await pause(random.between(300, 3_000))
      const victim = members[turn++ % members.length]!
      // One in five is killed while it still starts; the others had time to begin with something.
      if (random.next() >= 0.2) await isBack(victim)
      // One that ended by itself is a fault of its own, and the others go on.
      if (victim.pid() === undefined) await startAgain(victim, draws)
      const kind = random.pick(victims.kinds(draws))
      if (ofDatabase.includes(kind)) databaseKilled = performance.now()
      if (!(await victims.kill(kind, victim))) continue
      killing.kills[kind] = (killing.kills[kind] ?? 0) + 1
      done++
      if (!ofProgram.includes(kind)) continue
      const start = startAgain(victim, draws).finally(() => starting.delete(start))
      starting.add(start)
    }
    await Promise.all(starting)
    for (const member of members) await isBack(member)
  }

  /** Waits until it is ready and says so; that it never does is a fault. */
  async function isBack(member: Member): Promise<void> {
    let answer = ''
    for (const late = performance.now() + BACK_MS; performance.now() < late; await pause(250)) {
      if (member.pid() === undefined && starting.size === 0) break
      answer = member.isReady() ? await readiness(member) : 'it has not started'
      if (answer === '') return
    }
    killing.faults.push(`${member.name} is not there: ${answer}`)
  }

  return killing
}

/** Empty when it is ready. */
async function readiness({ url }: Member): Promise<string> {
  if (!url) return ''
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(20_000) }).catch(() => null)
  if (response?.status === 200) return ''
  return `${response?.status} ${await response?.text().catch(() => null)}`
}
