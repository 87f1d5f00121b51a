import { languageNames } from '@postproof/messages/languages'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { editProfileSchema } from '#contract/accounts.ts'
import { languages } from '#contract/language.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { handle, readForm } from '#web/forms/form.ts'
import { requireAccount } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { EmailField, SelectField, TextField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { keepLanguage } from '../language-cookie.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account } = requireAccount(args)
  const profile = await services.accounts.profile(account.accountId)
  return { profile, zones: zonesWith(profile.timezone) }
}

/** All time zones by name, that of the account among them: browsers know some by older names. */
const zonesWith = (own: string) =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), own])].sort((a, b) => (a < b ? -1 : 1))

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
  pageMeta(matches, { name: wordsOf(matches).account.account.meta, hidden: true, written: 'account' })

export default function Details() {
  const { day } = useFigures()
  const { account: words } = useWords().account
  const { profile, zones } = useLoaderData<typeof loader>()
  const locales = languages.map((value) => ({ value, label: languageNames[value] }))
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
          <SelectField
            name="timezone"
            label={words.timezone}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            defaultValue={profile.timezone}
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
