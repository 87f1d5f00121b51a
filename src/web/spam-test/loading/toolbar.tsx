import { BackToOwn } from '#web/shell/back-to-own.tsx'
import { Logo } from '#web/shell/logo.tsx'
import { paths } from '#web/shell/paths.ts'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Plus } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** The bar above a test and its report. */
export function Toolbar() {
  const { report } = useWords()
  return (
    <header className="border-line border-b bg-card">
      <div className="content flex h-16 items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <Logo />
          <p className="hidden border-line-strong border-s ps-3 text-14 text-soft sm:block">
            {report.toolbar}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <BackToOwn to={paths.tests} />
          <ThemeToggle />
          <ButtonLink to={paths.home}>
            <Plus aria-hidden="true" />
            {report.testAgain}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
