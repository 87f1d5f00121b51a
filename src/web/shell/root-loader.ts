import type { LoaderFunctionArgs } from 'react-router'
import { personOf } from '#contract/seat-roles.ts'
import { visitOf } from '#web/request/access.ts'
import { readDismissed } from './announcements/dismissed.ts'
import { shownSettings } from './site-settings.ts'
import { readTheme } from './theme.ts'

/** What every page knows: the site, the visitor's language and theme, and who is signed in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, account, language, visitor } = visitOf({ context })
  const cookies = request.headers.get('cookie')
  const settings = await services.siteSettings.read(visitor.language)
  return {
    site: services.site,
    language,
    theme: readTheme(cookies),
    account: account && {
      name: account.name,
      email: personOf(account).email,
      confirmed: account.confirmed,
      timezone: account.timezone,
      admin: account.scope.includes('admin') || account.needsFactor === true,
      seat: account.seat ? { name: account.seat.name, role: account.seat.role } : null,
      seatOver: account.seatOver ?? null,
    },
    billing: services.siteConfig.billing,
    settings: shownSettings(settings),
    announcements: services.announcements.shown({
      language: visitor.language ?? 'en',
      isMember: account !== null,
      dismissed: readDismissed(cookies),
    }),
  }
}
export type RootData = Awaited<ReturnType<typeof loader>>
export type Site = RootData['site']
