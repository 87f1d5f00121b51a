import type { LoaderFunctionArgs } from 'react-router'
import { languageParameter, languages } from '#contract/language.ts'
import { checkerPages } from '#web/checkers/checkers.ts'
import { visitOf } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'

/** Pages for everyone, each in its languages. Reports are not among them: they are erased after a while. */
const pages = (billing: boolean) => [
  paths.home,
  paths.emailTest,
  paths.inboxTest,
  paths.inboxPlacement,
  paths.verifier(),
  ...checkerPages.map((checker) => paths.checker(checker)),
  paths.consultants,
  ...(billing ? [paths.pricing, paths.ltd] : []),
  paths.docs(),
  paths.docs('checks'),
  paths.glossary(),
  paths.apiDocs,
  paths.report('example'),
  paths.sampleReports,
  paths.status,
  paths.blacklists,
  paths.terms,
  paths.policy,
]

export function loader({ context }: LoaderFunctionArgs) {
  const { services } = visitOf({ context })
  const urls = pages(services.siteConfig.billing !== 'off').map((path) =>
    entry(services.site.publicUrl, path),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

function entry(publicUrl: string, path: string): string {
  const address = escaped(publicUrl + path)
  const others = languages.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?${languageParameter}=${language}"/>`,
  )
  return `<url><loc>${address}</loc>${others.join('')}</url>`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
