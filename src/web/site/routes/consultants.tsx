import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
} from 'react-router'
import { contactSchema } from '#contract/site.ts'
import { handle, readForm } from '#web/forms/form.ts'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { Facts } from '#web/ui/facts.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Consultants } from '../consultants.tsx'
import { ContactForm } from '../contact-form.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = visitOf({ context })
  const { consultants } = await services.siteSettings.read()
  return {
    consultants,
    captcha: services.siteConfig.captcha,
    available: services.contact.available(),
    sent: new URL(request.url).searchParams.has('sent'),
  }
}

/** Mails what was written; the answer leads to a page that may be loaded again without sending it twice. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  return handle({ context }, await readForm(request), contactSchema, async (message) => {
    await services.contact.send(message, visitor)
    return redirect(`${paths.consultants}?sent#contact`)
  })
}

export const meta: MetaFunction = ({ matches }) => {
  const words = wordsOf(matches)
  const { consultants } = words.site
  return pageMeta(matches, { name: consultants.meta, description: consultants.description })
}

/** People who help, what to try before asking them, and the form that reaches the operator. */
export default function Deliverability() {
  const { consultants: words, contact } = useWords().site
  const loaded = useLoaderData<typeof loader>()
  return (
    <div className="content flex flex-col gap-16 pt-6 md:gap-20 md:pt-12">
      <div>
        <h1 className="text-28 font-bold text-balance md:text-44">{words.title}</h1>
        <p className="prose mt-2 text-16 text-soft md:mt-3">{words.lead}</p>
      </div>
      <section>
        <h2 className="mb-6 text-28 font-bold">{words.listTitle}</h2>
        <Consultants consultants={loaded.consultants} />
      </section>
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
        <section id="contact" className="scroll-mt-6">
          <h2 className="text-28 font-bold">{contact.title}</h2>
          <p className="prose mt-1 mb-6 text-16 text-soft">{contact.lead}</p>
          <ContactForm {...loaded} />
        </section>
        <section>
          <h2 className="mb-6 text-28 font-bold">{words.first.title}</h2>
          <Facts items={words.first.items} />
        </section>
      </div>
    </div>
  )
}
