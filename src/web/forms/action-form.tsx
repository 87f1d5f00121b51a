import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { Button, type ButtonLook } from '../components/button.tsx'
import { useWords } from '../words/words.ts'
import type { Refused } from './form.ts'

type State = {
  id: string
  refused: Refused | undefined
  /** What is still said of a field: nothing once it was changed. */
  errorOf(name: string): string | undefined
  busy: boolean
}

const FormContext = createContext<State>({
  id: '',
  refused: undefined,
  errorOf: () => undefined,
  busy: false,
})

export const useForm = (): State => use(FormContext)

type Props = Omit<ComponentProps<typeof Form>, 'method' | 'children'> & {
  /** Tells the forms of one page apart. */
  intent: string
  /** Tells forms of one intent apart, in lists. */
  id?: string
  /** Something is done before it is sent. */
  waiting?: boolean
  children: ReactNode
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
  const answer = useActionData() as Refused | undefined
  const { formData, state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const own = answer?.errors && answer.intent === intent && (answer.values.id ?? id) === id
  const refused = own ? answer : undefined
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
  return (
    <p role="alert" tabIndex={-1} className="form-message mb-4">
      {refused.message || errors.occurred}
    </p>
  )
}

type SubmitProps = { children: string; look?: ButtonLook; className?: string; name?: string; value?: string }

/** Keeps its width while it works, and its place in the order of the keyboard. */
export function Submit({ children, look = 'primary', className, ...rest }: SubmitProps) {
  const { busy } = useForm()
  const { shell } = useWords()
  return (
    <Button type="submit" look={look} className={className} aria-disabled={busy || undefined} {...rest}>
      <span className="grid">
        <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{children}</span>
        {busy ? <span className="col-start-1 row-start-1">{shell.working}</span> : null}
      </span>
    </Button>
  )
}
