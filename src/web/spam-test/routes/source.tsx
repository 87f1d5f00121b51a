import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { AttachmentsTable } from '../content/attachments-table.tsx'
import { ImagesTable } from '../content/images-table.tsx'
import { LinksSection } from '../content/links-section.tsx'
import { MailPreview } from '../content/mail-preview.tsx'
import { contentsOf, type MailContents } from '../outline.ts'
import { useReport } from '../report.ts'
import { textOf } from '../report-text.ts'
import { HeadersTable } from '../source/headers-table.tsx'
import { SourceViews } from '../source/source-views.tsx'
import { Transcript } from '../source/transcript.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const id = params.id ?? ''
  const [source, result] = await orErrorPage(
    Promise.all([services.spamTests.source(id), services.spamTests.result(id, visitor)]),
  )
  return { source, contents: textOf(result, contentsOf) }
}

/** A stored mail does not change; only its view does. */
export const shouldRevalidate = () => false

/** What the mail is made of. */
export default function Source() {
  const { id, subject, sender } = useReport()
  const data = useLoaderData<typeof loader>()
  const contents = useMemo(() => JSON.parse(data.contents) as MailContents, [data.contents])
  const mail = { id, ...contents }
  return (
    <>
      <SourceViews mail={mail} source={data.source} />
      <LinksSection result={mail} />
      <ImagesTable result={mail} />
      <AttachmentsTable result={mail} />
      <HeadersTable result={mail} />
      <MailPreview result={{ id, subject, sender }} />
      <Transcript result={mail} />
    </>
  )
}
