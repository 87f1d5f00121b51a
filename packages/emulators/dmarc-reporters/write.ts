import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailAround } from './pack.ts'
import { makeReport } from './reports.ts'

/** `node write.ts FOLDER COUNT SEED DOMAIN...` writes made-up reports as files, every third in its mail. */

const [folder = '', count = '0', seed = '1', ...domains] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
for (let at = 0; at < Number(count); at++) {
  const file = makeReport(Number(seed), at, domains)
  const inMail = at % 3 === 0
  const envelope = { from: 'reports@receiver.example', to: 'reports@example.org' }
  const octets = inMail ? mailAround(file, envelope, file.mail) : file.octets
  await writeFile(join(folder, inMail ? `${at}.eml` : file.name), octets)
}
