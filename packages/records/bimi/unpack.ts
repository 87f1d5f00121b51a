import { gunzipSync } from 'node:zlib'

/** Packed logos (.svgz): at l= and inside certificates. */

/** Octets of a logo, unpacked, that are read; own, eight times what the draft asks for. */
export const MAX_LOGO_BYTES = 262_144

/** The first two octets of a gzip file (RFC 1952, 2.3.1). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}

/** Unpacks gzip up to MAX_LOGO_BYTES; the reason when it cannot. */
export function inflate(packed: Uint8Array): Uint8Array | 'too-large' | 'not-gzip' {
  try {
    return new Uint8Array(gunzipSync(packed, { maxOutputLength: MAX_LOGO_BYTES }))
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'not-gzip'
  }
}
