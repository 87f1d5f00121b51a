import { type ChangeEvent, useState } from 'react'
import type { PlacementProvider } from '#contract/placement.ts'
import { Button } from '#web/ui/button.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { areMixed } from '../place.ts'
import { ProviderMark, ProviderName } from '../provider-mark.tsx'

type Props = { providers: PlacementProvider[]; chosen?: readonly string[] }

/** Each provider as a card to tick. Without scripts the boxes work as boxes do. */
export function ProviderCards({ providers, chosen }: Props) {
  const { begin } = useWords().placement
  const isMixed = areMixed(providers)
  const usable = providers.filter(({ enabled }) => enabled)
  const first = chosen ? usable.filter(({ id }) => chosen.includes(id)) : usable
  const [ticked, setTicked] = useState(() => new Set(first.map(({ id }) => id)))
  const tick = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setTicked((before) => {
      const next = new Set(before)
      if (target.checked) next.add(target.value)
      else next.delete(target.value)
      return next
    })
  const count = usable.reduce((sum, { id, mailboxes }) => sum + (ticked.has(id) ? mailboxes : 0), 0)
  return (
    <fieldset className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <legend className="text-20 font-bold tracking-[-0.01em]">{begin.choose}</legend>
          <p className="prose mt-1 text-soft">{begin.chooseNote}</p>
        </div>
        <div className="needs-scripts flex items-center gap-1">
          <p aria-live="polite" className="me-3 text-13 text-faint tabular-nums">
            {begin.chosen({ providers: ticked.size, count })}
          </p>
          <Button look="quiet" onClick={() => setTicked(new Set(usable.map(({ id }) => id)))}>
            {begin.all}
          </Button>
          <Button look="quiet" onClick={() => setTicked(new Set())}>
            {begin.none}
          </Button>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {providers.map((provider) => (
          <ProviderCard
            key={provider.id}
            provider={provider}
            isLabelled={isMixed && provider.simulated}
            checked={ticked.has(provider.id)}
            onChange={tick}
          />
        ))}
      </div>
    </fieldset>
  )
}

type CardProps = {
  provider: PlacementProvider
  isLabelled: boolean
  checked: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function ProviderCard({ provider, isLabelled, checked, onChange }: CardProps) {
  const { dateTime } = useFigures()
  const { begin } = useWords().placement
  const { id, name, simulated, enabled, last_ok_at, mailboxes, region, type } = provider
  const last = last_ok_at ? begin.lastOk({ when: dateTime(last_ok_at) }) : begin.neverOk
  return (
    <label className="choice-card" data-off={enabled ? undefined : ''}>
      <input
        type="checkbox"
        name="providers[]"
        value={id}
        checked={checked && enabled}
        disabled={!enabled}
        onChange={onChange}
        className="check-box"
      />
      <span className="min-w-0 flex-1">
        <ProviderName name={name} labelled={isLabelled} />
        <span className="block text-13 text-soft">
          {[begin.kinds[type], region].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-13 text-faint">
          {[begin.mailboxes({ count: mailboxes }), enabled ? (simulated ? null : last) : begin.disabled]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <ProviderMark provider={id} />
    </label>
  )
}
