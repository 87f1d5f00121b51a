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
import { ErrorPage } from './components/error-page.tsx'
import { NonceContext } from './components/nonce.ts'
import { readTheme } from './components/theme.ts'
import './styles/app.css'
import { visitContext } from './visit.ts'
import { defaultWords, useWords } from './words/words.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = context.get(visitContext)
  return { site: services.site, theme: readTheme(request.headers.get('cookie')) }
}
export type Site = ReturnType<typeof loader>['site']

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
