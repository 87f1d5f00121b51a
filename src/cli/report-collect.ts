import { setTimeout as pause } from 'node:timers/promises'
import { say } from '@postproof/messages/say'
import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '#config.ts'
import { reportDomainsSchema, uploadedFilesSchema } from '#contract/domain-reports.ts'
import type { Collected, Intake } from '#services/domain-reports/collect/collect.ts'
import type { Inlet } from '#services/domain-reports/collect/inlet.ts'
import { type Instance, instanceAt, keyHelp, withInstance } from './instance.ts'
import { plainJson, plainText } from './plain.ts'

/** `postproof reports collect`: gives the files of a folder or mailbox to an instance, and puts them away. */

type Options = { url?: string; json?: boolean; domain?: string; watch?: number | true; readFolder: string }

const SECONDS = 300
const help = `
The password of a mailbox is read from POSTPROOF_IMAP_PASSWORD. What was read is moved to read/ in the folder, or to the
folder --read-folder of the mailbox. A file that is not moved is read again and counts once.

Exit codes: 0 nothing waits any more, 1 some files were left, 2 failed.`

export function addCollectCommand(reports: Command): void {
  withInstance(reports.command('collect'))
    .description('give the files of a folder or mailbox to an instance, and move what was read')
    .argument('<from>', 'a folder, a maildir, or imaps://USER@HOST/FOLDER')
    .option('--domain <domain>', 'give every file to this domain, which lists what it refuses')
    .option('--read-folder <name>', 'folder of the mailbox for what was read', 'Read reports')
    .option('--watch [seconds]', `look again after so many seconds (default: ${SECONDS})`, seconds)
    .addHelpText('after', keyHelp + help)
    .action(async (from: string, options: Options) => {
      const known = new Set<string>()
      const round = () => collectFrom(from, options, known)
      if (options.watch === undefined) {
        const collected = await round()
        show(collected, options)
        process.exitCode = collected.left.length > 0 ? 1 : 0
        return
      }
      const every = (options.watch === true ? SECONDS : options.watch) * 1_000
      for (;;) {
        // What cannot be reached now is tried again.
        await round().then(
          (collected) => show(collected, options),
          (error: Error) => console.error(plainText(error.message)),
        )
        await pause(every)
      }
    })
}

function seconds(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 10 || value > 86_400)
    throw new InvalidArgumentError('It must be a number of seconds from 10 to 86400.')
  return value
}

async function collectFrom(from: string, options: Options, known: Set<string>): Promise<Collected> {
  const { collectOnce } = await import('#services/domain-reports/collect/collect.ts')
  const instance = await instanceAt(options.url)
  const intake = await intakeOf(instance)
  const inlet = await openInlet(from, options)
  try {
    return await collectOnce(inlet, intake, { only: options.domain, known })
  } finally {
    await inlet.close()
  }
}

async function openInlet(from: string, { readFolder }: Options): Promise<Inlet> {
  if (!/^imaps?:\/\//i.test(from)) {
    const { openFolder } = await import('#services/domain-reports/collect/folder.ts')
    return openFolder(from)
  }
  const { openMailbox } = await import('#services/domain-reports/collect/mailbox.ts')
  const password = process.env.POSTPROOF_IMAP_PASSWORD ?? ''
  const { DNS_SERVERS: dnsServers } = readConfig(process.env)
  return openMailbox(
    { url: from, password, doneFolder: readFolder, dnsServers },
    new AbortController().signal,
  )
}

async function intakeOf(instance: Instance): Promise<Intake> {
  const { data } = await instance.get('/api/domain-reports', reportDomainsSchema)
  return {
    domains: new Set(data.map(({ domain }) => domain)),
    async give(domain, name, octets) {
      const query = new URLSearchParams({ name: name.slice(0, 300) })
      const path = `/api/domain-reports/${encodeURIComponent(domain)}/files?${query}`
      const { data: files } = await instance.send(path, octets, uploadedFilesSchema)
      return files[0]!
    },
  }
}

function show({ read, left }: Collected, { json }: Options): void {
  const leftSaid = left.map(({ name, reason }) => ({ name, reason: say('en', reason) }))
  if (json) {
    console.log(plainJson({ read, left: leftSaid }))
    return
  }
  for (const { name, domain, file } of read) {
    const said = [
      ...file.reports.map(
        ({ reporter, messages, outcome }) => `${reporter}, ${messages} messages, ${outcome}`,
      ),
      ...file.refused.map(({ reason }) => `refused: ${reason}`),
    ]
    console.log(plainText(`${domain}  ${name}: ${said.join('; ')}`))
  }
  for (const { name, reason } of leftSaid) console.log(plainText(`left  ${name}: ${reason}`))
}
