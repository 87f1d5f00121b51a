import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { type TitledPage, titledPages } from '#contract/titled-pages.ts'

type TitleField = `${TitledPage}${'Title' | 'Description'}`
type Field = 'contactUsText' | 'privacyPolicyText' | 'termsText' | TitleField

/** What the site says where the operator wrote nothing. The legal texts say only what is so on every instance. */
export function defaultSettings(brand: string, language: Language = 'en'): SiteSettings {
  // Each sentence takes of these what it names. The year and the address are put in where it is shown.
  const facts = { brand, year: '{year}', email: '{email}' }
  const said = (field: Field) => say(language, { code: `site-default.${field}`, facts } as Message)
  const titles = titledPages.flatMap((page) => [`${page}Title`, `${page}Description`] as const)
  return {
    contactUsText: said('contactUsText'),
    contactEmail: '',
    educationUrl: '/docs',
    contactUrl: '/email-deliverability#contact',
    statusUrl: '/status',
    helpUrl: '/docs',
    consultants: [],
    privacyPolicyText: said('privacyPolicyText'),
    termsText: said('termsText'),
    footerSocial: [],
    invoiceSeller: '',
    invoiceTaxId: '',
    invoicePrefix: 'INV-',
    invoicePayment: '',
    invoiceNoTax: '',
    ...(Object.fromEntries(titles.map((field) => [field, said(field)])) as Record<TitleField, string>),
    customHeadCode: '',
    customBodyCode: '',
    customFooterCode: '',
  }
}
