import { use } from 'react'
import { NonceContext } from './nonce.ts'

/** What search engines read of the page (schema.org, JSON-LD). No text in it can end the element it stands in. */
export function StructuredData({ data }: { data: object }) {
  const nonce = use(NonceContext)
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its brackets escaped, not HTML
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** The questions of a page and their answers. */
export const faqData = (items: { q: string; a: string[] }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a.join(' ') },
  })),
})

/** The product as search engines name it. */
export const applicationData = (name: string, url: string, description: string) => ({
  '@type': 'SoftwareApplication',
  name,
  url,
  description,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
})
