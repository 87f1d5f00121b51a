import { z } from 'zod'

/** Settings record 1: what the operator writes on the site. Every field has a default. Browser-safe. */

export const titledPages = [
  'home',
  'result',
  'loading',
  'account',
  'login',
  'register',
  'reset',
  'confirm',
  'forgot',
  'terms',
  'policy',
] as const
export type TitledPage = (typeof titledPages)[number]

const line = z.string().max(300)
const text = z.string().max(200_000)

type TitleFields = Record<`${TitledPage}${'Title' | 'Description'}`, z.ZodString>
const titleFields = Object.fromEntries(
  titledPages.flatMap((page) => [
    [`${page}Title`, line],
    [`${page}Description`, line],
  ]),
) as TitleFields

export const siteSettingsSchema = z.object({
  contactUsText: text,
  privacyPolicyText: text,
  termsText: text,
  footerSocial: z
    .array(z.object({ icon: z.string().max(40), link: z.string().max(500), alt: z.string().max(100) }))
    .max(20),
  ...titleFields,
  customHeadCode: text,
  customBodyCode: text,
  customFooterCode: text,
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

export const settingsAnswerSchema = z.object({ id: z.literal(1), value: siteSettingsSchema })
