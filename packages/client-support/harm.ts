import type { Harm, Use } from './types.ts'

/**
 * What is lost where a client does not know a feature. A client's score is the product of `1 - weight * loss` over the
 * features a mail uses, so that it says how much of the mail is left there: one broken column layout counts, forty
 * missing round corners hardly do.
 */
export const weights: Record<Harm, number> = {
  /** Content is missing or a control does nothing. */
  function: 0.4,
  /** Columns stand below or over each other. */
  layout: 0.3,
  /** Text is hard to read or looks wrong. */
  legibility: 0.12,
  /** Gaps and sizes are off. */
  spacing: 0.02,
  /** Plainer, and nothing else. */
  decoration: 0.004,
  none: 0,
}

export const worst: Harm[] = ['function', 'layout', 'legibility', 'spacing', 'decoration', 'none']

const bySlug: Record<Exclude<Harm, 'decoration'>, string> = {
  function: `html-audio html-video html-object html-svg html-form html-dialog html-select html-textarea
    html-mailto-links html-base html-image-maps html-img
    image-avif image-base64 image-hdr image-heif image-mp4 image-svg image-tiff image-webp image-jpg image-png`,
  layout: `css-display-flex css-display-grid css-position css-float css-column-count css-at-import html-link html-table`,
  legibility: `css-display-none css-visibility css-opacity css-variables css-modern-color css-nesting
    css-function-light-dark css-function-clamp css-function-max css-function-min css-unit-calc css-unit-rem css-unit-vw
    css-unit-vmin css-unit-vmax css-writing-mode css-direction html-dir html-hidden css-transform css-grid-template
    css-object-fit css-clip-path css-font-size css-mask-image image-bmp image-ico html-anchor-links
    html-input-checkbox html-input-radio html-input-text html-input-submit html-button-submit html-marquee
    css-background-color css-text-align css-rgb css-rgba html-pre html-popover`,
  spacing: `css-background-image css-background css-padding css-margin css-gap css-flex-direction css-flex-wrap
    css-align-items css-justify-content css-inset css-left-right-top-bottom css-height css-aspect-ratio
    css-unit-vh css-intrinsic-size css-column-layout-properties css-line-height css-min-width css-min-height
    css-overflow css-white-space css-box-sizing css-font-weight css-font css-comments css-vertical-align
    css-margin-inline-block css-margin-block-start-end css-margin-inline-start-end css-padding-inline-block
    css-padding-block-start-end css-padding-inline-start-end css-block-inline-size css-inline-size
    css-pseudo-element-before css-pseudo-element-after html-background css-z-index html-meter html-progress html-ruby
    html-picture html-button-reset html-input-reset html-input-hidden html-required html-lists`,
  none: `amp bimi css-at-font-face css-at-media css-at-supports css-at-media-hover css-at-media-orientation
    css-at-media-prefers-color-scheme css-at-media-prefers-reduced-motion css-at-media-device-pixel-ratio
    css-display css-orphans css-widows css-important html-comments html-doctype html-body html-target html-role html-lang
    html-aria-describedby html-aria-hidden html-aria-label html-aria-labelledby html-aria-live html-loading-attribute
    html-meta-color-scheme css-color-scheme css-cursor css-user-select css-pseudo-class-hover css-pseudo-class-active
    css-pseudo-class-focus css-pseudo-class-focus-visible css-pseudo-class-focus-within css-pseudo-class-visited
    css-pseudo-class-link css-pseudo-class-target css-inert-attribute css-selector-adjacent-sibling
    css-selector-attribute css-selector-chaining css-selector-child css-selector-class css-selector-descendant
    css-selector-general-sibling css-selector-grouping css-selector-id css-selector-type css-selector-universal
    css-word-wrap css-overflow-wrap css-font-size-adjust css-max-width css-width html-semantics css-unit-initial
    css-font-kerning html-srcset`,
}

/**
 * `css-width` and `css-max-width` are `none` here: Outlook on Windows ignores them on what is no table, which sound
 * mails know and answer with a table of its own; the check `outlook_word` looks at both. Selectors are `none`, because
 * what is lost with a style sheet is counted once, at `html-style`, where a mail depends on it.
 */
const harms: ReadonlyMap<string, Harm> = new Map(
  Object.entries(bySlug).flatMap(([harm, slugs]) =>
    slugs
      .trim()
      .split(/\s+/)
      .map((slug): [string, Harm] => [slug, harm as Harm]),
  ),
)

/** Every slug that the table names. */
export const judged: ReadonlySet<string> = new Set(harms.keys())

/** The harm of a feature's absence; what the table does not name is decoration. */
export const harmOf = (slug: string): Harm => harms.get(slug) ?? 'decoration'

/** The worse of two harms. */
export function worse(a: Harm, b: Harm): Harm {
  return worst.indexOf(a) <= worst.indexOf(b) ? a : b
}

/** The harm of one use. An extra that is missing costs no more than looks. */
export function harmOfUse({
  slug,
  harm = harmOf(slug),
  optional,
}: Pick<Use, 'slug' | 'harm' | 'optional'>): Harm {
  return optional && harm !== 'none' ? 'decoration' : harm
}
