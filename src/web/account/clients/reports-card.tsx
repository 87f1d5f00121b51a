import { languageNames } from '@postproof/messages/languages'
import { Fragment, useState } from 'react'
import { reportDays } from '#contract/client-report-days.ts'
import type { ClientReportSettings } from '#contract/client-reports.ts'
import { languages, serviceLanguage } from '#contract/language.ts'
import { ActionForm, useRefused } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = {
  clients: string[]
  reports: ClientReportSettings
  /** The client that the table is filtered by, which is chosen first. */
  chosen: string | undefined
}

/** Reports of clients: to download now, to get each month, and whose they are. */
export function ReportsCard({ clients, reports, chosen }: Props) {
  const { reports: words } = useWords().clients
  const isRefused = [useRefused('report'), useRefused('brand')].some((each) => each !== undefined)
  return (
    <FoldCard title={words.title} note={words.note({ count: reports.data.length })} open={isRefused}>
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <ReportsTable clients={clients} reports={reports} />
        <p className="prose text-soft">{words.lead}</p>
        <MonthlyForm clients={clients} reports={reports} chosen={chosen} />
      </div>
      <BrandForm brand={reports.brand} />
    </FoldCard>
  )
}

function ReportsTable({ clients, reports }: Pick<Props, 'clients' | 'reports'>) {
  const { day } = useFigures()
  const { reports: words } = useWords().clients
  const stateOf = (client: string) => {
    const set = reports.data.find((each) => each.client === client)
    return set ? words.next({ when: day(set.next_at), language: languageNames[set.language] }) : words.off
  }
  const columns: Column<string>[] = [
    {
      title: words.client,
      cell: (client) => (
        <span className="wrap-anywhere">
          <span className="font-medium">{client}</span>
          <span className="block text-13 text-soft md:hidden">{stateOf(client)}</span>
        </span>
      ),
    },
    { title: words.monthly, look: 'text-soft', onPhone: 'none', cell: stateOf },
    {
      title: words.now,
      onPhone: 'aside',
      look: 'md:w-[150px]',
      cell: (client) => (
        <a
          href={paths.api.clientReportPdf(client)}
          className={buttonClass('plain', '', 'small')}
          aria-label={words.downloadOf({ client })}
        >
          {words.download}
        </a>
      ),
    },
  ]
  return (
    <DataTable label={words.title} columns={columns} rows={clients} rowKey={(client) => client} width={640} />
  )
}

function MonthlyForm({ clients, reports, chosen }: Props) {
  const { lang, clients: all } = useWords()
  const { reports: words } = all
  const [client, setClient] = useState(chosen ?? clients[0])
  const set = reports.data.find((each) => each.client === client)
  return (
    <ActionForm intent="report" className="flex flex-wrap items-end gap-4">
      <div className="min-w-0 grow basis-56 sm:max-w-[320px]">
        <SelectField
          name="client"
          label={words.client}
          options={clients.map((each) => ({ value: each, label: each }))}
          {...(client === undefined ? {} : { defaultValue: client })}
          onChange={(event) => setClient(event.currentTarget.value)}
        />
      </div>
      {/* What is set for this client is what the fields begin with. */}
      <Fragment key={client}>
        <div className="min-w-0 grow basis-48 sm:max-w-[200px]">
          <SelectField
            name="day"
            label={words.day}
            options={[
              ...reportDays.map((day) => ({ value: String(day), label: words.on({ day: String(day) }) })),
              { value: '', label: words.never },
            ]}
            defaultValue={String(set?.day ?? 1)}
          />
        </div>
        <div className="min-w-0 grow basis-36 sm:max-w-[180px]">
          <SelectField
            name="language"
            label={words.language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            defaultValue={set?.language ?? serviceLanguage(lang)}
          />
        </div>
      </Fragment>
      <Submit size="field">{words.save}</Submit>
    </ActionForm>
  )
}

function BrandForm({ brand: { name, has_logo } }: { brand: ClientReportSettings['brand'] }) {
  const { reports: words } = useWords().clients
  return (
    <ActionForm
      intent="brand"
      encType="multipart/form-data"
      className="flex flex-col gap-4 border-line border-t p-4 md:p-5"
    >
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 grow basis-56 sm:max-w-[320px]">
          <TextField
            name="name"
            label={words.name}
            hint={words.nameHint}
            defaultValue={name}
            required={false}
            maxLength={80}
          />
        </div>
        <div className="min-w-0 grow basis-56 sm:max-w-[360px]">
          <TextField
            type="file"
            name="logo"
            label={words.logo}
            hint={has_logo ? words.logoSet : words.logoHint}
            accept="image/png,image/jpeg"
            required={false}
            className="pt-2"
          />
        </div>
      </div>
      {has_logo ? <CheckField name="no_logo" label={words.noLogo} /> : null}
      <div>
        <Submit>{words.saveBrand}</Submit>
      </div>
    </ActionForm>
  )
}
