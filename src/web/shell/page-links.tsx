import { useLocation, useMatches } from 'react-router'
import { cardPages } from '#contract/card-pages.ts'
import { type Language, languageParameter, languages, serviceLanguage } from '#contract/language.ts'
import { useWords } from '#web/words/words.ts'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

/** A language with the country that most of its readers are in, as Open Graph wants it: en_US. */
function openGraphLocale(spoken: Language): string {
  const { language, region } = new Intl.Locale(spoken).maximize()
  return `${language}_${region}`
}

/** Which address a page is known by, in which languages it is to be had, and the picture beside a link to it. */
export function PageLinks() {
  const { publicUrl, brand } = useSite()
  const { pathname } = useLocation()
  const unmatched = useMatches().some(({ id }) => id === 'unmatched')
  const spoken = serviceLanguage(useWords().lang)
  if (!publicUrl || unmatched) return null
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '')
  const address = `${publicUrl}${path}`
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${address}?${languageParameter}=${language}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocale(spoken)} />
      <meta
        property="og:image"
        content={`${publicUrl}${cardOf(path)}${spoken === 'en' ? '' : `?${languageParameter}=${spoken}`}`}
      />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Reports have their own, and the main pages; what is below a page shows that page's. */
function cardOf(path: string): string {
  const [first = '', second] = path.split('/').slice(1)
  if (first === 'results' && second) return paths.card('results', second)
  const page = first === 'placement' || first === 'inbox-test' ? 'inbox-placement' : first
  return paths.card('page', cardPages.find((known) => known === page) ?? 'home')
}
