import { Link, type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { BrandPanel } from '#web/account/sign-in/brand-panel.tsx'
import { visitOf } from '#web/request/access.ts'
import { requireCodeFree } from '#web/request/code-free.ts'
import { Logo } from '#web/shell/logo.tsx'
import { paths } from '#web/shell/paths.ts'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { sampleFor } from '#web/site/sample/sample.ts'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { useWords } from '../words/words.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireCodeFree(args)
  const { services, visitor } = visitOf(args)
  const sample = await sampleFor(services, visitor)
  return { scores: sample && { careless: sample.careless.score, repaired: sample.repaired.score } }
}

/** The form, and beside it from 768 px on what the product is about. */
export default function AuthLayout() {
  const { panel } = useWords().account
  const { scores } = useLoaderData<typeof loader>()
  return (
    <div className="auth-page">
      <BrandPanel scores={scores} />
      <div className="flex min-w-0 flex-col px-4 md:px-10">
        <header className="flex h-16 items-center justify-between md:justify-end">
          <div className="flex items-center gap-1 md:hidden">
            <Link
              to={paths.home}
              aria-label={panel.back}
              className="-ms-2 inline-grid size-9 place-items-center rounded-md text-soft hover:bg-well hover:text-ink"
            >
              <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            </Link>
            <Logo />
          </div>
          <ThemeToggle />
        </header>
        <main
          id="main"
          className="mx-auto flex w-full max-w-[400px] grow flex-col pt-4 pb-16 md:justify-center md:pt-0"
        >
          <Outlet />
        </main>
      </div>
    </div>
  )
}
