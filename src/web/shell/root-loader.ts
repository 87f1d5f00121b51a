import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { shownSettings } from './site-settings.ts'
import { readTheme } from './theme.ts'

/** What every page knows: the site, the visitor's language and theme, and who is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, account, language, visitor } = visitOf({ context })
  const settings = await services.siteSettings.read(visitor.language)
  return {
    site: services.site,
    language,
    theme: readTheme(request.headers.get('cookie')),
    account: account && {
      name: account.name,
      email: account.email,
      confirmed: account.confirmed,
      timezone: account.timezone,
      admin: account.scope.includes('admin'),
    },
    billing: services.siteConfig.billing,
    settings: shownSettings(settings),
  }
}
export type RootData = Awaited<ReturnType<typeof loader>>
export type Site = RootData['site']
