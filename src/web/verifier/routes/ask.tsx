import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
  useOutletContext,
} from 'react-router'
import { visitOf } from '#web/request/access.ts'
import { refusedData } from '#web/request/refusals.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Asking } from '../report/asking.tsx'
import { Specimen } from '../report/specimen.tsx'
import { useAskedAddress, VerifyForm } from '../verify-form.tsx'
import type { VerifierOutlet } from './email-verifier.tsx'

const longest = 1000

/** A link may bring an address along; it is put into the field and not asked about before the button is pressed. */
export function loader({ request }: LoaderFunctionArgs) {
  return { email: new URL(request.url).searchParams.get('email')?.slice(0, longest) ?? '' }
}

/** Begins a verification and leads to its own address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
    .trim()
    .slice(0, longest)
  const captcha = form.get('recaptcha_token')
  if (email === '') return data({ email, error: wordsOf(context).verifier.empty }, { status: 422 })
  const { services, visitor } = visitOf({ context })
  try {
    const { id } = await services.verifier.start(
      email,
      captcha === null ? undefined : String(captcha),
      visitor,
    )
    return redirect(paths.verifier(id))
  } catch (error) {
    return refusedData(error, { email })
  }
}

export const meta: MetaFunction = ({ matches }) => {
  const { meta: words } = wordsOf(matches).verifier
  return pageMeta(matches, { name: words.title, description: words.description })
}

/** The verifier before it was asked. */
export default function Ask() {
  const { verifier: words } = useWords()
  const { email } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { info } = useOutletContext<VerifierOutlet>()
  const asked = useAskedAddress()
  return (
    <>
      <div className="pt-8 md:pt-14">
        <h1 className="text-28 font-bold md:text-44">{words.title}</h1>
        <p className="prose mt-2 mb-6 text-balance text-16 text-soft md:mt-3 md:mb-8">{words.lead}</p>
        <VerifyForm info={info} email={refused?.email ?? email} error={refused?.error} />
        {info.smtp ? null : (
          <p className="mt-4 max-w-[760px] text-soft">
            <strong className="font-medium text-ink">{words.noServer}.</strong> {info.why_not}
          </p>
        )}
      </div>
      {asked === null ? (
        <Specimen info={info} />
      ) : (
        <div className="mt-10 md:mt-14">
          <Asking email={asked} info={info} />
        </div>
      )}
    </>
  )
}
