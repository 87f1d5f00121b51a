import type { Message } from '@postproof/message/types'

/** The HTML of a mail as a document of its own that runs nothing, sends nothing and loads nothing but its own pictures. */

/** `remote`: pictures on other servers are loaded as well. */
export type Shown = { id: string; origin: string; remote: boolean }

export function policyOf({ origin, remote }: Shown): string {
  const images = ['data:', origin, ...(remote ? ['http:', 'https:'] : [])].join(' ')
  return [
    // Links open beside the inbox; all else that a page can do is off, also going elsewhere by itself.
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `img-src ${images}`,
    `style-src 'unsafe-inline'`,
    ...(remote ? ['font-src http: https:'] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Pictures that came with the mail are led to this inbox. */
export function documentOf({ html, attachments }: Message, { id, origin }: Shown): string {
  const paths = new Map(attachments.map(({ part }) => [part.contentId ?? '', part.path]))
  return (html?.source ?? '').replace(/cid:([^"'\s)>]{1,500})/gi, (whole, given: string) => {
    const path = paths.get(given) ?? paths.get(decoded(given))
    return path === undefined ? whole : `${origin}/api/v1/message/${id}/part/${path}`
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Media types that a browser shows without running their content. */
const shownTypes = /^(?:image\/(?:png|gif|jpe?g|webp|avif|bmp)|text\/plain)$/

/** How a part of a mail is answered: shown where that is safe, else saved as a file. */
export function partHeaders(type: string, filename: string): Record<string, string> {
  const safe = shownTypes.test(type)
  const name = encodeURIComponent(filename.toWellFormed().slice(0, 150)).replaceAll("'", '%27')
  return {
    'Content-Type': safe ? type : 'application/octet-stream',
    'Content-Disposition': `${safe ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
}
