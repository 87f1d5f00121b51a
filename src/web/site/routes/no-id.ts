import { type LoaderFunctionArgs, redirect } from 'react-router'
import { paths } from '#web/shell/paths.ts'

/** A test or report without an id is no page: where one begins has what it needs. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(new URL(request.url).pathname.startsWith('/placement') ? paths.inboxPlacement : paths.home)
