import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { isRefusal } from '#web/request/refusals.ts'
import { paths } from '#web/shell/paths.ts'
import { wordsOf } from '#web/words/words.ts'

/** What the instrument's forms do: send the sample to the shown address, or test an uploaded file. */
export async function submit({ request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const form = await request.formData()
  const upload = form.get('intent') === 'upload'
  try {
    if (!upload) {
      const { id } = await services.spamTests.sendSample(visitor, String(form.get('id') ?? '') || undefined)
      return redirect(paths.loading(id))
    }
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) {
      return data({ error: wordsOf(context).instrument.noFile }, { status: 422 })
    }
    const { id } = await services.spamTests.upload(await file.bytes(), visitor)
    return redirect(paths.loading(id))
  } catch (error) {
    if (isRefusal(error)) return data({ error: error.message }, { status: error.status })
    return data(
      { error: upload ? wordsOf(context).errors.uploadFailed : wordsOf(context).errors.sampleFailed },
      { status: 500 },
    )
  }
}
