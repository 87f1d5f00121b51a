import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below that an answer fits into the first packet anyway (RFC 9293: about 1,400 octets). */
const least = 1_400

/**
 * Writes `.br` and `.gz` beside each text file of a build, as small as they get: that takes seconds once, and the
 * server then sends files. Fonts and pictures are compressed already.
 */
export function compressAssets(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg,json,html,txt}', { cwd: folder })) {
    const path = join(folder, name)
    const content = readFileSync(path)
    if (content.byteLength < least) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
