import { blacklistCheckers, type CheckerPage, recordCheckers } from '#contract/checker-names.ts'
import { checkerPages } from '#web/checkers/checkers.ts'
import type { Words } from '#web/words/types.ts'
import { paths } from './paths.ts'

export type Entry = { to: string; label: (words: Words) => string }

const checkerEntry = (checker: CheckerPage): Entry => ({
  to: paths.checker(checker),
  label: (words: Words) => words.shell.checkers[checker].heading,
})

const verifier: Entry = { to: paths.verifier(), label: ({ shell }: Words) => shell.entries.verifier }
const placement: Entry = { to: paths.inboxPlacement, label: ({ shell }: Words) => shell.entries.placement }
const consultants: Entry = { to: paths.consultants, label: ({ shell }: Words) => shell.entries.consultants }
const spamTest: Entry = { to: paths.emailTest, label: ({ shell }: Words) => shell.entries.spamTest }
const example: Entry = { to: paths.report('example'), label: ({ shell }: Words) => shell.nav.example }
const help: Entry = { to: paths.docs(), label: ({ shell }: Words) => shell.entries.help }
const home: Entry = { to: paths.home, label: ({ shell }: Words) => shell.entries.home }

/** The checkers behind their one entry in the header. */
export const checkerMenu: Entry[] = checkerPages.map(checkerEntry)

type Offered = { listsConsultants: boolean } | undefined

/** The header's entries, in their order. Consultants are offered where the operator lists some. */
export const headerMenu = (settings: Offered): Entry[] =>
  settings?.listsConsultants ? [verifier, placement, consultants] : [verifier, placement]

export const mobileMenu = (settings: Offered): Entry[] => [
  home,
  spamTest,
  example,
  ...headerMenu(settings),
  help,
]

/** What reading needs where the menu cannot open: a page without scripts. */
export const plainMenu = (settings: Offered): Entry[] => [...headerMenu(settings), ...checkerMenu, help]

/** The footer's link blocks; prices and what the operator set are added by the footer itself. */
export const footerBlocks: { id: string; title: (words: Words) => string; entries: Entry[] }[] = [
  {
    id: 'product',
    title: (words: Words) => words.shell.footer.product,
    entries: [
      spamTest,
      placement,
      verifier,
      checkerEntry('domain'),
      { to: paths.consultants, label: ({ shell }: Words) => shell.entries.deliverability },
      example,
    ],
  },
  {
    id: 'records',
    title: (words: Words) => words.shell.footer.records,
    entries: recordCheckers.map(checkerEntry),
  },
  {
    id: 'lists',
    title: (words: Words) => words.shell.footer.lists,
    entries: blacklistCheckers.map(checkerEntry),
  },
  {
    id: 'more',
    title: (words: Words) => words.shell.footer.developers,
    entries: [
      { to: paths.terms, label: (words: Words) => words.shell.legal.terms },
      { to: paths.policy, label: (words: Words) => words.shell.legal.policy },
    ],
  },
]

/** Pages whose footer holds no call to action. */
export const withoutCallToAction = [paths.consultants, '/buy']
