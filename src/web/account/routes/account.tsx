import type { LoaderFunctionArgs } from 'react-router'
import { Outlet } from 'react-router'
import { requireAccount } from '#web/request/access.ts'
import { useWords } from '#web/words/words.ts'
import { AccountTabs } from '../account-tabs.tsx'

export function loader(args: LoaderFunctionArgs) {
  requireAccount(args)
  return null
}

/** The account, in parts. */
export default function Account() {
  const { account } = useWords().account
  return (
    <>
      <h1 className="mb-2 text-28 font-bold">{account.title}</h1>
      <AccountTabs />
      <div className="pt-8">
        <Outlet />
      </div>
    </>
  )
}
