import { setMaxListeners } from 'node:events'
import { classifyAddress } from '@postproof/engine/addresses'
import { message } from '@postproof/messages/message'
import { withRendering } from '@postproof/spam-test/join'
import { pendingRendering } from '@postproof/spam-test/rendering/pending'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { runSpamTest } from '@postproof/spam-test/run'
import type { Session } from '@postproof/spam-test/types'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { HeatMap, Screenshots } from '#contract/pictures.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { loadExample } from '#emulators/examples.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import {
  type Input,
  type OperationName,
  type Output,
  runOperation,
  type TestWorlds,
} from '../analysis/operations.ts'
import type { MailReader } from '../analysis/reader.ts'
import { createWorlds, systemClock } from '../application/worlds.ts'
import { drawMail, type Studio } from '../pictures/drawing.ts'
import { presentHeatMap, presentScreenshots } from '../pictures/present-pictures.ts'
import { mailKindOf } from './choose-kind.ts'
import { isMail, uploadSession } from './intake/uploads.ts'
import { present, type Subject } from './report/present.ts'
import { pendingSteps } from './steps.ts'

/** How the mail is said to have been sent, for a file that was not received here. */
export type Given = { ip?: string; helo?: string; from?: string; kind?: string }

export { exampleNames } from '#emulators/examples.ts'

const drawingDeadline = 300_000

export type FileTest = {
  result: TestResult
  /** Null when pictures were not asked for. */
  pictures: FilePictures | null
}

export type FilePictures = {
  screenshots: Screenshots
  heatMap: HeatMap
  /** PNGs by name: `desktop-plain`, `mobile-dark`; `desktop-heat` and `desktop-focus` lie over `desktop-plain`, `desktop-cells` holds shares. */
  pngs: Map<string, Uint8Array>
}

type Options = {
  /** A bundled example: it is judged over the stand-in zone, as it is said to have arrived. */
  example?: string | undefined
  /** Draw the mail as well, and let the report know what that showed. */
  draw: boolean
  log: Logger
}

/** The spam test of one file, without database or server: what the CLI runs. Refusal `not_a_mail`, `invalid`. */
export async function testFile(
  config: Config,
  raw: Uint8Array,
  given: Given,
  { example, draw, log }: Options,
): Promise<FileTest> {
  if (!isMail(raw)) throw new Refusal(422, 'not_a_mail', 'test.no_header')
  const arrived = example ? (await loadExample(example)).session : sessionOf(config, given)
  const session = given.kind === undefined ? arrived : { ...arrived, kind: mailKindOf(given.kind) }
  const worlds = await createWorlds({ ...config, PICTURES: draw })
  try {
    const world = example ? 'sample' : 'real'
    const signal = AbortSignal.timeout(worlds.deadlineMs[world])
    // Every check listens to it; Node 20 takes more than ten for a leak, and says so on the terminal.
    setMaxListeners(0, signal)
    const judged = await runSpamTest(raw, session, worlds[world](signal))
    const studio = worlds.studios?.[world]
    const drawn = studio ? await drawFile(readHere(raw, worlds), studio, judged, log) : null
    const subject = subjectOf(raw, session, drawn?.report ?? judged, drawn !== null)
    return { result: present(subject, worlds.spamEngines), pictures: drawn?.pictures ?? null }
  } finally {
    await worlds.close()
  }
}

async function drawFile(read: MailReader, studio: Studio, judged: SpamTestReport, log: Logger) {
  const pngs = new Map<string, Uint8Array>()
  const drawing = await drawMail(read, studio, {
    signal: AbortSignal.timeout(drawingDeadline),
    onMade: async ({ name, png }) => void (png && pngs.set(name, png)),
    log,
  })
  const shown = await drawing?.judge(judged)
  const subject = {
    id: 'file',
    state: 'ready' as const,
    drawn: shown?.drawn ?? null,
    names: new Set(pngs.keys()),
    again: null,
  }
  return {
    report: withRendering(judged, shown?.findings ?? pendingRendering('empty')),
    pictures: {
      screenshots: presentScreenshots(subject, await read('inbox', undefined)),
      heatMap: presentHeatMap(subject),
      pngs,
    },
  }
}

function subjectOf(raw: Uint8Array, session: Session, report: SpamTestReport, drawn: boolean): Subject {
  const now = new Date(systemClock.now())
  return {
    id: 'file',
    status: 'completed',
    source: session.source,
    session,
    address: null,
    createdAt: now,
    receivedAt: now,
    completedAt: now,
    expiresAt: now,
    newerId: null,
    sizeBytes: raw.byteLength,
    steps: pendingSteps().map((step) => ({ ...step, status: 'done' as const })),
    owner: true,
    shared: false,
    reportUrl: '',
    report,
    pictures: drawn ? 'ready' : 'disabled',
  }
}

function sessionOf(config: Config, { ip, helo, from }: Given): Session {
  const kind = ip === undefined ? undefined : classifyAddress(ip)
  if (ip !== undefined && kind === 'invalid') {
    throw new Refusal(422, 'invalid', message('cli.not_an_ip', { ip }), { ip: [message('field.ip')] })
  }
  return {
    ...uploadSession(config, systemClock),
    source: 'cli',
    clientAddress: ip ?? null,
    addressUnusable: kind === undefined ? 'unknown' : kind === 'public' ? null : 'private',
    addressFrom: ip ? 'given' : 'none',
    helo: helo ?? null,
    mailFrom: from ?? null,
  }
}

/** In this process, which reads nothing but this mail. */
const readHere =
  (raw: Uint8Array, worlds: TestWorlds): MailReader =>
  async <Name extends OperationName>(name: Name, input: Input<Name>) =>
    (await runOperation(name, raw, input, { worlds, onStep: () => {} })) as Output<Name>
