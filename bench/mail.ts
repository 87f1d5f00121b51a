import { parseArgs } from 'node:util'
import type { ModelData } from '../packages/spam-test/learned/model.ts'
import { modelData } from '../packages/spam-test/learned/weights.ts'
import { printMachine } from './figures.ts'
import { writeDocument } from './mail/document.ts'
import { type Reading, readingOf } from './mail/documents.ts'
import { type Outcome, outcomeOf } from './mail/engine.ts'
import { labelledFiles, printGate } from './mail/gate.ts'
import { labelledMails, mailSet } from './mail/mails.ts'
import { printCost, printFigures } from './mail/print.ts'
import { figuresOf } from './mail/summary.ts'
import { type Trained, trainHeldOut, trainOnAll } from './mail/training.ts'
import { writeFigures, writeModel } from './mail/write.ts'

/**
 * The engine over real mail that nobody here wrote. On the validation part (the usual one) the learned model is one
 * that was fitted on the train part alone; elsewhere it is the shipped one, which has seen every mail.
 * `--split validation|train|all`, `--limit 200`; `--fit` writes the shipped weights anew, `--write` the figures. Fails
 * when a finding of ours that is serious is false on good mail that we have labelled.
 */
const { values: options } = parseArgs({
  options: {
    split: { type: 'string', default: 'validation' },
    limit: { type: 'string' },
    fit: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

/** What `--fit` has written. */
let fitted: ModelData | null = null

async function benchMail(): Promise<void> {
  const split = options.split as 'validation' | 'train' | 'all'
  const limit = options.limit ? Number(options.limit) : undefined
  const train = split === 'validation' || options.fit ? labelledMails('train').map(readingOf) : []
  const held = train.length ? holdOut(train) : null
  const outcomes: Outcome[] = []
  for (const mail of labelledMails(split, limit)) outcomes.push(await outcomeOf(mail, held?.model ?? null))
  const figures = figuresOf(
    outcomes,
    train.map(({ note }) => note),
  )
  printFigures(figures)
  printCost(outcomes)
  await holdGate(held)
  if (!options.write) return
  writeFigures(figures)
  writeDocument(figures, fitted ?? modelData)
}

/** The labelled mails are of both parts: the engine runs over them apart. */
async function holdGate(held: Trained | null): Promise<void> {
  const labelled = labelledMails('all').filter(({ file }) => labelledFiles.has(file))
  const outcomes: Outcome[] = []
  for (const mail of labelled) outcomes.push(await outcomeOf(mail, held?.model ?? null))
  if (!printGate(outcomes)) process.exitCode = 1
}

function holdOut(train: readonly Reading[]): Trained {
  const validation = labelledMails('validation').map(readingOf)
  const held = timed('fitted on the train part', () => trainHeldOut(train, validation))
  if (options.fit) {
    const all = timed('fitted on all', () => trainOnAll([...train, ...validation], held))
    fitted = all.data
    writeModel(fitted)
  }
  return held
}

function timed(what: string, work: () => Trained): Trained {
  const begun = process.cpuUsage().user
  const trained = work()
  const { words, languages, cuts, calibration } = trained.data
  const seconds = Math.round((process.cpuUsage().user - begun) / 1e6)
  console.log(
    `${what}: ${words.length} words, languages ${languages.join(' ')}, ${seconds} s of processor time`,
    cuts,
    calibration,
  )
  return trained
}

if (mailSet.isHere) {
  printMachine()
  await benchMail()
} else console.log('skipped: the labelled mails (mail-training) are not on this machine')
