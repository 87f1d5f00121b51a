import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import type { DraftSource } from '#contract/draft.ts'
import { visitOf } from '#web/request/access.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { useWords, wordsOf } from '#web/words/words.ts'
import { Editor } from '../editor/editor.tsx'

const empty = {
  base: null,
  html: '',
  fields: { subject: '', from: '', reply_to: '', list_unsubscribe: '', list_unsubscribe_post: '' },
} satisfies Partial<DraftSource>

export function loader({ context }: LoaderFunctionArgs) {
  return { pictures: visitOf({ context }).services.spamTests.drafts.draws }
}

/** What is written must not be replaced by what came. */
export const shouldRevalidate = () => false

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { name: wordsOf(matches).editor.metaWrite })

/** A mail that nobody sent yet: paste its HTML, and see. */
export default function Write() {
  const words = useWords().editor
  const { pictures } = useLoaderData<typeof loader>()
  const [source] = useState({ ...empty, pictures })
  return (
    <div className="content flex flex-col gap-3 pt-4 pb-8">
      <div>
        <h1 className="text-20 font-bold">{words.titleWrite}</h1>
        <p className="mt-1 max-w-none text-13 text-soft max-sm:hidden">{words.leadWrite}</p>
      </div>
      <Editor source={source} />
    </div>
  )
}
