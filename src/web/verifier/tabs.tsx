import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'
import { useListPath } from './lists/list-path.ts'

/** One address, or many by file. */
export function VerifierTabs({ open }: { open: 'one' | 'list' }) {
  const { tabs } = useWords().verifier
  const listPath = useListPath()
  const entries = [
    { id: 'one', to: paths.verifier(), label: tabs.one },
    { id: 'list', to: listPath(), label: tabs.list },
  ]
  return (
    <nav aria-label={tabs.nav} className="tabs">
      {entries.map(({ id, to, label }) => (
        <Link key={id} to={to} aria-current={id === open ? 'page' : undefined} className="tab">
          {label}
        </Link>
      ))}
    </nav>
  )
}
