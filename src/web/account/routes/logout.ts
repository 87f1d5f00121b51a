import { type ActionFunctionArgs, redirect } from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'
import { endSession } from '../session-cookie.ts'

/** Opened by hand it does nothing: only a press on the button logs out. */
export const loader = () => redirect(paths.home)

/** Ends the session here and on the server, then shows the login page. */
export async function action({ context }: ActionFunctionArgs) {
  const { services, account } = visitOf({ context })
  if (account) await services.accounts.logout(account)
  const cookie = endSession(services.site.publicUrl)
  return redirect(`${paths.login()}?done=logout`, { headers: { 'Set-Cookie': cookie } })
}
