import { useFetcher } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'

/** What kind of mail the report treats the mail as, and why; its owner picks another kind, and the report is scored again. */
export function KindLine({ result }: { result: ReportOutline }) {
  const { kind: words } = useWords().report
  const { kind, owner, id } = result
  if (!kind) return null
  const because = kind.confidence === 'chosen' ? words.chosen : kind.reasons.join('; ')
  return (
    <div className="text-14">
      <p className="prose wrap-anywhere text-soft">
        {words.title}: <strong className="font-medium text-ink">{kind.label}</strong>
        {because === '' ? '' : ` (${because.replace(/\.$/, '')})`}
      </p>
      {owner ? (
        <details>
          <summary className="link min-h-6 text-13">{words.question}</summary>
          <PickKind id={id} kind={kind} />
        </details>
      ) : null}
    </div>
  )
}

type PickProps = { id: string; kind: NonNullable<ReportOutline['kind']> }

/** Works without scripts: the page is loaded again with the new score. */
function PickKind({ id, kind }: PickProps) {
  const { kind: words } = useWords().report
  const fetcher = useFetcher<{ error?: string }>()
  const isBusy = fetcher.state !== 'idle'
  const itself = { value: '', label: words.itself }
  return (
    <fetcher.Form method="post" action={`${paths.report(id)}?kind`} className="mt-2 flex flex-col gap-2">
      <input type="hidden" name="intent" value="kind" />
      <SelectField
        name="kind"
        label={words.pick}
        defaultValue={kind.id}
        options={[itself, ...kind.choices.map((choice) => ({ value: choice.id, label: choice.label }))]}
      />
      <div>
        <Button type="submit" aria-busy={isBusy} disabled={isBusy}>
          {isBusy ? words.asking : words.again}
        </Button>
      </div>
      <p className="text-13 text-faint">{words.kept}</p>
      {fetcher.data?.error ? (
        <p role="alert" className="text-14 font-medium text-bad">
          {fetcher.data.error}
        </p>
      ) : null}
    </fetcher.Form>
  )
}
