import { Form } from 'react-router'
import type { LoginSession } from '#contract/accounts.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

/** Every place where the account is logged in; others can be logged out from here. */
export function SessionsCard({ sessions }: { sessions: LoginSession[] }) {
  const { dateTime, day } = useFigures()
  const { sessions: words } = useWords().account.security
  return (
    <Section title={words.title}>
      <Card className="p-0">
        <ul>
          {sessions.map((session) => (
            <li
              key={session.id}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-5 py-3 first:border-t-0"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{session.device}</p>
                <p className="text-13 text-faint">
                  {words.used} {dateTime(session.last_used_at)} · {words.since} {day(session.created_at)}
                </p>
              </div>
              {session.current ? (
                <p className="text-13 font-medium text-good">{words.here}</p>
              ) : (
                <Form method="post" action={paths.account('security')}>
                  <input type="hidden" name="intent" value="session" />
                  <input type="hidden" name="id" value={session.id} />
                  <Button type="submit" aria-label={`${words.end}: ${session.device}`}>
                    {words.end}
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
