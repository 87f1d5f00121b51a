import { Link, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { ButtonLink } from './button.tsx'
import { Logo } from './logo.tsx'
import { footerBlocks, withoutCallToAction } from './menu.ts'
import { useAccount, useBilling, useSettings, useSite } from './site.ts'

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
        {footerBlocks.map((block, index) => (
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
              {index === 0 ? <PricingEntry /> : null}
            </ul>
          </nav>
        ))}
      </div>
      <Contact />
    </footer>
  )
}

/** Whoever is signed in goes to their subscription, guests to the plans on the home page. */
function PricingEntry() {
  const { menu } = useWords().account
  const account = useAccount()
  if (useBilling() === 'off') return null
  return (
    <li>
      <Link
        to={account ? paths.subscription : paths.pricingSection}
        className="inline-block min-w-6 rounded-sm py-1 text-14 text-soft hover:text-ink hover:underline"
      >
        {menu.pricing}
      </Link>
    </li>
  )
}

/** What the operator wrote for those who want to reach them, and where else they are found. */
function Contact() {
  const settings = useSettings()
  if (!settings?.contactUsText && !settings?.footerSocial.length) return null
  return (
    <div className="border-line border-t">
      <div className="content flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5 text-13 text-soft">
        <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{settings.contactUsText}</p>
        <ul className="flex flex-wrap gap-4">
          {settings.footerSocial.map(({ link, alt, icon }) => (
            <li key={link}>
              <a
                href={link}
                target="_blank"
                rel="noreferrer me"
                className="inline-block py-1 hover:text-ink hover:underline"
              >
                {alt || icon}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function CallToAction() {
  const account = useAccount()
  const { menu } = useWords().account
  const { footer } = useWords().shell
  return (
    <div className="border-line border-b">
      <div className="content flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
        <div>
          <p className="text-20 font-bold tracking-[-0.01em]">{footer.callTitle}</p>
          <p className="text-14 text-soft">{footer.callText}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="primary" to={paths.spamTest}>
            {footer.call}
          </ButtonLink>
          <ButtonLink to={account ? paths.dashboard : paths.register()}>
            {account ? menu.myAccount : menu.signUp}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
