import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Device } from '#contract/devices.ts'
import type { Draft, DraftField, DraftFinding, DraftSource } from '#contract/draft.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { saveDraft } from './calls.ts'
import { Choice } from './choice.tsx'
import type { Code } from './code.ts'
import { CodeField } from './code-field.tsx'
import { DrawnMail } from './drawn-mail.tsx'
import { FieldList, focusField } from './field-list.tsx'
import { FindingList } from './finding-list.tsx'
import { RepairList } from './repair-list.tsx'
import { ScoreLine } from './score-line.tsx'
import { useDraft } from './use-draft.ts'

const views = ['code', 'mail', 'repairs'] as const

/** A mail in its source, next to what it looks like, and next to its repairs and what is wrong with it. */
export function Editor({ source }: { source: DraftSource }) {
  const words = useWords().editor
  const id = useId()
  const [device, setDevice] = useState<Device>('desktop')
  const [view, setView] = useState<(typeof views)[number]>('code')
  const [code, setCode] = useState<Code | null>(null)
  const draft = useDraft(source, device)
  const { checked } = draft
  const kept = useRef<Written>(source)
  const written = draft.draft
  const wouldLose = useCallback(() => differs(written(), kept.current), [written])
  // The narrow page begins with what a phone shows.
  useEffect(() => {
    if (matchMedia('(width < 600px)').matches) setDevice('mobile')
  }, [])
  const goToLine = (line: number) => {
    setView('code')
    if (checked) requestAnimationFrame(() => code?.jump(checked.snapshot, line))
  }
  const go = ({ line, field }: DraftFinding['marks'][number]) => {
    if (line !== null) goToLine(line)
    else if (field) focusField(id, field)
  }
  return (
    <div className="editor flex flex-col gap-4" data-view={view} data-checking={draft.isChecking}>
      <div className="editor-bar">
        <ScoreLine draft={draft} isNew={source.base === null} />
        <Save draft={draft} isNew={source.base === null} kept={kept} />
        <AskBeforeLeaving wouldLose={wouldLose} />
        <div className="lg:hidden">
          <Choice label={words.view.label} options={views} value={view} words={words.view} choose={setView} />
        </div>
      </div>
      <FieldList id={id} fields={draft.fields} setField={draft.setField} />
      <div className="editor-panes">
        <div className="editor-code">
          <CodeField
            text={source.html}
            code={code}
            onCode={(made) => {
              setCode(made)
              draft.onCode(made)
            }}
            onChange={draft.onChange}
          />
        </div>
        <div className="editor-mail">
          <DrawnMail
            html={draft.html}
            drawn={draft.drawn}
            isDrawn={source.pictures}
            device={device}
            setDevice={setDevice}
          />
        </div>
        <div className="editor-repairs">
          <Panel title={words.repairs.title}>
            {checked ? (
              <RepairList
                report={checked.report}
                text={checked.snapshot.text}
                make={(edits) => code?.repair(checked.snapshot, edits) ?? false}
                go={goToLine}
              />
            ) : null}
          </Panel>
          <Panel title={words.findings.title}>
            {checked ? <FindingList report={checked.report} go={go} /> : null}
          </Panel>
        </div>
      </div>
      <p className="text-13 text-faint">
        {words.save.note} {source.base === null ? null : words.save.signature}
      </p>
    </div>
  )
}

type Written = Pick<Draft, 'html' | 'fields'>

const differs = ({ html, fields }: Written, kept: Written): boolean =>
  html !== kept.html ||
  (Object.keys(fields) as DraftField[]).some((name) => fields[name] !== kept.fields[name])

function Panel({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <Card className="min-w-0 p-4">
      <section aria-labelledby={id} className="min-h-24">
        <h2 id={id} className="mb-2 text-16 font-bold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  )
}

type SaveProps = {
  draft: ReturnType<typeof useDraft>
  isNew: boolean
  /** What would not be lost: it was opened, or has become a test. */
  kept: { current: Written }
}

/** Tests what is written now: a run of its own, which is compared with the one that it comes from. */
function Save({ draft, isNew, kept }: SaveProps) {
  const words = useWords().editor
  const navigate = useNavigate()
  const [state, setState] = useState<{ saving: boolean; failed?: string }>({ saving: false })
  const save = async () => {
    setState({ saving: true })
    const asked = draft.draft()
    const answer = await saveDraft(asked)
    if (!answer.ok) return setState({ saving: false, failed: answer.why ?? words.unreachable })
    kept.current = asked
    await navigate(
      paths.loading(answer.value.id, answer.value.compare ? (asked.base ?? undefined) : undefined),
    )
    // Still here: what was typed meanwhile is not left.
    setState({ saving: false })
  }
  return (
    <>
      <Button look="primary" disabled={state.saving || draft.html.trim() === ''} onClick={save}>
        {state.saving ? words.save.saving : isNew ? words.save.first : words.save.test}
      </Button>
      {state.failed ? (
        <p role="alert" className="editor-failed text-14 text-bad">
          {words.save.failed({ why: state.failed })}
        </p>
      ) : null}
    </>
  )
}
