import type { SiteSettings } from '#contract/settings.ts'
import { type Typed, textOf } from '#web/forms/form.ts'
import { readConsultants } from './consultants-form.ts'

type Social = SiteSettings['footerSocial']

/** One link in a line: the address, then its name; an icon that was set stays with its address. */
export const socialLines = (social: Social): string =>
  social.map(({ link, alt }) => `${link} ${alt}`.trim()).join('\n')

export function readSocial(text: string, before: Social): Social {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [link = '', ...rest] = line.split(/\s+/)
      const icon = before.find((each) => each.link === link)?.icon ?? iconOf(link)
      return { link, alt: rest.join(' ') || link.replace(/^https?:\/\//, ''), icon }
    })
}

const iconOf = (link: string): string => (/^https?:\/\/(www\.)?(x|twitter)\.com\//.test(link) ? 'x' : 'link')

/** What the form changes: the texts it holds, by their names, and the links. */
export function readSettings(typed: Typed, before: SiteSettings): Partial<SiteSettings> {
  const texts = Object.entries(before).flatMap(([name, value]) =>
    typeof value === 'string' && typeof typed[name] === 'string'
      ? [[name, textOf(typed, name).replaceAll('\r\n', '\n')]]
      : [],
  )
  const footerSocial = readSocial(textOf(typed, 'footerSocial'), before.footerSocial)
  const consultants = readConsultants(typed)
  return {
    ...(Object.fromEntries(texts) as Partial<SiteSettings>),
    footerSocial,
    ...(consultants ? { consultants } : {}),
  }
}
