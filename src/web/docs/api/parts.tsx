import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Card, Section } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { DescribedLine } from '../described.tsx'
import { useForeign } from '../foreign.ts'
import { CodeBox } from './code-box.tsx'
import { type ApiCall, type NamedShape, schemaId } from './document.ts'
import { partsOf } from './shape.ts'

/** What a call takes in its address and its headers. */
export function Parameters({ call: { parameters, bodies, schemas } }: { call: ApiCall }) {
  const { api: words } = useWords().docs
  const lang = useForeign('en')
  if (parameters.length + bodies.length === 0) return null
  return (
    <Section id="request" title={words.request}>
      <Card className="flex flex-col gap-4 p-4 md:p-5">
        {parameters.length > 0 ? (
          <dl className="grid gap-x-6 gap-y-2 text-14 sm:grid-cols-[auto_minmax(0,1fr)]">
            {parameters.map(({ name, where, shape, required, about }) => (
              <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
                <dt className="font-mono text-13">{name}</dt>
                <dd className="text-soft wrap-anywhere">
                  <code className="font-mono text-13">{shape}</code> {words.where[where] ?? where}
                  {required ? `, ${words.required}` : ''}
                  {about ? (
                    <span lang={lang} className="block">
                      <DescribedLine text={about} />
                    </span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {bodies.map(({ type, shape }) => (
          <Shape key={type} title={`${words.body} ${type}`} shape={shape} schemas={schemas} />
        ))}
      </Card>
    </Section>
  )
}

/** What it answers, by status. */
export function Responses({ call: { answers, schemas } }: { call: ApiCall }) {
  const { api: words } = useWords().docs
  const lang = useForeign('en')
  return (
    <Section id="responses" title={words.responses}>
      <Card className="flex flex-col gap-3 p-4 md:p-5">
        {answers.map(({ status, description, shape }) =>
          shape ? (
            <Shape key={status} title={`${status} ${description}`} shape={shape} schemas={schemas} />
          ) : (
            <p key={status} lang={lang} className="text-14 text-soft">
              {status} <DescribedLine text={description} />
            </p>
          ),
        )}
      </Card>
    </Section>
  )
}

/** The schemas that the shapes above name. A link to one opens it. */
export function NamedShapes({ schemas }: { schemas: NamedShape[] }) {
  const { api: words } = useWords().docs
  useOpenByAddress()
  if (schemas.length === 0) return null
  return (
    <Section id="schemas" title={words.schemas}>
      <Card className="divide-y divide-line overflow-hidden">
        {schemas.map(({ id, name, shape }) => (
          <details key={id} id={id} className="fold">
            <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 font-mono text-14 hover:bg-well md:px-5">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
            </summary>
            <Fields shape={shape} schemas={schemas} />
          </details>
        ))}
      </Card>
    </Section>
  )
}

function useOpenByAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    const named = document.getElementById(hash.slice(1))
    if (!(named instanceof HTMLDetailsElement)) return
    named.open = true
    named.scrollIntoView()
  }, [hash])
}

type ShapeProps = { shape: string; schemas: NamedShape[] }

/** Open, for it is what the page is read for. */
function Shape({ title, ...shape }: ShapeProps & { title: string }) {
  return (
    <details open className="fold min-w-0 rounded-md border border-line">
      <summary className="flex min-h-9 items-center justify-between gap-3 px-3 py-1 text-14 font-medium">
        {title}
        <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
      </summary>
      <Fields {...shape} />
    </details>
  )
}

/** A type, in which the names of schemas are links. */
function Fields({ shape, schemas }: ShapeProps) {
  const names = new Set(schemas.map(({ name }) => name))
  return (
    <CodeBox className="max-h-96 border-line border-t px-3 py-2">
      {partsOf(shape).map(({ text, isName }, at) =>
        isName && names.has(text) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <a key={at} className="link" href={`#${schemaId(text)}`}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </CodeBox>
  )
}
