import { lockFolder } from '../lock.ts'
import { startEmbedded } from './open.ts'

/** A process that owns the embedded database of the folder it is given, to be killed; says the server's process. */
const folder = process.argv[2]!
await lockFolder(folder)
const server = await startEmbedded(folder, { connections: 10 })
process.stdout.write(`${server.pid()}\n`)
setInterval(() => {}, 60_000)
