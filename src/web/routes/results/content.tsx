import { AttachmentsTable } from '../../components/attachments-table.tsx'
import { CheckGroups } from '../../components/check-groups.tsx'
import { ImagesTable } from '../../components/images-table.tsx'
import { LinksSection } from '../../components/links/links-section.tsx'
import { MailPreview } from '../../components/mail-preview.tsx'
import { useReport } from '../../report.ts'

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
