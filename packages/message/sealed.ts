import type { Message, Part } from './types.ts'

/** A body that programs open with a key or with S/MIME alone, so that it has no text for anyone else. */
export type SealedBody = { part: Part; how: 'encrypted' | 'signed' }

/**
 * The part that seals the body: PGP/MIME (RFC 3156, 4), or S/MIME by its smime-type (RFC 8551, 3.2.2; without one a
 * `.p7m` is enveloped). Null where the body is readable, or sealed files come with a readable one.
 */
export function sealedBody({ parts, text, html }: Message): SealedBody | null {
  if (text || html) return null
  for (const part of parts) {
    if (part.type === 'multipart/encrypted') return { part, how: 'encrypted' }
    if (!/^application\/(?:x-)?pkcs7-mime$/.test(part.type)) continue
    const type = part.typeParameters['smime-type']?.toLowerCase() ?? 'enveloped-data'
    if (/^(?:auth-?)?enveloped-data$/.test(type)) return { part, how: 'encrypted' }
    if (type === 'signed-data') return { part, how: 'signed' }
  }
  return null
}
