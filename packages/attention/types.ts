import type { Device, Layout, Rectangle, RenderedBox } from '@postproof/engine/world'

/**
 * Predicted attention over one picture of a mail: shapes in and out. Plain data, so that the work can be done in a
 * worker thread.
 */

export type HeatMapInput = {
  device: Device
  /** RGBA, 4 bytes a pixel, of the whole picture. */
  pixels: { width: number; height: number; rgba: Uint8Array }
  /** Pixels for each CSS px. */
  scale: number
  /** Height of the first screen, CSS px. */
  fold: number
  /** Null when only pixels are known: text and pictures are then found in them. */
  layout: Layout | null
}

export type Band = 'high' | 'medium' | 'low'

export type HeatMapElement = {
  /** 1 is the most looked at. */
  rank: number
  kind: RenderedBox['kind']
  text: string
  href: string | null
  box: Rectangle
  /** Share of all predicted attention on the page, 0-1, without that of smaller elements over it, with the interval that the model's errors allow. */
  share: number
  low: number
  high: number
  band: Band
  /** At least half of it lies in the first screen. */
  aboveFold: boolean
}

/** One screen of the page after the other. CSS px. */
export type Screenful = {
  top: number
  bottom: number
  /** Of all predicted attention on the page, 0-1; those of all screenfuls sum to 1. */
  share: number
}

/** A row of the mail: what stands between blank rows. CSS px. */
export type HeatMapSection = {
  top: number
  bottom: number
  share: number
  /** Its largest text, or the alternative text of a picture; empty where there is none. */
  text: string
}

/** A part of a large picture that draws attention by itself. */
export type HeatMapRegion = {
  /** Index of the picture in `elements`. */
  element: number
  box: Rectangle
  /** Its strongest place. */
  peak: { x: number; y: number }
  /** Of all predicted attention on the page, and of what its picture holds; 0-1. */
  share: number
  partOfPicture: number
}

export type CallToAction = {
  text: string
  href: string | null
  box: Rectangle
  rank: number | null
  share: number | null
  inFirstScreen: boolean
  /** Contrast of its text against its own background (WCAG 2.2, 1.4.3); null over a picture. */
  contrast: number | null
  /** Both sides at least 44 CSS px (mobile), 24 elsewhere (WCAG 2.2, 2.5.5 and 2.5.8). */
  tapSizeEnough: boolean
  /** Texts of the elements that are predicted to draw more attention, the strongest first; at most three. */
  outrankedBy: string[]
}

export type HeatMap = {
  device: Device
  width: number
  height: number
  fold: number
  /** Attention by cell, row by row, summing to 1; cells of `cell` CSS px. */
  grid: { columns: number; rows: number; cell: number; values: Float32Array }
  /** The strongest first; at most 40. */
  elements: HeatMapElement[]
  /** Parts of large pictures, at most three of each, the strongest first. */
  regions: HeatMapRegion[]
  /** From top to bottom; the first is the first screen. */
  screenfuls: Screenful[]
  /** From top to bottom, at most 40; none where no boxes are known. */
  sections: HeatMapSection[]
  /** Indices into `elements`, at most five, in the order in which they are predicted to be seen first. */
  firstLook: number[]
  /** The main button or button-like link; null when the mail has none. */
  callToAction: CallToAction | null
  /** Transparent PNG-ready RGBA of the heat, each screenful on its own scale, and of the dark veil that leaves 80 % of attention visible; `cell` scale. */
  overlays: {
    width: number
    height: number
    heat: Uint8Array
    focus: Uint8Array
  }
  ms: number
}
