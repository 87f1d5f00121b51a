import { useWords } from '#web/words/words.ts'
import { SideLinks } from './side-links.tsx'

/** Stays in sight from 768 px on; below, the menu of the top bar takes its place. */
export function SideNav() {
  const { side } = useWords().account
  return (
    <nav aria-label={side.nav} className="side-nav sticky top-0 pt-8">
      <SideLinks />
    </nav>
  )
}
