import { LogoutButton } from '#web/account/logout-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MenuDialog } from '#web/ui/menu-dialog.tsx'
import { useWords } from '#web/words/words.ts'
import { DomainField } from './domain-field.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { checkerMenu, type Entry, mobileMenu } from './menu.ts'
import { paths } from './paths.ts'
import { useAccount, useSettings } from './site.ts'
import { SiteLink } from './site-link.tsx'

/** The menu below 1024 px. */
export function MobileMenu() {
  const words = useWords()
  const settings = useSettings()
  return (
    <MenuDialog
      open={words.shell.menu}
      close={words.shell.closeMenu}
      title={words.shell.menu}
      button="size-9 lg:hidden"
      look="menu-panel pt-3.5"
      bar="mb-2 flex items-center justify-between"
      head={<h2 className="text-16 font-bold">{words.shell.menu}</h2>}
    >
      {(close) => (
        <>
          <DomainField className="mb-3" />
          <nav aria-label={words.shell.menu} className="-mx-2 flex flex-col">
            {mobileMenu(settings).map((entry) => (
              <MenuLink key={entry.to} entry={entry} close={close} />
            ))}
            <PricingEntry close={close} />
            <p className="mt-3 mb-1 px-2 text-13 text-faint">{words.shell.nav.checkers}</p>
            <div className="grid sm:grid-cols-2">
              {checkerMenu.map((entry) => (
                <MenuLink key={entry.to} entry={entry} close={close} />
              ))}
            </div>
          </nav>
          <AccountEntries close={close} />
          <div className="mt-4">
            <LanguageSwitch />
          </div>
        </>
      )}
    </MenuDialog>
  )
}

function PricingEntry({ close }: { close(): void }) {
  const words = useWords()
  const account = useAccount()
  const to = account ? paths.subscription : paths.pricingSection
  return <MenuLink entry={{ to, label: () => words.shell.account.pricing }} close={close} />
}

/** The account, or the two ways to one. */
function AccountEntries({ close }: { close(): void }) {
  const { account: menu } = useWords().shell
  const account = useAccount()
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 border-line border-t pt-4">
      {account ? (
        <>
          <ButtonLink look="primary" to={paths.dashboard} onClick={close} size="large">
            {menu.myAccount}
          </ButtonLink>
          <LogoutButton size="large" className="w-full" />
        </>
      ) : (
        <>
          <ButtonLink to={paths.login()} onClick={close} size="large">
            {menu.login}
          </ButtonLink>
          <ButtonLink look="primary" to={paths.register()} onClick={close} size="large">
            {menu.signUp}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

function MenuLink({ entry, close }: { entry: Entry; close(): void }) {
  const words = useWords()
  return (
    <SiteLink
      to={entry.to}
      onClick={close}
      className="flex h-11 items-center rounded-md px-2 text-16 font-medium text-soft transition-colors duration-150 hover:bg-well hover:text-ink"
    >
      {entry.label(words)}
    </SiteLink>
  )
}
