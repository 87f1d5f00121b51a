import { Form, Link } from 'react-router'
import type { TestRow } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { NearRuns } from './near-runs.ts'

type Props = {
  /** The test that is there already. */
  one: { id: string; subject: string | null } | null
  near: NearRuns | null
  refused: string | null
}

/** Chooses what a test is compared with: other runs of the same mail first, or any report by its link. */
export function ChooseRun({ one, near, refused }: Props) {
  const { choose: words } = useWords().compare
  const isAlone = near !== null && Object.values(near).every((rows) => rows.length === 0)
  return (
    <div className="flex flex-col gap-8">
      {one && near ? (
        <Section title={words.with}>
          {isAlone ? (
            <Empty>{words.none}</Empty>
          ) : (
            <div className="flex flex-col gap-6">
              <Runs one={one.id} title={words.same} rows={near.same} />
              <Runs one={one.id} title={words.sender} rows={near.sender} />
              <Runs one={one.id} title={words.others} rows={near.others} />
            </div>
          )}
        </Section>
      ) : null}
      <Section title={words.byLink}>
        <LinkForm one={one} refused={refused} />
      </Section>
    </div>
  )
}

type RunsProps = { one: string; title: string; rows: TestRow[] }

function Runs({ one, title, rows }: RunsProps) {
  const { dateTime } = useFigures()
  const { noSubject, provisional } = useWords().compare
  if (rows.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-16 font-bold">{title}</h3>
      <Card className="p-0">
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="border-line border-t first:border-t-0">
              <Link
                to={paths.compare(one, row.id)}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-2 hover:bg-well"
              >
                <span className="min-w-0">
                  <span className="block truncate font-medium" dir="auto">
                    {row.subject || noSubject}
                  </span>
                  <span className="block truncate text-13 text-faint">
                    {[row.sender, dateTime(row.created_at)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="text-16 font-bold tabular-nums">
                  {row.score === null ? '–' : Math.round(row.score)}
                  {row.score === null || row.final ? null : (
                    <span className="text-13 font-normal text-faint"> {provisional}</span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function LinkForm({ one, refused }: Pick<Props, 'one' | 'refused'>) {
  const { choose: words } = useWords().compare
  return (
    <Card className="p-5">
      <Form action={paths.compare()} className="flex flex-col gap-4">
        {refused ? (
          <p role="alert" className="font-medium text-bad">
            {refused}
          </p>
        ) : null}
        {one ? <input type="hidden" name="test" value={one.id} /> : <LinkField label={words.first} />}
        <LinkField label={words.second} hint={words.hint} />
        <Button type="submit" look="primary" size="field" className="self-start">
          {words.submit}
        </Button>
      </Form>
    </Card>
  )
}

function LinkField({ label, hint }: { label: string; hint?: string }) {
  return (
    <label className="block">
      <span className="mb-1.5 block text-14 font-medium">{label}</span>
      <input
        name="test"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        className="field field-text"
      />
      {hint ? <span className="mt-1.5 block text-13 text-faint">{hint}</span> : null}
    </label>
  )
}
