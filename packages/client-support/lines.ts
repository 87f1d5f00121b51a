/** Counts the line breaks of a text before an offset. */
export function linesBefore(text: string, offset: number): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
