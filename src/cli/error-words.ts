import { say } from '@postproof/messages/say'
import { InvalidArgumentError } from 'commander'
import { ConfigError } from '#config.ts'
import { Refusal } from '#platform/refusals/refusal.ts'

/** Returns a sentence for the terminal; the stack of an error that the user cannot mend. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && path) return `There is no file ${path}.`
  if (code === 'EISDIR') return 'That is a folder. Give an email file.'
  if (code === 'ECONNREFUSED') return 'Nothing is listening there. Is the instance running (npm start)?'
  if (error instanceof Refusal) {
    const fields = Object.entries(error.errors ?? {}).flatMap(([field, all]) =>
      all.map((said) => `${field.replaceAll('_', '-')}: ${say('en', said)}`),
    )
    return fields.length ? fields.join('\n') : say('en', error.reason)
  }
  return [
    'SnapshotError',
    'LockedError',
    'FolderUnusableError',
    'SchemaError',
    'DatabaseUnavailable',
  ].includes(error.name) ||
    error instanceof InvalidArgumentError ||
    error instanceof ConfigError ||
    code?.startsWith('E')
    ? error.message
    : (error.stack ?? error.message)
}
