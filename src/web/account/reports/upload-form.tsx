import { useActionData } from 'react-router'
import type { UploadedFile } from '#contract/domain-reports.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

/** Brings files of reports, several at once, and says what became of them. */
export function UploadForm() {
  const { upload: words } = useWords().domainReports
  const answer = useActionData() as { uploaded?: UploadedFile[] } | undefined
  return (
    <Card className="p-5 md:p-6">
      <p className="prose mb-4 text-soft">{words.lead}</p>
      <ActionForm intent="upload" encType="multipart/form-data">
        <div className="flex flex-wrap items-end gap-3">
          <label className="min-w-0 grow">
            <span className="mb-1.5 block text-14 font-medium">{words.files}</span>
            <input type="file" name="file" multiple required className="field w-full py-1.5" />
          </label>
          <Submit size="field">{words.submit}</Submit>
        </div>
      </ActionForm>
      {answer?.uploaded ? <Uploaded files={answer.uploaded} /> : null}
    </Card>
  )
}

function Uploaded({ files }: { files: UploadedFile[] }) {
  const { upload: words } = useWords().domainReports
  const outcomes = files.flatMap(({ reports }) => reports.map(({ outcome }) => outcome))
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
  const refused = files.filter((file) => file.refused.length > 0)
  return (
    <div role="status" className="mt-4">
      <p className="font-medium">
        {words.done({
          fresh: count('new'),
          known: count('known') + count('joined'),
          refused: refused.length,
        })}{' '}
        {count('joined') > 0 ? words.joined : null}
      </p>
      <ul className="mt-2 flex flex-col gap-1 text-14 text-soft">
        {refused.slice(0, 10).map(({ name, refused: parts }) => (
          <li key={name} className="wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>: {parts[0]!.reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
