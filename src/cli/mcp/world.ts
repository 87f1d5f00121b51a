import pino from 'pino'
import { z } from 'zod'
import { readConfig } from '#config.ts'
import { address, asked, type Found, type ToolWorld } from '#services/tools/types.ts'
import { withCheckers } from '../checkers.ts'
import { errorWords } from '../error-words.ts'
import { lintSource } from '../lint/run.ts'
import { filesIn } from '../report-files.ts'
import { summarizeFiles } from '../report-summary.ts'
import { verifyOne } from '../verify.ts'
import { readVersion } from '../version.ts'
import { fileIn, readGiven, sourceShape } from './given.ts'

/** The tools on the command line: they read files below the working folder, and keep nothing. */

const found = async <Result>(result: Promise<Result>): Promise<Found<Result>> => ({ result: await result })

export const commandLineWorld = async (): Promise<ToolWorld> => ({
  version: await readVersion(),
  keeps: false,
  about: {
    lint_template: 'HTML, MJML or .eml',
    verify_address:
      'Judges by spelling, lists and DNS. It does not ask the mail server, so an address without a fault is unknown, not confirmed.',
    who_sends: 'Reads DMARC aggregate reports (XML, gzip, zip, .eml, mbox, or folders of them).',
  },
  testEmail,
  lintTemplate,
  whoSends,
  domain: (input) => found(withCheckers((checkers) => checkers.domain({ input }))),
  record: (kind, query) => found(withCheckers((checkers) => checkers.record(kind, query))),
  blacklist: (checker, input) => found(withCheckers((checkers) => checkers.blacklist(checker, { input }))),
  verifyAddress: asked({ address }, ({ address }) => found(verifyOne(address, {}))),
  sayError: errorWords,
})

const testEmail = asked(
  {
    ...sourceShape,
    ip: z
      .string()
      .max(100)
      .optional()
      .describe('IP address that would send it: without it SPF is not judged'),
    helo: z.string().max(300).optional().describe('HELO name of that server'),
    from: z.string().max(400).optional().describe('Envelope sender (bounce address)'),
  },
  async ({ source, path, ...given }) => {
    const { testFile } = await import('#services/spam-tests/test-file.ts')
    const { octets } = await readGiven({ source, path }, 'mail.eml')
    const log = pino({ level: 'silent' })
    return testFile(readConfig(process.env), octets, given, { draw: false, log })
  },
)

const lintTemplate = asked(
  {
    ...sourceShape,
    format: z.enum(['html', 'mjml', 'eml']).optional().describe('Of source; a path has it by its ending'),
  },
  async ({ source, path, format = 'html' }) => {
    const { octets, name } = await readGiven({ source, path }, `template.${format}`)
    const file = /\.(?:html?|mjml|eml)$/i.test(name) ? name : `${name}.${format}`
    return found(lintSource(file, octets, 'en'))
  },
)

const whoSends = asked(
  {
    paths: z
      .array(z.string().max(1000))
      .min(1)
      .max(100)
      .describe('Files or folders below the working folder'),
    domain: z.string().max(300).optional().describe('Only this domain'),
  },
  async ({ paths, domain }) => {
    const inside = await Promise.all(paths.map(fileIn))
    const { domains, refused } = await summarizeFiles(await filesIn(inside), {
      ...(domain ? { domain } : {}),
      ...{ mine: [], resolve: false },
    })
    return {
      result: {
        domains: domains.map(({ reporters, policy, next, ...summary }) => ({
          ...{ ...summary, reporters: reporters.length, policy: policy.p, next: next.says },
        })),
        not_read: refused.map(({ reason }) => reason),
      },
    }
  },
)
