import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { proofSchema } from '#contract/accounts.ts'
import { localPath } from '#contract/local-path.ts'
import { personOf } from '#contract/seat-roles.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { handle, readForm, type Typed, textOf } from '#web/forms/form.ts'
import { readPasskey } from '#web/forms/passkeys.ts'
import { ProofFields } from '#web/forms/proof-fields.tsx'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const { two_factor_enabled } = await services.accounts.profile(personOf(account).accountId)
  const wanted = localPath(args.url.searchParams.get('next'), paths.account())
  return { wanted, twoFactor: two_factor_enabled }
}

/** Proves who is there; leads back where someone came by the page, and answers the dialog. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  const typed = await readForm(args.request)
  const passkey = readPasskey(textOf(typed, 'passkey'))
  const given = { ...typed, ...(passkey !== undefined && { passkey }) } as Typed
  return handle(args, given, proofSchema, async (proof) => {
    await services.accounts.prove(account, proof)
    const wanted = localPath(textOf(typed, 'next'), '')
    return wanted
      ? redirect(`${wanted}${wanted.includes('?') ? '&' : '?'}done=proved`)
      : data({ proved: true as const })
  })
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).account.proof.title, hidden: true })

/** For browsers without scripts; others are asked by a dialog (forms/proof-dialog.tsx). */
export default function ProofPage() {
  const { proof: words } = useWords().account
  const { wanted, twoFactor } = useLoaderData<typeof loader>()
  return (
    <Card className="max-w-[560px] p-5 md:p-6">
      <h2 className="text-20 font-bold">{words.title}</h2>
      <p className="mt-2 mb-5 text-soft">{words.text}</p>
      <ActionForm intent="prove" className="flex flex-col gap-5">
        <input type="hidden" name="next" value={wanted} />
        <ProofFields twoFactor={twoFactor} />
        <div>
          <Submit>{words.submit}</Submit>
        </div>
      </ActionForm>
    </Card>
  )
}
