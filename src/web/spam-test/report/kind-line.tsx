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
  const reasons = because.replace(/\.$/, '')
  return (
    <details className="group min-w-0 text-14">
      <summary className="flex min-h-6 items-baseline gap-2 text-soft hover:text-ink">
        {/* One line, whatever the evidence; opened, all of it. */}
        <span className="min-w-0 truncate group-open:whitespace-normal">
          {words.title}: <strong className="font-medium text-ink">{kind.label}</strong>
          {reasons === '' ? '' : ` (${reasons})`}
        </span>
        {owner ? <span className="link shrink-0 text-13 group-open:hidden">{words.question}</span> : null}
      </summary>
      {owner ? <PickKind id={id} kind={kind} /> : null}
    </details>
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
