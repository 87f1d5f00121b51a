import { darkSheet, isDarkQuery, metaHasScheme, rootHasScheme } from '../../dark-scheme.ts'
import type { Client, Mail } from '../client.ts'
import { attributeOf } from '../html/tree.ts'
import type { ClientId } from '../types.ts'

/**
 * Clients that draw the mail as it is, with the engine of the system's browser: what caniemail calls unsupported goes,
 * `prefers-color-scheme` stays. Thunderbird is left out: a seventh of its cells in the data are unknown or missing.
 */
const browser = (id: ClientId, platform: string, rest: Partial<Client> = {}): Client => ({
  id,
  platform,
  accounts: 'own',
  body: { becomes: 'body' },
  ...rest,
})

const rule = 'apple-dark-color-scheme'

/** Dark styles go unless the root says `color-scheme`, or where `metaCounts` a meta element does. */
const dark = (metaCounts: boolean): Partial<Client> => {
  const applies = ({ sheets, document }: Mail): boolean =>
    document === null ||
    rootHasScheme(document) ||
    (metaCounts && metaHasScheme(document)) ||
    sheets.some(({ css }) => darkSheet(css).hasRootScheme)
  return {
    sheets(sheets, mail) {
      const asked = sheets.filter(({ element }) => isDarkQuery(attributeOf(element, 'media') ?? ''))
      if (asked.length === 0 || applies(mail)) return new Map()
      return new Map(asked.map((sheet) => [sheet, { rule, what: '<style media>', offset: 0 }]))
    },
    lostBlocks(css, mail) {
      const { dark: queries } = darkSheet(css)
      if (queries.length === 0 || applies(mail)) return new Map()
      return new Map(queries.map(({ start, what }) => [start, { rule, what }]))
    },
  }
}

export const browserClients: Client[] = [
  browser('apple-mail-ios', 'apple-mail.ios', dark(false)),
  browser('apple-mail-macos', 'apple-mail.macos', dark(true)),
  browser('samsung-email', 'samsung-email.android'),
]
