import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import type { OwnSeats, ReceivedInvitation, Seat } from '#contract/members.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import type { Refused } from '#web/ui/form-context.ts'
import { useWords } from '#web/words/words.ts'

type About = Pick<Seat, 'role' | 'last_day'>

/** The role and how long it lasts, in words. */
export function useSeatSaid(): (about: About) => string {
  const { members, seats } = useWords().account
  return ({ role, last_day }) =>
    `${members.roles[role]}, ${last_day === null ? seats.noEnd : seats.lastDay({ day: last_day })}`
}

/** The own account and those of others, each with the button that chooses it. */
export function OwnSeatsList({ seats, isSeated }: Pick<OwnSeats, 'seats'> & { isSeated: boolean }) {
  const { seats: words } = useWords().account
  const said = useSeatSaid()
  return (
    <Card className="p-0">
      <ul className="divide-y divide-line">
        <Row name={words.own} text="">
          {isSeated ? <Press intent="own" id="" label={words.work} name={words.own} /> : <Here />}
        </Row>
        {seats.map((seat) => (
          <Row key={seat.account_id} name={seat.account_name} text={seat.paused ? words.paused : said(seat)}>
            {seat.current ? (
              <Here />
            ) : seat.paused ? null : (
              <Press
                intent="work"
                id={seat.account_id}
                label={words.work}
                name={words.workOf({ name: seat.account_name })}
              />
            )}
            <Press
              intent="leave"
              id={seat.account_id}
              label={words.leave}
              name={words.leaveOf({ name: seat.account_name })}
            />
          </Row>
        ))}
      </ul>
    </Card>
  )
}

/** Invitations that wait for an answer; none shows nothing. */
export function InvitationsToMe({ invitations }: { invitations: ReceivedInvitation[] }) {
  const { seats: words } = useWords().account
  const said = useSeatSaid()
  const answer = useActionData() as Refused | null | undefined
  const refused = answer?.errors ? answer.message : null
  if (invitations.length === 0 && !refused) return null
  return (
    <Section title={words.invitations}>
      {refused ? (
        <p role="alert" className="form-message mb-4">
          {refused}
        </p>
      ) : null}
      <Card className="p-0">
        <ul className="divide-y divide-line">
          {invitations.map((one) => (
            <Row
              key={one.id}
              name={one.account_name}
              text={`${words.from({ email: one.account_email })}. ${said(one)}`}
            >
              <Press
                intent="accept"
                id={one.id}
                label={words.accept}
                name={words.acceptOf({ name: one.account_name })}
              />
              <Press
                intent="decline"
                id={one.id}
                label={words.decline}
                name={words.declineOf({ name: one.account_name })}
              />
            </Row>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function Row({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5">
      <p className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        {text ? <span className="block text-14 text-soft wrap-anywhere">{text}</span> : null}
      </p>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </li>
  )
}

function Here() {
  const { seats: words } = useWords().account
  return <span className="text-14 text-soft">{words.here}</span>
}

/** A form of its own, sent as a document: what follows is about another account. */
function Press({ intent, id, label, name }: { intent: string; id: string; label: string; name: string }) {
  return (
    <form method="post" action={paths.workingIn}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" aria-label={name === label ? undefined : `${label}: ${name}`}>
        {label}
      </Button>
    </form>
  )
}
