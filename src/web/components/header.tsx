import { Link, NavLink } from 'react-router'
import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { ButtonLink } from './button.tsx'
import { CheckersMenu } from './checkers-menu.tsx'
import { Logo } from './logo.tsx'
import { headerMenu } from './menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { useAccount } from './site.ts'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header() {
  const words = useWords()
  return (
    <header className="content flex h-16 items-center justify-between gap-4">
      <Logo />
      <div className="flex items-center gap-1">
        <nav aria-label={words.shell.mainNav} className="hidden items-center gap-1 lg:flex">
          <CheckersMenu look={look} />
          {headerMenu.map((entry) => (
            <MenuLink key={entry.to} to={entry.to} outside={entry.outside}>
              {entry.label(words)}
            </MenuLink>
          ))}
        </nav>
        <ThemeToggle />
        <AccountLinks />
        <MobileMenu />
      </div>
    </header>
  )
}

/** Guests may log in or begin; whoever is signed in has one way to what is theirs. */
function AccountLinks() {
  const { menu } = useWords().account
  const account = useAccount()
  if (account) {
    return (
      <ButtonLink look="primary" to={paths.dashboard} className="ms-2 hidden! lg:inline-flex!">
        {menu.myAccount}
      </ButtonLink>
    )
  }
  return (
    <div className="ms-2 hidden items-center gap-2 lg:flex">
      <ButtonLink to={paths.login()}>{menu.login}</ButtonLink>
      <ButtonLink look="primary" to={paths.register()}>
        {menu.getStarted}
      </ButtonLink>
    </div>
  )
}

type MenuLinkProps = { to: string; outside?: boolean; children: string }

const look =
  'rounded-md px-3 py-2 text-14 font-medium text-soft transition-colors duration-150 hover:bg-well hover:text-ink aria-[current=page]:text-ink'

/** `outside`: drawn by the API, not by these pages, so the browser must load it whole. */
function MenuLink({ to, outside, children }: MenuLinkProps) {
  if (to.includes('#') || outside) {
    return (
      <Link to={to} reloadDocument={outside} className={look}>
        {children}
      </Link>
    )
  }
  return (
    <NavLink to={to} className={look}>
      {children}
    </NavLink>
  )
}
