import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#web/request/access.ts'

/** What search engines may read: all but what belongs to someone. Reports say for themselves whether they may be listed. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = visitOf({ context }).services.site
  const kept = [
    '/api/',
    '/dashboard',
    '/domains',
    '/tests',
    '/lists',
    '/placements/',
    '/user-account',
    '/subscription',
    '/admin',
    '/checkout',
    '/loading/',
  ]
  const text = [
    'User-agent: *',
    ...kept.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
