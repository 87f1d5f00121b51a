import { Link, NavLink } from 'react-router'
import { useWords } from '../words/words.ts'
import { CheckersMenu } from './checkers-menu.tsx'
import { Logo } from './logo.tsx'
import { headerMenu } from './menu.ts'
import { MobileMenu } from './mobile-menu.tsx'
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
        <MobileMenu />
      </div>
    </header>
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
