/** The bytes and type of a `data:` URL (RFC 2397); undefined when it cannot be decoded or is over 4 MB. */
export function readDataUrl(src: string): { type: string; bytes: Uint8Array } | undefined {
  if (src.length > 4_000_000 || !/^data:/i.test(src)) return undefined
  const comma = src.indexOf(',')
  if (comma === -1 || comma > 500) return undefined
  const [type = '', ...parameters] = src
    .slice(5, comma)
    .split(';')
    .map((part) => part.trim().toLowerCase())
  const bytes = decode(src.slice(comma + 1), parameters.includes('base64'))
  return bytes && bytes.length > 0 ? { type: type === '' ? 'text/plain' : type, bytes } : undefined
}

function decode(payload: string, isBase64: boolean): Uint8Array | undefined {
  try {
    const text = decodeURIComponent(payload)
    return new Uint8Array(Buffer.from(text, isBase64 ? 'base64' : 'utf8'))
  } catch {
    return undefined
  }
}
