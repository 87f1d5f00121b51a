import { useRouteLoaderData } from 'react-router'
import type { loader, RootData, Site } from './root-loader.ts'

const fallback: Site = {
  brand: 'Postproof',
  publicUrl: '',
  mailDomain: '',
  smtpPort: 0,
  version: '',
  rulesVersion: '',
}

const useRoot = (): RootData | undefined => useRouteLoaderData<typeof loader>('root')

/** Who is signed in by this browser, or null. */
export const useAccount = () => useRoot()?.account ?? null

/** `off`: no prices, no plans, no prompts anywhere. */
export const useBilling = () => useRoot()?.billing ?? 'off'

/** What the operator wrote for the site: contact, social links. */
export const useSettings = () => useRoot()?.settings

/** What the operator tells whoever sees this page. */
export const useAnnouncements = () => useRoot()?.announcements ?? []

/** The instance's own machine is all that can send to it: no mail domain was set. */
export const useIsLocal = (): boolean => useSite().mailDomain === 'localhost.test'

/** What pages may know of the configuration; the fallback serves error pages drawn before the root loader ran. */
export const useSite = (): Site => useRoot()?.site ?? fallback
