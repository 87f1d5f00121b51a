import { Link, useLocation } from 'react-router'
import { mayBySeat, seatRight } from '#contract/seat-rights.ts'
import { type AccountTab, accountTabs, paths } from '#web/shell/paths.ts'
import { useAccount, useBilling } from '#web/shell/site.ts'
import { useOpenTab } from '#web/ui/scroll-into-box.ts'
import { useWords } from '#web/words/words.ts'

const aboutMoney: AccountTab[] = ['plans', 'orders']

/** The parts of the account that the visitor may open; where nothing is billed, those about money are not there. */
export function AccountTabs() {
  const { tabs } = useWords().account
  const { pathname } = useLocation()
  const billing = useBilling() !== 'off'
  const bar = useOpenTab()
  const seat = useAccount()?.seat
  const isOpen = (tab: AccountTab) => !seat || mayBySeat(seat.role, seatRight('GET', paths.account(tab)))
  return (
    <nav ref={bar} aria-label={tabs.nav} className="tabs">
      {accountTabs
        .filter((tab) => (billing || !aboutMoney.includes(tab)) && isOpen(tab))
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
