import { createContext, use } from 'react'
import type { Refused } from '#web/forms/form.ts'

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
