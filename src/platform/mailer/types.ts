import type { Attached } from '#adapters/mailer.ts'
import type { Db } from '#storage/db.ts'

/** Mail to users: by SMTP, or kept in the development mailbox when none is configured. */
export interface Mailer {
  /**
   * Writes the mail down: it is sent soon, whatever becomes of this process, once this resolves or the transaction that
   * it is written in is committed. False, and nothing is written, when too many of its kind wait.
   */
  send(mail: UserMail, belongs?: MailBelongs): Promise<boolean>
  /** The development mailbox, newest first; null when mail is really sent. */
  kept(): KeptMail[] | null
  /** Whether the mail server answers and lets us in; null when there is none. */
  check(): Promise<{ ok: boolean; why: string } | null>
  /** The safety net of the scheduler: gives up expired mail and sends what is due; answers how many were given up. */
  takeUp(): Promise<number>
  /** Resolves when nothing that is due waits to be sent. */
  idle(): Promise<void>
  /** What is being sent is brought to its end or given back; the rest waits for the next start. */
  close(): Promise<void>
}

/** `account`: removed with it; `token`: the hash of the token in its link, void together with it. */
export type MailBelongs = { trx?: Db; account?: string; token?: string }

/** None of them contains text that another user may have typed, such as the name of an account; an administrator may. */
export type UserMail =
  | ContactMail
  | ForwardedMail
  | OrderMail
  | { kind: 'confirm' | 'new-address' | 'reset'; to: string; url: string; locale: string }
  | {
      kind:
        | 'address-changed'
        | 'password-changed'
        | 'two-factor-changed'
        | 'key-made'
        | 'application-connected'
        | 'exported'
        | 'passkey-changed'
        | 'address-confirmed'
        | 'mail-resumed'
        | 'second-factor-reset'
        | 'rights-changed'
        | 'account-restored'
        | 'exported-by-admin'
        | 'member-joined'
      to: string
      locale: string
    }
  /** `reason`: one line, as an administrator wrote it. */
  | { kind: 'account-suspended'; reason: string; to: string; locale: string }
  | {
      kind: 'deletion-scheduled' | 'deletion-by-admin' | 'address-change-asked' | 'factor-lost'
      to: string
      at: string
      /** IANA time zone in which the day is written. */
      timezone: string
      url: string
      locale: string
    }
  | { kind: 'webhook-stopped'; to: string; url: string; locale: string }
  /** `by`: the confirmed address of the account that invites. Its name is on the page of the link alone. */
  | { kind: 'member-invited'; to: string; by: string; url: string; locale: string }
  | {
      kind: 'placement-alert' | 'watch-alert' | 'report-alert' | 'newsletter-alert' | 'order-news'
      to: string
      title: string
      text: string
      url: string
      locale: string
    }
  /** To the owner of the account, who typed the name of the client in it, or let a person with a seat there do so. */
  | {
      kind: 'client-report'
      to: string
      title: string
      text: string
      url: string
      locale: string
      attached: Attached
    }

/** A mail to an address that the operator reads, attached whole. */
export type ForwardedMail = {
  kind: 'forwarded'
  to: string
  /** The addresses that it was sent to. */
  writtenTo: string[]
  /** The sender of its envelope. */
  sender: string
  raw: Uint8Array
  /** Our domain, which marks it so that it is not forwarded again. */
  loop: string
}

/** An order of a plan, to the operator who grants it. `total` with its currency; `note` and `answer` may be empty. */
export type OrderMail = {
  kind: 'order'
  to: string
  number: string
  what: 'placed' | 'answered' | 'withdrawn'
  order: {
    plan: string
    interval: string
    total: string
    email: string
    name: string
    country: string
    note: string
    answer: string
  }
  url: string
}

/** A message of the contact form to the operator; replies go to `replyTo`. */
export type ContactMail = {
  kind: 'contact'
  to: string
  name: string
  replyTo: string
  domain: string
  message: string
}

/** Mail to the operator: it is sent even where mail came back, and what comes back of it is not counted. */
export type OperatorMail = ContactMail | ForwardedMail | OrderMail

export type KeptMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  at: string
  raw: string
}
