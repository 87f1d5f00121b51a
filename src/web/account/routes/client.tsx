import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRouteError,
} from 'react-router'
import { serviceLanguage } from '#contract/language.ts'
import { visitOf } from '#web/request/access.ts'
import { requireCodeFree } from '#web/request/code-free.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { ErrorInPage } from '#web/shell/error-page.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { Logo } from '#web/shell/logo.tsx'
import { pageMeta } from '#web/shell/page-meta.ts'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { ClientPage } from '../clients/client-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCodeFree(args)
  const { services, language } = visitOf(args)
  const { token = '' } = args.params
  return { view: await orErrorPage(services.clientLinks.open(token, serviceLanguage(language))) }
}

/** The address is the secret: no search engine, cache or other site is to have it. */
export const headers = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
})

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const { view, over } = wordsOf(matches).clients
  const client = loaderData?.view.client
  return pageMeta(matches, {
    name: client === undefined ? over.title : view.meta({ client }),
    description: client === undefined ? over.text : view.lead,
    hidden: true,
  })
}

/** The domains of one client, for everyone who has its link. */
export default function Client() {
  const { view } = useLoaderData<typeof loader>()
  return (
    <div className="content flex min-h-dvh flex-col">
      <main id="main" className="flex grow flex-col gap-8 py-8">
        <ClientPage view={view} />
      </main>
      <Bar />
    </div>
  )
}

function Bar() {
  return (
    <footer className="screen-only flex flex-wrap items-center justify-between gap-4 pb-6">
      <Logo />
      <div className="flex items-center gap-4">
        <LanguageSwitch />
        <ThemeToggle />
      </div>
    </footer>
  )
}

/** One page for a link that was revoked, that ended, and that never was. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <div className="content flex min-h-dvh flex-col">
      <main id="main" className="flex grow flex-col">
        {isRouteErrorResponse(error) && error.status === 404 ? <LinkOver /> : <ErrorInPage error={error} />}
      </main>
      <Bar />
    </div>
  )
}

function LinkOver() {
  const { over: words } = useWords().clients
  return (
    <div className="my-auto flex flex-col items-start gap-4 py-16">
      <h1 className="text-28 font-bold sm:text-44">{words.title}</h1>
      <p className="prose text-16 text-soft">{words.text}</p>
    </div>
  )
}
