/** Columns for so many tiles, at most `most`, so that no row is much shorter than the others. */
export function columnsOf(tiles: number, most: number): number {
  const rows = Math.max(1, Math.ceil(tiles / most))
  return Math.max(1, Math.ceil(tiles / rows))
}
