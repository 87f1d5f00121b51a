import type { ReactNode } from 'react'

/** Heading and one sentence above the form of a sign-in page. */
export function AuthHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6">
      <h1 className="text-28 font-bold">{title}</h1>
      {children ? <p className="mt-1.5 text-16 text-soft">{children}</p> : null}
    </div>
  )
}

/** A sentence that is not an error: what happened, what comes next. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="mb-5 rounded-md border border-line-strong bg-card px-3.5 py-2.5 text-14">
      {children}
    </div>
  )
}
