import { PGlite } from '@electric-sql/pglite'

/**
 * Run as a process of its own by `openEmbedded`: makes an empty database in the folder named. It takes some 560 MB
 * for two seconds, of which a process that goes on would never give back 170 MB.
 */
const pglite = await PGlite.create({ dataDir: process.argv[2]! })
await pglite.close()
