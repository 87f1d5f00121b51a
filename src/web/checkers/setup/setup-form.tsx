import { groupBy } from '@postproof/engine/group-by'
import { Form } from 'react-router'
import type { DomainSetup, SetupService } from '#services/checkers/setup/types.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

const typed = {
  ...{ maxLength: 500, autoCapitalize: 'none', autoComplete: 'off', spellCheck: false, dir: 'ltr' },
} as const

/** Asks which services and servers send, and where reports go. A GET form: the choices are in the page's address. */
export function SetupForm({ setup, busy }: { setup: DomainSetup; busy: boolean }) {
  const { domainSetup: words } = useWords()
  const { choices, domain, refused, services } = setup
  const isOpen = ({ id, isSeen }: SetupService) => isSeen || choices.services.includes(id)
  const kinds = [
    ...groupBy(
      services.filter((service) => !isOpen(service)),
      ({ kind }) => kind,
    ),
  ]
  return (
    <Form method="get" action={paths.domainSetup(domain)}>
      <input type="hidden" name="chosen" value="1" />
      {choices.skipped.map((step) => (
        <input key={step} type="hidden" name="skip" value={step} />
      ))}
      <Card className="flex flex-col gap-6 p-4 md:p-6">
        <fieldset>
          <legend className="mb-3 text-20 font-bold tracking-[-0.01em]">{words.choose}</legend>
          <Chips services={services.filter(isOpen)} chosen={choices.services} title={words.seen} />
          {kinds.map(([kind, group]) => (
            <details key={kind} className="fold border-line border-t last:border-b">
              <summary className="flex min-h-11 items-center gap-2 py-2.5 font-medium">
                {words.kinds[kind as keyof typeof words.kinds]}
                <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
              </summary>
              <Chips services={group} chosen={choices.services} />
            </details>
          ))}
        </fieldset>
        <div className="grid gap-6 md:grid-cols-2">
          <TextField
            {...typed}
            key={`addresses ${choices.addresses}`}
            name="addresses"
            label={words.addresses}
            hint={words.addressesHint}
            defaultValue={choices.addresses.join(' ')}
          />
          <TextField
            {...typed}
            key={`reports ${choices.reports}`}
            name="reports"
            label={words.reports}
            hint={words.reportsHint}
            defaultValue={choices.reports}
          />
        </div>
        {refused.length > 0 ? (
          <p role="alert" className="text-14 font-medium text-bad wrap-anywhere">
            {words.refused({ names: refused.join(', ') })}
          </p>
        ) : null}
        <div>
          <Button type="submit" look="primary" aria-busy={busy}>
            {words.update}
          </Button>
        </div>
      </Card>
    </Form>
  )
}

function Chips({ services, chosen, title }: { services: SetupService[]; chosen: string[]; title?: string }) {
  if (services.length === 0) return null
  return (
    <div className="mb-4">
      {title ? <p className="mb-2 text-13 text-faint">{title}</p> : null}
      <div className="flex flex-wrap gap-2">
        {services.map(({ id, name }) => (
          <label key={id} className="chip">
            <input
              type="checkbox"
              name="service"
              value={id}
              // Other choices in the address must reset boxes that the browser would keep.
              key={`${id} ${chosen.includes(id)}`}
              defaultChecked={chosen.includes(id)}
            />
            {name}
          </label>
        ))}
      </div>
    </div>
  )
}
