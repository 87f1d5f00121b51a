import { ActionForm, Submit } from '../../forms/action-form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useWords } from '../../words/words.ts'
import { Card, Section } from '../card.tsx'

export function PasswordCard() {
  const { password: words } = useWords().account.security
  return (
    <Section title={words.title}>
      <Card className="max-w-[560px] p-5 md:p-6">
        <ActionForm intent="password" className="flex flex-col gap-5">
          <PasswordField name="current_password" label={words.current} />
          <PasswordField label={words.next} fresh />
          <PasswordField name="password_confirmation" label={words.repeat} fresh />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Submit>{words.submit}</Submit>
            <p className="text-13 text-faint">{words.lead}</p>
          </div>
        </ActionForm>
      </Card>
    </Section>
  )
}
