import type { ReactNode } from 'react'

export type PictureFact = { label: string; value: ReactNode }

/** Facts about a picture, one below the other. */
export function FactList({ facts }: { facts: PictureFact[] }) {
  return (
    <dl className="flex flex-col">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-line border-t py-2 first:border-t-0">
          <dt className="text-13 text-faint">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
