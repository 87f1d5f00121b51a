import { banks } from './banks.ts'
import { payment } from './money.ts'
import { authorities, shops, travel } from './public.ts'
import { clouds, mailboxes, parcels, social, telecom } from './services.ts'

/**
 * Names that others put on, with the domains at which their owners send mail and to which they link.
 * Origin: written by hand from the owners' own sites, mails and help pages. Date: 2026-11-23. Licence: MIT, as the
 * project. The names belong to their owners and stand here so that a mail which borrows one can be told from theirs.
 *
 * One line a brand: `name, mark | other names | domains`. A domain covers the names below it; one without a dot is
 * the owner's own top-level domain; `a.{de,fr}` stands for a.de and a.fr. Marks: `*` the name is a word or a name of
 * many others too, so that it proves little; `+` many independent companies share it, such as savings banks.
 */
export type BrandKind =
  | 'payment'
  | 'bank'
  | 'parcels'
  | 'cloud'
  | 'mailbox'
  | 'social'
  | 'telecom'
  | 'shop'
  | 'travel'
  | 'authority'

export const brandTables: Record<BrandKind, string> = {
  payment,
  bank: banks,
  parcels,
  cloud: clouds,
  mailbox: mailboxes,
  social,
  telecom,
  shop: shops,
  travel,
  authority: authorities,
}
