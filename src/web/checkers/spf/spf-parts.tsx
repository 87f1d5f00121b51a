import type { RecordDetails } from '#contract/checkers.ts'
import { SpfFlattened } from './spf-flattened.tsx'
import { SpfMoves } from './spf-moves.tsx'
import { SpfSpace } from './spf-space.tsx'
import { SpfTree } from './spf-tree.tsx'

export function SpfParts({ details }: { details: RecordDetails<'spf'> }) {
  const { addresses, flattened, lookups, moves } = details
  return (
    <>
      <SpfTree details={details} />
      {addresses ? <SpfSpace addresses={addresses} /> : null}
      {moves.length > 0 ? <SpfMoves moves={moves} /> : null}
      {flattened ? <SpfFlattened flattened={flattened} lookups={lookups?.count ?? 0} /> : null}
    </>
  )
}
