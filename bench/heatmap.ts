import type { Figures } from '@postproof/attention/weights'
import { printMachine, printTable } from './figures.ts'
import { crossValidate, EARLY, ours, predictors } from './heatmap/cross-validate.ts'
import { fitWeights, measurePage } from './heatmap/fit.ts'
import { foldNetworks } from './heatmap/network/folds.ts'
import { type GazePage, gazePages, loadGazePages } from './heatmap/pages.ts'
import { benchSpeed } from './heatmap/speed.ts'
import { gate, meanWithInterval } from './heatmap/summary.ts'

/**
 * What the heat map is worth, on web pages with eye tracking, and what it costs. `--write` fits the shipped numbers
 * again. Every printed figure is of pages that neither weights nor position prior have seen.
 */
export async function benchHeatMap(): Promise<void> {
  if (gazePages.isHere) await benchFigures()
  else
    console.log('skipped: heat map figures, because the eye tracking data (web-gaze) is not on this machine')
  benchSpeed()
}

const FOLDS = [0, 1, 2]

async function benchFigures() {
  const pages = await loadGazePages()
  const measured = pages.map(measurePage)
  const fitFold = (until?: number) =>
    FOLDS.map((fold) =>
      fitWeights(
        measured.filter(({ page }) => page.fold !== fold),
        until,
      ),
    )
  const weights = fitFold()
  const rows = Object.entries(predictors).map(([name, predictor]) => {
    const figures = crossValidate(pages, (page) => predictor(weights[page.fold]!)(page))
    return { name, figures }
  })
  const early = fitFold(EARLY)
  const predictorOf = (page: GazePage, network: boolean) => ({
    whole: weights[page.fold]!,
    early: early[page.fold]!,
    network: network ? foldNetworks[page.fold]! : null,
  })
  const maps = new Map(pages.map((page) => [page, ours(page, predictorOf(page, true))]))
  const whole = crossValidate(pages, (page) => maps.get(page)!.whole)
  print(`Attention over 5 s on ${pages.length} web pages, three folds by site, mean and 95 % interval`, [
    ...rows,
    { name: 'ours: with the network', figures: whole },
  ])
  const before = rows.find(({ name }) => name === 'log-linear alone')!.figures
  printPaired('5 s: what the network adds, page by page', whole, before)

  const first = (name: 'mean position of other pages' | 'edge density x position') =>
    crossValidate(pages, (page) => predictors[name](early[page.fold]!)(page), EARLY)
  const earlyBefore = crossValidate(pages, (page) => ours(page, predictorOf(page, false)).early, EARLY)
  const earlyNow = crossValidate(pages, (page) => maps.get(page)!.early, EARLY)
  print('First two seconds', [
    { name: 'mean position of other pages', figures: first('mean position of other pages') },
    { name: 'edge density x position', figures: first('edge density x position') },
    { name: 'log-linear alone', figures: earlyBefore },
    { name: 'ours: with the network', figures: earlyNow },
  ])
  printPaired('First two seconds: what the network adds, page by page', earlyNow, earlyBefore)
  gate(whole, before)
}

const names = ['auc', 'nss', 'cc', 'sim', 'kl'] as const

/** Differences of each page, so that pages that are hard for both do not widen the intervals. */
function printPaired(title: string, now: Figures[], before: Figures[]) {
  printTable(
    `${title}: mean difference and 95 % interval (KL: less is better)`,
    ['AUC-Judd', 'NSS', 'CC', 'SIM', 'KL', 'pages with a higher NSS'],
    [
      [
        ...names.map((name) =>
          meanWithInterval(
            now.map((page, index) => page[name] - before[index]![name]),
            true,
          ),
        ),
        `${now.filter(({ nss }, index) => nss > before[index]!.nss).length} of ${now.length}`,
      ],
    ],
  )
}

function print(title: string, rows: { name: string; figures: Figures[] }[]) {
  printTable(
    title,
    ['predictor', 'AUC-Judd', 'NSS', 'CC', 'SIM', 'KL'],
    rows.map(({ name, figures }) => [
      name,
      ...names.map((figure) => meanWithInterval(figures.map((values) => values[figure]))),
    ]),
  )
}

if (import.meta.main) {
  printMachine()
  if (process.argv.includes('--write')) {
    const { writeWeights } = await import('./heatmap/write.ts')
    if (gazePages.isHere) writeWeights(await loadGazePages())
  }
  await benchHeatMap()
}
