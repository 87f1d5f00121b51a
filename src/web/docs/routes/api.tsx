import { useEffect } from 'react'
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { type ApiCall, groupsOf, type NamedShape, namedShapesOf, schemaId } from '../api-docs.ts'
import { Described } from '../described.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const document = visitOf({ context }).describeApi()
  return {
    about: document.info.description ?? '',
    server: document.servers?.[0]?.url ?? '',
    groups: groupsOf(document),
    schemas: namedShapesOf(document),
  }
}

export const meta: MetaFunction = ({ matches }) => {
  const { docs } = wordsOf(matches)
  return pageMeta(matches, {
    title: (brand) => docs.meta({ title: docs.api.title, brand }),
    description: docs.api.lead,
  })
}

/** The API, readable: every call with its shapes, and a line to try it. */
export default function Docs() {
  const { api: docs } = useWords().docs
  const { about, server, groups, schemas } = useLoaderData<typeof loader>()
  useOpenByAddress()
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1 className="text-28 font-bold md:text-44">{docs.title}</h1>
        <p className="prose mt-3 text-16 text-soft">{docs.lead}</p>
        <Described text={about} />
        <p className="mt-2 flex gap-6 text-14">
          <Link className="link min-h-6" to={paths.docs('develop/api')}>
            {docs.examples}
          </Link>
          <a className="link min-h-6" href="/openapi.json">
            /openapi.json
          </a>
        </p>
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[200px_minmax(0,1fr)]">
        <nav
          aria-label={docs.calls}
          className="docs-side flex flex-col gap-1 max-xl:hidden xl:sticky xl:top-6"
        >
          {groups.map(({ id, name }) => (
            <a key={name} href={`#${id}`} className="rounded-md py-1 text-14 text-soft hover:text-ink">
              {name}
            </a>
          ))}
          <a href="#schemas" className="rounded-md py-1 text-14 text-soft hover:text-ink">
            {docs.schemas}
          </a>
        </nav>
        <div className="flex min-w-0 flex-col gap-8">
          {groups.map(({ id, name, calls }) => (
            <Section key={name} id={id} title={name}>
              <Card className="overflow-hidden">
                {calls.map((call) => (
                  <Call key={call.id} call={call} server={server} />
                ))}
              </Card>
            </Section>
          ))}
          <Section id="schemas" title={docs.schemas}>
            <Card className="overflow-hidden">
              <details>
                <summary className="min-h-11 cursor-pointer px-4 py-2 font-medium md:px-5">
                  {docs.schemas}
                </summary>
                {schemas.map(({ id, name, shape }) => (
                  <details key={id} id={id} className="border-line border-t">
                    <summary className="cursor-pointer px-4 py-2 font-mono text-14 md:px-5">{name}</summary>
                    <Fields shape={shape} />
                  </details>
                ))}
              </details>
            </Card>
          </Section>
        </div>
      </div>
    </div>
  )
}

/** A link to a call opens it, also one on this very page. */
function useOpenByAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    const named = document.getElementById(hash.slice(1))
    if (!(named instanceof HTMLDetailsElement)) return
    const around = named.parentElement?.closest('details')
    if (around) around.open = true
    named.open = true
    named.scrollIntoView()
  }, [hash])
}

function Call({ call, server }: { call: ApiCall; server: string }) {
  const { api: docs } = useWords().docs
  const line = `curl ${call.method === 'GET' ? '' : `-X ${call.method} `}${server}${call.path}`
  return (
    <details id={call.id} className="fold border-line border-t first:border-t-0">
      <summary className="flex min-h-11 items-center gap-x-3 px-4 py-2 hover:bg-well md:px-5">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium">{call.summary}</h3>
          <code className="min-w-0 break-words font-mono text-13 text-soft">
            <span className="font-bold text-accent">{call.method}</span> {call.path}
          </code>
        </span>
        <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
      </summary>
      <div className="flex min-w-0 flex-col gap-3 border-line border-t px-4 py-4 md:px-5">
        <div className="has-copy flex min-w-0 items-center gap-2">
          <code className="min-w-0 break-words font-mono text-14">{line}</code>
          <CopyButton text={line} name={docs.copyLine} className="copy-value" />
        </div>
        <p className="text-14 text-soft">
          {docs.operation}: <code className="font-mono text-13">{call.operationId}</code>
        </p>
        {call.description ? <Described text={call.description} /> : null}
        {call.parameters.length ? (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
            {call.parameters.map((parameter) => (
              <div key={parameter.name} className="col-span-2 grid grid-cols-subgrid">
                <dt className="font-mono text-13">{parameter.name}</dt>
                <dd className="break-words text-soft">
                  <span className="font-mono text-13">{parameter.shape}</span>{' '}
                  {docs.where[parameter.where] ?? parameter.where}
                  {parameter.required ? `, ${docs.required}` : ''}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
        {call.bodies.map((body) => (
          <Shape key={body.type} title={`${docs.body} ${body.type}`} shape={body.shape} />
        ))}
        {call.answers.map((answer) =>
          answer.shape ? (
            <Shape
              key={answer.status}
              title={`${answer.status} ${answer.description}`}
              shape={answer.shape}
            />
          ) : (
            <p key={answer.status} className="text-14 text-soft">
              {answer.status} {answer.description}
            </p>
          ),
        )}
      </div>
    </details>
  )
}

function Shape({ title, shape }: { title: string; shape: string }) {
  return (
    <details className="min-w-0 rounded-md border border-line">
      <summary className="cursor-pointer px-3 py-2 text-14 font-medium">{title}</summary>
      <Fields shape={shape} />
    </details>
  )
}

/** Made once for all that the page shows. */
const known = new WeakMap<readonly NamedShape[], Set<string>>()

function namesOf(schemas: readonly NamedShape[]): Set<string> {
  const names = known.get(schemas) ?? new Set(schemas.map(({ name }) => name))
  known.set(schemas, names)
  return names
}

/** A type, in which the names of other types are links. */
function Fields({ shape }: { shape: string }) {
  const { schemas } = useLoaderData<typeof loader>()
  const names = namesOf(schemas)
  const words = shape.split(/(?<=^|[\s(])(?=[A-Z])|(?<=\b[A-Z]\w*)(?=\W)/)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide text that scrolls must be reachable by keyboard
    <pre tabIndex={0} className="overflow-x-auto border-line border-t px-3 py-2 font-mono text-13">
      {words.map((word, at) =>
        names.has(word) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          <a key={at} className="link" href={`#${schemaId(word)}`}>
            {word}
          </a>
        ) : (
          word
        ),
      )}
    </pre>
  )
}
