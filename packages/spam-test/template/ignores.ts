/**
 * `<!-- postproof-ignore image_alt: the logo is decoration -->` in the source of a template: findings of these rules are left out in the
 * whole file. Several rules are separated by commas. A reason is required.
 */
export type Ignore = {
  rules: string[]
  /** Empty where none is given: then nothing is ignored. */
  reason: string
  /** Line of the source, from 1. */
  line: number
}

const pattern = /<!--\s{0,20}postproof-ignore\b([^>]{0,500}?)--!?>/g

/** The comments of a source that ask to ignore rules, in order. */
export function ignoresIn(source: string): Ignore[] {
  let line = 1
  let counted = 0
  return [...source.matchAll(pattern)].slice(0, 200).map((match) => {
    line += source.slice(counted, match.index).split('\n').length - 1
    counted = match.index
    const text = match[1]!.trim()
    const colon = text.indexOf(':')
    const names = colon < 0 ? text : text.slice(0, colon)
    return {
      rules: names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
      reason: colon < 0 ? '' : text.slice(colon + 1).trim(),
      line,
    }
  })
}
