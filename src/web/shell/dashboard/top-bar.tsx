import { LogoutButton } from '#web/account/logout-button.tsx'
import { MenuDialog } from '#web/ui/menu-dialog.tsx'
import { useWords } from '#web/words/words.ts'
import { DomainField } from '../domain-field.tsx'
import { Logo } from '../logo.tsx'
import { useAccount } from '../site.ts'
import { ThemeToggle } from '../theme-toggle.tsx'
import { SideLinks } from './side-links.tsx'

/** The bar above the signed-in area: where one is, who one is, the way out. */
export function TopBar() {
  return (
    <header className="border-line border-b bg-card">
      <div className="content flex h-[90px] items-center justify-between gap-4">
        <Logo />
        <div className="flex min-w-0 items-center gap-2">
          <Person className="hidden min-w-0 text-end sm:block" />
          <DomainField className="mx-2 hidden w-50 lg:block" />
          <ThemeToggle />
          <LogoutButton className="max-md:hidden" />
          <DashboardMenu />
        </div>
      </div>
    </header>
  )
}

function Person({ className }: { className: string }) {
  const account = useAccount()
  if (!account) return null
  return (
    <p className={className}>
      <span className="block truncate font-medium">{account.name}</span>
      <span className="block truncate text-13 text-faint">{account.email}</span>
    </p>
  )
}

/** The navigation below 768 px. Without scripts it stands under the bar. */
function DashboardMenu() {
  const { side } = useWords().account
  return (
    <MenuDialog
      open={side.open}
      close={side.close}
      title={side.nav}
      button="size-10 md:hidden"
      look="menu-panel"
      bar="mb-2 flex h-[90px] items-center justify-between gap-4"
      head={<Person className="min-w-0" />}
    >
      {(close) => (
        <>
          <DomainField className="mb-3" />
          <nav aria-label={side.nav}>
            <SideLinks close={close} />
          </nav>
          <div className="mt-4 border-line border-t pt-4">
            <LogoutButton size="large" className="w-full" />
          </div>
        </>
      )}
    </MenuDialog>
  )
}
