import { accountWords } from './account.ts'
import { billingWords } from './billing.ts'
import { checkerPageWords } from './checker-pages.ts'
import { checkerWords } from './checkers.ts'
import { listNotes } from './lists.ts'
import { pictureWords } from './pictures.ts'
import { reportWords } from './report.ts'
import { specimens } from './specimens.ts'
import { verifierWords } from './verifier.ts'

/** Every sentence of the pages in English. A second language is a second file of the same shape. */
export const en = {
  lang: 'en',
  dir: 'ltr' as 'ltr' | 'rtl',

  meta: {
    title: (brand: string) => `Free Email Newsletter Spam Test - ${brand}`,
    description:
      'Check the newsletter spam score and quality. Improve the deliverability of your emails with our online spam tester and checker tool.',
    emailTest: (brand: string) => `Email spam test - ${brand}`,
    loading: (brand: string) => `Waiting for your mail - ${brand}`,
    checker: (title: string, brand: string) => `${title} - ${brand}`,
    checked: (name: string, subject: string, brand: string) => `${name} of ${subject} - ${brand}`,
    report: (subject: string, brand: string) => `${subject} - Spam test report - ${brand}`,
    docs: (brand: string) => `API - ${brand}`,
    notFound: (brand: string) => `Page not found - ${brand}`,
  },

  shell: {
    skip: 'Skip to content',
    menu: 'Menu',
    closeMenu: 'Close menu',
    mainNav: 'Main',
    toLight: 'Switch to light colors',
    toDark: 'Switch to dark colors',
    home: 'Home',
    nav: {
      spamTest: 'Spam test',
      example: 'Example report',
      howItWorks: 'How it works',
      api: 'API',
      checkers: 'Checkers',
      verifier: 'Email Verifier',
    },
    footer: {
      about: 'Email spam checker, deliverability test, heatmap predictions, and inbox placement.',
      callTitle: 'Ready to Email Spam Test?',
      callText: 'No account is needed. The address is waiting.',
      call: 'Start a test',
      product: 'Product',
      records: 'Record checkers',
      lists: 'Blacklist checkers',
      developers: 'More',
      version: (version: string, rules: string) => `Version ${version}, rule set ${rules}`,
    },
    notifications: 'Notifications',
  },

  status: {
    good: 'Passed',
    warning: 'Warning',
    bad: 'Problem',
    'no-data': 'Not checked',
  },

  docs: {
    title: 'API',
    lead: 'The same tests over HTTP. No key is needed for the spam test; a report can be read by whoever holds its link, and the cookie of the first answer lets you list and delete your tests.',
    calls: 'Calls',
    copyLine: 'Copy as a curl command',
    body: 'Body',
    required: 'required',
    where: { path: 'in the path', query: 'in the query' } as Record<string, string>,
  },

  copy: { copy: 'Copy', copied: 'Copied', failed: 'Can not copy', what: (what: string) => `Copy ${what}` },

  home: {
    title: 'Will your newsletter reach the inbox?',
    lead: 'Send it to this address. You get a score, the reasons behind it, and the exact records to publish.',
    testTitle: 'Email spam test',
    testLead:
      'Send the mail you are about to send. It is read as Gmail, Yahoo and Microsoft would read it: who sent it, who signed it, what is in it.',
    example: {
      title: 'What a report says',
      lead: 'A careless newsletter, read by the same code that reads yours. Simulated DNS, real findings.',
      open: 'Read the whole report',
      fixes: 'Fix these first',
      providers: 'What the providers ask for',
      passed: (passed: number, total: number) => `${passed} of ${total}`,
    },
    how: {
      title: 'How it works',
      steps: [
        {
          title: 'Send to the address above',
          text: 'From the program that sends your newsletter, to this address alone. It is yours and takes mail until the time shown.',
        },
        {
          title: 'Watch it being read',
          text: 'The connection, the encryption, the signatures, then each group of checks with its time. It takes seconds.',
        },
        {
          title: 'Fix what costs most',
          text: 'At most five things, each with the points it would bring. DNS records come typeset, to copy as they are.',
        },
      ],
    },
    checked: {
      title: 'What is checked',
      lead: (count: number) =>
        `${count} checks, each with the line of your mail or the DNS record it was read from. What could not be asked is shown as not checked; it never counts for or against you.`,
      count: (count: number) => (count === 1 ? '1 check' : `${count} checks`),
    },
    questions: {
      title: 'Questions',
      items: [
        {
          q: 'Perfect score, but still in spam?',
          a: [
            'The score covers what can be read from one message: authentication, reputation lists, headers, content. Providers also know how people treated your earlier mail: opens, deletions, complaints. No test from outside can see that.',
            'So a high score says that nothing in the mail or its setup stands in the way. If it still goes to spam, look at complaint rates in Google Postmaster Tools, send to people who asked for it, and slow down after a pause.',
          ],
        },
        {
          q: 'What happens to my mail?',
          a: [
            'It is stored on this server only, for as long as the report says, and you can delete it at any time. Nothing is passed on to a third party. Links that confirm or unsubscribe are never followed.',
          ],
        },
        {
          q: 'Why does the same mail sometimes score differently?',
          a: [
            'Same message and same DNS answers give the same score. DNS, blacklists and linked pages change, and sometimes they do not answer: those checks are marked as not checked and leave the sum.',
          ],
        },
        {
          q: 'Can I send the same newsletter again?',
          a: [
            'Yes. Each mail to the address makes a new report until the address expires, and an open report tells you when a newer one is there.',
          ],
        },
        {
          q: 'A report says “not checked”. Is that bad?',
          a: [
            'No. It means that the question could not be asked: no answer from a DNS server, a list that refuses this resolver, an uploaded file without a connection to judge. The score says how much could be checked.',
          ],
        },
      ],
    },
  },

  instrument: {
    label: 'Your test address',
    listening: 'Listening for your mail',
    listeningOff: 'Waiting for your mail',
    received: 'Mail received',
    until: (when: string) => `Takes mail until ${when}`,
    copyAddress: 'Copy address',
    openMailApp: 'Open in mail app',
    check: 'Then check your score',
    noMail: 'No mail at hand?',
    sample: 'Send a sample',
    sending: 'Sending',
    upload: 'Upload .eml',
    uploading: 'Reading the file',
    uploadSubmit: 'Test this file',
    dropHere: 'or drop one anywhere on this panel',
    dropNow: 'Let go to test this file',
    tooLarge: 'This file is larger than 25 MB. Save the mail without its attachments and try again.',
    noFile: 'Choose a mail saved as .eml first.',
    local: {
      title: 'On your own machine',
      text: (port: number) =>
        `This server takes mail on 127.0.0.1, port ${port}. Mail from the internet cannot reach it, so send a file you saved, or let swaks write one:`,
      own: 'With this project',
      swaks: 'With swaks',
    },
  },

  loading: {
    title: { waiting: 'Waiting for your mail', reading: 'Reading your mail', done: 'The report is ready' },
    lead: 'This page turns into the report as soon as the mail has been read.',
    elapsed: 'elapsed',
    conversation: 'The conversation',
    listening: (address: string) => `Listening for mail to ${address}`,
    connected: (from: string) => `Connected from ${from}`,
    arrived: 'Mail received',
    encrypted: (tls: string) => `Encrypted with ${tls}`,
    plain: 'Not encrypted',
    size: (size: string) => `${size} received`,
    progress: (done: number, total: number) => `${done} of ${total} steps`,
    stepStatus: { pending: 'Waiting', running: 'Running', done: 'Done', failed: 'Failed' },
    ms: (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`),
    polling: 'Live updates are not available; asking every 3 seconds.',
    tips: {
      title: 'Nothing yet after a minute. What usually goes wrong:',
      local: [
        'This instance hears its own machine only',
        'No mail domain is set, so mail from elsewhere cannot find it. Send from a program on this machine, or upload the mail as a file.',
      ],
      items: [
        [
          'It is still in the outbox',
          'Look whether your program really sent it, and whether it came back with an error.',
        ],
        [
          'The first delivery was put off',
          'Some senders wait minutes between tries. Leave this page open or come back to it: the address stays the same.',
        ],
        [
          'A character of the address was lost',
          'Copy it again and send to that address alone, not as a blind copy.',
        ],
        [
          'Your list needs a confirmed recipient',
          'Send a test from the editor of your newsletter program, or upload the mail as an .eml file.',
        ],
      ],
    },
    uploadInstead: 'Upload an .eml file instead',
    failed: {
      title: 'The mail could not be read',
      text: 'It arrived and is kept, but reading it failed. This is a fault of ours, not of your mail. Sending it once more to a fresh address is safe.',
    },
    expired: {
      title: 'This address has expired',
      text: 'No mail came while it was open. A fresh address takes a second; nothing was lost.',
    },
    startAgain: 'Start again',
  },

  report: reportWords,
  pictures: pictureWords,

  checkers: checkerWords,
  checkerPages: checkerPageWords,
  specimens,
  listNotes,
  verifier: verifierWords,
  account: accountWords,
  billing: billingWords,

  errors: {
    notFound: 'Page not found',
    unmatched: 'This page could not be found',
    unmatchedText: 'The address may be mistyped, or the page has moved. Nothing is broken.',
    reportNotFound: 'There is no report at this address, or it was deleted by its owner.',
    expired: 'This report has expired',
    expiredText:
      'Reports and mails are erased when their time is over. Send the mail again to get a fresh report.',
    occurred: 'An error occurred',
    occurredText:
      'Something failed on our side. Your mail and your reports are safe. Loading the page again often helps.',
    reload: 'Load the page again',
    goHome: 'Go Home Page',
    failing: 'An error occurred while showing the error page',
    backHome: 'Go back to home',
    sampleFailed: 'The sample could not be sent. Nothing was lost; try again in a moment.',
    uploadFailed: 'The file could not be tested. Nothing was stored; try again in a moment.',
    removeFailed: 'The report could not be deleted. It is still there; try again in a moment.',
  },
}

export type Words = typeof en
