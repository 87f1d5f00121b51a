import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '#config.ts'
import { requestContext } from './request-context.ts'

/**
 * Lines of JSON on standard output, each with what it belongs to. Addresses of people appear from `debug` on; bodies,
 * passwords and tokens never.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const debugging = config.LOG_LEVEL === 'debug' || config.LOG_LEVEL === 'trace'
  const options = {
    level: config.LOG_LEVEL,
    base: undefined,
    // A copy: pino writes what a line says into it.
    mixin: () => ({ ...requestContext() }),
    serializers: { error: described, err: described },
    redact: { paths: debugging ? never : [...never, ...fromDebugOn], censor: '[not shown]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

const anywhere = (names: string[]) => names.flatMap((name) => [name, `*.${name}`])

const never = anywhere([
  'raw',
  'body',
  'html',
  'password',
  'secret',
  'token',
  'authorization',
  'cookie',
  'api_key',
  'api_token',
])
const fromDebugOn = anywhere(['email', 'address', 'recipient', 'to', 'network', 'ip'])

/**
 * Only the fields of an error that say what happened and where. Others that drivers add (`detail`, `parameters`,
 * `response`) hold personal data.
 */
function described(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  const { code } = error as { code?: unknown }
  const cause = error.cause === undefined ? {} : { cause: described(error.cause) }
  return { type: name, message, ...(typeof code === 'string' ? { code } : {}), stack, ...cause }
}
