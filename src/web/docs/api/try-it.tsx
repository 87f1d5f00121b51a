import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { chosen } from '#web/ui/choices.ts'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { CodeBox } from './code-box.tsx'
import type { ApiCall } from './document.ts'
import { placeholder } from './example.ts'
import { answersOf, requestOf, sampleLanguages, sampleOf, sentBody, type Typed } from './samples.ts'
import { type Sent, send } from './sent.ts'

type Props = { call: ApiCall; server: string }

/** The request in three languages, and the fields that fill it in and send it. */
export function TryIt({ call, server }: Props) {
  const { api: words } = useWords().docs
  const [query] = useSearchParams()
  const language = chosen(query, 'in', sampleLanguages)
  const [typed, setTyped] = useState<Typed>({ parameters: {}, json: null })
  const request = requestOf(call, server, typed)
  const sample = sampleOf(request, language)
  return (
    <Section id="example" title={words.example}>
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 md:px-5">
          <Switch
            label={words.language}
            name="in"
            options={sampleLanguages}
            value={language}
            words={{ curl: 'curl', typescript: 'TypeScript', python: 'Python' }}
          />
          <span className="has-copy">
            <CopyValue text={sample} what={words.example} />
          </span>
        </div>
        <CodeBox className="px-4 py-4 md:px-5">{sample}</CodeBox>
        {request.needsKey ? (
          <p className="px-4 pb-4 text-13 text-faint md:px-5">{words.keyVariable}</p>
        ) : null}
        {answersOf(call) === 'events' ? null : <Fields call={call} onTyped={setTyped} />}
      </Card>
    </Section>
  )
}

type FieldsProps = { call: ApiCall; onTyped: (typed: Typed) => void }

function Fields({ call, onTyped }: FieldsProps) {
  const { api: words } = useWords().docs
  const body = sentBody(call)
  const json = body?.example == null ? null : JSON.stringify(body.example, null, 2)
  const { sent, isSending, press } = useSend(call)
  return (
    <form
      className="needs-scripts flex flex-col gap-4 border-line border-t px-4 py-4 md:px-5"
      onInput={({ currentTarget }) => onTyped(typedIn(currentTarget))}
      onSubmit={press}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {call.parameters.map(({ name, where, required }) => (
          <TextField
            key={name}
            name={`${where}.${name}`}
            label={name}
            required={required}
            {...{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }}
            placeholder={required ? placeholder(name) : undefined}
          />
        ))}
        {call.scope ? (
          <TextField
            name="key"
            type="password"
            label={words.key}
            hint={words.keyHint}
            {...{ autoComplete: 'off', spellCheck: false, dir: 'ltr' }}
          />
        ) : null}
      </div>
      {json !== null ? (
        <TextArea
          name="json"
          label={words.body}
          rows={Math.min(14, json.split('\n').length + 1)}
          defaultValue={json}
          {...{ spellCheck: false, dir: 'ltr', className: 'font-mono text-13' }}
        />
      ) : null}
      {body && json === null ? (
        <TextField type="file" name="file" label={words.file} required className="pt-2" />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        {call.method === 'GET' ? null : <p className="text-13 text-faint">{words.changes}</p>}
      </div>
      <div aria-live="polite">{sent ? <Answer sent={sent} /> : null}</div>
    </form>
  )
}

/** One call at a time; leaving the page ends it. */
function useSend(call: ApiCall) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [isSending, setSending] = useState(false)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  const press = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const { signal } = leaving.current
    const data = new FormData(form)
    const file = data.get('file')
    setSending(true)
    setSent(null)
    const answer = await send(
      {
        ...{ call, body: sentBody(call), typed: typedIn(form) },
        key: String(data.get('key') ?? '').trim(),
        file: file instanceof File ? file : null,
      },
      signal,
    )
    if (signal.aborted) return
    setSent(answer)
    setSending(false)
  }
  return { sent, isSending, press }
}

/** Fields of parameters are named by where they go, so that a query may have the name of a part of the path. */
function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const parameters: Record<string, string> = {}
  for (const [name, value] of data)
    if (typeof value === 'string' && name.includes('.'))
      parameters[name.slice(name.indexOf('.') + 1)] = value.trim()
  const json = data.get('json')
  return { parameters, json: typeof json === 'string' ? json : null }
}

function Answer({ sent }: { sent: Sent }) {
  const { api: words } = useWords().docs
  const { size } = useFigures()
  if (sent.kind === 'failed') return <p className="text-bad">{words.failed}</p>
  const { status, type, text } = sent
  return (
    <div className="min-w-0 rounded-md border border-line">
      <p className="px-3 py-2 text-14">
        <span className={`font-bold ${status < 400 ? 'text-good' : 'text-bad'}`}>{status}</span>{' '}
        <code className="font-mono text-13 text-soft">{type}</code>{' '}
        <span className="text-13 text-faint">{size(sent.size)}</span>
      </p>
      {text ? <CodeBox className="max-h-96 border-line border-t px-3 py-2">{text}</CodeBox> : null}
      {sent.isCut ? <p className="px-3 py-2 text-13 text-faint">{words.cut}</p> : null}
    </div>
  )
}
