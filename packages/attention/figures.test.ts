import { describe, expect, it } from 'vitest'
import { quickFigures } from '../../bench/heatmap/cross-validate.ts'
import { mean } from '../../bench/heatmap/metrics.ts'
import { foldNetworks } from '../../bench/heatmap/network/folds.ts'
import { gazePages, loadGazePages } from '../../bench/heatmap/pages.ts'
import { GATE } from '../../bench/heatmap/summary.ts'
import { fitted } from './weights.ts'

/** The committed numbers of each fold, which have not seen its pages, against what we say of them. */
describe.skipIf(!gazePages.isHere)(`held-out web pages${gazePages.why}`, () => {
  it('reach the gate and the figures that we publish', async () => {
    const pages = await loadGazePages()
    const figures = pages.map((page) =>
      quickFigures(page, { ...fitted.folds[page.fold]!, network: foldNetworks[page.fold]! }),
    )
    const of = (name: 'auc' | 'nss' | 'cc') => mean(figures.map((page) => page[name]))
    for (const name of ['auc', 'nss', 'cc'] as const) {
      expect(of(name)).toBeGreaterThanOrEqual(GATE[name])
      expect(Math.abs(of(name) - fitted.figures.ours[name])).toBeLessThan(0.01)
    }
  }, 180_000)
})
