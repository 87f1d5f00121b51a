import { isAbsolute, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textsIn } from '@postproof/spam-test/words/texts'
import { ownRules } from '#services/lint/rules.ts'
import type { LintFinding } from '#services/lint/types.ts'
import type { Failed, LintResult } from './types.ts'

/** SARIF 2.1.0 (OASIS), as code scanning reads it: one run, each rule once, results by line with a fingerprint. */

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

const BASE = '%SRCROOT%'

/** `root`: the folder from which paths count, that of the repository or the working directory. */
export function sarifOf({ files, failed }: LintResult, root = process.cwd()) {
  const ids = [...new Set(files.flatMap(({ findings }) => findings.map(({ rule }) => rule)))].sort()
  const rules = ids.map(ruleOf)
  const results = files.flatMap((one) => {
    const artifact = artifactOf(one.file, root)
    return one.findings.map((finding) => resultOf(artifact, finding, ids))
  })
  const driver = { name: 'postproof', rules }
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        invocations: [invocationOf(failed, root)],
        originalUriBaseIds: {
          [BASE]: { description: { text: 'The folder in which the templates were checked.' } },
        },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  }
}

const invocationOf = (failed: Failed[], root: string) => ({
  executionSuccessful: failed.length === 0,
  toolExecutionNotifications: failed.map(({ file, message }) => ({
    ...{ level: 'error', message: { text: message } },
    locations: [{ physicalLocation: { artifactLocation: artifactOf(file, root) } }],
  })),
})

function ruleOf(id: string) {
  const words = textsIn('en')[id]
  const title = words?.title ?? ownRules[id as keyof typeof ownRules] ?? id
  const what = words?.what ?? title
  const help = words ? `${what} ${words.why}`.trim() : title
  const uri = words?.refs[0]?.url
  return {
    ...{ id, name: id, shortDescription: { text: title } },
    ...{ fullDescription: { text: what }, help: { text: help } },
    ...(uri !== undefined && { helpUri: uri }),
  }
}

function resultOf(artifactLocation: Artifact, finding: LintFinding, ids: string[]) {
  const { rule, severity, line, column, message, fix, fingerprint, known } = finding
  return {
    ...{ ruleId: rule, ruleIndex: ids.indexOf(rule), level: severity },
    message: { text: [message, ...fix].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation,
          region: { startLine: line, ...(column !== null && { startColumn: column }) },
        },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    baselineState: known ? 'unchanged' : 'new',
  }
}

type Artifact = { uri: string; uriBaseId?: string }

/** A file outside of the root has a whole address: a relative one may not climb (3.10.2), nor have a base when it is whole (3.4.4). */
function artifactOf(file: string, root: string): Artifact {
  const path = resolve(root, file)
  const within = relative(root, path).split(sep)
  if (within[0] === '..' || isAbsolute(within.join(sep))) return { uri: pathToFileURL(path).href }
  return { uri: within.map((name) => encodeURIComponent(name.toWellFormed())).join('/'), uriBaseId: BASE }
}
