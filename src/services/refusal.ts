/** A request we will not fulfil, with words for the person who asked. The one expected thing that throws. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly errors: Record<string, string[]> | undefined

  constructor(status: number, code: string, message: string, errors?: Record<string, string[]>) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.errors = errors
  }
}
