/** Names of charsets beside those of the WHATWG Encoding Standard, each with the name of a decoder. */

/** The names of plain ASCII (IANA). */
export const ASCII_NAMES = new Set(
  'us-ascii ascii ansi_x3.4-1968 ansi_x3.4-1986 iso_646.irv:1991 iso646-us iso-ir-6 ibm367 cp367 csascii us 646 cp20127'.split(
    ' ',
  ),
)

/**
 * Names that IANA registers (https://www.iana.org/assignments/character-sets, 2026-11-28) or that Windows and old Macs write,
 * and that the Encoding Standard lacks.
 */
const aliases: Record<string, string> = {
  'utf-7': 'unicode-1-1-utf-7 csunicode11utf7 csutf7 cp65000 x-unicode-2-0-utf-7',
  'utf-8': 'csutf8 cp65001',
  'utf-16le': 'csutf16le',
  'utf-16be': 'csutf16be',
  gbk: 'cp936 ms936 windows-936 csgbk euc-cn euccn x-euc-cn cn-gb x-mac-chinesesimp',
  gb18030: 'csgb18030 cp54936',
  'hz-gb-2312': 'cshzgb2312 cp52936',
  big5: 'cp950 ms950 windows-950 big5hk csbig5hkscs x-mac-chinesetrad',
  shift_jis: 'cp932 ms932 windows-932 cp943 cswindows31j x-mac-japanese',
  'euc-jp': 'cp51932 eucjp eucjp-ms ujis x-euc extended_unix_code_packed_format_for_japanese cp20932',
  'iso-2022-jp':
    'iso-2022-jp-1 iso-2022-jp-2 iso-2022-jp-3 iso-2022-jp-ms csiso2022jp2 cp50220 cp50221 cp50222',
  'euc-kr': 'cp949 ms949 windows-949 uhc cp51949 ks_c_5601 x-mac-korean',
  'iso-2022-kr': 'csiso2022kr cp50225',
  'windows-874': 'cp874 ibm874 cswindows874 cstis620 csiso885911',
  'iso-8859-1': 'cp28591',
  'iso-8859-13': 'csiso885913 latin7',
  'iso-8859-14': 'csiso885914 iso-ir-199 iso-celtic iso_8859-14 iso_8859-14:1998 latin8 l8',
  'iso-8859-15': 'latin-9 latin9 csiso885915',
  'iso-8859-16': 'csiso885916 iso-ir-226 iso_8859-16 iso_8859-16:2001 latin10 l10',
  'koi8-r': 'cp20866',
  'koi8-u': 'cskoi8u cp21866',
  macintosh: 'macroman cp10000',
  'x-mac-cyrillic': 'maccyrillic cp10007',
  'x-mac-greek': 'macgreek cp10006',
  'x-mac-turkish': 'macturkish cp10081',
  'x-mac-ce': 'maccentraleurope x-mac-centraleurroman x-mac-latin2 cp10029',
  ibm437: 'cp437 437 cspc8codepage437',
  ibm737: 'cp737',
  ibm775: 'cp775 cspc775baltic',
  ibm850: 'cp850 850 cspc850multilingual',
  ibm852: 'cp852 852 cspcp852',
  ibm855: 'cp855 855 csibm855',
  ibm857: 'cp857 857 csibm857',
  ibm858: 'cp858 858 ibm00858 cp00858 ccsid00858 csibm00858 pc-multilingual-850+euro',
  ibm860: 'cp860 860 csibm860',
  ibm861: 'cp861 861 cp-is csibm861',
  ibm862: 'cp862 862 cspc862latinhebrew',
  ibm863: 'cp863 863 csibm863',
  ibm865: 'cp865 865 csibm865',
  'ansi_x3.110-1983': 'iso-ir-99 csa_t500-1983 naplps csiso99naplps',
}

const registered = new Map(
  Object.entries(aliases).flatMap(([decoder, names]) =>
    names.split(' ').map((name): [string, string] => [name, decoder]),
  ),
)
for (let page = 0; page < 9; page++) registered.set(`cswindows125${page}`, `windows-125${page}`)
for (let part = 2; part <= 9; part++) registered.set(`cp2859${part}`, `iso-8859-${part}`)
registered.set('cp28605', 'iso-8859-15')

/** The decoder's name of a registered charset in lower case; other names as they are. */
export const decoderName = (label: string): string => registered.get(label) ?? label

/** Windows names its charsets for fonts (wingdi.h); mail programs of its time wrote those names. */
const ofFonts: [name: string, decoder: string][] = [
  ['ansi', 'windows-1252'],
  ['shiftjis', 'shift_jis'],
  ['hangul', 'euc-kr'],
  ['hangeul', 'euc-kr'],
  ['gb2312', 'gbk'],
  ['chinesebig5', 'big5'],
  ['easteurope', 'windows-1250'],
  ['russian', 'windows-1251'],
  ['greek', 'windows-1253'],
  ['turkish', 'windows-1254'],
  ['hebrew', 'windows-1255'],
  ['arabic', 'windows-1256'],
  ['baltic', 'windows-1257'],
  ['thai', 'windows-874'],
]

/** The names of the Encoding Standard that mail uses, and those of our own decoders. */
const names = [
  'utf-8 utf-16be utf-16le gbk gb18030 gb2312 big5 euc-jp iso-2022-jp shift_jis euc-kr koi8-r koi8-u macintosh',
  'ibm866 windows-874 tis-620 latin1 latin2 us-ascii',
]
  .join(' ')
  .split(' ')
  .concat(Object.keys(aliases))
  .concat(Array.from({ length: 9 }, (_, page) => `windows-125${page}`))
  .concat(Array.from({ length: 16 }, (_, part) => `iso-8859-${part + 1}`))

/** The letters and digits of a name, by which names are matched that are written in another way (Unicode UTS 22, 1.4). */
const squashed = (label: string): string => label.replace(/[^a-z0-9]+/g, '')

const byLetters = new Map(
  [
    ...[...names, ...registered.keys()].map((name): [string, string] => [name, name]),
    ...ofFonts.map(([name, decoder]): [string, string] => [`${name}charset`, decoder]),
    ['chinesebig5', 'big5'] as [string, string],
  ].map(([name, decoder]) => [squashed(name), decoder]),
)

/**
 * The name that a misspelled one means, such as `'utf-8'` in quotes, `utf_8`, `x-windows-1252`, or one with the next
 * parameter glued on for want of a semicolon (`utf-8 format=flowed`); undefined for none.
 */
export function meantBy(label: string): string | undefined {
  const letters = squashed(label.trim().split(/[\s,]/, 1)[0]!).replace(/^x/, '')
  const page = /^(?:cp|ms|ansi|ibm)(125[0-8])$/.exec(letters)?.[1]
  return page === undefined ? byLetters.get(letters) : `windows-${page}`
}
