import type { Evidence, Place } from '@postproof/engine/finding'
import type { MailAddress } from '@postproof/message/types'
import type { Ask } from './asks.ts'

/** The input of deception checks: who a mail claims to be and who sends it, as plain data. */
export type Mail = {
  from: MailAddress | null
  /** The addresses that answers go to by Reply-To; empty when there is none. */
  replies: string[]
  subject: string
  /** From and Subject as evidence. */
  quotes: { from: Evidence[]; subject: Evidence[] }
  /** The text that people see, blocks separated by line feeds. */
  text: string
  /** What it wants, in text or subject: one of each kind. */
  asks: Ask[]
  placeAt(offset: number): Place | undefined
  /** The first pictures that are shown, with their alternative texts. */
  pictures: { alt: string; place: Place }[]
  links: Target[]
  /** A form that asks for a password or a card stands in the mail, or a page to open is attached. */
  form: Evidence | null
  /** A link that dials a number. */
  phone: Evidence | null
  /** Domains of those whom the mail is addressed to. */
  recipients: string[]
  /** Whether the From domain is proven by SPF or DKIM that aligns with it; `unknown`: it could not be asked. */
  proven: 'yes' | 'no' | 'unknown'
  /** Domains whose signature holds. */
  signers: string[]
}

/** One link, or the address in a QR code. */
export type Target = {
  host: string
  url: URL
  quote: Evidence
  /** A sending service's click domain, shared by its customers: where it leads is not to be seen. */
  tracked: boolean
  /** A public shortener. */
  short: boolean
  /** Read from a QR code. */
  coded?: true
}
