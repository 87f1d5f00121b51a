import type { Command } from 'commander'
import type { Commands } from './commands.ts'

/** `postproof manual`: the manual page, made of the commands. */
export function addManualCommand(program: Command, all: Commands): void {
  program
    .command('manual')
    .addHelpText('after', '\nTo read it: postproof manual | man -l -')
    .action(async () => {
      const [{ completedCommands }, { manualPage }, { readVersion }] = await Promise.all([
        import('./completion-tree.ts'),
        import('./manual-page.ts'),
        import('./version.ts'),
      ])
      process.stdout.write(manualPage(await completedCommands(all), await readVersion()))
    })
}
