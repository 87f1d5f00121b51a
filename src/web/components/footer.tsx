import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { ButtonLink } from './button.tsx'
import { Logo } from './logo.tsx'
import { footerBlocks, withoutCallToAction } from './menu.ts'
import { useSite } from './site.ts'

export function Footer() {
  const words = useWords()
  const site = useSite()
  const { pathname } = useLocation()
  return (
    <footer className="mt-20 border-line border-t bg-card">
      {withoutCallToAction.includes(pathname) ? null : <CallToAction />}
      <div className="content grid grid-cols-2 gap-x-6 gap-y-10 py-10 md:grid-cols-4 xl:grid-cols-[minmax(0,2fr)_repeat(4,1fr)]">
        <div className="col-span-2 flex flex-col items-start gap-3 md:col-span-4 xl:col-span-1">
          <Logo />
          <p className="max-w-[44ch] text-13 text-soft">{words.shell.footer.about}</p>
          {site.version ? (
            <p className="text-13 text-faint">
              {words.shell.footer.version(site.version, site.rulesVersion)}
            </p>
          ) : null}
        </div>
        {footerBlocks.map((block) => (
          <nav key={block.title(words)} aria-label={block.title(words)}>
            <p className="mb-2 text-13 font-medium text-faint">{block.title(words)}</p>
            <ul>
              {block.entries.map((entry) => (
                <li key={entry.to}>
                  <Link
                    to={entry.to}
                    reloadDocument={entry.outside}
                    className="inline-block min-w-6 rounded-sm py-1 text-14 text-soft hover:text-ink hover:underline"
                  >
                    {entry.label(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

function CallToAction() {
  const { footer } = useWords().shell
  return (
    <div className="border-line border-b">
      <div className="content flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
        <div>
          <p className="text-20 font-bold tracking-[-0.01em]">{footer.callTitle}</p>
          <p className="text-14 text-soft">{footer.callText}</p>
        </div>
        <ButtonLink look="primary" to={paths.spamTest}>
          {footer.call}
        </ButtonLink>
      </div>
    </div>
  )
}
