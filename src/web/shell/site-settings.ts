import { linkPattern } from '#contract/links.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { type TitledPage, titledPages } from '#contract/titled-pages.ts'

type PageTitle = { title: string; description: string }

const leads = ['educationUrl', 'contactUrl', 'statusUrl', 'helpUrl'] as const
export type Lead = (typeof leads)[number]

/** The part of the settings that every page carries; the long texts stay with their own pages. */
export function shownSettings(settings: SiteSettings): ShownSettings {
  const year = new Date().getUTCFullYear()
  const known = shown.get(settings)
  if (known?.year === year) return known
  const made = { ...show(settings), year }
  shown.set(settings, made)
  return made
}

type ShownSettings = ReturnType<typeof show> & { year: number }
/** Made once of the same settings, so that pages made of them can be kept as well. */
const shown = new WeakMap<SiteSettings, ShownSettings>()

function show(settings: SiteSettings) {
  const pages = Object.fromEntries(
    titledPages.map((page) => [
      page,
      { title: settings[`${page}Title`], description: settings[`${page}Description`] },
    ]),
  ) as Record<TitledPage, PageTitle>
  return {
    contactUsText: settings.contactUsText,
    contactEmail: settings.contactEmail,
    leads: Object.fromEntries(
      leads.map((name) => [name, linkPattern.test(settings[name]) ? settings[name] : '']),
    ) as Record<Lead, string>,
    /** Whether there is anyone to offer in the menus. */
    listsConsultants: settings.consultants.length > 0,
    footerSocial: settings.footerSocial.filter(({ link }) => linkPattern.test(link)),
    pages,
  }
}
