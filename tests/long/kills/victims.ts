import type { Served } from '#storage/embedded/serve.ts'
import type { Random } from '../../../packages/emulators/random.ts'
import type { Member } from './fleet.ts'
import { kill, type Process, processesBelow } from './processes.ts'

/**
 * What is killed. `program`: the supervisor of one Postproof, the others go on. `front`: the process that answers, which
 * its supervisor starts again. `analysis`: one that reads mails. `server`: the postmaster of PostgreSQL. `stopped`: the
 * same, by its own immediate shutdown. `backend`: one process of the server, which then ends all others and recovers.
 * `browser`: a process of the one that draws. `group`: a program and everything below it, at once. `unguarded`: a program
 * and the guardian of its server, which outlives them.
 */
export type Kind =
  | 'program'
  | 'front'
  | 'analysis'
  | 'server'
  | 'stopped'
  | 'backend'
  | 'browser'
  | 'group'
  | 'unguarded'
/** After these a program has to be started again. */
export const ofProgram: readonly Kind[] = ['program', 'group', 'unguarded']

/** After these the database comes back by itself. */
export const ofDatabase: readonly Kind[] = ['server', 'stopped', 'backend']

export type Victims = {
  /** What there is to be killed, `browser` only while pictures are made. */
  kinds(draws: boolean): Kind[]
  /** Kills it; false when there was none of that kind at this moment. */
  kill(kind: Kind, victim: Member): Promise<boolean>
}

const pidsOf = (all: Process[], command: RegExp) =>
  all.flatMap((one) => (command.test(one.command) ? one.pid : []))

/** `server`: of the test; null where each program has its own. */
export function createVictims(random: Random, server: Served | null): Victims {
  /** Of a program that runs; what is below one that has ended is not ours. */
  const below = async (pid: number | undefined) => (pid === undefined ? [] : processesBelow(pid))
  const postmasterOf = async (victim: Member) =>
    (await below(server ? process.pid : victim.pid())).find(
      ({ pid, command }) => /\/postgres -D /.test(command) && (!server || pid === server.pid()),
    )?.pid
  const oneOf = (pids: number[]) => pids.length > 0 && kill(random.pick(pids))
  const all: Record<Kind, (victim: Member) => Promise<boolean>> = {
    async program(victim) {
      await victim.kill()
      return true
    },
    async front(victim) {
      return oneOf(pidsOf(await below(victim.pid()), /(?:process|front)\.ts/))
    },
    async analysis(victim) {
      return oneOf(pidsOf(await below(victim.pid()), /analysis\/child\.ts/))
    },
    async server(victim) {
      const pid = await postmasterOf(victim)
      return pid !== undefined && kill(pid)
    },
    async stopped(victim) {
      const pid = await postmasterOf(victim)
      return pid !== undefined && kill(pid, 'SIGQUIT')
    },
    async backend(victim) {
      const pid = await postmasterOf(victim)
      return oneOf((await below(pid)).map((one) => one.pid))
    },
    async browser(victim) {
      return oneOf(pidsOf(await below(victim.pid()), /chrom|headless/i))
    },
    async group(victim) {
      // Those below first: the guardian of a server must not get to do its work.
      for (const one of await below(victim.pid())) kill(one.pid)
      await victim.kill()
      return true
    },
    async unguarded(victim) {
      for (const one of await below(victim.pid())) {
        if (one.command.includes('read -r _; kill -INT')) kill(one.pid)
      }
      await victim.kill()
      return true
    },
  }
  return {
    kinds: (draws) => [
      ...([
        'program',
        'front',
        'front',
        'analysis',
        'analysis',
        'server',
        'stopped',
        'backend',
        'group',
        'unguarded',
      ] as const),
      ...(draws ? (['browser', 'browser'] as const) : []),
    ],
    kill: (kind, victim) => all[kind](victim),
  }
}
