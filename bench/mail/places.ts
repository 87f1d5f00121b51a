import type { MailNote } from './mails.ts'

/** Where mails were collected, as the tables of figures name it. */
export type Place =
  | 'us-mailbox'
  | 'open-lists'
  | 'us-newsletters'
  | 'services'
  | 'mailbox-2002'
  | 'older-lists'
  | 'spam-archive'
  | 'bulk-mail'

const modern: Record<string, Place> = {
  'foff-milter': 'us-mailbox',
  'investigation-wheres-my-email': 'us-newsletters',
  'set-of-emails': 'services',
  'home-assistant-mail-and-packages': 'services',
  'japannetbank-email-parser': 'services',
  'fx-private-relay': 'services',
  parsedmarc: 'services',
  mox: 'services',
  weekly: 'bulk-mail',
}

const older: Record<string, Place> = {
  spamassassin: 'mailbox-2002',
  'spamassassin-tests': 'mailbox-2002',
  'list-spam': 'older-lists',
  glitchyzorua: 'spam-archive',
}

/** Letters and spam of lists are one place; so is bulk mail that was published as text. */
export const placeOf = ({ set, source }: MailNote): Place =>
  set === 'modern' ? (modern[source] ?? 'open-lists') : (older[source] ?? 'bulk-mail')
