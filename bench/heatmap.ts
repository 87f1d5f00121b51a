import type { Figures } from '@postproof/attention/weights'
import type { Weights } from '../packages/attention/model.ts'
import { printMachine, printTable } from './figures.ts'
import { crossValidate, EARLY, ours, predictors } from './heatmap/cross-validate.ts'
import { fitWeights, measurePage } from './heatmap/fit.ts'
import { gazePages, loadGazePages } from './heatmap/pages.ts'
import { benchSpeed } from './heatmap/speed.ts'
import { gate, meanWithInterval } from './heatmap/summary.ts'

/**
 * What the heat map is worth, on web pages with eye tracking, and what it costs. `--write` fits the shipped numbers
 * anew. Every printed figure is of pages that neither weights nor position prior have seen.
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
  print(`Attention over 5 s on ${pages.length} web pages, three folds by site, mean and 95 % interval`, rows)
  const early = fitFold(EARLY)
  const first = (name: 'mean position of other pages' | 'edge density x position') =>
    crossValidate(pages, (page) => predictors[name](early[page.fold]!)(page), EARLY)
  print('First two seconds', [
    { name: 'mean position of other pages', figures: first('mean position of other pages') },
    { name: 'edge density x position', figures: first('edge density x position') },
    { name: 'ours', figures: crossValidate(pages, (page) => earlyMap(page, early), EARLY) },
  ])
  gate(rows.find(({ name }) => name === 'ours')!.figures)
}

function earlyMap(page: Parameters<typeof ours>[0], weights: Weights[]) {
  const held = weights[page.fold]!
  return ours(page, { whole: held, early: held }).early
}

function print(title: string, rows: { name: string; figures: Figures[] }[]) {
  const names = ['auc', 'nss', 'cc', 'sim', 'kl'] as const
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
