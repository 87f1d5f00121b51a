import { type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '#web/shell/paths.ts'

/** The comparison stood among the pages of accounts before it was for everyone. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`${paths.compare()}${new URL(request.url).search}`, 301)
}
