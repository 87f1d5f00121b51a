import type { PlacementRow } from '#contract/placement.ts'
import type { Status } from '#contract/spam-test.ts'
import { StatusIcon, statusColor } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'

export const authMethods = ['spf', 'dkim', 'dmarc', 'arc'] as const

/** The results of RFC 8601, 2.7, as good, bad or neither. */
export function authStatus(result: string): Status {
  if (result === 'pass' || result === 'bestguesspass') return 'good'
  if (result === 'fail' || result === 'permerror') return 'bad'
  return result === 'softfail' || result === 'temperror' || result === 'neutral' ? 'warning' : 'no-data'
}

/** SPF, DKIM and DMARC as that provider saw them. */
export function AuthMarks({ auth }: { auth: PlacementRow['auth'] }) {
  const { report } = useWords().placement
  if (!auth) return <span className="text-13 text-faint">{report.noAuth}</span>
  return (
    <ul className="text-13">
      {(['spf', 'dkim', 'dmarc'] as const).map((method) => {
        const status = authStatus(auth[method])
        return (
          <li key={method} className="flex items-center gap-1.5 whitespace-nowrap">
            <StatusIcon status={status} className="size-3.5" />
            <span className="font-medium">{method.toUpperCase()}</span>
            <span className={`sr-only ${statusColor(status)}`}>{auth[method]}</span>
          </li>
        )
      })}
    </ul>
  )
}
