import { useSearchParams } from 'react-router'
import type { Placement } from '#contract/placement.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { chosen } from '#web/ui/choices.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/words.ts'
import { plusAddress } from '../place.ts'
import { listForms, listText } from './seed-list-text.ts'

const kinds = ['plain', 'plus'] as const

/** The addresses to send to, in the form that is asked for. */
export function SeedList({ test }: { test: Placement }) {
  const { send } = useWords().placement
  const [query] = useSearchParams()
  const form = chosen(query, 'form', listForms)
  const kind = chosen(query, 'address', kinds)
  const seeds = test.mailboxes.map(({ name, address }) => ({
    name,
    address: kind === 'plus' ? plusAddress(address, test.marker) : address,
  }))
  const text = listText(seeds, form, send.csvHead)
  return (
    <Card className="flex flex-col gap-4 p-5 md:p-6">
      <div>
        <h2 className="text-16 font-bold">{send.list}</h2>
        <p className="prose mt-1 text-soft">{send.listNote}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Switch label={send.form} name="form" options={listForms} value={form} words={send.forms} />
        <Switch
          label={send.ways}
          name="address"
          options={kinds}
          value={kind}
          words={{ plain: send.plain, plus: send.plus }}
        />
      </div>
      <ScrollBox label={send.list} className="seed-list">
        <pre
          data-testid="seed-list"
          className={form === 'lines' || form === 'csv' ? '' : 'whitespace-pre-wrap'}
        >
          {text}
        </pre>
      </ScrollBox>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton
          text={text}
          name={send.copyList}
          label={send.copyList}
          className={buttonClass('primary', 'needs-scripts')}
        />
        <span className="text-13 text-faint">{send.addresses({ count: seeds.length })}</span>
      </div>
      {kind === 'plus' ? <p className="prose text-13 text-soft">{send.plusNote}</p> : null}
    </Card>
  )
}
