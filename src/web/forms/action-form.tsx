import { type ComponentProps, createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Button, type ButtonLook } from '../components/button.tsx'
import { useWords } from '../words/words.ts'
import type { Refused } from './form.ts'

type State = { id: string; refused: Refused | undefined; busy: boolean }

const FormContext = createContext<State>({ id: '', refused: undefined, busy: false })

export const useForm = (): State => use(FormContext)

type Props = Omit<ComponentProps<typeof Form>, 'method' | 'children'> & {
  /** Tells the forms of one page apart. */
  intent: string
  /** Tells forms of one intent apart, in lists. */
  id?: string
  children: ReactNode
}

/** One form of a page: knows what was refused, keeps what was typed, leads to the first field that needs a hand. */
export function ActionForm({ intent, id = intent, children, className = '', ...rest }: Props) {
  const answer = useActionData() as Refused | undefined
  const { formData, state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const own = answer?.errors && answer.intent === intent && (answer.values.id ?? id) === id
  const refused = own ? answer : undefined
  const busy = state !== 'idle' && formData?.get('intent') === intent && (formData.get('id') ?? id) === id
  useEffect(() => {
    if (!refused) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
    first?.focus()
  }, [refused])
  return (
    <FormContext value={{ id, refused, busy }}>
      <Form ref={form} method="post" noValidate className={className} {...rest}>
        <input type="hidden" name="intent" value={intent} />
        <FormMessage />
        {children}
      </Form>
    </FormContext>
  )
}

/** What is said about the form as a whole. */
function FormMessage() {
  const { refused } = useForm()
  if (!refused?.message) return null
  return (
    <p role="alert" tabIndex={-1} className="form-message mb-4">
      {refused.message}
    </p>
  )
}

type SubmitProps = { children: string; look?: ButtonLook; className?: string; name?: string; value?: string }

/** Keeps its width while it works, and its place in the order of the keyboard. */
export function Submit({ children, look = 'primary', className, ...rest }: SubmitProps) {
  const { busy } = useForm()
  const { forms } = useWords().account
  return (
    <Button type="submit" look={look} className={className} aria-disabled={busy || undefined} {...rest}>
      <span className="grid">
        <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{children}</span>
        {busy ? <span className="col-start-1 row-start-1">{forms.working}</span> : null}
      </span>
    </Button>
  )
}
