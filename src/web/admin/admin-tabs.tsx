import { Link, useLocation } from 'react-router'
import { type AdminPart, adminParts, paths } from '#web/shell/paths.ts'
import { useOpenTab } from '#web/ui/scroll-into-box.ts'
import { useWords } from '#web/words/words.ts'

export function AdminTabs() {
  const { account, placement } = useWords()
  const { admin } = account
  const { pathname } = useLocation()
  const bar = useOpenTab()
  return (
    <nav ref={bar} aria-label={admin.nav} className="tabs">
      {adminParts.map((part) => (
        <Link key={part} to={paths.admin(part)} aria-current={currentOf(pathname, part)} className="tab">
          {part === 'seeds' ? placement.seeds.tab : admin.tabs[part]}
        </Link>
      ))}
    </nav>
  )
}

/** A page below a part stands in it. */
function currentOf(pathname: string, part: AdminPart): 'page' | 'true' | undefined {
  const path = paths.admin(part)
  if (pathname.replace(/\/$/, '') === path) return 'page'
  return part !== 'health' && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
