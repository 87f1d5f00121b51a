import type { HeatMap } from '@postproof/attention/types'
import type { Finding } from '@postproof/engine/finding'
import type { Device, Rendering } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'
import type { CheckFacts } from '../define-check.ts'
import type { KindJudgment } from '../kind/kinds.ts'

/** What the checks of the drawn mail may read: known only after the report is open. */
export type RenderingInput = {
  message: Message
  /** Undefined where no report says it. */
  kind: Pick<KindJudgment, 'kind' | 'confidence'> | undefined
  /** ISO 639-3 code of the body text, null when unknown. */
  language: string | null
  rendering: Rendering
  /** By device; a device without a picture has none. */
  heatMaps: Partial<Record<Device, AttentionFacts>>
}

/** What these checks read of a heat map: its grid and pictures are not kept. */
export type AttentionFacts = Pick<HeatMap, 'callToAction' | 'elements'>

/** One check of the drawn mail: facts only, one file a check. */
export type RenderingCheck = CheckFacts & {
  run(input: RenderingInput): Finding
}

export const defineRenderingCheck = (check: RenderingCheck): RenderingCheck => check
