import { Link } from 'react-router'
import type { CheckerPage } from '#contract/checker-names.ts'
import { paths } from '#web/shell/paths.ts'
import { useOpenTab } from '#web/ui/scroll-into-box.ts'
import { useWords } from '#web/words/words.ts'
import { type Asked, checkerPages, takesDomain, toSearch } from './checkers.ts'

type Props = { checker: CheckerPage; asked: Asked | null; domain: string | null }

/** All checkers side by side. A domain that was asked about is taken along to the others that understand it. */
export function CheckerTabs({ checker, asked, domain }: Props) {
  const words = useWords()
  const bar = useOpenTab()
  const carried = domain ?? asked?.input ?? ''
  const searchOf = (other: CheckerPage) =>
    carried && takesDomain(other) && takesDomain(checker)
      ? toSearch(other, { input: carried, options: {} })
      : ''
  return (
    <nav ref={bar} aria-label={words.checkers.nav} className="tabs">
      {checkerPages.map((other) => (
        <Link
          key={other}
          to={paths.checker(other, searchOf(other))}
          aria-current={other === checker ? 'page' : undefined}
          className="tab"
        >
          {words.shell.checkers[other].name}
        </Link>
      ))}
    </nav>
  )
}
