import type { DecodedImage } from '@postproof/engine/world'

/** Reads the format from the first bytes, whatever a server calls it. Undefined for everything else. */
export function sniff(bytes: Uint8Array): Exclude<DecodedImage['format'], 'other'> | 'bmp' | undefined {
  const head = latin1(bytes.subarray(0, 64))
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  if (head.startsWith('ftyp', 4) && /avi[fs]/.test(head.slice(8))) return 'avif'
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff'
  if (head.startsWith('BM') && bytes.length >= 26) return 'bmp'
  const text = latin1(bytes.subarray(0, 4096)).replace(/^\xef\xbb\xbf/, '')
  return text.trimStart().startsWith('<') && /<svg[\s>/]/i.test(text) ? 'svg' : undefined
}

/** BITMAPINFOHEADER: width and height as signed 32-bit numbers; a negative height means top-down rows. */
export function bmpSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = view.getInt32(18, true)
  const height = Math.abs(view.getInt32(22, true))
  return width > 0 && height > 0 ? { width, height } : undefined
}

export const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
