import { textsIn } from '@postproof/spam-test/words/texts'
import { ownRules } from '#services/lint/rules.ts'
import type { FileResult, LintFinding } from '#services/lint/types.ts'
import type { Failed, LintResult } from './types.ts'

/** SARIF 2.1.0 (OASIS), as code scanning reads it: one run, each rule once, results by line with a fingerprint. */

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

export function sarifOf({ files, failed }: LintResult) {
  const ids = [...new Set(files.flatMap(({ findings }) => findings.map(({ rule }) => rule)))].sort()
  const rules = ids.map(ruleOf)
  const results = files.flatMap((one) => one.findings.map((finding) => resultOf(one, finding, ids)))
  const driver = { name: 'postproof', rules }
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [{ tool: { driver }, invocations: [invocationOf(failed)], columnKind: 'utf16CodeUnits', results }],
  }
}

const invocationOf = (failed: Failed[]) => ({
  executionSuccessful: failed.length === 0,
  toolExecutionNotifications: failed.map(({ file, message }) => ({
    ...{ level: 'error', message: { text: message } },
    locations: [{ physicalLocation: { artifactLocation: artifactOf(file) } }],
  })),
})

function ruleOf(id: string) {
  const words = textsIn('en')[id]
  const title = words?.title ?? ownRules[id as keyof typeof ownRules] ?? id
  const help = words ? `${words.what} ${words.why}`.trim() : title
  const uri = words?.refs[0]?.url
  return {
    ...{ id, name: id, shortDescription: { text: title }, help: { text: help } },
    ...(uri !== undefined && { helpUri: uri }),
  }
}

function resultOf({ file }: FileResult, finding: LintFinding, ids: string[]) {
  const { rule, severity, line, column, message, fix, fingerprint, known } = finding
  return {
    ...{ ruleId: rule, ruleIndex: ids.indexOf(rule), level: severity },
    message: { text: [message, ...fix].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactOf(file),
          region: { startLine: line, ...(column !== null && { startColumn: column }) },
        },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    baselineState: known ? 'unchanged' : 'new',
  }
}

const artifactOf = (file: string) => ({ uri: uriOf(file), uriBaseId: '%SRCROOT%' })

const uriOf = (file: string): string => file.replace(/^\.\//, '').split('/').map(encodeURIComponent).join('/')
