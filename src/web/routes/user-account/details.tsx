import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { editProfileSchema } from '#contract/accounts.ts'
import { languages } from '#contract/language.ts'
import { requireAccount } from '../../account.ts'
import { Card } from '../../components/card.tsx'
import { ActionForm } from '../../forms/action-form.tsx'
import { EmailField, SelectField, TextField } from '../../forms/field.tsx'
import { handle, readForm } from '../../forms/form.ts'
import { Submit } from '../../forms/submit.tsx'
import { keepLanguage } from '../../language-cookie.ts'
import { settingsMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { useFigures } from '../../words/figures.ts'
import { useWords, wordsOf } from '../../words/words.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  return { profile: await services.accounts.profile(account.accountId) }
}

/** Name, address, language and zone. A new address is confirmed before it counts. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAccount(args)
  return handle(args, await readForm(args.request), editProfileSchema, async (change) => {
    const moved = change.email !== undefined && change.email !== account.email
    const { email: _same, ...others } = change
    await services.accounts.edit(account, moved ? change : others)
    return redirect(`${paths.account()}?done=${moved ? 'address' : 'details'}`, {
      headers: change.locale ? { 'Set-Cookie': keepLanguage(change.locale, services.site.publicUrl) } : {},
    })
  })
}

export const meta: MetaFunction = ({ matches }) =>
  settingsMeta('account', wordsOf(matches).account.account.meta, matches)

export default function Details() {
  const { day, languageName } = useFigures()
  const { account: words } = useWords().account
  const { profile } = useLoaderData<typeof loader>()
  const locales = languages.map((value) => ({ value, label: languageName(value) }))
  return (
    <Card className="max-w-[560px] p-5 md:p-6">
      <ActionForm intent="details" className="flex flex-col gap-5">
        <TextField
          name="name"
          label={words.name}
          defaultValue={profile.name}
          autoComplete="name"
          maxLength={100}
        />
        <EmailField
          name="email"
          label={words.email}
          defaultValue={profile.email}
          hint={
            <>
              {profile.email_verified_at
                ? words.confirmed({ when: day(profile.email_verified_at) })
                : words.unconfirmed}
              {'. '}
              {profile.pending_email ? words.pending({ email: profile.pending_email }) : words.emailHint}
            </>
          }
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField name="locale" label={words.locale} options={locales} defaultValue={profile.locale} />
          <TextField
            name="timezone"
            label={words.timezone}
            defaultValue={profile.timezone}
            placeholder="Europe/Berlin"
            dir="ltr"
            maxLength={60}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Submit>{words.save}</Submit>
          <p className="text-13 text-faint">{words.since({ when: day(profile.created_at) })}</p>
        </div>
      </ActionForm>
    </Card>
  )
}
