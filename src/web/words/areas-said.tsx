import { createContext, use } from 'react'
import { everyArea } from './catalogs.ts'
import type { Area } from './types.ts'

/** On the server: the areas of words that the page has said something of so far. */
export const AreasSaidContext = createContext<ReadonlySet<Area> | null>(null)

const id = 'words'

/** Tells the browser which words the page was written with. Stands behind all that says something. */
export function AreasSaid() {
  const said = use(AreasSaidContext)
  return <template id={id} data-areas={said ? [...said].join(' ') : undefined} suppressHydrationWarning />
}

/** In the browser: the areas to load before the page comes alive. */
export function areasOfPage(): Area[] {
  const said = document.getElementById(id)?.dataset.areas?.split(' ') ?? []
  return everyArea.filter((area) => said.includes(area))
}
