import { useState } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { type Client, familiesOf } from './client-support.ts'

type Props = {
  clients: Client[]
  /** Those asked for by the address; empty when all are counted. */
  asked: string[]
}

/** Which clients are counted: a form whose answer stands in the address. */
export function MyClients({ clients, asked }: Props) {
  const { my, platform: platforms } = useWords().pictures.clients
  const submit = useSubmit()
  // Open from the start when some are chosen; afterwards it is the reader's to fold.
  const [open] = useState(asked.length > 0)
  const apply = (form: HTMLFormElement | null) => submit(form, { replace: true, preventScrollReset: true })
  return (
    <Card className="p-0">
      <details className="fold" open={open}>
        <summary className="flex min-h-12 items-center gap-3 px-5">
          <span className="font-medium">{my.title}</span>
          <span className="text-13 text-faint">
            {asked.length > 0 ? my.some({ count: asked.length, all: clients.length }) : my.all}
          </span>
          <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
        </summary>
        <Form method="get" className="flex flex-col gap-3 px-5 pb-5" preventScrollReset replace>
          <p className="prose text-soft">{my.lead}</p>
          {familiesOf(clients).map((family) => (
            <fieldset key={family.name} className="grid gap-x-4 gap-y-1.5 md:grid-cols-[160px_minmax(0,1fr)]">
              <legend className="contents">
                <span className="py-1.5 text-13 text-faint">{family.name}</span>
              </legend>
              <div className="flex flex-wrap gap-2">
                {family.clients.map(({ id, platform }) => (
                  <label key={id} className="chip">
                    <input
                      type="checkbox"
                      name="client"
                      value={id}
                      // Another address checks other boxes, also where the browser keeps what was ticked.
                      key={`${id} ${asked.includes(id)}`}
                      defaultChecked={asked.includes(id)}
                      onChange={(event) => apply(event.currentTarget.form)}
                    />
                    {platforms[platform] ?? platform}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <div className="flex flex-wrap gap-2">
            <noscript>
              <button type="submit" className={buttonClass('plain')}>
                {my.apply}
              </button>
            </noscript>
            {asked.length > 0 ? (
              <Link to="?" preventScrollReset replace className={buttonClass('plain')}>
                {my.reset}
              </Link>
            ) : null}
          </div>
        </Form>
      </details>
    </Card>
  )
}
