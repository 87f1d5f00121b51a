import { clientNamesKnown, clientsNamed } from '@postproof/client-support/clients'
import { languages } from '@postproof/messages/languages'
import { nearestWord } from '@postproof/records/record/nearest'
import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { isMeasured } from '#services/lint/limits.ts'
import { isRule, ruleIds } from '#services/lint/rules.ts'
import { type RuleConfig, severities } from '#services/lint/types.ts'

/** `postproof.config.json`: what a project asks of its templates. The table in docs/en/develop/lint.md is made of these descriptions. */

export const ruleSchema = z.strictObject({
  severity: z.enum(severities).optional().describe('The severity of its findings.'),
  max: z.number().nonnegative().optional().describe('The most that is allowed of what the rule measures.'),
  min: z.number().nonnegative().optional().describe('The least that is allowed of what the rule measures.'),
}) satisfies z.ZodType<RuleConfig>

export const configSchema = z.strictObject({
  $schema: z.string().optional().describe('Not used. Some editors write it.'),
  files: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('Files, folders and patterns to lint when the command line names none.'),
  variables: z
    .union([z.string().min(1), z.record(z.string(), z.unknown())])
    .optional()
    .describe('Values for merge tags, or the JSON file that holds them.'),
  clients: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('The email clients to judge support for, such as `gmail` or `outlook.windows`.'),
  failOn: z
    .array(z.string())
    .min(1)
    .optional()
    .describe('What fails: a severity and worse, and ids of rules.'),
  rules: z.record(z.string(), ruleSchema).optional().describe('Severity and limits by the id of a rule.'),
  ignore: z
    .record(z.string(), z.string().trim().min(1))
    .optional()
    .describe('Ids of rules to leave out, each with the reason.'),
  baseline: z.string().min(1).optional().describe('The file of known findings, which do not fail.'),
  language: z.enum(languages).optional().describe('The language of findings.'),
})

export type Config = z.infer<typeof configSchema>

/** Reads the text of a configuration. Throws InvalidArgumentError with a sentence for each fault. */
export function parseConfig(text: string, path: string): Config {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new InvalidArgumentError(`${path} is not JSON: ${error instanceof Error ? error.message : error}`)
  }
  const result = configSchema.safeParse(given)
  const faults = result.success ? faultyNames(result.data) : result.error.issues.flatMap(wordsOf)
  if (!result.success || faults.length > 0)
    throw new InvalidArgumentError(faults.map((fault) => `${path}: ${fault}`).join('\n'))
  return result.data
}

const keysOf: Record<string, string[]> = {
  '': Object.keys(configSchema.shape).filter((key) => key !== '$schema'),
  rules: Object.keys(ruleSchema.shape),
}

function wordsOf(issue: z.core.$ZodIssue): string[] {
  const [top = ''] = issue.path.map(String)
  const place = issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'the file'
  if (issue.code !== 'unrecognized_keys') return [`${place} is not valid. ${issue.message}.`]
  const keys = keysOf[top] ?? []
  return issue.keys.map(
    (key) =>
      `there is no key "${key}"${top === '' ? '' : ` in ${place}`}. ${meant(key, keys, `Keys are ${keys.join(', ')}.`)}`,
  )
}

/** Names that only the program knows: rules and clients. */
function faultyNames({ rules = {}, ignore = {}, clients = [], failOn = [] }: Config): string[] {
  const unknown = [...Object.keys(rules), ...Object.keys(ignore)].filter((id) => !isRule(id))
  const limited = Object.entries(rules).filter(([, { max, min }]) => max !== undefined || min !== undefined)
  return [
    ...unknown.map(noRule),
    ...limited
      .filter(([id]) => isRule(id) && !isMeasured(id))
      .map(([id]) => `"rules.${id}" has a limit, but ${id} measures nothing.`),
    ...clients
      .filter((name) => clientsNamed(name).length === 0)
      .map((name) => `there is no client ${name}. ${meant(name, clientNamesKnown, allFamilies)}`),
    ...faultyBars(failOn),
  ]
}

const families = clientNamesKnown.filter((name) => !name.includes('.'))
const allFamilies = `Families are ${families.join(', ')}.`

const noRule = (id: string): string => `there is no rule ${id}. ${meant(id, ruleIds, '')}`.trim()

/** A sentence for each word of `--fail-on` or `failOn` that is neither a severity nor a rule. */
export function faultyBars(names: readonly string[]): string[] {
  return names
    .filter((name) => name !== 'never' && !severities.some((one) => one === name) && !isRule(name))
    .map((name) =>
      `"${name}" is no severity (${severities.join(', ')}, never) and no rule. ${meant(name, [...severities, 'never', ...ruleIds], '')}`.trim(),
    )
}

/** `otherwise`: what to say when no name is near. */
export function meant(name: string, names: readonly string[], otherwise: string): string {
  const lower = name.toLowerCase()
  const nearest =
    names.find((one) => one.toLowerCase() === lower) ??
    nearestWord(name, names, Math.max(1, Math.min(3, name.length >> 1)))
  return nearest === null ? otherwise : `Did you mean ${nearest}?`
}
