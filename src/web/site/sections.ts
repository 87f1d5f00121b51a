import { useAfterNavigation } from '#web/ui/after-navigation.ts'

/** Sections of the home page that links of other pages lead to. */

/** The page is drawn first, then scrolled. */
const redirectScrollDelay = 30
/** Px above a section at which the page comes to rest: the spam test keeps its heading and what leads to it in view. */
const scrollOffsets: Record<string, number> = { 'spam-test': 500 }

/** Scrolls to the section that the address names, each time a link names one. */
export function useSectionToNavigate() {
  useAfterNavigation(({ hash }) => {
    const sectionToNavigate = hash.slice(1)
    const offset = scrollOffsets[sectionToNavigate]
    if (!sectionToNavigate) return
    const timer = setTimeout(() => {
      const section = document.getElementById(sectionToNavigate)
      if (!section) return
      if (offset === undefined) section.scrollIntoView()
      else window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - offset })
    }, redirectScrollDelay)
    return () => clearTimeout(timer)
  })
}
