import type { ReactNode } from 'react'
import type { AccountAct, AccountFacts } from '#contract/admin.ts'
import type { CurrentPlan } from '#contract/billing.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { useBilling } from '#web/shell/site.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ActDialog } from '../act-dialog.tsx'
import type { PlanChoice } from './plan-choices.ts'

type Act = AccountAct | 'suspend' | 'grant'
type Props = { account: AccountFacts; plan: CurrentPlan; choices: PlanChoice[]; own: boolean }

/** What there is to be done now, each with what it does. */
const actsFor = (account: AccountFacts): Act[] => [
  ...(account.confirmed ? [] : (['confirm'] as const)),
  account.suspended_at ? 'restore' : 'suspend',
  ...(account.mail_stopped ? (['resume-mail'] as const) : []),
  ...(account.two_factor_enabled || account.passkeys > 0 ? (['reset-second-factor'] as const) : []),
  ...(account.admin ? (['demote'] as const) : []),
  ...(!account.admin && account.confirmed && !account.suspended_at ? (['promote'] as const) : []),
  account.deletion_at ? 'cancel-deletion' : 'delete',
]

const dangers = new Set<Act>(['suspend', 'demote', 'delete', 'reset-second-factor'])

export function AccountActs({ account, plan, choices, own }: Props) {
  const { acts: words } = useWords().operators
  const { dateTime } = useFigures()
  const billed = useBilling() !== 'off'
  const facts = { name: account.name, when: account.deletion_at ? dateTime(account.deletion_at) : '' }
  const row = (act: Act, fields?: ReactNode) => (
    <Row key={act} text={words[act].what}>
      <ActDialog
        intent={act}
        trigger={words[act].do}
        title={words[act].title(facts)}
        text={said(words[act].text, facts)}
        look={dangers.has(act) ? 'danger' : 'primary'}
      >
        {fields}
      </ActDialog>
    </Row>
  )
  return (
    <Section title={words.title}>
      {own ? <p className="mb-3 max-w-[70ch] text-soft">{words.own}</p> : null}
      <Card className="p-0">
        <ul>
          {billed ? row('grant', <GrantFields plan={plan} choices={choices} />) : null}
          {own ? null : (
            <>
              {actsFor(account).map((act) => row(act, act === 'suspend' ? <Reason /> : undefined))}
              <Row text={words.export.what}>
                <ActionForm intent="export">
                  <Submit look="plain">{words.export.do}</Submit>
                </ActionForm>
              </Row>
            </>
          )}
        </ul>
      </Card>
    </Section>
  )
}

const said = <F,>(words: string | ((facts: F) => string), facts: F) =>
  typeof words === 'string' ? words : words(facts)

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-5 py-3 first:border-t-0">
      <p className="max-w-[60ch] min-w-[240px] flex-1">{text}</p>
      {children}
    </li>
  )
}

function Reason() {
  const { acts: words } = useWords().operators
  return <TextArea name="reason" label={words.reason} hint={words.reasonHint} maxLength={300} rows={3} />
}

function GrantFields({ plan, choices }: Pick<Props, 'plan' | 'choices'>) {
  const { acts: words } = useWords().operators
  return (
    <>
      <SelectField name="plan_id" label={words.plan} options={choices} defaultValue={plan.plan.id} />
      <TextField name="until" type="date" label={words.ends} hint={words.endsHint} />
    </>
  )
}
