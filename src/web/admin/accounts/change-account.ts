import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { accountActs, grantSchema } from '#contract/admin.ts'
import { attempt, handle, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'

/** What the page of an account does to it: the acts of the API, by `intent`. */
export async function changeAccount(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const { admin, accounts } = services
  const id = args.params.id ?? ''
  const typed = await readForm(args.request)
  const done = (what: string) => redirect(`${paths.adminUser(id)}?done=user-${what}`)
  const intent = textOf(typed, 'intent')
  const act = accountActs.find((one) => one === intent)
  if (intent === 'grant') {
    const { until, ...given } = typed
    const grant = until ? { ...given, until: `${until}T23:59:59Z` } : given
    return handle(args, grant, grantSchema, async (input) => {
      await admin.grant(account, id, input)
      return done('plan')
    })
  }
  return attempt(typed, async () => {
    if (intent === 'export') {
      await accounts.requireProof(account)
      return redirectDocument(paths.api.exportAccount(id))
    }
    if (act) await admin.act(account, id, act)
    else await admin.suspend(account, id, { reason: textOf(typed, 'reason') })
    return done(act ?? 'suspend')
  })
}
