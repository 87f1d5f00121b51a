import { ActionForm } from '../../forms/action-form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { useWords } from '../../words/words.ts'
import { Card, Section } from '../card.tsx'

/** `keys`: API keys that end with the present password. */
export function PasswordCard({ keys }: { keys: number }) {
  const { password: words } = useWords().account.security
  return (
    <Section title={words.title}>
      <Card className="max-w-[560px] p-5 md:p-6">
        <ActionForm intent="password" className="flex flex-col gap-5">
          <PasswordField name="current_password" label={words.current} />
          <PasswordField label={words.next} fresh />
          <PasswordField name="password_confirmation" label={words.repeat} fresh />
          <p className="text-14 text-soft">{words.lead({ keys })}</p>
          <div>
            <Submit>{words.submit}</Submit>
          </div>
        </ActionForm>
      </Card>
    </Section>
  )
}
