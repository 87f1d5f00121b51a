import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { unmatched } from '#web/request/refusals.ts'
import { useAskAgain } from '#web/shell/ask-again.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { developmentMails } from '../development-mailbox.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const mails = developmentMails(services, visitor)
  const open = mails?.find(({ id }) => id === params.id)
  if (!mails || (params.id && !open)) throw unmatched()
  return { mails: mails.map(({ id, to, subject, at }) => ({ id, to, subject, at })), open: open ?? null }
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.mailbox.meta, hidden: true })

/** Mail to users on an instance that sends none: the list, or one of them. */
export default function DevelopmentMailbox() {
  const { dateTime } = useFigures()
  const { mailbox: words } = useWords().account
  const { mails, open } = useLoaderData<typeof loader>()
  // Mail is sent a moment after what caused it: the list may be open already.
  useAskAgain(open === null)
  return (
    <div className="content pt-6 md:pt-12">
      {open ? (
        <>
          <Link to={paths.developmentMailbox()} className="link inline-flex min-h-6 items-center gap-1.5">
            <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {words.back}
          </Link>
          <h1 className="mt-3 text-28 font-bold wrap-anywhere">{open.subject}</h1>
          <p className="mt-1 mb-6 text-soft wrap-anywhere">
            {words.to} {open.to}, {dateTime(open.at)}
          </p>
          <Card className="max-w-[720px] p-5 md:p-6">
            <WithLinks text={open.text} />
          </Card>
        </>
      ) : (
        <>
          <h1 className="text-28 font-bold">{words.title}</h1>
          <p className="prose mt-1 mb-6 text-16 text-soft">{words.note}</p>
          {mails.length === 0 ? <p className="text-soft">{words.empty}</p> : <List />}
        </>
      )}
    </div>
  )
}

function List() {
  const { dateTime } = useFigures()
  const { mails } = useLoaderData<typeof loader>()
  return (
    <Card className="p-0">
      <ul>
        {mails.map((mail) => (
          <li key={mail.id} className="border-line border-t first:border-t-0">
            <Link
              to={paths.developmentMailbox(mail.id)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 px-5 py-2.5 hover:bg-well"
            >
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{mail.subject}</span>
                <span className="block text-13 text-soft wrap-anywhere">{mail.to}</span>
              </span>
              <span className="text-13 text-faint tabular-nums">{dateTime(mail.at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const address = /(https?:\/\/[^\s<>"]+)/

/** The plain text with its addresses to follow. */
function WithLinks({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap text-16 wrap-anywhere">
      {text.split(address).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
          <a key={index} href={part} className="link">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
