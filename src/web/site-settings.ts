import { type SiteSettings, type TitledPage, titledPages } from '#contract/settings.ts'

type PageTitle = { title: string; description: string }

const safeLink = /^(https?:|mailto:)/i

/** The part of the settings that every page carries; the long texts stay with their own pages. */
export function shownSettings(settings: SiteSettings) {
  const pages = Object.fromEntries(
    titledPages.map((page) => [
      page,
      { title: settings[`${page}Title`], description: settings[`${page}Description`] },
    ]),
  ) as Record<TitledPage, PageTitle>
  return {
    contactUsText: settings.contactUsText,
    footerSocial: settings.footerSocial.filter(({ link }) => safeLink.test(link)),
    pages,
  }
}
