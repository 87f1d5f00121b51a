import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, readForm } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'
import { ConsultantFields } from '../consultant-fields.tsx'
import { readSettings, socialLines } from '../settings-form.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, visitor } = requireAdmin(args)
  return { settings: await services.siteSettings.read(visitor.language) }
}

export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  return attempt(typed, async () => {
    const before = await services.siteSettings.read()
    await services.siteSettings.write(readSettings(typed, before), account)
    return redirect(`${paths.admin('settings')}?done=settings`)
  })
}

type TextName = Exclude<
  keyof ReturnType<typeof useLoaderData<typeof loader>>['settings'],
  'footerSocial' | 'consultants'
>

const leads = [
  ['educationUrl', 'education'],
  ['contactUrl', 'contact'],
  ['statusUrl', 'status'],
  ['helpUrl', 'help'],
] as const

/** Settings record 1, in three parts: texts, titles, code. */
export default function Settings() {
  const { settings: words } = useWords().account.admin
  const { site, shell, orders } = useWords()
  const { admin } = site
  const { settings } = useLoaderData<typeof loader>()
  const names = Object.keys(settings) as TextName[]
  const pages = names.filter((name) => name.endsWith('Title')).map((name) => name.slice(0, -'Title'.length))
  const area = (name: TextName, label: string, rows: number, code = false) => (
    <TextArea
      name={name}
      label={label}
      rows={rows}
      defaultValue={settings[name]}
      className={code ? 'font-mono! text-13!' : ''}
      spellCheck={!code}
    />
  )
  return (
    <ActionForm intent="settings" className="flex flex-col gap-10">
      <Section title={words.title}>
        <Card className="flex flex-col gap-5 p-5 md:p-6">
          {area('contactUsText', words.contact, 2)}
          <p className="-mt-3 text-13 text-faint">{admin.contactTextHint}</p>
          <TextField
            name="contactEmail"
            label={admin.contactEmail}
            hint={admin.contactEmailHint}
            defaultValue={settings.contactEmail}
            maxLength={254}
            dir="ltr"
          />
          <TextArea
            name="footerSocial"
            label={words.social}
            hint={words.socialHint}
            rows={3}
            defaultValue={socialLines(settings.footerSocial)}
            dir="ltr"
          />
          {area('termsText', words.terms, 8)}
          {area('privacyPolicyText', words.privacy, 8)}
        </Card>
      </Section>
      <Section title={admin.leads}>
        <Card className="p-5 md:p-6">
          <p className="mb-4 text-13 text-faint">{admin.leadsHint}</p>
          <div className="grid gap-5 md:grid-cols-2">
            {leads.map(([name, label]) => (
              <TextField
                key={name}
                name={name}
                label={shell.links[label]}
                defaultValue={settings[name]}
                maxLength={300}
                dir="ltr"
              />
            ))}
          </div>
        </Card>
      </Section>
      <Section title={orders.settings.title} id="invoices">
        <Card className="flex flex-col gap-5 p-5 md:p-6">
          <TextArea
            name="invoiceSeller"
            label={orders.settings.seller}
            hint={orders.settings.sellerHint}
            rows={4}
            defaultValue={settings.invoiceSeller}
            maxLength={1000}
          />
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              name="invoiceTaxId"
              label={orders.settings.taxId}
              defaultValue={settings.invoiceTaxId}
              maxLength={300}
            />
            <TextField
              name="invoicePrefix"
              label={orders.settings.prefix}
              hint={orders.settings.prefixHint}
              defaultValue={settings.invoicePrefix}
              maxLength={20}
              dir="ltr"
            />
          </div>
          <TextArea
            name="invoicePayment"
            label={orders.settings.payment}
            hint={orders.settings.paymentHint}
            rows={3}
            defaultValue={settings.invoicePayment}
            maxLength={1000}
          />
          <TextField
            name="invoiceNoTax"
            label={orders.settings.noTax}
            hint={orders.settings.noTaxHint}
            defaultValue={settings.invoiceNoTax}
            maxLength={300}
          />
        </Card>
      </Section>
      <Section title={admin.consultants}>
        <Card className="p-5 md:p-6">
          <p className="mb-4 text-13 text-faint">{admin.consultantsHint}</p>
          <div className="flex flex-col gap-4">
            <ConsultantFields consultants={settings.consultants} />
          </div>
        </Card>
      </Section>
      <Section title={words.titles}>
        <Card className="grid gap-5 p-5 md:grid-cols-2 md:p-6">
          {pages.flatMap((page) => [
            <TextField
              key={`${page}Title`}
              name={`${page}Title`}
              label={words.pageTitle({ page })}
              defaultValue={settings[`${page}Title` as TextName]}
              maxLength={300}
            />,
            <TextField
              key={`${page}Description`}
              name={`${page}Description`}
              label={words.pageDescription({ page })}
              defaultValue={settings[`${page}Description` as TextName]}
              maxLength={300}
            />,
          ])}
        </Card>
      </Section>
      <Section title={words.code}>
        <Card className="flex flex-col gap-5 p-5 md:p-6">
          <p className="rounded-md border border-warning bg-warning-tint px-3.5 py-2.5">
            {words.codeWarning}
          </p>
          {area('customHeadCode', words.head, 4, true)}
          {area('customBodyCode', words.body, 4, true)}
          {area('customFooterCode', words.footer, 4, true)}
        </Card>
      </Section>
      <div>
        <Submit>{words.save}</Submit>
      </div>
    </ActionForm>
  )
}
