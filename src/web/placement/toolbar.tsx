import { BackToOwn } from '#web/shell/back-to-own.tsx'
import { Logo } from '#web/shell/logo.tsx'
import { paths } from '#web/shell/paths.ts'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Plus } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** The bar above a placement test. */
export function PlacementToolbar() {
  const { shell, placement } = useWords()
  return (
    <header className="border-line border-b bg-card">
      <div className="content flex h-16 items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <Logo />
          <p className="hidden border-line-strong border-s ps-3 text-14 text-soft sm:block">
            {shell.entries.placement}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <BackToOwn to={paths.account('placement')} />
          <ThemeToggle />
          <ButtonLink to={paths.inboxPlacement} aria-label={placement.test.newTest}>
            <Plus aria-hidden="true" />
            <span className="max-sm:sr-only">{placement.test.newTest}</span>
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
