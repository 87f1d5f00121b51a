import { elementsOf } from '@postproof/message/walk'
import { darkSheet, isDarkQuery, metaHasScheme, rootHasScheme } from '../../dark-scheme.ts'
import { widerThanPhones } from '../../samsung.ts'
import { asksForWidth, widthQueries } from '../../width-queries.ts'
import type { Client, Mail } from '../client.ts'
import { append, attributeOf, createElement, rootChild, setAttribute, type Tree } from '../html/tree.ts'
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

/** The width in px that Samsung Email takes for its viewport; null where phones are wide enough. */
const viewportOf = (document: Tree['document'] | null): number | null => {
  const widths = document ? widerThanPhones(document).map(({ width }) => width) : []
  return widths.length === 0 ? null : Math.round(widths.reduce((most, width) => Math.max(most, width), 0))
}

/** Whether a query for narrow windows fails at this width. */
function failsAt(width: number, query: string): boolean {
  const most = /max-(?:device-)?width\s*:\s*([\d.]{1,8})(px|r?em)|width\s*<=?\s*([\d.]{1,8})(px|r?em)/i.exec(
    query.slice(0, 1_000),
  )
  if (!most) return false
  const limit = Number(most[1] ?? most[3]) * (/em/i.test(most[2] ?? most[4] ?? '') ? 16 : 1)
  return limit < width
}

const autoFit: Partial<Client> = {
  sheets(sheets, { document }) {
    const asked = sheets.filter(({ element }) => asksForWidth(attributeOf(element, 'media') ?? ''))
    const width = asked.length === 0 ? null : viewportOf(document)
    const failing = asked.filter(
      ({ element }) => width !== null && failsAt(width, attributeOf(element, 'media') ?? ''),
    )
    return new Map(
      failing.map((sheet) => [sheet, { rule: 'samsung-viewport', what: '<style media>', offset: 0 }]),
    )
  },
  lostBlocks(css, { document }) {
    const queries = widthQueries(css)
    const width = queries.length === 0 ? null : viewportOf(document)
    if (width === null) return new Map()
    return new Map(
      queries
        .filter(({ what }) => failsAt(width, what))
        .map(({ start, what }) => [start, { rule: 'samsung-viewport', what }]),
    )
  },
  /** The page is as wide as its widest element, and shrunk to the screen. */
  tree(tree) {
    const width = viewportOf(tree.document)
    if (width === null) return
    const metas = [...elementsOf(tree.document)].filter(
      (element) =>
        element.tagName === 'meta' && /^viewport$/i.test(attributeOf(element, 'name')?.trim() ?? ''),
    )
    for (const meta of metas) setAttribute(meta, 'content', `width=${width}`)
    const head = rootChild(tree.document, 'head')
    if (metas.length === 0 && head)
      append(head, createElement('meta', { name: 'viewport', content: `width=${width}` }))
  },
}

export const browserClients: Client[] = [
  browser('apple-mail-ios', 'apple-mail.ios', dark(false)),
  browser('apple-mail-macos', 'apple-mail.macos', dark(true)),
  browser('samsung-email', 'samsung-email.android', autoFit),
]
