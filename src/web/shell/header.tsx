import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'
import { CheckersMenu } from './checkers-menu.tsx'
import { DomainField } from './domain-field.tsx'
import { Logo } from './logo.tsx'
import { headerMenu, plainMenu } from './menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { paths } from './paths.ts'
import { useAccount, useSettings } from './site.ts'
import { SiteLink, SiteNavLink } from './site-link.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header() {
  const words = useWords()
  const settings = useSettings()
  return (
    <header className="content">
      <div className="flex h-16 items-center justify-between gap-4">
        <Logo />
        <div className="flex items-center gap-1">
          <nav aria-label={words.shell.mainNav} className="hidden items-center lg:flex">
            {headerMenu(settings).map((entry) => (
              <SiteNavLink key={entry.to} to={entry.to} className={look}>
                {entry.label(words)}
              </SiteNavLink>
            ))}
            <CheckersMenu look={look} />
          </nav>
          <DomainField className="ms-1 me-2 hidden w-50 xl:block" />
          <ThemeToggle />
          <AccountLinks />
          <MobileMenu />
        </div>
      </div>
      <PlainMenu />
    </header>
  )
}

const look =
  'whitespace-nowrap rounded-md px-2.5 py-2 text-14 font-medium text-soft transition-colors duration-150 hover:bg-well hover:text-ink aria-[current=page]:text-ink xl:px-3'

/** Below 1024 px the menu opens by a script; without scripts its entries stand under the bar. */
function PlainMenu() {
  const words = useWords()
  const settings = useSettings()
  return (
    <noscript>
      <nav aria-label={words.shell.menu} className="flex flex-wrap gap-x-4 pb-3 lg:hidden">
        {plainMenu(settings).map((entry) => (
          <a key={entry.to} href={entry.to} className="py-1.5 text-14 text-soft underline">
            {entry.label(words)}
          </a>
        ))}
      </nav>
    </noscript>
  )
}

/** Guests may log in or begin; signed-in visitors have one way to what is theirs. */
function AccountLinks() {
  const { account: menu } = useWords().shell
  const account = useAccount()
  if (account) {
    return (
      <ButtonLink look="primary" to={paths.dashboard} className="ms-2 max-lg:hidden">
        {menu.myAccount}
      </ButtonLink>
    )
  }
  return (
    <div className="ms-1 hidden items-center gap-2 lg:flex">
      <SiteLink to={paths.login()} className={look}>
        {menu.login}
      </SiteLink>
      <ButtonLink look="primary" to={paths.register()}>
        {menu.getStarted}
      </ButtonLink>
    </div>
  )
}
