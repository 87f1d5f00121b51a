import { lockFolder } from './lock.ts'

/** A process that takes the folder it is given and keeps it until it is ended; says so on standard output. */
await lockFolder(process.argv[2]!)
process.stdout.write('held\n')
setInterval(() => {}, 60_000)
