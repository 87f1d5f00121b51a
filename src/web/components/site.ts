import { useRouteLoaderData } from 'react-router'
import type { loader, Site } from '../root.tsx'

const fallback: Site = {
  brand: 'Postproof',
  publicUrl: '',
  mailDomain: '',
  smtpPort: 0,
  version: '',
  rulesVersion: '',
}

/** What pages may know of the configuration; the fallback serves error pages drawn before the root loader ran. */
/** The instance's own machine is all that can send to it: no mail domain was set. */
export const useIsLocal = (): boolean => useSite().mailDomain === 'localhost.test'

export const useSite = (): Site => useRouteLoaderData<typeof loader>('root')?.site ?? fallback
