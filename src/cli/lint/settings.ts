import { relative, resolve } from 'node:path'
import { type Language, languages } from '@postproof/messages/languages'
import type { Variables } from '@postproof/spam-test/template'
import { InvalidArgumentError } from 'commander'
import { type LintFinding, type Severity, severities } from '#services/lint/types.ts'
import { type Config, faultyBars } from './config.ts'
import { type ConfigFile, readConfig } from './config-file.ts'
import { readText } from './text-files.ts'

/** Command line and configuration file -> one set of settings. The command line wins. */

export type Given = {
  config?: string
  failOn?: string
  vars?: string
  baseline?: string
  language?: string
}

export type Settings = {
  /** Files that the settings come from. */
  sources: string[]
  /** Files, folders and patterns, from the working directory. */
  files: string[]
  variables: Variables
  language: Language
  baseline: string | null
  fails(finding: LintFinding): boolean
} & Pick<Config, 'clients'> &
  Required<Pick<Config, 'rules' | 'ignore'>>

/** Throws InvalidArgumentError for what cannot be understood. */
export async function settingsOf(files: string[], given: Given): Promise<Settings> {
  const file = await readConfig(given.config)
  const config = file?.config ?? {}
  const named = files.length > 0 ? files : (config.files ?? []).map((one) => fromConfig(file, one))
  if (named.length === 0)
    throw new InvalidArgumentError('Give files, folders or patterns, or "files" in postproof.config.json.')
  const variables = await variablesOf(file, given.vars)
  const baseline = given.baseline ?? (config.baseline && fromConfig(file, config.baseline)) ?? null
  return {
    sources: [file?.path, variables.path, baseline].filter((one) => typeof one === 'string'),
    files: named,
    variables: variables.values,
    language: languageOf(given.language ?? config.language ?? 'en'),
    fails: failing(given.failOn?.split(',').map((name) => name.trim()) ?? config.failOn ?? ['error']),
    ...{ baseline, clients: config.clients, rules: config.rules ?? {}, ignore: config.ignore ?? {} },
  }
}

/** A path of the configuration, which counts from its folder, from the working directory. */
const fromConfig = (file: ConfigFile | null, path: string): string =>
  (file ? relative(process.cwd(), resolve(file.folder, path)) : path) || '.'

function languageOf(given: string): Language {
  const language = languages.find((one) => one === given)
  if (!language) throw new InvalidArgumentError(`--language: give one of ${languages.join(', ')}.`)
  return language
}

/** Severities mean these and worse; names of rules, these alone, whatever their severity. */
function failing(names: string[]): Settings['fails'] {
  const [fault] = faultyBars(names)
  if (fault !== undefined) throw new InvalidArgumentError(`--fail-on: ${fault}`)
  const least = Math.max(...names.map((name) => severities.indexOf(name as Severity)))
  return ({ rule, severity, known }) =>
    !known && (names.includes(rule) || severities.indexOf(severity) <= least)
}

type Values = { path: string | null; values: Variables }

async function variablesOf(file: ConfigFile | null, given: string | undefined): Promise<Values> {
  const variables = given ?? file?.config.variables
  if (variables === undefined) return { path: null, values: {} }
  if (typeof variables !== 'string') return { path: null, values: variables }
  const path = given ?? fromConfig(file, variables)
  return { path, values: await readVariables(path, given === undefined ? 'variables' : '--vars') }
}

async function readVariables(file: string, option: string): Promise<Variables> {
  const text = await readText({ option, file })
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Variables
  } catch {
    // Said below.
  }
  throw new InvalidArgumentError(`${option}: ${file} is no JSON object.`)
}
