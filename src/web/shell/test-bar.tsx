import { ButtonLink } from '../ui/button.tsx'
import { Plus } from '../ui/icons.tsx'
import { BackToOwn } from './back-to-own.tsx'
import { Logo } from './logo.tsx'
import { useAccount } from './site.ts'
import { ThemeToggle } from './theme-toggle.tsx'

type Props = {
  /** What kind of test it is. */
  kind: string
  /** The list it stands in, for signed-in visitors. */
  own: string
  /** The way to another one: for guests, and inside of the signed-in area. */
  again: { label: string; to: string; inside: string }
}

/** The bar above one test and its report. On a phone the ways are icons: their words are too wide in some languages. */
export function TestBar({ kind, own, again }: Props) {
  const account = useAccount()
  return (
    <header className="border-line border-b bg-card">
      <div className="content flex h-16 items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <Logo />
          <p className="hidden border-line-strong border-s ps-3 text-14 text-soft sm:block">{kind}</p>
        </div>
        <div className="flex items-center gap-1">
          <BackToOwn to={own} />
          <ThemeToggle />
          <ButtonLink to={account ? again.inside : again.to} aria-label={again.label}>
            <Plus aria-hidden="true" />
            <span className="max-sm:sr-only">{again.label}</span>
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
