import type { Finding, Place } from '@postproof/engine/finding'
import type { Layout, Picture, RenderedBox } from '@postproof/engine/world'
import { withRendering } from '@postproof/spam-test/join'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { runSpamTest } from '@postproof/spam-test/run'
import pino from 'pino'
import { readConfig } from '#config.ts'
import { loadExample } from '#emulators/examples.ts'
import { type DrawnState, exampleOfState, type SampleState } from '#emulators/sample-states.ts'
import { runOperation } from '#services/analysis/operations.ts'
import type { MailReader } from '#services/analysis/reader.ts'
import { createWorlds } from '#services/application/worlds.ts'
import { drawMail, type Studio } from '#services/pictures/drawing.ts'

/** The first screen of a phone, CSS px: what the home page shows of each mail. */
const screen = { width: 390, height: 844 }

type Drawn = Extract<Picture, { ok: true }>

/** `phone`: its picture as PNG, not yet cut. `report`: with what the drawing showed. */
type State = { drawn: DrawnState; phone: Drawn; report: SpamTestReport }

/** Tests and draws a state of the sample as every mail is tested and drawn. */
export async function drawState(state: SampleState): Promise<State> {
  const { raw, session } = await loadExample(exampleOfState(state))
  const worlds = await createWorlds(readConfig({ PICTURES: 'on' }))
  try {
    const signal = AbortSignal.timeout(300_000)
    const report = await runSpamTest(raw, session, worlds.sample(signal))
    const read = (async (name: Parameters<MailReader>[0], input: never) =>
      runOperation(name, raw, input, { worlds, onStep: () => {} })) as MailReader
    const { studio, phone } = watched(worlds.studios!.sample)
    const drawing = await drawMail(read, studio, {
      signal,
      onMade: async () => {},
      log: pino({ level: 'silent' }),
    })
    if (drawing?.cut !== 'nothing') throw new Error(`${state} was not drawn whole`)
    const { findings } = await drawing.judge(report)
    const seen = phone()
    const places = placesOf([...report.findings, ...findings], seen.layout)
    return {
      drawn: { findings, picture: screen, places },
      phone: seen,
      report: withRendering(report, findings),
    }
  } finally {
    await worlds.close()
  }
}

/** The studio, and the phone's picture that went through it. */
function watched({ renderer, heatMapper }: Studio): { studio: Studio; phone(): Drawn } {
  let phone: Drawn | undefined
  const studio: Studio = {
    heatMapper,
    renderer: {
      render: (document, signal, onPicture, options) =>
        renderer.render(
          document,
          signal,
          (picture) => {
            if (picture.ok && picture.device === 'mobile' && picture.variant === 'plain') phone = picture
            onPicture?.(picture)
          },
          options,
        ),
    },
  }
  const seen = () => {
    if (!phone) throw new Error('no picture of the phone')
    return phone
  }
  return { studio, phone: seen }
}

/** Inside of the picture, so that a pin is not cut, CSS px as on the phone. */
const margin = 15

/** Where on the first screen what findings point to begins, in hundredths; what lies below it, or nowhere, is left out. */
function placesOf(findings: Finding[], layout: Layout): DrawnState['places'] {
  // A mail that is too wide is shrunk until it fits.
  const scale = screen.width / Math.max(layout.document.width, screen.width)
  const percent = (share: number) => Math.round(share * 1000) / 10
  return Object.fromEntries(
    findings
      .filter(({ status }) => status === 'bad' || status === 'warning')
      .flatMap(({ id, evidence }) => {
        const box = evidence.map(({ place }) => place && boxAt(layout.boxes, place)).find((each) => each)
        if (!box) return []
        const x = Math.max(margin, box.x * scale)
        const y = Math.max(margin, box.y * scale - margin / 2)
        if (y > screen.height - margin) return []
        return [[id, { x: percent(x / screen.width), y: percent(y / screen.height) }] as const]
      }),
  )
}

/** What was drawn of that line of the HTML; of several things the last, as links begin before what they hold. */
function boxAt(boxes: RenderedBox[], place: Place): RenderedBox['box'] | undefined {
  if (place.in !== 'html') return undefined
  return boxes.findLast(({ line, box }) => line === place.line && box.width > 1)?.box
}
