/**
 * The marks of providers: a letter in a plain shape, drawn by us so that one is told from another at a glance. None is
 * taken from a company; the name stands beside each. `d` is in a box of 32 by 32.
 */
export type Mark = { d: string; letters: string; size: 'one' | 'two' }

const shapes = {
  circle: 'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z',
  square: 'M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3z',
  diamond: 'M16 1.5l14.5 14.5l-14.5 14.5l-14.5-14.5z',
  hexagon: 'M9 3.5h14l7 12.5l-7 12.5h-14l-7-12.5z',
  octagon: 'M10 2.5h12l7.5 7.5v12l-7.5 7.5h-12l-7.5-7.5v-12z',
  shield: 'M16 2l12 4v10c0 7-5 11.500-12 14c-7-2.500-12-7-12-14v-10z',
  drop: 'M4 4h12a12 13 0 0 1 0 26a12 13 0 0 1-12-13z',
  pennant: 'M4 4h18l8 12l-8 12h-18z',
  arch: 'M4 29v-13a12 13 0 0 1 24 0v13z',
  ticket: 'M3 6h26v7a3 3 0 0 0 0 6v7h-26v-7a3 3 0 0 0 0-6z',
  barrel: 'M4 5q12-5 24 0v22q-12 5-24 0z',
  envelope: 'M3 6h26v20h-26zM3 7l13 11l13-11',
} as const

type Shape = keyof typeof shapes

const mark = (shape: Shape, letters: string): Mark => ({
  d: shapes[shape],
  letters,
  size: letters.length > 1 ? 'two' : 'one',
})

/** By the provider's id; simulated ones carry the mark of the family that they resemble. */
const marks: Readonly<Record<string, Mark>> = {
  gmail: mark('circle', 'G'),
  'google-workspace': mark('circle', 'GW'),
  outlook: mark('square', 'O'),
  'microsoft-365': mark('square', 'M3'),
  yahoo: mark('diamond', 'Y'),
  aol: mark('diamond', 'A'),
  icloud: mark('arch', 'iC'),
  zoho: mark('ticket', 'Z'),
  fastmail: mark('pennant', 'F'),
  proton: mark('shield', 'P'),
  gmx: mark('hexagon', 'GX'),
  'web-de': mark('hexagon', 'W'),
  't-online': mark('octagon', 'T'),
  'mail-com': mark('hexagon', 'mc'),
  orange: mark('barrel', 'Or'),
  libero: mark('drop', 'L'),
  seznam: mark('drop', 'S'),
  'mail-ru': mark('octagon', 'mr'),
  yandex: mark('pennant', 'Ya'),
  generic: mark('envelope', ''),
}

export const markOf = (provider: string): Mark => {
  const id = provider.replace(/^sim-/, '')
  return Object.hasOwn(marks, id) ? marks[id]! : marks.generic!
}

export const markedProviders: readonly string[] = Object.keys(marks)
