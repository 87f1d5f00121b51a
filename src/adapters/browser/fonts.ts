import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import files from './font-files.json' with { type: 'json' }

/**
 * The fonts of every picture, the same on every machine: free fonts with the metrics of those that mails name
 * (Arimo for Arial and Helvetica, Tinos for Times, Cousine for Courier, Gelasio for Georgia, Carlito for Calibri),
 * and Noto for emoji, symbols and the scripts of forty of the most used languages. Chromium sees nothing else:
 * FONTCONFIG_FILE names a configuration that knows only this folder, and a font is read when a character asks for it. It must hold TTF or OTF: WOFF2 renders as blanks there. Which files is
 * said in font-files.json; `npm ci` deletes the others (trim-install.mjs).
 */

/** What mails ask for, and what they get. Names that are not here fall through to the next one in the mail's list. */
const standIns: Record<string, string[]> = {
  Arimo: [
    'Arial',
    'Helvetica',
    'Helvetica Neue',
    'Liberation Sans',
    'Verdana',
    'Tahoma',
    'Trebuchet MS',
    'Segoe UI',
    'Roboto',
    'Lucida Grande',
    'Lucida Sans Unicode',
    'San Francisco',
    '-apple-system',
    'BlinkMacSystemFont',
    'system-ui',
    'sans-serif',
    'sans',
    'fantasy',
    'cursive',
  ],
  Tinos: [
    'Times',
    'Times New Roman',
    'Liberation Serif',
    'Garamond',
    'Palatino',
    'Palatino Linotype',
    'serif',
  ],
  Cousine: ['Courier', 'Courier New', 'Liberation Mono', 'Consolas', 'Menlo', 'Monaco', 'mono', 'monospace'],
  Gelasio: ['Georgia', 'Cambria'],
  Carlito: ['Calibri'],
  'Noto Color Emoji': ['Apple Color Emoji', 'Segoe UI Emoji', 'Segoe UI Symbol', 'emoji'],
}

/** The font for characters that the text's own font lacks, by the language of the text; the first is for unknown ones. */
const byLanguage: [language: string, family: string][] = [
  ['zh', 'Noto Sans S Chinese'],
  ['ja', 'Noto Sans Japanese'],
  ['ko', 'Noto Sans Korean'],
]

const scripts = [
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
  'Armenian',
  'Bengali',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
].map((script) => `Noto Sans ${script}`)
/** Arrows, dingbats and what is counted with; last, for fonts of a script have some of them in its style. */
const signs = ['Noto Sans Symbols', 'Noto Sans Symbols 2', 'Noto Sans Math']

/** Makes the folder; the caller removes it. Rejects when a font package is missing. */
export async function writeFonts(): Promise<{ folder: string; configuration: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'postproof-fonts-'))
  try {
    const configuration = join(folder, 'fonts.conf')
    await linkFonts(join(folder, 'fonts'))
    await writeFile(configuration, configure(join(folder, 'fonts'), join(folder, 'cache')))
    return { folder, configuration }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function linkFonts(folder: string): Promise<void> {
  await mkdir(folder)
  for (const path of await fontFiles()) await symlink(path, join(folder, basename(path)))
}

/** The paths of all fonts that mails are drawn with. Rejects when a package is missing. */
export async function fontFiles(): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(files.mails).map(async ([name, wanted]) => {
      const root = packageFolder(name)
      const all = await readdir(root, { recursive: true })
      return all.filter((file) => new RegExp(wanted).test(file)).map((file) => join(root, file))
    }),
  )
  return found.flat()
}

/** By the folder: some font packages export neither a module nor their package.json. */
export function packageFolder(name: string): string {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? []
  const found = places.map((place) => join(place, name)).find((folder) => existsSync(folder))
  if (!found) throw new Error(`The package ${name} is not installed.`)
  return found
}

function configure(fonts: string, cache: string): string {
  const aliases = Object.entries(standIns).flatMap(([family, names]) =>
    names.map(
      (name) =>
        `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
    ),
  )
  const languages = byLanguage.map(
    ([language, family]) => `<match target="pattern">
  <test name="lang" compare="contains"><string>${language}</string></test>
  <edit name="family" mode="append"><string>${family}</string></edit>
</match>`,
  )
  const rest = ['Arimo', ...scripts, ...byLanguage.map(([, family]) => family), ...signs]
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>${fonts}</dir>
<cachedir>${cache}</cachedir>
${aliases.join('\n')}
${languages.join('\n')}
<match target="pattern">
  <edit name="family" mode="append">${rest.map((family) => `<string>${family}</string>`).join('')}</edit>
</match>
<match target="pattern"><edit name="antialias"><bool>true</bool></edit></match>
<match target="font">
  <edit name="hinting"><bool>false</bool></edit>
  <edit name="hintstyle"><const>hintnone</const></edit>
  <edit name="rgba"><const>none</const></edit>
</match>
</fontconfig>
`
}
