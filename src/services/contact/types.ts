import type { ContactMessage } from '#contract/site.ts'
import type { Visitor } from '../accounts/visitor.ts'

/** The form by which visitors write to the operator. */
export interface Contact {
  /** False where no mail can be sent. */
  available(): boolean
  /** Mails it; keeps nothing. Refusal `invalid` (422) per field, `captcha`, `limit` (429), `unavailable` (503). */
  send(message: ContactMessage, visitor: Visitor): Promise<void>
}
