import type { PlacementRow } from '#contract/placement.ts'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { authStatus } from '../rows/auth-marks.tsx'
import { authenticationOf, comparedMethods } from './auth-of.ts'

/** SPF, DKIM and DMARC once, as most providers saw them, and who saw them otherwise. */
export function Authentication({ rows }: { rows: PlacementRow[] }) {
  const { picture, report } = useWords().placement
  const { auth: words } = picture
  const { common, differing, reporting, silent } = authenticationOf(rows)
  if (!common && silent.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5" data-testid="authentication">
      <p className="font-medium">{report.columns.auth}</p>
      {common ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {comparedMethods.map((method) => (
            <Result key={method} result={common[method]}>
              {method.toUpperCase()} <code className="text-13 text-soft">{common[method]}</code>
            </Result>
          ))}
        </ul>
      ) : null}
      {common ? (
        <p className="text-13 text-faint">
          {differing.length === 0
            ? words.everywhere({ count: reporting })
            : words.mostly({ count: reporting })}
        </p>
      ) : null}
      {differing.length > 0 ? (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {differing.map(({ method, result, names }) => (
            <Result key={`${method} ${result}`} result={result}>
              {words.differs({ method: method.toUpperCase(), result, names: names.join(', ') })}
            </Result>
          ))}
        </ul>
      ) : null}
      {silent.length > 0 ? (
        <p className="text-13 text-faint">{words.silent({ names: silent.join(', ') })}</p>
      ) : null}
    </div>
  )
}

function Result({ result, children }: { result: string; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <StatusIcon status={authStatus(result)} />
      <span className="wrap-anywhere">{children}</span>
    </li>
  )
}
