import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rules } from '@postproof/spam-test/weights'
import type { Model } from '../packages/spam-test/learned/model.ts'
import { modelData } from '../packages/spam-test/learned/weights.ts'
import { printMachine } from './figures.ts'
import { writeDocuments } from './mail/document.ts'
import { type Reading, readingOf } from './mail/documents.ts'
import { type Outcome, outcomeOf } from './mail/engine.ts'
import { labelledFiles, printGate } from './mail/gate.ts'
import { labelledMails, mailSets } from './mail/mails.ts'
import { printCost, printFigures } from './mail/print.ts'
import { type Before, mailKey, saidOf } from './mail/rows.ts'
import { figuresOf } from './mail/summary.ts'
import { type Trained, train } from './mail/training.ts'
import { writeFigures, writeModel } from './mail/write.ts'

/**
 * The engine over real mail that nobody here wrote, on the validation part, of which the shipped model has seen nothing.
 * `--split validation|train|all`, `--limit 200`; `--fit` fits the model again on the train part and measures that one;
 * `--write` writes what was fitted and the figures. `--said FILE` writes what this version says of each mail, and
 * `--before FILE` prints figures next to what another version wrote so. Fails when a serious finding is false on good mail
 * that we have labelled.
 */
const { values: options } = parseArgs({
  options: {
    split: { type: 'string', default: 'validation' },
    limit: { type: 'string' },
    fit: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    said: { type: 'string' },
    before: { type: 'string' },
  },
})

async function benchMail(): Promise<void> {
  const limit = options.limit ? Number(options.limit) : undefined
  const fitted = options.fit ? fitAnew() : null
  const model = fitted?.model ?? null
  const split = options.split as 'validation' | 'train' | 'all'
  const outcomes: Outcome[] = []
  for (const mail of labelledMails(split, limit)) outcomes.push(await outcomeOf(mail, model))
  const notes = labelledMails('train').map(({ raw: _, ...note }) => note)
  const figures = figuresOf(outcomes, notes, options.before ? readBefore(options.before) : null)
  printFigures(figures)
  printCost(outcomes)
  await holdGate(model)
  if (options.said) writeSaid(options.said, outcomes)
  if (!options.write) return
  if (fitted) writeModel(fitted.data)
  writeFigures(figures)
  writeDocuments(figures, fitted?.data ?? modelData)
}

/** The labelled mails are of both parts: the engine runs over them apart. */
async function holdGate(model: Model | null): Promise<void> {
  const labelled = labelledMails('all').filter(({ file }) => labelledFiles.has(file))
  const outcomes: Outcome[] = []
  for (const mail of labelled) outcomes.push(await outcomeOf(mail, model))
  if (!printGate(outcomes)) process.exitCode = 1
}

function fitAnew(): Trained {
  const readings = (split: 'train' | 'validation'): Reading[] => labelledMails(split).map(readingOf)
  const [trained, validation] = [readings('train'), readings('validation')]
  const begun = process.cpuUsage().user
  const fitted = train(trained, validation)
  const { words, languages, calibration } = fitted.data
  const seconds = Math.round((process.cpuUsage().user - begun) / 1e6)
  console.log(
    `fitted: ${words.length} words, languages ${languages.join(' ')}, ${seconds} s of processor time`,
    calibration,
  )
  return fitted
}

const readBefore = (path: string): Before => JSON.parse(readFileSync(path, 'utf8'))

function writeSaid(path: string, outcomes: readonly Outcome[]): void {
  const mails = Object.fromEntries(outcomes.map((outcome) => [mailKey(outcome.note), saidOf(outcome)]))
  const said: Before = { rules: rules.version, mails }
  writeFileSync(path, JSON.stringify(said))
}

if (mailSets.isHere) {
  printMachine()
  await benchMail()
} else console.log(`skipped: the labelled mails are not on this machine${mailSets.why}`)
