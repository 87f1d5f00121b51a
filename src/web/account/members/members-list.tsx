import type { Member, MemberInvitation } from '#contract/members.ts'
import { seatRoles } from '#contract/seat-roles.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { useSeatSaid } from './own-seats.tsx'

/** Unanswered invitations. */
export function Invitations({ invitations }: { invitations: MemberInvitation[] }) {
  const { members: words } = useWords().account
  const { dateTime } = useFigures()
  const said = useSeatSaid()
  return (
    <section aria-label={words.waiting}>
      <h3 className="mb-3 text-16 font-bold">{words.waiting}</h3>
      <Card className="p-0">
        <ul className="divide-y divide-line">
          {invitations.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5"
            >
              <p className="min-w-0">
                <span className="block font-medium wrap-anywhere">{one.email}</span>
                <span className="block text-14 text-soft">{said(one)}</span>
                <span className="block text-14 text-soft">
                  {words.until({ when: dateTime(one.expires_at) })}
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                <Press intent="again" id={one.id} label={words.again} name={words.againOf(one)} />
                <Press intent="withdraw" id={one.id} label={words.withdraw} name={words.withdrawOf(one)} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** The members, each with role, last day, and the way out. */
export function MembersList({ members }: { members: Member[] }) {
  const { members: words } = useWords().account
  return (
    <section aria-label={words.list}>
      <h3 className="mb-3 text-16 font-bold">{words.list}</h3>
      {members.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
      ) : (
        <>
          <Card className="p-0">
            <ul className="divide-y divide-line">
              {members.map((member) => (
                <MemberItem key={member.id} member={member} />
              ))}
            </ul>
          </Card>
          <p className="mt-3 text-14 text-soft">{words.removeHint}</p>
        </>
      )}
    </section>
  )
}

function MemberItem({ member }: { member: Member }) {
  const { members: words } = useWords().account
  const { day } = useFigures()
  const { id, name, email, role, last_day, created_at, paused } = member
  return (
    <li className="flex flex-col gap-3 px-5 py-4">
      <p className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-14 text-soft wrap-anywhere">
          {email}, {words.since({ when: day(created_at) })}
        </span>
        {paused ? <span className="block text-14 text-warning">{words.paused}</span> : null}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <ActionForm intent="change" id={id} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <SelectField
            name="role"
            label={words.role}
            options={seatRoles.map((each) => ({ value: each, label: words.roles[each] }))}
            defaultValue={role}
          />
          <TextField name="last_day" type="date" label={words.lastDay} defaultValue={last_day ?? ''} />
          <Submit look="plain" aria-label={paused ? words.letInOf({ email }) : words.saveOf({ email })}>
            {paused ? words.letIn : words.save}
          </Submit>
        </ActionForm>
        <Press intent="remove" id={id} label={words.remove} name={words.removeOf({ email })} />
      </div>
    </li>
  )
}

function Press({ intent, id, label, name }: { intent: string; id: string; label: string; name: string }) {
  return (
    <ActionForm intent={intent} id={id}>
      <input type="hidden" name="id" value={id} />
      <Submit look="plain" aria-label={name}>
        {label}
      </Submit>
    </ActionForm>
  )
}
