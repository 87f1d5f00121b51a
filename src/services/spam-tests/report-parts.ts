import { readMessage } from '#engines/message/read.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { type findPictures, pictureNames, readPicture } from '#storage/pictures.ts'
import { type PicturesSubject, presentHeatMap, presentScreenshots } from '../pictures/present-pictures.ts'
import type { Printer } from '../pictures/printer.ts'
import { Refusal } from '../refusal.ts'
import type { SpamTests, Visitor } from '../types.ts'
import { presentClientSupport } from './present-client-support.ts'
import type { Sample } from './sample.ts'

/** What a report shows beside its findings: pictures, mail clients, and itself on paper. */
export type ReportParts = Pick<SpamTests, 'screenshots' | 'heatMap' | 'picture' | 'clientSupport' | 'pdf'>

type Row = NonNullable<Awaited<ReturnType<typeof findPictures>>>

const noPicture = () => new Refusal(404, 'not_found', 'There is no picture of this name.')
const notDrawn = () => new Refusal(409, 'not_ready', 'This picture has not been made yet.')
const noHtml = () => new Refusal(409, 'no_html', 'This mail has no HTML: every mail client shows it as text.')
const noPrinter = () =>
  new Refusal(503, 'unavailable', 'This server has no browser to print with. Print the page from your own.')
const namePattern = /^(desktop|tablet|mobile)-(plain|images-off|dark|heat|focus)$/

export function createReportParts(world: {
  database: Database
  blobs: Blobs
  sample: Sample
  /** The test without its report; refuses what is not there, expired, or without mail. */
  picturesOf(id: string): Promise<Row>
  rawOf(id: string): Promise<Uint8Array>
  printer: Printer | null
}): ReportParts {
  const { sample, picturesOf, rawOf, printer } = world
  const { db } = world.database

  async function subjectOf(id: string, visitor?: Visitor): Promise<PicturesSubject> {
    const { language } = visitor ?? {}
    if (id === 'example') return { ...(await sample.pictures()), language }
    const [row, names] = [await picturesOf(id), await pictureNames(db, id)]
    return { id, state: row.pictures, drawn: row.drawn, names, language }
  }

  return {
    screenshots: async (id, visitor) => presentScreenshots(await subjectOf(id, visitor), await rawOf(id)),
    heatMap: async (id, visitor) => presentHeatMap(await subjectOf(id, visitor)),
    async picture(id, name) {
      if (!namePattern.test(name)) throw noPicture()
      if (id === 'example') return (await sample.picture(name)) ?? fail(noPicture())
      const { pictures } = await picturesOf(id)
      const png = await readPicture(world.blobs, id, name)
      if (png) return png
      throw pictures === 'pending' || pictures === 'drawing' ? notDrawn() : noPicture()
    },
    async clientSupport(id, visitor) {
      const message = readMessage(await rawOf(id))
      if (!message.html) throw noHtml()
      return presentClientSupport(id, message, visitor?.language)
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
