import { type LoaderFunctionArgs, type MetaFunction, Outlet } from 'react-router'
import { requireAdmin } from '../../account.ts'
import { AdminTabs } from '../../components/account/admin-tabs.tsx'
import { ErrorInPage } from '../../components/error-page.tsx'
import { ownMeta } from '../../page-meta.ts'
import { useWords, wordsOf } from '../../words/words.ts'

export function loader(args: LoaderFunctionArgs) {
  requireAdmin(args)
  return null
}

export const meta: MetaFunction = ({ matches }) => ownMeta(wordsOf(matches).account.admin.meta, matches)

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
