import { type LoaderFunctionArgs, redirect } from 'react-router'
import { unmatched } from '#web/request/refusals.ts'
import { paths, type ReportPart } from '#web/shell/paths.ts'

type Place = { part: ReportPart; query?: Record<string, string>; anchor?: string }

/**
 * Where the parts of a report that had pages of their own stand now. An address that leads to what is seen at once has no
 * anchor: a browser then keeps the one that the old address named.
 */
const places: Record<string, Place> = {
  authentication: { part: 'delivery' },
  'spam-filters': { part: 'delivery', anchor: 'filters' },
  blacklists: { part: 'delivery', anchor: 'blacklists' },
  content: { part: 'mail' },
  screenshots: { part: 'mail' },
  'heat-map': { part: 'mail', query: { attention: 'open' } },
  assistant: { part: 'mail', query: { plan: 'open' }, anchor: 'plan' },
}

/** Leads to the same thing at its new place, with what the address chose. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const place = Object.hasOwn(places, params.moved ?? '') ? places[params.moved!] : undefined
  if (!place) throw unmatched()
  const query = new URL(request.url).searchParams
  for (const [name, value] of Object.entries(place.query ?? {})) query.set(name, value)
  const search = query.size > 0 ? `?${query}` : ''
  const hash = place.anchor ? `#${place.anchor}` : ''
  return redirect(`${paths.report(encodeURIComponent(params.id!), place.part)}${search}${hash}`, 301)
}
