import { thumbnailOf } from '#adapters/thumbnails.ts'
import { createSemaphore } from '#platform/concurrency/semaphore.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import { type findPictures, pictureNames, readPicture } from '#storage/pictures.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import type { MailReader } from '../../analysis/reader.ts'
import { type PicturesSubject, presentHeatMap, presentScreenshots } from '../../pictures/present-pictures.ts'
import type { Printer } from '../../pictures/printer.ts'
import type { Sample } from '../sample.ts'
import type { SpamTests } from '../types.ts'

/** What a report shows beside its findings: pictures, mail clients, and itself on paper. */
export type ReportParts = Pick<SpamTests, 'screenshots' | 'heatMap' | 'picture' | 'clientSupport' | 'pdf'>

type Row = NonNullable<Awaited<ReturnType<typeof findPictures>>>

/** What our limits cut short is drawn again by the job or on request; what other servers did not deliver, on request alone. */
function againOf({ pictures, pictures_cut, pictures_due_at }: Row): PicturesSubject['again'] {
  if (!pictures_cut || !['pending', 'drawing', 'ready', 'failed'].includes(pictures)) return null
  if (pictures === 'drawing') return { state: 'drawing', at: null }
  if (pictures === 'pending') return { state: 'waiting', at: pictures_due_at }
  return { state: 'offered', at: null }
}

const noPicture = () => new Refusal(404, 'not_found', 'test.no_such_picture_name')
const notDrawn = () => new Refusal(409, 'not_ready', 'test.picture_not_made')
const noHtml = () => new Refusal(409, 'no_html', 'test.no_html')
const noPrinter = () => new Refusal(503, 'unavailable', 'server.no_browser')
const namePattern = /^(desktop|tablet|mobile)-(plain|images-off|dark|dark-full|heat|focus|cells)$/
/** Behind a name: its top as a thumbnail. */
const smallPattern = /-small$/
/** Scaled at once: the threads that do it also read files and ask for names. */
const SCALED_AT_ONCE = 2
const clientPattern = /^client-[a-z-]{1,30}$/

export function createReportParts(world: {
  database: Database
  blobs: Blobs
  sample: Sample
  /** The test without its report; refuses what is not there, expired, or without mail. */
  picturesOf(id: string): Promise<Row>
  readerOf(id: string): Promise<MailReader>
  printer: Printer | null
}): ReportParts {
  const { sample, picturesOf, readerOf, printer } = world
  const { db } = world.database
  const scaling = createSemaphore(SCALED_AT_ONCE)

  async function subjectOf(id: string, visitor?: Visitor): Promise<PicturesSubject> {
    const { language } = visitor ?? {}
    if (id === 'example') return { ...(await sample.pictures()), language }
    const [row, names] = [await picturesOf(id), await pictureNames(db, id)]
    const { pictures: state, pictures_tries: tries, drawn } = row
    return { id, state, drawn, names, language, again: againOf(row), tries }
  }

  async function pictureOf(id: string, name: string): Promise<Uint8Array> {
    if (id === 'example') return (await sample.picture(name)) ?? fail(noPicture())
    const { pictures } = await picturesOf(id)
    const png = await readPicture(world.blobs, id, name)
    if (png) return png
    throw pictures === 'pending' || pictures === 'drawing' ? notDrawn() : noPicture()
  }

  return {
    screenshots: async (id, visitor) =>
      presentScreenshots(await subjectOf(id, visitor), await (await readerOf(id))('inbox', undefined)),
    heatMap: async (id, visitor) => presentHeatMap(await subjectOf(id, visitor)),
    async picture(id, asked) {
      const name = asked.replace(smallPattern, '')
      if (!namePattern.test(name) && !clientPattern.test(name)) throw noPicture()
      // What waits to be scaled is not read before: a strip asks for all pictures of a mail at once.
      return asked === name
        ? pictureOf(id, name)
        : scaling(async () => thumbnailOf(await pictureOf(id, name)))
    },
    async clientSupport(id, visitor) {
      const { drawn } = id === 'example' ? sample.pictures() : await picturesOf(id)
      const input = { id, effects: drawn?.effects, language: visitor?.language }
      const support = await (await readerOf(id))('clientSupport', input)
      return support ?? fail(noHtml())
    },
    async pdf(id, page) {
      if (id !== 'example') await picturesOf(id)
      if (!printer) throw noPrinter()
      return printer(`/results/${id}/print`, page)
    },
  }
}

function fail(refusal: Refusal): never {
  throw refusal
}
