import { Dialog } from '@base-ui/react/dialog'
import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '../../words/words.ts'
import { LogoutButton } from '../account/logout-button.tsx'
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
          <ThemeToggle />
          <LogoutButton className="hidden! md:inline-flex!" />
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

const square =
  'inline-grid size-10 place-items-center rounded-md text-soft hover:bg-well hover:text-ink [&_svg]:size-5 md:hidden'

/** The navigation below 768 px; every page load finds it closed. Without scripts it stands under the bar. */
function DashboardMenu() {
  const { side } = useWords().account
  const location = useLocation()
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what closes the menu
  useEffect(() => setOpen(false), [location])
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label={side.open} className={`${square} needs-scripts`}>
        <Menu aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="fixed inset-x-0 top-0 z-50 max-h-dvh overflow-y-auto overscroll-contain border-line border-b bg-card px-4 pb-4">
          <div className="mb-2 flex h-[90px] items-center justify-between gap-4">
            <Dialog.Title className="sr-only">{side.nav}</Dialog.Title>
            <Person className="min-w-0" />
            <Dialog.Close aria-label={side.close} className={square}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label={side.nav}>
            <SideLinks close={() => setOpen(false)} />
          </nav>
          <div className="mt-4 border-line border-t pt-4">
            <LogoutButton className="h-11! w-full" />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
