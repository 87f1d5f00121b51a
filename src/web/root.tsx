import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { type ReactNode, use } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'
import { keepToSeat } from './request/seat-gate.ts'
import { Announcements } from './shell/announcements/announcements.tsx'
import { useKeepDestination } from './shell/chunks.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { useKeepFocus } from './shell/focus.ts'
import { NonceContext } from './shell/nonce.ts'
import { PageLinks } from './shell/page-links.tsx'
import { loader } from './shell/root-loader.ts'
import { SeatStrip } from './shell/seat-strip.tsx'
import { leaveToolHost } from './shell/tool-hosts.ts'
import { keepUnsent, useUnsent } from './shell/unsent.ts'
import { Toasts } from './ui/toasts.tsx'
import './styles/app.css'
import { AreasSaid } from './words/areas-said.tsx'
import { useWords, wordsOf } from './words/words.ts'
import { useFollowLanguage } from './words/words-provider.tsx'

export { loader }

export const middleware = [leaveToolHost, keepToSeat]
export const clientMiddleware = [keepUnsent]

/** The one font file that every page needs, asked for before the style sheet names it. */
export const links: LinksFunction = () => [
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: wordsOf(matches).meta.title({ brand: loaderData?.site.brand ?? '' }) },
  { name: 'description', content: wordsOf(matches).meta.description },
]

export function Layout({ children }: { children: ReactNode }) {
  const words = useWords()
  const nonce = use(NonceContext)
  const root = useRouteLoaderData<typeof loader>('root')
  const theme = root?.theme
  useFollowLanguage(root?.language)
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
        <PageLinks />
        <Links nonce={nonce} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {words.shell.skip}
        </a>
        <Announcements />
        <SeatStrip />
        <Toasts>{children}</Toasts>
        <AreasSaid />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  useKeepDestination()
  useKeepFocus()
  useUnsent()
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
