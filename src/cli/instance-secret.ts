import type { Command } from 'commander'
import { readConfig } from '#config.ts'

/** `postproof secret`: the secret of an instance, on its own machine. */
export function addSecretCommand(program: Command): void {
  const secret = program.command('secret').description('the secret of this instance, while it is stopped')
  secret
    .command('rotate')
    .description('make a new secret in the data folder; the old one stays below it')
    .addHelpText(
      'after',
      '\nThe next start signs and seals with the new one and recognizes what the old one signed. Remove the old line from\nDATA_DIR/secret when ADDRESS_HOURS are over.',
    )
    .action(async () => {
      const { rotateInstanceSecret } = await import('#platform/keys/keys.ts')
      await rotateInstanceSecret(readConfig(process.env))
      console.log('There is a new secret. Start the instance, and back up the folder again.')
    })
  secret
    .command('forget')
    .description('go on without the secret that the database was used with, when it is lost for good')
    .option('--yes', 'do it: docs/en/operate/keys.md says what is void then')
    .action(async ({ yes }: { yes?: boolean }) => {
      const { Refusal } = await import('#platform/refusals/refusal.ts')
      if (!yes) {
        throw new Refusal(422, 'invalid', 'cli.confirm_forgetting')
      }
      const { forgetInstanceKeys } = await import('#platform/keys/keys.ts')
      await forgetInstanceKeys(readConfig(process.env))
      console.log('It is forgotten. The next start makes new keys.')
    })
}
