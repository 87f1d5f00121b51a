import { Form } from 'react-router'
import { silenceHours } from '#contract/silence-hours.ts'
import type { WatchedDomain } from '#contract/watched-domains.ts'
import { ActionForm, useRefused } from '#web/forms/action-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Silence = WatchedDomain['silence']

/** Until when a domain is silent, and for what. */
export function SilenceLine({ silence }: { silence: NonNullable<Silence> }) {
  const { silence: words } = useWords().watch
  const { dateTime } = useFigures()
  const when = dateTime(silence.until)
  return silence.word ? words.untilWord({ word: silence.word, when }) : words.until({ when })
}

/** Begins the silence for a planned change, sets another end, or ends it. */
export function SilenceCard({ silence }: { silence: Silence }) {
  const { silence: words } = useWords().watch
  const { dateTime } = useFigures()
  const isRefused = useRefused('silence') !== undefined
  const note = silence ? words.until({ when: dateTime(silence.until) }) : undefined
  return (
    <FoldCard title={words.title} open={isRefused} {...(note ? { note } : {})}>
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <p className="prose text-soft">{words.lead}</p>
        <ActionForm intent="silence" className="flex flex-col gap-4">
          <div className="grid gap-4 sm:max-w-[640px] sm:grid-cols-[180px_minmax(0,1fr)]">
            <SelectField
              name="hours"
              label={words.hours}
              options={silenceHours.map((hours) => ({ value: String(hours), label: words.for({ hours }) }))}
              defaultValue="4"
            />
            <TextField
              name="word"
              label={words.word}
              hint={words.wordHint}
              defaultValue={silence?.word ?? ''}
              maxLength={80}
            />
          </div>
          <div>
            <Submit>{silence ? words.extend : words.begin}</Submit>
          </div>
        </ActionForm>
        {silence ? (
          <Form method="post">
            <input type="hidden" name="intent" value="end-silence" />
            <Button type="submit">{words.end}</Button>
          </Form>
        ) : null}
      </div>
    </FoldCard>
  )
}
