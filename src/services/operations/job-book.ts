import type { Database } from '#storage/db.ts'
import { forgetFailedJob, noteFailedJob } from '#storage/dead-letters.ts'

/** What becomes of the runs of jobs, and which ones an operator wants now: for the processes that run them. */
export type JobBook = {
  /** Its last run ended well. */
  succeeded(name: string): Promise<void>
  /** Its last run threw. */
  failed(name: string, error: unknown): Promise<void>
  /** Calls `run` for each job that is wanted, in whichever process that was said; answers how to stop. */
  onWanted(run: (name: string) => void): Promise<() => Promise<void>>
  want(name: string): Promise<void>
}

const CHANNEL = 'wanted_jobs'

export const createJobBook = ({
  db,
  listen,
  notify,
}: Pick<Database, 'db' | 'listen' | 'notify'>): JobBook => ({
  async succeeded(name) {
    await forgetFailedJob(db, name)
  },
  failed: (name, error) => noteFailedJob(db, name, saidOf(error)),
  onWanted: (run) => listen(CHANNEL, run),
  want: (name) => notify(CHANNEL, name),
})

const MOST = 300

/** Its first line: what stands below is for the log. */
function saidOf(error: unknown): string {
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return said.split('\n')[0]!.slice(0, MOST)
}
