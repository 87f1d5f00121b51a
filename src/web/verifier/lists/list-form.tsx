import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import type { VerifierInfo } from '#contract/verifier.ts'
import { paths } from '#web/shell/paths.ts'
import { useAccount } from '#web/shell/site.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { FileText, Upload } from '#web/ui/icons.tsx'
import { exampleList } from '#web/words/examples.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { useSubmitting } from '../verify-form.tsx'
import { readColumns } from './columns.ts'
import { useListPath } from './list-path.ts'

type Props = {
  refused?: { error: string; columnAsked: boolean; isUsedUp: boolean }
  info: VerifierInfo
  /** Verifications that are left; null without a limit, and where nothing is counted. */
  left: number | null
}

type Chosen = { name: string; size: number; columns: string[] }

/** A list by file or pasted. One plain form, which works without scripts as well. */
export function ListForm({ refused, info, left }: Props) {
  const { size } = useFigures()
  const { lists: words } = useWords().verifier
  const busy = useSubmitting()
  const listPath = useListPath()
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choose = async (file: File | undefined) =>
    setChosen(file ? { name: file.name, size: file.size, columns: await readColumns(file) } : null)
  const drop = useDrop((files) => {
    if (!field.current) return
    field.current.files = files
    choose(files[0])
  })
  return (
    <Form
      method="post"
      action={listPath()}
      encType="multipart/form-data"
      className="rounded-lg border border-line bg-card p-4 md:p-6"
    >
      <div className="grid gap-6 md:grid-cols-2">
        <div
          className="drop-box flex min-h-40 flex-col items-center justify-center gap-3 p-5 text-center"
          data-over={drop.over || undefined}
          {...drop.handlers}
        >
          <label
            className={buttonClass(
              'plain',
              'relative cursor-pointer focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
            )}
          >
            <Upload aria-hidden="true" />
            {words.file}
            <input
              ref={field}
              type="file"
              name="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
              onChange={(event) => choose(event.currentTarget.files?.[0])}
            />
          </label>
          <p role="status" className="min-h-10 max-w-full text-13 text-faint">
            {chosen ? (
              <span className="flex items-start gap-1.5 text-ink">
                <FileText aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
                <span className="min-w-0 text-start wrap-anywhere">
                  <span className="sr-only">{words.chosen}: </span>
                  {chosen.name} <span className="text-faint">{size(chosen.size)}</span>
                </span>
              </span>
            ) : (
              <>
                {drop.over ? words.dropNow : words.drop}
                <br />
                {words.limits}
              </>
            )}
          </p>
        </div>
        <div className="flex flex-col">
          <label htmlFor="pasted" className="mb-1.5 text-13 text-faint">
            {words.paste}
          </label>
          <textarea
            id="pasted"
            name="text"
            rows={6}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            dir="ltr"
            placeholder={exampleList}
            className="field grow resize-y py-2"
          />
        </div>
      </div>
      <Asks info={info} left={left} />
      {refused?.columnAsked ? <ColumnField columns={chosen?.columns ?? []} /> : null}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" look="primary" size="large" className="min-w-40 max-sm:w-full" aria-busy={busy}>
          {busy ? words.submitting : words.submit}
        </Button>
        {refused ? (
          <p role="alert" className="min-w-0 text-14 font-medium text-bad">
            {refused.error} {refused.isUsedUp ? <SeePlans /> : null}
          </p>
        ) : null}
      </div>
    </Form>
  )
}

/** Where whoever has too few verifications left gets more. */
function SeePlans() {
  const { errors } = useWords()
  const isMember = useAccount() !== null
  return (
    <Link to={isMember ? paths.account('plans') : paths.pricing} className="link">
      {errors.seePlans}
    </Link>
  )
}

/** Said before anything is uploaded: what will be found out about the addresses, and what that costs. */
function Asks({ info, left }: Pick<Props, 'info' | 'left'>) {
  const { lists: words } = useWords().verifier
  const account = useAccount()
  const asked = info.smtp && account
  const price = left === null ? null : asked ? words.price({ left }) : words.priceNothing
  return (
    <p className="prose mt-4 text-13 text-soft">
      {asked ? words.asks : words.asksNot} {info.smtp ? (account ? null : words.asksSignedIn) : info.why_not}{' '}
      {price}
    </p>
  )
}

/** Asked for where the column was not found: one of the file's own, or its name where the file is not known here. */
function ColumnField({ columns }: { columns: string[] }) {
  const { lists: words } = useWords().verifier
  const field = useRef<HTMLSelectElement & HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const common = {
    ref: field,
    id: 'column',
    name: 'column',
    'aria-describedby': 'column-hint',
    className: 'field h-10',
  }
  return (
    <div className="mt-5 max-w-[480px]">
      <label htmlFor="column" className="mb-1.5 block text-13 text-faint">
        {words.column}
      </label>
      {columns.length > 1 ? (
        <select {...common}>
          <option value="">{words.columnFound}</option>
          {columns.map((column) => (
            <option key={column} value={column}>
              {column}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} autoComplete="off" spellCheck={false} maxLength={200} />
      )}
      <p id="column-hint" className="mt-1.5 text-13 text-faint">
        {words.columnHint}
      </p>
    </div>
  )
}

function useDrop(take: (files: FileList) => void) {
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const move = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const carries = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const handlers = {
    onDragEnter: (event: DragEvent) => carries(event) && move(1),
    onDragLeave: (event: DragEvent) => carries(event) && move(-1),
    onDragOver: (event: DragEvent) => carries(event) && event.preventDefault(),
    onDrop(event: DragEvent) {
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      move(-depth.current)
      take(event.dataTransfer.files)
    },
  }
  return { over, handlers }
}
