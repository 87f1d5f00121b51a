import { CheckGroups } from '../checks/check-groups.tsx'
import { AttachmentsTable } from '../content/attachments-table.tsx'
import { ImagesTable } from '../content/images-table.tsx'
import { LinksSection } from '../content/links-section.tsx'
import { MailPreview } from '../content/mail-preview.tsx'
import { useReport } from '../report.ts'

export default function Content() {
  const result = useReport()
  return (
    <>
      <CheckGroups tab="content" />
      <MailPreview result={result} />
      <LinksSection result={result} />
      <ImagesTable result={result} />
      <AttachmentsTable result={result} />
    </>
  )
}
