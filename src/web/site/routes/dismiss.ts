import { type ActionFunctionArgs, redirect } from 'react-router'
import { localPath } from '#contract/local-path.ts'
import { readForm, textOf } from '#web/forms/form.ts'
import { dismissing } from '#web/shell/announcements/dismissed.ts'
import { paths } from '#web/shell/paths.ts'

export const loader = () => redirect(paths.home)

/** Puts an announcement away for a browser without scripts, and shows its page again. */
export async function action({ request }: ActionFunctionArgs) {
  const typed = await readForm(request)
  const cookie = dismissing(request.headers.get('cookie'), textOf(typed, 'id'))
  return redirect(localPath(textOf(typed, 'next'), paths.home), { headers: { 'Set-Cookie': cookie } })
}
