import type { Checker } from '#contract/checkers.ts'
import { blacklistPages, checkerPages, recordPages } from '../checkers.ts'
import { paths } from '../paths.ts'
import type { Words } from '../words/en.ts'

export type Entry = { to: string; label: (words: Words) => string; outside?: boolean }

const checkerEntry = (checker: Checker): Entry => ({
  to: paths.checker(checker),
  label: (words) => words.checkerPages[checker].heading,
})

/** The checkers behind their one entry in the header. */
export const checkerMenu: Entry[] = checkerPages.map(checkerEntry)

/** The header's and the mobile menu's entries. A page that comes into being adds its line here. */
export const headerMenu: Entry[] = [
  { to: paths.verifier(), label: (words) => words.shell.nav.verifier },
  { to: paths.report('example'), label: (words) => words.shell.nav.example },
  { to: paths.howItWorks, label: (words) => words.shell.nav.howItWorks },
  { to: paths.apiDocs, label: (words) => words.shell.nav.api, outside: true },
]

export const mobileMenu: Entry[] = [{ to: paths.home, label: (words) => words.shell.home }, ...headerMenu]

/** The footer's link blocks. */
export const footerBlocks: { title: (words: Words) => string; entries: Entry[] }[] = [
  {
    title: (words) => words.shell.footer.product,
    entries: [
      { to: '/email-test', label: (words) => words.shell.nav.spamTest },
      { to: paths.verifier(), label: (words) => words.shell.nav.verifier },
      { to: paths.report('example'), label: (words) => words.shell.nav.example },
      { to: paths.howItWorks, label: (words) => words.shell.nav.howItWorks },
    ],
  },
  { title: (words) => words.shell.footer.records, entries: recordPages.map(checkerEntry) },
  { title: (words) => words.shell.footer.lists, entries: blacklistPages.map(checkerEntry) },
  {
    title: (words) => words.shell.footer.developers,
    entries: [
      { to: paths.apiDocs, label: (words) => words.shell.nav.api, outside: true },
      { to: paths.terms, label: (words) => words.account.legal.terms },
      { to: paths.policy, label: (words) => words.account.legal.policy },
    ],
  },
]

/** Pages whose footer holds no call to action. */
export const withoutCallToAction = ['/email-deliverability', '/email-test']
