import type { Database } from '#storage/db.ts'

/** One PostgreSQL of several processes: everyone hears every notification, the sender too. */
export function notifiedDatabase() {
  const ears: ((payload: string) => void)[] = []
  const told: string[] = []
  /** As a process that is not ours would. */
  const tell = (payload: string) => {
    for (const ear of ears) ear(payload)
  }
  const database = {
    listen: async (_channel: string, listener: (payload: string) => void) => {
      ears.push(listener)
      return async () => {}
    },
    notify: async (_channel: string, payload: string) => {
      told.push(payload)
      tell(payload)
    },
  } as unknown as Database
  return { database, told, tell }
}
