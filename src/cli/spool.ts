import type { Command } from 'commander'
import { readConfig } from '#config.ts'
import type { SpoolCheck } from '#platform/health/spool-check.ts'
import { plainJson } from './plain.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'

/** `postproof spool`: the mail that was accepted and is not stored yet. */
export function addSpoolCommand(program: Command): void {
  const spool = program.command('spool').description('the mail that was accepted and is not stored yet')
  spool
    .command('check')
    .description('read the spool, which may be in use, without changing anything, and say what is damaged')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The spool is that of DATA_DIR (default .data). docs/en/operate/monitoring.md says what to do with damaged pieces.

Exit codes: 0 whole, 1 damaged pieces, 2 cannot be read.`,
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
  const waits = mails === 1 ? '1 mail waits' : `${mails} mails wait`
  const lines = [mails ? `${waits}: ${octets} octets.` : 'No mail waits.']
  if (whole) lines.push('Nothing is damaged.')
  if (damaged.length) {
    const rows = damaged.map(({ file, offset, octets }) => [file, String(offset), String(octets)])
    lines.push(
      `\n${pieces(damaged.length)} of the files cannot be read. The next start sets aside what is damaged:`,
      textTable(['file', 'offset', 'octets'], rows, style),
    )
  }
  if (aside.length) {
    const rows = aside.map(({ file, octets }) => [file, String(octets)])
    lines.push(
      `\n${pieces(aside.length)} ${aside.length === 1 ? 'was' : 'were'} set aside:`,
      textTable(['file', 'octets'], rows, style),
    )
  }
  return lines.join('\n')
}

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)
