import type { MailDocument } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'

/** A message -> what a browser needs to draw it; null when it shows nothing: no text and no picture. */
export function documentOf(message: Message): MailDocument | null {
  if (message.html && showsNothing(message)) return null
  if (message.html) return { html: message.html.source, inline: inlineParts(message) }
  if (message.text) return { html: plainDocument(message.text.source), inline: new Map() }
  return null
}

/** The HTML part is what clients show, even when it is empty and a plain text part is not. */
function showsNothing({ html, images }: Message): boolean {
  return html?.visibleText.trim() === '' && images.every(({ hidden }) => hidden)
}

function inlineParts(message: Message): MailDocument['inline'] {
  const inline: MailDocument['inline'] = new Map()
  for (const part of message.parts) {
    if (!part.contentId || !part.type.startsWith('image/') || inline.size >= mostParts) continue
    inline.set(part.contentId, { type: part.type, bytes: part.content() })
  }
  return inline
}

const mostParts = 100

/** Plain text as mail programs show it: wrapped, in the font of the program. */
function plainDocument(text: string): string {
  const escaped = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)
  return `<!doctype html><html><head><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>body{margin:16px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 Arial,sans-serif;margin:0}</style></head><body><pre dir="auto">${escaped}</pre></body></html>`
}
