import { Form, Link } from 'react-router'
import { expectedDays } from '#contract/newsletter-days.ts'
import type { NewsletterHistory, TestedNewsletter } from '#contract/newsletters.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { RemoveItem } from '#web/ui/remove-item.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ScoreChart } from '../dashboard/score-chart.tsx'
import { IssueTable, issueAnchor } from './issue-table.tsx'

/** One newsletter: its address, what needs attention, the score of its issues and what changed between them. */
export function OneNewsletter({ newsletter, isOlder }: { newsletter: NewsletterHistory; isOlder: boolean }) {
  const { one: words } = useWords().newsletters
  const { data, next, id } = newsletter
  return (
    <>
      <Notices newsletter={newsletter} />
      <Address newsletter={newsletter} />
      <Scores newsletter={newsletter} />
      <Section title={words.issues}>
        {data.length > 0 ? <IssueTable issues={data} /> : <Empty>{words.empty}</Empty>}
        {next || isOlder ? (
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            {isOlder ? (
              <Link to={paths.newsletters(id)} className={buttonClass('plain', '', 'compact')}>
                {words.newest}
              </Link>
            ) : null}
            {next ? (
              <Link to={`?before=${next}`} className={buttonClass('plain', '', 'compact')}>
                {words.older}
              </Link>
            ) : null}
          </div>
        ) : null}
      </Section>
      <Settings newsletter={newsletter} />
    </>
  )
}

function Address({ newsletter: { address, issues } }: { newsletter: TestedNewsletter }) {
  const { one: words } = useWords().newsletters
  const [local, domain] = address.split('@')
  const isNew = issues === 0
  return (
    <Card className="px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className={isNew ? 'text-20 font-bold' : 'text-13 text-faint'}>{words.subscribe}</h2>
          <p className="font-mono text-14 font-medium wrap-anywhere md:text-16" dir="ltr">
            {local}
            <wbr />@{domain}
          </p>
        </div>
        <CopyButton
          text={address}
          name={words.copy}
          label={words.copy}
          className={buttonClass(isNew ? 'primary' : 'plain')}
        />
      </div>
      {isNew ? <p className="prose mt-3 text-soft">{words.subscribeText}</p> : null}
    </Card>
  )
}

/** What its owner should know: paused, without a test, or known to a stranger. */
function Notices({
  newsletter: { paused_at, skipped, waiting, refused, refused_at, silent_since },
}: {
  newsletter: TestedNewsletter
}) {
  const { day } = useFigures()
  const { one: words } = useWords().newsletters
  const isBilled = useBilling() !== 'off'
  if (!paused_at && !silent_since && waiting === 0 && refused === 0) return null
  return (
    <ul className="flex flex-col gap-3 rounded-lg border border-line-strong bg-card px-4 py-3 md:px-5">
      {paused_at ? <Notice>{words.pausedText({ when: day(paused_at), count: skipped })}</Notice> : null}
      {silent_since ? <Notice>{words.silent({ when: day(silent_since) })}</Notice> : null}
      {waiting > 0 ? (
        <Notice>
          {words.waiting({ count: waiting })}{' '}
          {isBilled ? (
            <Link to={paths.subscription} className="link">
              {words.plans}
            </Link>
          ) : null}
        </Notice>
      ) : null}
      {refused > 0 && refused_at ? (
        <Notice>{words.refused({ count: refused, when: day(refused_at) })}</Notice>
      ) : null}
    </ul>
  )
}

const Notice = ({ children }: { children: React.ReactNode }) => (
  <li className="flex gap-2">
    <StatusIcon status="warning" className="mt-0.5 size-4" />
    <span className="prose min-w-0">{children}</span>
  </li>
)

/** The scores of the issues on this page; the table below has the same in words. */
function Scores({ newsletter: { name, data, drop_points } }: { newsletter: NewsletterHistory }) {
  const { one: words } = useWords().newsletters
  const points = data.flatMap(({ id, subject, score, received_at: at }) =>
    score === null ? [] : [{ id, subject, score, at }],
  )
  if (points.length === 0) return null
  return (
    <Section title={words.scores}>
      <Card className="px-4 py-3 md:px-5">
        <ScoreChart name={name} points={points.toReversed()} to={(id) => `#${issueAnchor(id)}`} tall />
      </Card>
      <p className="mt-2 prose text-13 text-faint">{words.rule({ points: drop_points })}</p>
    </Section>
  )
}

function Settings({ newsletter }: { newsletter: TestedNewsletter }) {
  const { one: words, add } = useWords().newsletters
  const { id, name, client, note, paused_at, every_days } = newsletter
  // What was set by the API is offered too.
  const days = [...new Set([...expectedDays, ...(every_days === null ? [] : [every_days])])].sort(
    (a, b) => a - b,
  )
  return (
    <FoldCard title={words.edit} note={note}>
      <ActionForm intent="edit" className="flex flex-col gap-4 p-4 md:p-5">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField name="name" label={add.name} defaultValue={name} maxLength={80} required />
          <TextField name="client" label={add.client} defaultValue={client} maxLength={80} />
        </div>
        <TextField name="note" label={words.note} defaultValue={note} maxLength={500} />
        <div className="md:max-w-[320px]">
          <SelectField
            name="every_days"
            label={words.expected}
            hint={words.expectedHint}
            options={[
              { value: '', label: words.never },
              ...days.map((each) => ({ value: String(each), label: words.days({ days: each }) })),
            ]}
            defaultValue={String(every_days ?? '')}
          />
        </div>
        <div>
          <Submit>{words.save}</Submit>
        </div>
      </ActionForm>
      <div className="flex flex-wrap gap-2 border-line border-t p-4 md:px-5">
        <Form method="post">
          <input type="hidden" name="intent" value={paused_at ? 'resume' : 'pause'} />
          <Button type="submit" size="small">
            {paused_at ? words.resume : words.pause}
          </Button>
        </Form>
        <RemoveItem
          id={id}
          item={name}
          words={{
            ...{ short: words.remove, title: words.removeTitle({ name }), text: words.removeText },
            ...{ cancel: words.cancel, confirm: words.remove },
          }}
        />
      </div>
    </FoldCard>
  )
}
