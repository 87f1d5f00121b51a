import type { RecordResult, RecordResultOf } from '#contract/checkers.ts'
import type { Style } from './style.ts'

/** What only one kind of record has, for the terminal. */
export function detailLines(result: RecordResult, style: Style): string[] {
  if (result.checker === 'spf') return spfLines(result.details, style)
  return result.checker === 'dkim' ? dkimLines(result.details, style) : []
}

type Spf = RecordResultOf<'spf'>['details']

function spfLines({ lookups, voids, tree, test }: Spf, style: Style): string[] {
  const counts = `${lookups.count} of ${lookups.limit} lookups, ${voids.count} of ${voids.limit} void`
  const way = test?.path?.map(({ domain, term }) => `${domain}: ${term}`).join(' > ')
  return [
    '',
    style('gray', counts),
    ...(tree ? treeLines(tree, '') : []),
    ...(test
      ? [
          '',
          `Email from ${test.ip} as ${test.sender}: ${style('bold', test.result)}${way ? `, by ${way}` : ''}`,
        ]
      : []),
  ]
}

function treeLines(
  { domain, term, cost, running, children }: NonNullable<Spf['tree']>,
  indent: string,
): string[] {
  const name = term || domain || ''
  const counted = cost ? `  ${running}` : ''
  return [`${indent}${name}${counted}`, ...children.flatMap((child) => treeLines(child, `${indent}  `))]
}

function dkimLines({ keys }: RecordResultOf<'dkim'>['details'], style: Style): string[] {
  return keys
    .filter(({ state }) => state !== 'none')
    .map(({ selector, state, keyType, bits, service }) => {
      const size = bits === null ? '' : `  ${keyType ?? ''} ${bits} bits`
      return `${style('bold', selector)}  ${state}${size}${service ? `  ${service}` : ''}`
    })
}
