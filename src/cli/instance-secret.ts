import type { Command } from 'commander'
import { readConfig } from '#config.ts'

/** `postproof secret`: the secret of an instance, on its own machine. */
export function addSecretCommand(program: Command): void {
  const secret = program.command('secret')
  secret
    .command('rotate')
    .description('create a new secret in the data folder; the old one is kept below it')
    .addHelpText(
      'after',
      '\nAfter the next start, the new secret signs and seals, and what the old one signed is still recognized. Remove the old\nline from DATA_DIR/secret once ADDRESS_HOURS have passed.',
    )
    .action(async () => {
      const { rotateInstanceSecret } = await import('#platform/keys/keys.ts')
      await rotateInstanceSecret(readConfig(process.env))
      console.log('New secret created. Start the instance, then back up the data folder again.')
    })
  secret
    .command('forget')
    .description('continue without the secret that the database was used with, if it is lost for good')
    .option('--yes', 'confirm: docs/en/operate/keys.md lists what stops working')
    .action(async ({ yes }: { yes?: boolean }) => {
      const { Refusal } = await import('#platform/refusals/refusal.ts')
      if (!yes) {
        throw new Refusal(422, 'invalid', 'cli.confirm_forgetting')
      }
      const { forgetInstanceKeys } = await import('#platform/keys/keys.ts')
      await forgetInstanceKeys(readConfig(process.env))
      console.log('Secret forgotten. The next start creates new keys.')
    })
}
