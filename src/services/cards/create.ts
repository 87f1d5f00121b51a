import type { Clock } from '@postproof/engine/world'
import { recordKinds } from '@postproof/records/kinds'
import type { SvgPainter } from '#adapters/svg-painter.ts'
import { cardPages } from '#contract/card-pages.ts'
import { type RecordChecker, recordCheckers } from '#contract/checker-names.ts'
import type { Language } from '#contract/language.ts'
import { Busy, Refusal } from '#platform/refusals/refusal.ts'
import type { Checkers } from '../checkers/types.ts'
import type { SpamTests } from '../spam-tests/types.ts'
import { badgeSvg, type CheckedRecord, recordBadgeSvg } from './badge.ts'
import { pagePicture, reportPicture } from './picture.ts'
import { type CardReport, cardReport } from './report.ts'
import { summaryHtml } from './summary.ts'
import type { Cards } from './types.ts'

type World = {
  brand: string
  publicUrl: string
  reports: Pick<SpamTests, 'result'>
  checkers: Pick<Checkers, 'record' | 'domain'>
  paint: SvgPainter
  clock: Clock
}

/** A badge stands on pages that many people load: its report is read once in a while. */
const FRESH_MS = 30_000
const MOST_READ = 200
/** A record changes seldom, and a badge is loaded often: it is checked again after so long. */
const CHECKED_MS = 10 * 60_000
const MOST_CHECKED = 1000
/** About 60 kB each. */
const MOST_PAINTED = 200
const MOST_WAITING = 20

const notFound = () => new Refusal(404, 'not_found', 'test.no_such_picture')

export function createCards(world: World): Cards {
  const { brand, clock } = world
  const site = { brand, host: URL.canParse(world.publicUrl) ? new URL(world.publicUrl).host : '' }
  const reports = recent<CardReport | null>(MOST_READ)
  const checks = recent<CheckedRecord>(MOST_CHECKED)
  const painted = recent<Uint8Array<ArrayBuffer>>(MOST_PAINTED)
  const paint = paintInTurn(world.paint)

  /** Refuses what is not there, as reading the report itself does. */
  const read = (id: string, language: Language) =>
    reports(`${id} ${language} ${Math.floor(clock.now() / FRESH_MS)}`, async () =>
      cardReport(await world.reports.result(id, { browser: null, network: '', language })),
    )
  const shared = async (id: string, language: Language): Promise<CardReport | null> => {
    const report = await read(id, language).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    })
    return report?.shared ? report : null
  }
  const look = async (checker: RecordChecker | 'domain', input: string): Promise<CheckedRecord> => {
    if (checker === 'domain') {
      const { domain, status } = (await world.checkers.domain({ input })).report
      return { label: domain, status }
    }
    const { status } = await world.checkers.record(checker, { input })
    return { label: recordKinds[checker].label, status }
  }
  async function reportCard(id: string, language: Language) {
    const report = await read(id, language)
    if (!report) throw notFound()
    // What changes the picture is in its name: a report may be shared, or its score change with a new look at the DNS.
    const name = [id, language, report.shared, report.score, report.final, report.passed, report.asked].join(
      ' ',
    )
    return painted(name, () => paint(reportPicture(report, language, site)))
  }
  return {
    async picture(kind, id, language) {
      if (kind === 'results') return reportCard(id, language)
      const page = kind === 'page' ? cardPages.find((known) => known === id) : undefined
      if (!page) throw notFound()
      return painted(`page ${page} ${language}`, () => paint(pagePicture(page, language, site)))
    },
    async badge(id, language) {
      const report = await shared(id, language)
      return { found: report !== null, svg: badgeSvg(report, language) }
    },
    async recordBadge(checker, domain, language) {
      const known = [...recordCheckers, 'domain' as const].find((one) => one === checker)
      const checked = known
        ? await checks(`${known} ${domain.toLowerCase()} ${Math.floor(clock.now() / CHECKED_MS)}`, () =>
            look(known, domain),
          ).catch((error: unknown) => {
            if (error instanceof Refusal) return null
            throw error
          })
        : null
      return { found: checked !== null, svg: recordBadgeSvg(checked, language) }
    },
    async summary(id, language) {
      const report = await shared(id, language)
      return { found: report !== null, html: summaryHtml(report, language, brand) }
    },
  }
}

/** What was made of late, by name; the oldest goes. What failed is not kept. */
function recent<T>(most: number) {
  const known = new Map<string, Promise<T>>()
  return (name: string, make: () => Promise<T>): Promise<T> => {
    const found = known.get(name)
    if (found) return found
    const made = make()
    known.set(name, made)
    made.catch(() => known.delete(name))
    if (known.size > most) known.delete(known.keys().next().value!)
    return made
  }
}

/** Painting takes a core for a moment: one at a time, and a few may wait. */
function paintInTurn(paint: SvgPainter): SvgPainter {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return (svg) => {
    if (waiting >= MOST_WAITING) {
      throw new Busy('test.too_many_pictures', 5)
    }
    waiting++
    const mine = last.then(() => paint(svg)).finally(() => waiting--)
    last = mine.catch(() => {})
    return mine
  }
}
