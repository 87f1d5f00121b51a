import { useSyncExternalStore } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'

/** Links of menus: what they lead to is fetched when a pointer rests on them, unless the connection is slow. */

type Connection = { saveData?: boolean; effectiveType?: string }

const isSlow = () => {
  const connection = (navigator as { connection?: Connection }).connection
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '')
}

const never = () => () => {}
/** `none` on the server, on slow connections, and where data is to be saved. */
const usePrefetch = () =>
  useSyncExternalStore(
    never,
    () => (isSlow() ? ('none' as const) : ('intent' as const)),
    () => 'none' as const,
  )

export function SiteLink(props: LinkProps) {
  return <Link prefetch={usePrefetch()} {...props} />
}

export function SiteNavLink(props: NavLinkProps) {
  return <NavLink prefetch={usePrefetch()} {...props} />
}
