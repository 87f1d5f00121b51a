import { decoderOf, isKnownCharset, metaCharset } from './charset.ts'
import { ASCII_NAMES } from './charset-names.ts'
import { header } from './headers.ts'
import type { PartDraft } from './mime-tree.ts'
import { parseParameterized } from './parameters.ts'
import { decodeBody, transferEncoding } from './transfer-encoding.ts'

/** Octets of the source in which a `<meta>` is looked for, in any transfer encoding. */
const MOST_OCTETS = 16_384
const MOST_PARTS = 50

/**
 * The charset of the texts of a message, for the text that names none, and for raw octets in header fields: the first that
 * a text part declares, or an HTML part names itself. UTF-8 and ASCII give no hint. Null for none.
 */
export function neighbourCharset(bytes: Buffer, root: PartDraft): string | null {
  for (const part of textParts(root, [])) {
    const name = part.typeParameters.charset?.trim().toLowerCase() || metaOf(bytes, part)
    if (!name || ASCII_NAMES.has(name) || !isKnownCharset(name)) continue
    if (decoderOf(name, false).encoding !== 'utf-8') return name
  }
  return null
}

function metaOf(bytes: Buffer, part: PartDraft): string | null {
  if (part.type !== 'text/html') return null
  const field = header(part, 'content-transfer-encoding')
  const encoding = transferEncoding(field ? parseParameterized(field.raw).value : null)
  const source = bytes.subarray(part.start, Math.min(part.end, part.start + MOST_OCTETS))
  return metaCharset(decodeBody(source, encoding).bytes)
}

/** MAX_DEPTH bounds the recursion. */
function textParts(part: PartDraft, list: PartDraft[]): PartDraft[] {
  if (list.length >= MOST_PARTS) return list
  if (part.type === 'text/plain' || part.type === 'text/html') list.push(part)
  for (const child of part.children) textParts(child, list)
  return list
}
