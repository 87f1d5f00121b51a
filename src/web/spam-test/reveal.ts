import { useNavigate } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { useAfterNavigation } from '#web/ui/after-navigation.ts'
import type { ReportOutline } from './outline.ts'
import { partOfCheck, pointedAt } from './report.ts'

/** Opens what hides the element that the address points to, and scrolls to it. */
export function useRevealTarget() {
  useAfterNavigation(({ hash }) => {
    if (hash.length < 2) return
    // A fold that is opened by the same address writes its rows first.
    const frame = requestAnimationFrame(() => reveal(hash.slice(1)))
    return () => cancelAnimationFrame(frame)
  })
}

function reveal(id: string) {
  const target = document.getElementById(id)
  if (!target) return
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true
  }
  // The line that was opened belongs into sight, not only what it opened to.
  const shown = target.closest('details') ?? target
  shown.scrollIntoView({ block: target.dataset.align === 'center' ? 'center' : 'start' })
}

/** A link to a check that names another part than the one that holds it, as those of old do, leads on to that. */
export function useRightPart({ id, results }: ReportOutline) {
  const navigate = useNavigate()
  useAfterNavigation((location) => {
    const asked = pointedAt(location)
    const check = results.find((each) => each.id === asked)
    if (!check) return
    const part = partOfCheck(check)
    if (location.pathname.replace(/\/$/, '') !== paths.report(id, part))
      navigate(paths.check(id, check.id, part), { replace: true })
  })
}
