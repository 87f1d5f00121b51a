import type { Command } from 'commander'
import { settingsTable } from '#config.ts'

/** `postproof settings`: every setting with its default. */
export function addSettingsCommand(program: Command): void {
  program.command('settings').action(() => console.log(settingsTable()))
}
