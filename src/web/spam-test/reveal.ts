import { useAfterNavigation } from '#web/ui/after-navigation.ts'

/** Opens what hides the element that the address points to, and scrolls to it. */
export function useRevealTarget() {
  useAfterNavigation(({ hash }) => {
    if (hash.length < 2) return
    const target = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!target) return
    for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
      fold.open = true
    }
    // The line that was opened belongs into sight, not only what it opened to.
    const shown = target.closest('details') ?? target
    shown.scrollIntoView({ block: target.dataset.align === 'center' ? 'center' : 'start' })
  })
}
