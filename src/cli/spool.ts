import type { Command } from 'commander'
import { readConfig } from '#config.ts'
import type { SpoolCheck } from '#platform/health/spool-check.ts'
import { plainJson } from './plain.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'

/** `postproof spool`: the mail that was accepted and is not stored yet. */
export function addSpoolCommand(program: Command): void {
  const spool = program.command('spool')
  spool
    .command('check')
    .description('check the spool for damage without changing it, even while it is in use')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Reads the spool in DATA_DIR (default .data). docs/en/operate/monitoring.md explains what to do with damaged pieces.

Exit codes: 0 intact, 1 damaged pieces, 2 cannot be read.`,
    )
    .action(async ({ json }: { json?: boolean }) => {
      const { checkSpoolOf } = await import('#platform/health/spool-check.ts')
      const config = readConfig(process.env)
      const check = await checkSpoolOf(config)
      if (!check) {
        console.error(`There is no spool in ${config.DATA_DIR}.`)
        process.exitCode = 2
        return
      }
      console.log(json ? plainJson(check) : wordsOf(check))
      process.exitCode = check.whole ? 0 : 1
    })
}

function wordsOf({ whole, mails, octets, damaged, aside }: SpoolCheck): string {
  const style = styleFor(process.stdout)
  const waits = mails === 1 ? '1 email is waiting' : `${mails} emails are waiting`
  const lines = [mails ? `${waits}: ${octets} bytes.` : 'No email is waiting.']
  if (whole) lines.push('Nothing is damaged.')
  if (damaged.length) {
    const rows = damaged.map(({ file, offset, octets }) => [file, String(offset), String(octets)])
    lines.push(
      `\n${pieces(damaged.length)} cannot be read. The next start sets the damaged ones aside:`,
      textTable(['file', 'offset', 'bytes'], rows, style),
    )
  }
  if (aside.length) {
    const rows = aside.map(({ file, octets }) => [file, String(octets)])
    lines.push(
      `\n${pieces(aside.length)} ${aside.length === 1 ? 'was' : 'were'} set aside:`,
      textTable(['file', 'bytes'], rows, style),
    )
  }
  return lines.join('\n')
}

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)
