import type { Rectangle } from '@postproof/engine/world'
import { measure } from './base-maps.ts'
import { addAssumed, applyLayout, blankGutters, networkShare } from './boxes.ts'
import { callToAction } from './call-to-action.ts'
import { createIsDrawn } from './drawn.ts'
import { rankElements } from './elements.ts'
import { firstLook } from './first-look.ts'
import { bodyOf, type Grid, layGrid, sizeOf } from './geometry.ts'
import { blankScore, type Predictor, pixelScores, positionScore, screenMap } from './model.ts'
import { addCoarse, networkScores } from './network/scores.ts'
import { drawFocus, drawHeat } from './overlays.ts'
import { createOwnShares } from './own-shares.ts'
import type { Plane } from './plane.ts'
import { regionsOf } from './regions.ts'
import { screenfulsOf } from './screenfuls.ts'
import { readingMap } from './scroll.ts'
import { sectionsOf } from './sections.ts'
import { createShares } from './shares.ts'
import type { HeatMap, HeatMapInput } from './types.ts'
import { type FittedModel, fitted } from './weights.ts'

/**
 * Predicts where a reader looks on one picture of a mail. It is a log-linear model of fixation densities: a weighted
 * sum of features of the pixels and of the place on the screen, one screen at a time, fitted to eye tracking on web
 * pages (MODEL.md), and then weighed by how far people scroll. Nobody has measured it on mails.
 */

const MOST_ELEMENTS = 40
const MOST_BOXES = 1000

/**
 * Synchronous and pure: the same input gives the same bytes, but for `ms`. Time linear in pixels, memory bounded by
 * the grid; never throws for input. `model` is another fit only for cross-validation.
 */
export function predict(input: HeatMapInput, model: FittedModel = fitted): HeatMap {
  const begun = performance.now()
  const grid = layGrid(input)
  if (!grid) return nothing(input)
  const maps = predictMaps(input, grid, model)
  const boxes = (input.layout?.boxes ?? []).slice(0, MOST_BOXES)
  const page = { device: input.device, ...sizeOf(input) }
  const shareOf = createShares(maps.whole, grid.cell)
  const elements = rankElements(
    boxes,
    shareOf,
    createOwnShares(boxes, maps.whole, grid.cell),
    page,
    model.blockErrors,
  )
  const strongest = elements.slice(0, MOST_ELEMENTS)
  return {
    ...page,
    grid: { columns: grid.columns, rows: grid.rows, cell: grid.cell, values: maps.whole.data },
    elements: strongest,
    firstLook: firstLook(strongest, maps.early, grid),
    regions: regionsOf(maps.whole, grid, strongest),
    screenfuls: screenfulsOf(maps.whole, grid.cell, page.fold),
    sections: sectionsOf(boxes, shareOf, page),
    callToAction: callToAction(boxes, elements, page, maps.isDrawn),
    overlays: {
      width: grid.columns,
      height: grid.rows,
      heat: drawHeat(maps.whole, grid.screen),
      focus: drawFocus(maps.whole),
    },
    ms: performance.now() - begun,
  }
}

type Maps = { whole: Plane; early: Plane; isDrawn: (box: Rectangle) => boolean }

/** The maps alone: of the whole page, and of the first screen in the first two seconds; each sums to 1. */
export function predictMaps(input: HeatMapInput, grid: Grid, model: Predictor): Maps {
  const { layout } = input
  const base = measure(input.pixels, grid)
  const learned = model.network && networkScores(model.network, base, grid)
  if (layout) applyLayout(base, layout.boxes, grid)
  const part = layout && networkShare(layout.boxes, grid)
  const mirrored = layout?.direction === 'rtl'
  const sets = [model.whole, model.early]
  const scores = pixelScores(base, sets, bodyOf(grid))
  for (const [index, score] of scores.entries()) {
    if (learned) addCoarse(score, learned[index]!, grid, part)
    if (layout) addAssumed(score, layout.boxes, grid)
    blankGutters(score, grid, blankScore(sets[index]!))
  }
  return {
    whole: readingMap(scores[0]!, positionScore(grid, model.whole, mirrored), grid),
    early: screenMap(scores[1]!, positionScore(grid, model.early, mirrored), 0),
    isDrawn: createIsDrawn(base.soft, grid),
  }
}

/** What is said of a picture without a pixel. */
function nothing(input: HeatMapInput): HeatMap {
  return {
    device: input.device,
    width: 0,
    height: 0,
    fold: 0,
    grid: { columns: 0, rows: 0, cell: 1, values: new Float32Array(0) },
    elements: [],
    regions: [],
    screenfuls: [],
    sections: [],
    firstLook: [],
    callToAction: null,
    overlays: { width: 0, height: 0, heat: new Uint8Array(0), focus: new Uint8Array(0) },
    ms: 0,
  }
}
