const LONGEST = 300_000

/**
 * An SVG that passed the grammar as the address of an `<img>`: there it cannot run or load anything, whatever is in it.
 * Null without one, and for one that is too long for a page.
 */
export const logoPicture = (svg: string | null): string | null =>
  svg === null || svg.length > LONGEST ? null : `data:image/svg+xml,${encodeURIComponent(svg)}`
