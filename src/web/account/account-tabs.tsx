import { Link, useLocation } from 'react-router'
import { type AccountTab, accountTabs, paths } from '#web/shell/paths.ts'
import { useBilling } from '#web/shell/site.ts'
import { useOpenTab } from '#web/ui/scroll-into-box.ts'
import { useWords } from '#web/words/words.ts'

const aboutMoney: AccountTab[] = ['plans', 'orders']

/** The parts of the account; where nothing is billed, those about money are not there. */
export function AccountTabs() {
  const { tabs } = useWords().account
  const { pathname } = useLocation()
  const billing = useBilling() !== 'off'
  const bar = useOpenTab()
  return (
    <nav ref={bar} aria-label={tabs.nav} className="tabs">
      {accountTabs
        .filter((tab) => billing || !aboutMoney.includes(tab))
        .map((tab) => (
          <Link
            key={tab}
            to={paths.account(tab)}
            aria-current={pathname.replace(/\/$/, '') === paths.account(tab) ? 'page' : undefined}
            className="tab"
          >
            {tab === 'subscription' && !billing ? tabs.results : tabs[tab]}
          </Link>
        ))}
    </nav>
  )
}
