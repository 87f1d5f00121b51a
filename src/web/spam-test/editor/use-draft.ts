import { useCallback, useEffect, useRef, useState } from 'react'
import type { Device } from '#contract/devices.ts'
import type { Draft, DraftFields, DraftReport, DraftSource } from '#contract/draft.ts'
import { type Answer, checkDraft, drawDraft } from './calls.ts'
import type { Code, Snapshot } from './code.ts'
import { createNewest } from './newest.ts'

/** How long someone has not typed before it is asked: checks at once, pictures in a pause. */
const quiet = { check: 120, picture: 450 }

export type Checked = { report: DraftReport; snapshot: Snapshot }
export type Drawn = { address: string } | { why: string | null }

export type DraftState = {
  fields: DraftFields
  setField(name: keyof DraftFields, value: string): void
  /** The newest answer, with the text that it is about; null before the first. */
  checked: Checked | null
  /** The text has changed since, and is being checked. */
  isChecking: boolean
  /** Why the newest check has no answer; undefined while it has one. */
  problem: string | null | undefined
  /** The score of what was opened. */
  before: number | null
  /** The HTML as it is now. */
  html: string
  /** The picture of what is written now; null while there is none. */
  drawn: Drawn | null
  /** Told by the editor of the code that it is there, or that it changed. */
  onCode(code: Code): void
  onChange(): void
  /** What would be tested now. */
  draft(): Draft
}

type Asked = { draft: Draft; snapshot: Snapshot }

/** A call that was given up may reach the server after the one that replaced it. */
const isLate = (answer: Answer<unknown>): boolean => !answer.ok && answer.late

/** A draft and what the server says of it. One check and one picture are under way at a time, always of the newest text. */
export function useDraft(source: DraftSource, device: Device): DraftState {
  const [fields, setFields] = useState(source.fields)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isChecking, setChecking] = useState(true)
  const [problem, setProblem] = useState<string | null | undefined>(undefined)
  const [before, setBefore] = useState<number | null>(null)
  const [html, setHtml] = useState(source.html)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const code = useRef<Code | null>(null)
  const now = useRef({ fields: source.fields, device })
  const editor = useRef('')

  const draft = useCallback((): Draft => {
    const text = code.current?.snapshot()
    if (text) code.current?.release(text)
    return { base: source.base, html: text?.text ?? source.html, fields: now.current.fields }
  }, [source])

  const [checks] = useState(() =>
    createNewest<Asked, Answer<DraftReport>>({
      quietMs: quiet.check,
      work: ({ draft }, signal) => checkDraft(draft, signal),
      isLate,
      dropped: ({ snapshot }) => code.current?.release(snapshot),
      done(answer, { snapshot }) {
        setChecking(false)
        setProblem(answer.ok ? undefined : answer.why)
        if (!answer.ok) return code.current?.release(snapshot)
        code.current?.mark(snapshot, markedLines(answer.value))
        setBefore((known) => known ?? answer.value.score)
        setChecked((known) => {
          if (known) code.current?.release(known.snapshot)
          return { report: answer.value, snapshot }
        })
      },
    }),
  )
  const [pictures] = useState(() =>
    createNewest<{ draft: Draft; device: Device }, Answer<string>>({
      quietMs: quiet.picture,
      isLate,
      work: ({ draft, device }, signal) => drawDraft(draft, device, signal),
      done(answer) {
        setDrawn(answer.ok ? { address: answer.value } : { why: answer.why })
      },
    }),
  )
  const draw = useCallback(() => {
    setDrawn(null)
    pictures.stop()
    const asked = draft()
    if (source.pictures && asked.html.trim() !== '')
      pictures.give({ draft: { ...asked, editor: editor.current }, device: now.current.device })
  }, [draft, pictures, source.pictures])
  const ask = useCallback(() => {
    if (!code.current) return
    const snapshot = code.current.snapshot()
    setHtml(snapshot.text)
    if (source.base === null && snapshot.text.trim() === '') {
      code.current.release(snapshot)
      checks.stop()
      setChecking(false)
      setChecked(null)
      return draw()
    }
    setChecking(true)
    const asked = {
      base: source.base,
      html: snapshot.text,
      fields: now.current.fields,
      editor: editor.current,
    }
    checks.give({ draft: asked, snapshot })
    draw()
  }, [checks, draw, source.base])

  useEffect(() => {
    now.current.device = device
    if (code.current) draw()
  }, [device, draw])
  useEffect(
    () => () => {
      checks.stop()
      pictures.stop()
    },
    [checks, pictures],
  )
  return {
    ...{ fields, checked, isChecking, problem, before, html, drawn, draft },
    setField(name, value) {
      now.current.fields = { ...now.current.fields, [name]: value }
      setFields(now.current.fields)
      ask()
    },
    onCode(created) {
      code.current = created
      editor.current ||= crypto.randomUUID()
      ask()
    },
    onChange: ask,
  }
}

const markedLines = ({ findings }: DraftReport) =>
  findings.flatMap(({ status, origin, marks }) =>
    origin === 'draft' ? marks.flatMap(({ line }) => (line === null ? [] : [{ line, status }])) : [],
  )
