import { languageNames } from '@postproof/messages/languages'
import { useLocation } from 'react-router'
import { languages } from '#contract/language.ts'
import { useWords } from '#web/words/words.ts'
import { inLanguage } from './languages.ts'

/** The same page in another language. Plain links: the browser loads the page again, with the other catalog. */
export function LanguageSwitch() {
  const { lang, shell } = useWords()
  const location = useLocation()
  return (
    <nav aria-label={shell.language} className="text-13">
      <ul className="flex flex-wrap gap-x-4">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(location, language)}
              lang={language}
              hrefLang={language}
              dir="ltr"
              rel="nofollow"
              aria-current={language === lang ? 'true' : undefined}
              className="inline-block min-w-6 rounded-sm py-1 text-soft hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
