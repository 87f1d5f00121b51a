import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { glazes, pot, profiles, sequence } from './pots.ts'

/** The pictures of the sample newsletter, drawn here and nowhere else: twice the pixels that they are shown at. */

const fonts = ['400Regular/Gelasio_400Regular', '400Regular_Italic/Gelasio_400Regular_Italic'].map((name) =>
  join(import.meta.dirname, `../../node_modules/@expo-google-fonts/gelasio/${name}.ttf`),
)
const most = 60_000

const blurs = `<defs>
<filter id="near" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="far" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="20"/></filter>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter></defs>`

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${blurs}${content}</svg>`

type Room = { width: number; height: number; table: number; wall: [string, string]; wood: [string, string] }

/** A wall and a table, with the light of a window on the wall. */
function room({ width, height, table, wall, wood }: Room): string {
  const pane = (x: number, y: number) =>
    `<path d="M ${x} ${y} l 118 26 v 190 l -118 -34 Z" fill="#fff4dc" opacity=".5"/>`
  const grain = sequence(width + table)
  const lines = Array.from({ length: 16 }, () => {
    const y = table + 12 + grain() * (height - table)
    return `<path d="M 0 ${y.toFixed(0)} Q ${width / 2} ${(y + grain() * 14 - 7).toFixed(0)} ${width} ${(y + grain() * 10 - 5).toFixed(0)}" stroke="#4b2a17" stroke-opacity="${(0.05 + grain() * 0.09).toFixed(2)}" stroke-width="${(1 + grain() * 3).toFixed(1)}" fill="none"/>`
  }).join('')
  return `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="${wood[0]}"/><stop offset="1" stop-color="${wood[1]}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
<g filter="url(#soft)">${pane(width * 0.1, 40)}${pane(width * 0.1 + 136, 70)}${pane(width * 0.1, 270)}${pane(width * 0.1 + 136, 300)}</g>
<rect y="${table}" width="${width}" height="${height - table}" fill="url(#wood)"/>
<rect y="${table}" width="${width}" height="5" fill="#fff" opacity=".28"/>${lines}`
}

/** Bare twigs with berries, out of a mouth at x, y. */
function twigs(x: number, y: number, seed: number, high = 300): string {
  const next = sequence(seed)
  return [-0.52, -0.16, 0.2, 0.58]
    .map((lean, index) => {
      const length = high * (0.74 + next() * 0.34)
      const [tx, ty] = [x + lean * length * 0.9, y - length]
      const [cx, cy] = [x + lean * length * 0.16, y - length * 0.6]
      const berries = Array.from({ length: 7 }, (_, step) => {
        const t = 0.42 + step * 0.095
        const [bx, by] = [curve(x, cx, tx, t), curve(y, cy, ty, t)]
        const out = (step % 2 ? 1 : -1) * (12 + next() * 15)
        return `<path d="M ${bx} ${by} l ${out} ${-10 - next() * 8}" stroke="#5a3b28" stroke-width="2.5"/><circle cx="${bx + out}" cy="${by - 16}" r="${7 + next() * 4}" fill="${['#a63d2a', '#c2543a', '#8f2f22'][(step + index) % 3]}"/><circle cx="${bx + out - 2.5}" cy="${by - 19}" r="2.4" fill="#fff" opacity=".6"/>`
      }).join('')
      return `<path d="M ${x} ${y + 8} Q ${cx} ${cy} ${tx} ${ty}" fill="none" stroke="#5a3b28" stroke-width="5" stroke-linecap="round"/>${berries}`
    })
    .join('')
}

const curve = (a: number, b: number, c: number, t: number) =>
  Math.round((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c)

/** A pear, its foot at x, y. */
const pear = (x: number, y: number, lean: number) => `<g transform="rotate(${lean} ${x} ${y})">
<path d="M ${x} ${y} c -46 0 -58 -42 -38 -72 c 14 -22 16 -30 20 -48 c 4 -16 32 -16 36 0 c 4 18 6 26 20 48 c 20 30 8 72 -38 72 Z" fill="#c9a343"/>
<path d="M ${x} ${y} c 46 0 58 -42 38 -72 c -14 -22 -16 -30 -20 -48 c -4 10 18 74 -18 120 Z" fill="#8f6d22" opacity=".55"/>
<ellipse cx="${x - 20}" cy="${y - 44}" rx="8" ry="20" fill="#fff" opacity=".35"/>
<path d="M ${x} ${y - 130} q 4 -22 14 -28" stroke="#4b321c" stroke-width="5" fill="none" stroke-linecap="round"/></g>`

const warm: Pick<Room, 'wall' | 'wood'> = { wall: ['#f0dfc8', '#d3a585'], wood: ['#b57c52', '#7e4e30'] }

/** The table of the winter letter. The large shapes stand right, so that words may stand left. */
const still = () => `${room({ width: 1200, height: 800, table: 590, ...warm })}
${pot({ x: 742, y: 640, size: 0.9, profile: profiles.bottle, glaze: glazes.ink, dipped: 150, holds: twigs(742, 222, 11, 190) })}
${pot({ x: 998, y: 662, size: 1.04, profile: profiles.moon, glaze: glazes.chalk, dipped: 74 })}
${pot({ x: 532, y: 704, size: 0.92, profile: profiles.bowl, glaze: glazes.clay, holds: `${pear(588, 640, 17)}${pear(486, 640, -14)}${pear(536, 650, 2)}` })}
${pot({ x: 836, y: 728, size: 0.92, profile: profiles.cup, glaze: glazes.sage, dipped: 40 })}
${pear(356, 716, -4)}`

const words = (x: number, y: number, size: number, text: string, fill: string, more = '') =>
  `<text x="${x}" y="${y}" font-family="Gelasio" font-size="${size}" fill="${fill}" ${more}>${text}</text>`

/** All of the careless one's message is in here: headline, offer and button. */
const sale =
  () => `<defs><linearGradient id="veil" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#2a1710" stop-opacity=".86"/><stop offset=".36" stop-color="#2a1710" stop-opacity=".62"/><stop offset=".62" stop-color="#2a1710" stop-opacity="0"/></linearGradient></defs>
${still()}<rect width="1200" height="800" fill="url(#veil)"/>
${words(64, 168, 34, 'TONIGHT ONLY', '#f5d8b4', 'letter-spacing="7"')}
${words(58, 300, 112, 'Winter', '#fffaf0')}${words(58, 414, 112, 'sale', '#fffaf0')}
${words(64, 494, 46, '40% off everything', '#f5d8b4', 'font-style="italic"')}
<rect x="64" y="556" width="268" height="88" rx="6" fill="#c0633f"/>${words(198, 611, 32, 'SHOP NOW', '#fff', 'text-anchor="middle" letter-spacing="3"')}`

const shelf = (wall: [string, string], piece: string) =>
  `${room({ width: 536, height: 536, table: 430, wall, wood: ['#caa27a', '#a0704a'] })}${piece}`

const kiln =
  () => `<defs><radialGradient id="fire" cx=".5" cy=".62" r=".62"><stop offset="0" stop-color="#fff0c2"/><stop offset=".28" stop-color="#ffc262"/><stop offset=".6" stop-color="#e0662a"/><stop offset="1" stop-color="#5b1d10"/></radialGradient>
<linearGradient id="brick" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#5b3a2b"/><stop offset="1" stop-color="#2a1710"/></linearGradient></defs>
<rect width="1200" height="520" fill="url(#brick)"/>${bricks()}
<path d="M 330 520 V 300 Q 330 70 600 70 Q 870 70 870 300 V 520 Z" fill="#1b0d08"/>
<path d="M 366 520 V 306 Q 366 108 600 108 Q 834 108 834 306 V 520 Z" fill="url(#fire)"/>
<ellipse cx="600" cy="360" rx="420" ry="210" fill="#ffb65c" opacity=".22" filter="url(#far)"/>
<rect x="366" y="462" width="468" height="16" fill="#6b2a15"/>
${pot({ x: 476, y: 462, size: 0.6, profile: profiles.bottle, glaze: fired })}${pot({ x: 606, y: 462, size: 0.72, profile: profiles.moon, glaze: fired })}${pot({ x: 742, y: 462, size: 0.62, profile: profiles.jug, glaze: fired })}`

const fired = { light: '#ffd391', base: '#d9622c', dark: '#71240f' }

function bricks(): string {
  const next = sequence(5)
  return Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 13 }, (_, column) => {
      const x = column * 100 - (row % 2) * 50
      return `<rect x="${x + 2}" y="${row * 42 + 2}" width="95" height="37" rx="3" fill="#c98a63" opacity="${(0.06 + next() * 0.16).toFixed(2)}"/>`
    }).join(''),
  ).join('')
}

const pictures: Record<string, string> = {
  table: svg(1200, 800, still()),
  sale: svg(1200, 800, sale()),
  moon: svg(
    536,
    536,
    shelf(
      ['#dfe3d2', '#b9c2a6'],
      pot({ x: 268, y: 476, size: 1.16, profile: profiles.moon, glaze: glazes.chalk, dipped: 74 }),
    ),
  ),
  bottle: svg(
    536,
    536,
    shelf(
      ['#f2d9c4', '#dba98a'],
      pot({
        x: 268,
        y: 476,
        size: 0.74,
        profile: profiles.bottle,
        glaze: glazes.ink,
        dipped: 150,
        holds: twigs(268, 130, 11, 112),
      }),
    ),
  ),
  bowl: svg(
    536,
    536,
    shelf(
      ['#e8e0d2', '#c8b59b'],
      pot({
        x: 268,
        y: 476,
        size: 1.22,
        profile: profiles.bowl,
        glaze: glazes.clay,
        holds: `${pear(332, 388, 15)}${pear(208, 388, -16)}${pear(272, 398, 1)}`,
      }),
    ),
  ),
  jug: svg(
    536,
    536,
    shelf(
      ['#d4dae4', '#a3afc2'],
      pot({ x: 268, y: 476, size: 1.04, profile: profiles.jug, glaze: glazes.sage, dipped: 90 }),
    ),
  ),
  kiln: svg(1200, 520, kiln()),
}

/** Writes each as JPEG into `folder`. Throws for one that is larger than a newsletter's picture should be. */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, drawing] of Object.entries(pictures)) {
    const png = new Resvg(drawing, { font: { fontFiles: fonts, loadSystemFonts: false } }).render().asPng()
    const jpeg = await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    if (jpeg.byteLength > most) throw new Error(`${name} has ${jpeg.byteLength} octets; ${most} are allowed`)
    await writeFile(join(folder, `ostrel-${name}.jpg`), jpeg)
  }
}
