import { createContext, use } from 'react'

/** What a refused form shows again. Secrets are never sent back. */
export type Refused = {
  /** Which form of the page. */
  intent: string
  /** First message per field. */
  errors: Record<string, string>
  /** What is said about the form as a whole; empty where nobody found words for it. */
  message: string | null
  code: string
  values: Record<string, string>
}

export type FormState = {
  id: string
  refused: Refused | undefined
  /** What is still said of a field: nothing once it was changed. */
  errorOf(name: string): string | undefined
  busy: boolean
}

export const FormContext = createContext<FormState>({
  id: '',
  refused: undefined,
  errorOf: () => undefined,
  busy: false,
})

export const useForm = (): FormState => use(FormContext)
