import { ActionForm } from '#web/forms/action-form.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

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
