import { useEffect, useId, useRef, useState } from 'react'
import type { DraftEdit, DraftRepair, DraftReport, RepairKind } from '#contract/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

type Props = {
  report: DraftReport
  /** The text that the report is about. */
  text: string
  /** Makes the edits; false where the text has changed there. */
  make(edits: readonly DraftEdit[]): boolean
  go(line: number): void
}

/** Images that are asked about at once. */
const mostImages = 5

/** The edits of the repair that was pressed, as a report has it; undefined where it is not offered. */
type Pick = (report: DraftReport) => readonly DraftEdit[] | null | undefined

/** The repairs: what can be done by one press, and what cannot, with the reason. */
export function RepairList({ report, text, make, go }: Props) {
  const words = useWords().editor.repairs
  const [said, press] = useRepair(report, make)
  const { together } = report
  const images = imagesOf(report.repairs)
  const others = report.repairs.filter(({ kind }) => kind !== 'alt')
  return (
    <>
      {together ? (
        <div className="pb-3">
          <Button
            look="primary"
            className="w-full whitespace-normal! h-auto! min-h-9 py-1.5"
            onClick={() => press(({ together: all }) => all && [changeOf(text, all.html)])}
          >
            {together.score === null || report.score === null
              ? words.together.press({ count: together.count })
              : words.together.pressScore({
                  count: together.count,
                  from: Math.round(report.score),
                  to: Math.round(together.score),
                })}
          </Button>
        </div>
      ) : null}
      <p className="text-13 text-faint">{words.lead}</p>
      {report.repairs.length === 0 ? <p className="mt-2 text-14 text-soft">{words.none}</p> : null}
      <ul className="mt-1 flex flex-col">
        {others.map((repair) => (
          <Offer key={repair.kind} repair={repair} go={go}>
            <Button
              size="small"
              onClick={() => press(({ repairs }) => repairs.find(({ kind }) => kind === repair.kind)?.edits)}
            >
              {pressOf(words, repair.kind)}
            </Button>
          </Offer>
        ))}
        {images.slice(0, mostImages).map((repair, at) => {
          const key = keyOf(images, at)
          return (
            <Offer key={key} repair={repair} go={go}>
              <AskWords
                repair={repair}
                fill={(text) => press(({ repairs }) => filledAt(repairs, key, text))}
              />
            </Offer>
          )
        })}
      </ul>
      {images.length > mostImages ? (
        <p className="text-13 text-faint">{words.moreImages({ count: images.length - mostImages })}</p>
      ) : null}
      <p role="status" className="min-h-5 text-13 text-soft">
        {said}
      </p>
      <Withheld report={report} />
    </>
  )
}

/**
 * Makes the repair that is pressed. Where the text has changed since the report, the repair is made by the next report if
 * that offers it still: presses may come faster than answers, and none is lost.
 */
function useRepair(report: DraftReport, make: Props['make']): [said: string, press: (pick: Pick) => void] {
  const words = useWords().editor.repairs
  const [said, setSaid] = useState('')
  const wanted = useRef<Pick | null>(null)
  const press = (pick: Pick) => {
    const isMade = make(pick(report) ?? [])
    wanted.current = isMade ? null : pick
    setSaid(isMade ? words.done : '')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report
  useEffect(() => {
    const edits = wanted.current?.(report)
    if (wanted.current) setSaid(edits && make(edits) ? words.done : words.changed)
    wanted.current = null
  }, [report])
  return [said, press]
}

/** The one edit that makes `to` of `from`: what both begin and end with stays. */
function changeOf(from: string, to: string): DraftEdit {
  let start = 0
  const shorter = Math.min(from.length, to.length)
  while (start < shorter && from[start] === to[start]) start++
  let end = 0
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++
  return { from: start, to: from.length - end, text: to.slice(start, to.length - end) }
}

const imagesOf = (repairs: readonly DraftRepair[]) => repairs.filter(({ kind }) => kind === 'alt')

/** The edits that give the image of this key its words. */
function filledAt(repairs: readonly DraftRepair[], key: string, text: string): DraftEdit[] | undefined {
  const images = imagesOf(repairs)
  const { ask, edits = [] } = images.find((_, at) => keyOf(images, at) === key) ?? {}
  return ask && edits[0] ? [{ ...edits[0], text: `${ask.before}${escaped(text)}${ask.after}` }] : undefined
}

/** An image is the same one on another line: what is being written for it stays. Several may be alike. */
const keyOf = (images: readonly DraftRepair[], at: number): string =>
  `${images[at]!.quote} ${images.slice(0, at).filter(({ quote }) => quote === images[at]!.quote).length}`

function Offer({
  repair,
  go,
  children,
}: {
  repair: DraftRepair
  go(line: number): void
  children: React.ReactNode
}) {
  const words = useWords().editor
  const { kind, line, quote, edits } = repair
  const sentence = {
    alt: () => words.repairs.offer.alt({ line }),
    lang: () => words.repairs.offer.lang({ quote }),
    title: () => words.repairs.offer.title({ quote }),
    comments: () => words.repairs.offer.comments({ count: edits.length }),
    https: () => words.repairs.offer.https({ count: edits.length }),
    contrast: () => words.repairs.offer.contrast({ count: edits.length }),
  }
  const said = isGeneral(kind) ? sentence[kind]() : words.repairs.client[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-14 font-medium">{nameOf(words.repairs, kind)}</p>
        <p className="text-14 text-soft wrap-anywhere">{said}</p>
        {kind === 'alt' || kind === 'contrast' ? (
          <p className="truncate font-mono text-13 text-faint" dir="ltr">
            {quote}
          </p>
        ) : null}
        <button type="button" className="link min-h-6 text-13" onClick={() => go(line)}>
          {words.findings.line({ line })}
        </button>
      </div>
      {children}
    </li>
  )
}

/** The words are for whoever writes the mail to give; none is an answer where the image is not all that a link shows. */
function AskWords({ repair: { ask }, fill }: { repair: DraftRepair; fill(text: string): void }) {
  const words = useWords().editor.repairs
  const id = useId()
  const [text, setText] = useState('')
  if (!ask) return null
  return (
    <form
      className="flex w-full flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') fill(text.trim())
      }}
    >
      <label htmlFor={id} className="sr-only">
        {words.words}
      </label>
      <input
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={words.words}
        dir="auto"
        autoComplete="off"
        className="field field-text h-8! min-w-40 flex-1 text-13!"
      />
      <Button type="submit" size="small" disabled={text.trim() === ''}>
        {words.press.alt}
      </Button>
      {ask.decorative ? (
        <Button size="small" look="quiet" onClick={() => fill('')}>
          {words.decorative}
        </Button>
      ) : null}
    </form>
  )
}

/** As an attribute in double quotes has it. */
const escaped = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function Withheld({ report: { withheld } }: { report: DraftReport }) {
  const words = useWords().editor.repairs
  if (withheld.length === 0) return null
  return (
    <details className="fold mt-1">
      <summary className="link min-h-6 text-13">{words.withheld}</summary>
      <ul className="mt-1 flex flex-col gap-1 text-13 text-soft">
        {withheld.map(({ kind, reason, count }) => (
          <li key={`${kind} ${reason}`}>
            <span className="font-medium">{nameOf(words, kind)}: </span>
            {reasonOf(words, reason, count)}
          </li>
        ))}
      </ul>
    </details>
  )
}

type Said = ReturnType<typeof useWords>['editor']['repairs']

/** Kinds that are for every mail client; the others are for one, and have its name. */
const isGeneral = (kind: RepairKind): kind is keyof Said['kind'] & RepairKind => !Object.hasOwn(clients, kind)

const clients: Record<keyof Said['client'], string> = {
  'gmail-selectors': 'Gmail',
  'gmail-media': 'Gmail',
  'style-head': 'Gmail, Outlook',
  conditional: 'Outlook',
  'office-settings': 'Outlook',
  'line-height': 'Outlook',
  'hidden-tables': 'Outlook',
  'ghost-tables': 'Outlook',
  'vml-prefix': 'Outlook',
  'button-spacing': 'Outlook',
  'web-fonts': 'Outlook',
  'float-gap': 'Outlook',
  'style-comment': 'Outlook',
  'cid-width': 'Apple Mail',
  'link-scheme': 'Outlook.com',
  'dark-scheme': 'Apple Mail',
  'dark-white': 'Apple Mail',
  'auto-links': 'Apple Mail',
  'class-edge': 'Yahoo, AOL',
  'important-space': 'Yahoo, AOL',
}

const nameOf = (words: Said, kind: RepairKind): string => (isGeneral(kind) ? words.kind[kind] : clients[kind])
const pressOf = (words: Said, kind: RepairKind): string =>
  isGeneral(kind) ? words.press[kind] : words.press.client

function reasonOf(
  { reason: said }: Said,
  reason: DraftReport['withheld'][number]['reason'],
  count: number,
): string {
  const sentence = said[reason]
  return typeof sentence === 'function' ? sentence({ count }) : sentence
}
