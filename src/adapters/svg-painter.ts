import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './browser/fonts.ts'

/** SVG -> PNG with fonts of our own: the same picture on every machine, whatever fonts that has. */
export type SvgPainter = (svg: string) => Promise<Uint8Array<ArrayBuffer>>

const fontFile = ([name, file]: readonly [name: string, file: string]): string => {
  const path = join(packageFolder(name), file)
  if (!existsSync(path)) throw new Error(`The font ${path} is missing.`)
  return path
}

const inter = [
  '400Regular/Inter_400Regular.ttf',
  '500Medium/Inter_500Medium.ttf',
  '600SemiBold/Inter_600SemiBold.ttf',
].map((file) => ['@expo-google-fonts/inter', file] as const)

/** Asked for only where the text has such letters: some are megabytes. */
const others: [letters: RegExp, name: string, file: string][] = [
  [/\p{Script=Arabic}/u, '@expo-google-fonts/noto-sans-arabic', '400Regular/NotoSansArabic_400Regular.ttf'],
  [/\p{Script=Hebrew}/u, '@expo-google-fonts/noto-sans-hebrew', '400Regular/NotoSansHebrew_400Regular.ttf'],
  [/\p{Script=Hangul}/u, '@embedpdf/fonts-kr', 'fonts/NotoSansKR-Regular.otf'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, '@embedpdf/fonts-jp', 'fonts/NotoSansJP-Regular.otf'],
  [/\p{Script=Han}/u, '@embedpdf/fonts-sc', 'fonts/NotoSansHans-Regular.otf'],
]

/** Drawn outside the main thread; nothing named in the SVG is loaded. */
export function createSvgPainter(): SvgPainter {
  const always = inter.map(fontFile)
  return async (svg) => {
    const { renderAsync } = await import('@resvg/resvg-js')
    const needed = others
      .filter(([letters]) => letters.test(svg))
      .map(([, name, file]) => fontFile([name, file]))
    const drawn = await renderAsync(svg, {
      font: {
        loadSystemFonts: false,
        fontFiles: [...always, ...needed],
        defaultFontFamily: 'Inter',
        sansSerifFamily: 'Inter',
      },
      logLevel: 'off',
    })
    return new Uint8Array(drawn.asPng())
  }
}
