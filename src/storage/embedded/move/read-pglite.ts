import { Kysely, PGliteDialect } from 'kysely'
import { createBackupFile } from '../../snapshot/file/write.ts'
import { snapshotOf } from '../../snapshot/read.ts'
import type { Tables } from '../../tables.ts'

/** Run as a process of its own by `moveFromPglite`: writes the database in one folder into a backup file. */
const [folder, path] = process.argv.slice(2) as [string, string]
const { PGlite } = await import('@electric-sql/pglite').catch(() => {
  process.stderr.write('an image and an install without development packages leave out what reads it\n')
  process.exit(1)
})
const db = new Kysely<Tables>({
  dialect: new PGliteDialect({ pglite: await PGlite.create({ dataDir: folder }) }),
})
const file = await createBackupFile(path)
await file.header({
  format: 'postproof-backup',
  version: 1,
  date: new Date().toISOString(),
  program: 'before 0.2',
  database: 'embedded',
})
await db.transaction().execute(async (trx) => file.database(await snapshotOf(trx)))
await file.finish()
await db.destroy()
