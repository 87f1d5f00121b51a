import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { liftSchema, limitSchema } from '#contract/operations.ts'
import { handle, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { useTimesDone } from '#web/shell/dashboard/times-done.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'
import { LimitsCard } from '../use/limits-card.tsx'
import { UseTable } from '../use/use-table.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const [use, limits] = await Promise.all([
    services.operations.use(account),
    services.operations.limits(account),
  ])
  return { use, limits }
}

/** Limits someone, or ends a limit. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  const done = (what: string) => redirect(`${paths.admin('use')}?done=${what}`)
  if (textOf(typed, 'intent') === 'lift') {
    return handle(args, typed, liftSchema, async (given) => {
      await services.operations.liftLimit(account, given)
      return done('limit-lifted')
    })
  }
  return handle(args, typed, limitSchema, async (given) => {
    await services.operations.limit(account, given)
    return done('limited')
  })
}

/** Who uses how much, and who may do little for a while. */
export default function UsePage() {
  const { use: words } = useWords().operators
  const { use, limits } = useLoaderData<typeof loader>()
  const timesDone = useTimesDone()
  return (
    // What was done closes the dialog that asked for it.
    <div key={timesDone} className="flex flex-col gap-10">
      <p className="-mb-4 max-w-[70ch] text-soft">{words.lead}</p>
      <LimitsCard limits={limits} />
      <UseTable title={words.accounts} rows={use.accounts} limits={limits} />
      <UseTable title={words.networks} rows={use.networks} limits={limits} />
      <UseTable title={words.domains} rows={use.domains} limits={limits} />
    </div>
  )
}
