import type { Part } from '@postproof/message/types'

/** Formats of pictures: from a path's ending, a media type, or the first bytes of a part. */

const byEnding: Record<string, string> = {
  apng: 'apng',
  avif: 'avif',
  bmp: 'bmp',
  gif: 'gif',
  hdr: 'hdr',
  heic: 'heif',
  heif: 'heif',
  ico: 'ico',
  jpeg: 'jpg',
  jpg: 'jpg',
  m4v: 'mp4',
  mp4: 'mp4',
  png: 'png',
  svg: 'svg',
  tif: 'tiff',
  tiff: 'tiff',
  webp: 'webp',
}

const byType: Record<string, string> = {
  'image/apng': 'apng',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/heic': 'heif',
  'image/heif': 'heif',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/tiff': 'tiff',
  'image/vnd.microsoft.icon': 'ico',
  'image/vnd.radiance': 'hdr',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'image/x-ms-bmp': 'bmp',
  'video/mp4': 'mp4',
}

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** The format that the first bytes show; null when they show none. */
export function formatOfBytes(bytes: Uint8Array): string | null {
  const start = ascii(bytes, 0, 12)
  if (start.startsWith('\u0089PNG')) return ascii(bytes, 0, 4096).includes('acTL') ? 'apng' : 'png'
  if (start.startsWith('GIF8')) return 'gif'
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpg'
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'webp'
  if (start.slice(4, 8) === 'ftyp') return formatOfBrand(start.slice(8))
  if (start.startsWith('BM')) return 'bmp'
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'tiff'
  if (start.startsWith('\0\0\u0001\0')) return 'ico'
  if (start.startsWith('#?RADIANCE')) return 'hdr'
  return /<svg[\s>]/i.test(ascii(bytes, 0, 1024)) ? 'svg' : null
}

function formatOfBrand(brand: string): string {
  if (/^avi[fs]$/.test(brand)) return 'avif'
  return /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand) ? 'heif' : 'mp4'
}

function formatOfPath(url: string): string | null {
  const path = url.slice(0, 8192).split(/[?#]/, 1)[0]!
  const dot = path.lastIndexOf('.')
  // A dot before the last slash is that of a host or a folder.
  if (dot < 0 || path.indexOf('/', dot) >= 0) return null
  const ending = path.slice(dot + 1).toLowerCase()
  return Object.hasOwn(byEnding, ending) ? byEnding[ending]! : null
}

export type PictureUse = { slug: string; traits: string[] }

/** Features of a picture by its address: http(s), `data:` or the `cid:` of a part. */
export function pictureUses(url: string, parts: ReadonlyMap<string, Part>): PictureUse[] {
  const source = url.trim()
  const data = /^data:([^;,]{0,100})((?:;[^;,]{0,100})*),/i.exec(source.slice(0, 500))
  if (data) {
    const format = byType[data[1]!.trim().toLowerCase()]
    const traits = format ? [`format:${format}`] : []
    return [
      ...(/;\s*base64\s*$/i.test(data[2]!) ? [{ slug: 'image-base64', traits }] : []),
      ...(format ? [{ slug: `image-${format}`, traits }] : []),
    ]
  }
  const part = /^cid:/i.test(source) ? partOf(source.slice(4), parts) : undefined
  const format = part ? (formatOfBytes(part.content()) ?? byType[part.type] ?? null) : formatOfPath(source)
  return format
    ? [{ slug: `image-${format}`, traits: part && isAnimated(part, format) ? ['animated'] : [] }]
    : []
}

function partOf(reference: string, parts: ReadonlyMap<string, Part>): Part | undefined {
  const exact = parts.get(reference)
  if (exact) return exact
  try {
    return parts.get(decodeURIComponent(reference))
  } catch {
    // No percent encoding: the reference is what it is.
    return undefined
  }
}

/** More than one frame: a graphic control extension twice (GIF89a), or an ANIM chunk (WebP). */
function isAnimated(part: Part, format: string): boolean {
  const bytes = part.content()
  if (format === 'webp') return ascii(bytes, 0, 64).includes('ANIM')
  if (format !== 'gif') return false
  let controls = 0
  for (let at = 13; at < Math.min(bytes.length, 2_000_000) - 2; at += 1)
    if (bytes[at] === 0x21 && bytes[at + 1] === 0xf9 && bytes[at + 2] === 4 && ++controls > 1) return true
  return false
}
