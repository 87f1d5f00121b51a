/**
 * The placement test: one mail is sent to mailboxes that the operator owns, and each mailbox is read to see where its
 * provider put it. Providers decide by rules of their own and publish few of them (RFC 8601 for authentication is the
 * exception), so this engine tells what was seen, from the provider's own words only, and how little a few mailboxes
 * prove. These are its nouns.
 */

/** RFC 6154 special use where there is one; `promotions` and its like are folders of providers without Gmail's tabs. */
export type FolderRole =
  | 'inbox'
  | 'junk'
  | 'promotions'
  | 'updates'
  | 'social'
  | 'forums'
  | 'all'
  | 'archive'
  | 'trash'
  | 'sent'
  | 'drafts'
  | 'other'

export type Tab = 'inbox' | 'promotions' | 'updates' | 'social' | 'forums' | 'other' | 'spam' | 'missing'

export type MatchedBy = 'header' | 'subject' | 'message-id' | 'plus-address' | 'body'

export type SeedState = 'pending' | 'delivered' | 'rejected' | 'missing' | 'late' | 'unreachable'

/** That the mail was marked as spam; `unsure`: the mark may have come with the mail. */
export type Mark = 'sure' | 'unsure'
