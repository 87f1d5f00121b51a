import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireAdmin } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RefreshCw } from '#web/ui/icons.tsx'
import { StatusMark } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAdmin(args)
  return { health: await services.admin.health(account, visitor) }
}

/** Whether each part of the instance answers. */
export default function Health() {
  const { dateTime } = useFigures()
  const { health: words } = useWords().account.admin
  const { health } = useLoaderData<typeof loader>()
  return (
    <>
      <Card className="p-0">
        <ul>
          {health.parts.map((part) => (
            <li
              key={part.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-line border-t px-5 py-3 first:border-t-0 md:grid-cols-[120px_160px_minmax(0,1fr)_auto]"
            >
              <StatusMark status={part.status} />
              <span className="row-start-1 font-medium md:row-auto">{part.title}</span>
              <span className="col-span-2 text-soft wrap-anywhere md:col-span-1">{part.detail}</span>
              <span className="hidden text-13 text-faint tabular-nums md:block">
                {part.status === 'no-data' ? '' : words.ms({ ms: part.ms })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-faint">
          {words.asked({ when: dateTime(health.at), version: health.version })}
        </p>
        <Link to={paths.admin()} className={buttonClass('plain')}>
          <RefreshCw aria-hidden="true" />
          {words.again}
        </Link>
      </div>
    </>
  )
}
