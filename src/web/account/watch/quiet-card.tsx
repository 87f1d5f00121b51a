import { Form } from 'react-router'
import type { QuietHours } from '#contract/watched-domains.ts'
import { ActionForm, useRefused } from '#web/forms/action-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

/** `zones`: the one that is set, else that of the account, comes first. */
export type QuietProps = { quiet: QuietHours | null; zones: string[] }

/** Hours in which letters about changes wait. */
export function QuietCard({ quiet, zones }: QuietProps) {
  const { quiet: words } = useWords().watch
  const isRefused = useRefused('quiet') !== undefined
  const note = quiet
    ? words.note({ from: quiet.from, to: quiet.to, zone: shown(quiet.time_zone) })
    : words.off
  return (
    <FoldCard title={words.title} note={note} open={isRefused}>
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <p className="prose text-soft">{words.lead}</p>
        <ActionForm intent="quiet" className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-4 sm:max-w-[640px] sm:grid-cols-[140px_140px_minmax(0,1fr)]">
            <TextField type="time" name="from" label={words.from} defaultValue={quiet?.from ?? '22:00'} />
            <TextField type="time" name="to" label={words.to} defaultValue={quiet?.to ?? '07:00'} />
            <div className="col-span-2 min-w-0 sm:col-span-1">
              <SelectField
                name="time_zone"
                label={words.zone}
                options={zones.map((value) => ({ value, label: shown(value) }))}
                hint={words.zoneHint}
                defaultValue={zones[0]}
              />
            </div>
          </div>
          <CheckField name="lets_bad" label={words.bad} defaultChecked={quiet?.lets_bad ?? true} />
          <div>
            <Submit>{words.save}</Submit>
          </div>
        </ActionForm>
        {quiet ? (
          <Form method="post">
            <input type="hidden" name="intent" value="no-quiet" />
            <Button type="submit">{words.remove}</Button>
          </Form>
        ) : null}
      </div>
    </FoldCard>
  )
}

const shown = (zone: string) => zone.replaceAll('_', ' ')
