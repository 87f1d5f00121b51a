import { Link, useLocation } from 'react-router'
import { adminParts, paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'

export function AdminTabs() {
  const { account, placement } = useWords()
  const { admin } = account
  const { pathname } = useLocation()
  return (
    <nav aria-label={admin.nav} className="tabs">
      {adminParts.map((part) => (
        <Link
          key={part}
          to={paths.admin(part)}
          aria-current={pathname.replace(/\/$/, '') === paths.admin(part) ? 'page' : undefined}
          className="tab"
        >
          {part === 'seeds' ? placement.seeds.tab : admin.tabs[part]}
        </Link>
      ))}
    </nav>
  )
}
