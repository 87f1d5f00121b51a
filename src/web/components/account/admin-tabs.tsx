import { Link, useLocation } from 'react-router'
import { adminParts, paths } from '../../paths.ts'
import { useWords } from '../../words/words.ts'

export function AdminTabs() {
  const { admin } = useWords().account
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
          {admin.tabs[part]}
        </Link>
      ))}
    </nav>
  )
}
