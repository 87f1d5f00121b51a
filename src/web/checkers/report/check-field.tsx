import type { ReactNode } from 'react'
import type { CheckResult } from '#contract/spam-test.ts'
import { ExternalLink } from '#web/ui/icons.tsx'

/** One labelled part of what a check or finding says when it is opened. */
export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="check-field">
      <p className="text-13 text-faint">{label}</p>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="prose flex list-decimal flex-col gap-1 ps-5 marker:text-faint">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

export function References({ refs }: { refs: CheckResult['refs'] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {refs.map((ref) => (
        <li key={ref.url}>
          <a href={ref.url} target="_blank" rel="noreferrer" className="link">
            {ref.label}
            <ExternalLink aria-hidden="true" className="ms-1 inline size-3 align-[-1px]" />
          </a>
        </li>
      ))}
    </ul>
  )
}
