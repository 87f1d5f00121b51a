import type { Html } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf } from '../content/markup.ts'

/** What the mail itself declares for phones and for dark mode. */
export type Declared = { viewport: boolean; mediaQueries: boolean; colorScheme: boolean; darkStyles: boolean }

/** Reads the style sheets and the meta elements, not the style attributes. */
export function declaredIn({ document, styles }: Html): Declared {
  const css = styles.map((style) => style.css).join('\n')
  const declared: Declared = {
    viewport: false,
    mediaQueries: /@media[^{]{0,300}-width/i.test(css),
    colorScheme: /[\s;{]color-scheme\s{0,5}:/i.test(css),
    darkStyles: /prefers-color-scheme\s{0,5}:\s{0,5}dark|\[data-ogs[bc]\]/i.test(css),
  }
  for (const element of elementsOf(document)) {
    if (element.tagName === 'meta') {
      const name = attributeOf(element, 'name')?.trim().toLowerCase()
      if (name === 'viewport') declared.viewport = true
      if (name === 'color-scheme' || name === 'supported-color-schemes') declared.colorScheme = true
    } else if (element.tagName === 'style') {
      const media = attributeOf(element, 'media')?.toLowerCase() ?? ''
      if (media.includes('-width')) declared.mediaQueries = true
      if (media.includes('prefers-color-scheme')) declared.darkStyles = true
    }
  }
  return declared
}
