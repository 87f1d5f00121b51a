/**
 * Reads the bytes of a gray PNG. A canvas would do it as well, but browsers that guard against fingerprints change what is
 * read from one, and shares would then be wrong without a word.
 */

export type Gray = { width: number; height: number; levels: Uint8Array }

const signature = [137, 80, 78, 71, 13, 10, 26, 10]
/** More than any picture of cells has. */
const mostPixels = 1_000_000

/** 8 bits of gray, not interlaced, one byte a pixel (PNG, third edition); rejects for any other file. */
export async function readGrayPng(bytes: Uint8Array<ArrayBuffer>): Promise<Gray> {
  if (!signature.every((byte, at) => bytes[at] === byte)) throw new Error('not a PNG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const kind = [24, 25, 26, 27, 28].map((at) => view.getUint8(at)).join()
  if (kind !== '8,0,0,0,0' || width * height > mostPixels) throw new Error('not a gray PNG')
  return { width, height, levels: unfilter(await inflate(dataOf(bytes, view)), width, height) }
}

function dataOf(bytes: Uint8Array<ArrayBuffer>, view: DataView): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (type === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  return parts
}

async function inflate(parts: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array> {
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Each row begins with the number of its filter, which says from which neighbors its bytes were subtracted. */
function unfilter(data: Uint8Array, width: number, height: number): Uint8Array {
  if (data.length !== (width + 1) * height) throw new Error('not as long as it says')
  const levels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const filter = data[row * (width + 1)]!
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const left = column > 0 ? levels[at - 1]! : 0
      const up = row > 0 ? levels[at - width]! : 0
      const corner = row > 0 && column > 0 ? levels[at - width - 1]! : 0
      levels[at] = data[row * (width + 1) + 1 + column]! + predicted(filter, left, up, corner)
    }
  }
  return levels
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) throw new Error('no such filter')
  const sum = left + up - corner
  const [a, b, c] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}
