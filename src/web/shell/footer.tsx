import { useLocation } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowUpRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { footerBlocks, withoutCallToAction } from './menu.ts'
import { OperatorText } from './operator-text.tsx'
import { paths } from './paths.ts'
import { useAccount, useSettings, useSite } from './site.ts'
import { SiteLink } from './site-link.tsx'
import type { Lead } from './site-settings.ts'
import { SocialIcon } from './social-icon.tsx'

const look =
  'inline-flex min-w-6 items-center gap-1 rounded-sm py-1 text-14 text-soft hover:text-ink hover:underline'

export function Footer() {
  const words = useWords()
  const site = useSite()
  const path = useLocation().pathname.replace(/\/+$/, '')
  return (
    <footer className="mt-20 border-line border-t bg-card">
      {withoutCallToAction.includes(path) ? null : <CallToAction />}
      <div className="content grid grid-cols-2 gap-x-6 gap-y-10 py-10 md:grid-cols-4 xl:grid-cols-[minmax(0,2fr)_repeat(4,1fr)]">
        <div className="col-span-2 flex flex-col items-start gap-3 md:col-span-4 xl:col-span-1">
          <Logo />
          <p className="max-w-[44ch] text-13 text-soft">{words.shell.footer.about}</p>
          {site.version ? (
            <p className="text-13 text-faint">
              {words.shell.footer.version({ version: site.version, rules: site.rulesVersion })}
            </p>
          ) : null}
        </div>
        {footerBlocks.map((block) => (
          <nav key={block.id} aria-label={block.title(words)}>
            <p className="mb-2 text-13 font-medium text-faint">{block.title(words)}</p>
            <ul>
              {block.id === 'more' ? <Leads /> : null}
              {block.entries.map((entry) => (
                <li key={entry.to}>
                  <SiteLink to={entry.to} className={look}>
                    {entry.label(words)}
                  </SiteLink>
                </li>
              ))}
              {block.id === 'product' ? <PricingEntry /> : null}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-line border-t">
        <div className="content flex flex-wrap items-center gap-x-8 gap-y-2 py-5 text-13 text-soft">
          <OperatorText />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:ms-auto">
            <LanguageSwitch />
            <Social />
          </div>
        </div>
      </div>
    </footer>
  )
}

/** A signed-in visitor goes to their subscription, guests to the plans on the home page. */
function PricingEntry() {
  const { account: menu } = useWords().shell
  const account = useAccount()
  return (
    <li>
      <SiteLink to={account ? paths.subscription : paths.pricingSection} className={look}>
        {menu.pricing}
      </SiteLink>
    </li>
  )
}

const leads = [
  ['educationUrl', 'education'],
  ['contactUrl', 'contact'],
  ['statusUrl', 'status'],
  ['helpUrl', 'help'],
] as const satisfies [Lead, string][]

/** Where the operator teaches, answers, and says how things are: each in a tab of its own. */
function Leads() {
  const { links } = useWords().shell
  const settings = useSettings()
  return leads.map(([name, label]) => {
    const to = settings?.leads[name]
    if (!to) return null
    return (
      <li key={name}>
        <a href={to} target="_blank" rel="noopener noreferrer" className={look}>
          {links[label]}
          <ArrowUpRight aria-hidden="true" className="size-3.5 text-faint rtl:-scale-x-100" />
          <span className="sr-only">{links.newTab}</span>
        </a>
      </li>
    )
  })
}

/** Where else the operator is found. */
function Social() {
  const { links } = useWords().shell
  const social = useSettings()?.footerSocial ?? []
  if (!social.length) return null
  return (
    <ul aria-label={links.social} className="flex flex-wrap gap-1">
      {social.map(({ link, alt, icon }) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer me"
            title={alt || link}
            className="inline-grid size-9 place-items-center rounded-md hover:bg-well hover:text-ink [&_svg]:size-[18px]"
          >
            <SocialIcon icon={icon} />
            <span className="sr-only">
              {alt || link} {links.newTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function CallToAction() {
  const account = useAccount()
  const { account: menu } = useWords().shell
  const { footer } = useWords().shell
  return (
    <div className="border-line border-b">
      <div className="content flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
        <div>
          <p className="text-20 font-bold tracking-[-0.01em]">{footer.callTitle}</p>
          <p className="text-14 text-soft">{account ? footer.callTextMember : footer.callText}</p>
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
