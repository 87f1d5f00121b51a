import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { type ReactNode, use } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import { Toaster } from 'sonner'
import { visitOf } from './account.ts'
import { ErrorPage } from './components/error-page.tsx'
import { NonceContext } from './components/nonce.ts'
import { readTheme } from './components/theme.ts'
import { shownSettings } from './site-settings.ts'
import './styles/app.css'
import { defaultWords, useWords } from './words/words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, account } = visitOf({ context })
  const settings = await services.siteSettings.read()
  return {
    site: services.site,
    theme: readTheme(request.headers.get('cookie')),
    account: account && {
      name: account.name,
      email: account.email,
      confirmed: account.confirmed,
      admin: account.scope.includes('admin'),
    },
    billing: services.siteConfig.billing,
    settings: shownSettings(settings),
  }
}
export type RootData = Awaited<ReturnType<typeof loader>>
export type Site = RootData['site']

/** The one font file that every page needs, asked for before the style sheet names it. */
export const links: LinksFunction = () => [
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: defaultWords.meta.title(loaderData?.site.brand ?? '') },
  { name: 'description', content: defaultWords.meta.description },
]

export function Layout({ children }: { children: ReactNode }) {
  const words = useWords()
  const nonce = use(NonceContext)
  const theme = useRouteLoaderData<typeof loader>('root')?.theme
  return (
    <html lang={words.lang} dir={words.dir} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Vite gives this nonce to the preload links it adds later. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {words.shell.skip}
        </a>
        {children}
        <Toaster
          position="bottom-left"
          duration={5000}
          closeButton
          containerAriaLabel={words.shell.notifications}
          theme={theme ?? 'system'}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
