import { ActionForm } from '#web/forms/action-form.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = {
  deletionAt: string | null
  /** Plans are bought here. */
  paid: boolean
}

/** Deletes the account after some days of grace; who is there is asked again. */
export function DeleteAccount({ deletionAt, paid }: Props) {
  const { dateTime } = useFigures()
  const { remove: words } = useWords().account.data
  return (
    <Section title={words.title}>
      <Card className="max-w-[560px] border-bad! p-5 md:p-6">
        {deletionAt ? (
          <ActionForm intent="keep">
            <p className="mb-4">{words.scheduled({ when: dateTime(deletionAt) })}</p>
            {paid ? <p className="mb-4 text-soft">{words.subscription}</p> : null}
            <Submit look="plain">{words.keep}</Submit>
          </ActionForm>
        ) : (
          <ActionForm intent="delete" className="flex flex-col gap-4">
            <p className="text-soft">{words.text}</p>
            {paid ? <p className="text-soft">{words.subscription}</p> : null}
            <div>
              <Submit look="danger">{words.submit}</Submit>
            </div>
          </ActionForm>
        )}
      </Card>
    </Section>
  )
}
