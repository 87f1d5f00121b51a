import type { Placement } from '#contract/placement.ts'
import { MarkerCard } from './marker-card.tsx'
import { SeedList } from './seed-list.tsx'
import { SimulatedSend } from './simulated-send.tsx'

/** What to send, and where to. */
export function Instructions({ test }: { test: Placement }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <SeedList test={test} />
      <div className="flex min-w-0 flex-col gap-4">
        <MarkerCard marker={test.marker} />
        {test.mailboxes.some(({ simulated }) => simulated) ? <SimulatedSend id={test.id} /> : null}
      </div>
    </div>
  )
}
