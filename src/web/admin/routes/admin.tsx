import { type LoaderFunctionArgs, type MetaFunction, Outlet } from 'react-router'
import { requireAdmin } from '#web/request/access.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { AdminTabs } from '../admin-tabs.tsx'

export function loader(args: LoaderFunctionArgs) {
  requireAdmin(args)
  return null
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.admin.meta, hidden: true })

/** For administrators: the state of the parts, accounts, plans and settings. */
export default function Admin() {
  const { admin } = useWords().account
  return (
    <>
      <h1 className="mb-2 text-28 font-bold">{admin.title}</h1>
      <AdminTabs />
      <div className="pt-8">
        <Outlet />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorInPage error={error} />
}
