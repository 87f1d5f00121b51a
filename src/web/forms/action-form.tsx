import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { Refused } from '#web/ui/form-context.ts'
import { FormContext, useForm } from '#web/ui/form-context.ts'
import { useWords } from '../words/words.ts'
import { ProofDialog, ProofLink } from './proof-dialog.tsx'

type Props = Omit<ComponentProps<typeof Form>, 'method' | 'children'> & {
  /** Tells the forms of one page apart. */
  intent: string
  /** Tells forms of one intent apart, in lists. */
  id?: string
  /** Something is done before it is sent. */
  waiting?: boolean
  children: ReactNode
}

/** What was refused of a form; what folds it away opens for that, as a page without scripts begins again. */
export function useRefused(intent: string, id = intent): Refused | undefined {
  const answer = useActionData() as Refused | undefined
  const own = answer?.errors && answer.intent === intent && (answer.values.id ?? id) === id
  return own ? answer : undefined
}

/** One form of a page: knows what was refused, keeps what was typed, leads to the first field that needs a hand. */
export function ActionForm({
  intent,
  id = intent,
  waiting = false,
  children,
  className = '',
  onInput,
  ...rest
}: Props) {
  const refused = useRefused(intent, id)
  const { formData, state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const sending = state !== 'idle' && formData?.get('intent') === intent
  const busy = waiting || (sending && (formData.get('id') ?? id) === id)
  const changed = useChanged(refused)
  useEffect(() => {
    if (!refused) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
    first?.focus()
  }, [refused])
  return (
    <FormContext value={{ id, refused, errorOf: changed.errorOf, busy }}>
      <ProofDialog refused={refused} goOn={() => form.current?.requestSubmit()} />
      <Form
        ref={form}
        method="post"
        noValidate
        className={className}
        {...rest}
        onInput={(event) => {
          changed.note(event)
          onInput?.(event)
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        <FormMessage />
        {children}
      </Form>
    </FormContext>
  )
}

/** Which fields were changed since the answer came, so that nothing is said of a value that is no longer there. */
function useChanged(refused: Refused | undefined) {
  const [changed, setChanged] = useState<{ since: Refused | undefined; names: string[] }>({
    since: refused,
    names: [],
  })
  const names = changed.since === refused ? changed.names : []
  return {
    errorOf: (name: string) => (names.includes(name) ? undefined : refused?.errors[name]),
    note({ target }: FormEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement
      const field = name?.replace(/\[\]$/, '')
      if (refused?.errors[field] && !names.includes(field))
        setChanged({ since: refused, names: [...names, field] })
    },
  }
}

/** What is said about the form as a whole. */
function FormMessage() {
  const { refused } = useForm()
  const { errors } = useWords()
  if (!refused || refused.message === null) return null
  if (refused.code === 'prove_first') return <ProofLink said={refused.message} />
  return (
    <p role="alert" tabIndex={-1} className="form-message mb-4">
      {refused.message || errors.occurred}
    </p>
  )
}
