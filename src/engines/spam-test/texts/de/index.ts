import type { CheckText } from '../../types.ts'
import { germanContentTexts } from './content.ts'
import { germanHeaderTexts } from './headers.ts'
import { germanRenderingTexts } from './rendering.ts'
import { germanStaticRenderingTexts } from './rendering-static.ts'
import { germanStructureTexts } from './structure.ts'

export const germanOtherTexts: Record<string, CheckText> = {
  ...germanContentTexts,
  ...germanHeaderTexts,
  ...germanStructureTexts,
  ...germanStaticRenderingTexts,
  ...germanRenderingTexts,
}
