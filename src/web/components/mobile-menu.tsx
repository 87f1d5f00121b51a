import { Dialog } from '@base-ui/react/dialog'
import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { LogoutButton } from './account/logout-button.tsx'
import { ButtonLink, buttonClass } from './button.tsx'
import { checkerMenu, type Entry, mobileMenu } from './menu.ts'
import { useAccount, useBilling } from './site.ts'

const square =
  'inline-grid size-9 place-items-center rounded-md text-soft hover:bg-well hover:text-ink [&_svg]:size-5'

/** The menu below 1024 px. The dialog stops the page from scrolling; every page load finds it closed. */
export function MobileMenu() {
  const words = useWords()
  const location = useLocation()
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what closes the menu
  useEffect(() => setOpen(false), [location])
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label={words.shell.menu} className={`${square} lg:hidden`}>
        <Menu aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="fixed inset-x-0 top-0 z-50 max-h-dvh overflow-y-auto overscroll-contain border-line border-b bg-card p-4 pt-3.5 md:px-6">
          <div className="mb-2 flex items-center justify-between">
            <Dialog.Title className="text-16 font-bold">{words.shell.menu}</Dialog.Title>
            <Dialog.Close aria-label={words.shell.closeMenu} className={square}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label={words.shell.menu} className="-mx-2 flex flex-col">
            {mobileMenu.map((entry) => (
              <MenuLink key={entry.to} entry={entry} close={() => setOpen(false)} />
            ))}
            <PricingEntry close={() => setOpen(false)} />
            <p className="mt-3 mb-1 px-2 text-13 text-faint">{words.shell.nav.checkers}</p>
            <div className="grid sm:grid-cols-2">
              {checkerMenu.map((entry) => (
                <MenuLink key={entry.to} entry={entry} close={() => setOpen(false)} />
              ))}
            </div>
          </nav>
          <AccountEntries close={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PricingEntry({ close }: { close(): void }) {
  const words = useWords()
  const account = useAccount()
  if (useBilling() === 'off') return null
  const to = account ? paths.subscription : paths.pricingSection
  return <MenuLink entry={{ to, label: () => words.account.menu.pricing }} close={close} />
}

/** The account, or the two ways to one. */
function AccountEntries({ close }: { close(): void }) {
  const { menu } = useWords().account
  const account = useAccount()
  return (
    <div className="mt-4 grid grid-cols-2 gap-2 border-line border-t pt-4">
      {account ? (
        <>
          <ButtonLink look="primary" to={paths.dashboard} onClick={close} className="h-11!">
            {menu.myAccount}
          </ButtonLink>
          <LogoutButton className="h-11! w-full" />
        </>
      ) : (
        <>
          <ButtonLink to={paths.login()} onClick={close} className="h-11!">
            {menu.login}
          </ButtonLink>
          <ButtonLink look="primary" to={paths.register()} onClick={close} className="h-11!">
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
    <Link
      to={entry.to}
      reloadDocument={entry.outside}
      onClick={close}
      className={buttonClass('quiet', 'h-11! justify-start! px-2! text-16!')}
    >
      {entry.label(words)}
    </Link>
  )
}
