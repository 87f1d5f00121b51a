import type { LoaderFunctionArgs } from 'react-router'
import { Outlet } from 'react-router'
import { requireAccount } from '../../account.ts'
import { AccountTabs } from '../../components/account/account-tabs.tsx'
import { useWords } from '../../words/words.ts'

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
