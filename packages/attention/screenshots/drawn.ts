import type { DarkFamily, Device, Effect, Rectangle, RenderFailure, Variant } from '@postproof/engine/world'
import type { HeatMap } from '../types.ts'

/** What is kept of the pictures of one mail beside the pictures themselves: plain data. CSS px throughout. */

/** Where what begins at a place in the HTML is drawn; without a column, something of that line. */
export type DrawnLine = { line: number; column?: number; x: number; y: number; width: number; height: number }

export type DrawnPicture =
  | {
      device: Device
      variant: Variant
      ok: true
      width: number
      height: number
      pageHeight: number
      cut: boolean
      /** End of the first screen. */
      fold: number
      /** Where Gmail would clip the mail, perhaps below the picture; null when it would not or no place is known. */
      clip: number | null
      /** How far the mail is wider than the screen. */
      overflow: number
      dark: DarkFamily | null
      /** Characters drawn as boxes for want of a font of ours; absent where that was not looked at, or there are none. */
      uncovered?: string[]
      /** The body of the mail, without what is free beside it; absent in older drawings. */
      content?: Rectangle
      /** What findings point to, of the mail as sent; absent in older drawings. */
      lines?: DrawnLine[]
    }
  | { device: Device; variant: Variant; ok: false; failure: RenderFailure; detail: string }

/** A heat map without its grid and overlays. */
export type DrawnHeatMap = Omit<HeatMap, 'grid' | 'overlays' | 'ms'>

export type Drawn = {
  /** e.g. `Chromium 153`; null when none could be started. */
  browser: string | null
  pictures: DrawnPicture[]
  heatMaps: DrawnHeatMap[]
  /** Absent where it was not measured what the mail loses. */
  effects?: Effect[]
  /** Servers that did not deliver files of the mail; absent where all did. */
  undelivered?: string[]
}
