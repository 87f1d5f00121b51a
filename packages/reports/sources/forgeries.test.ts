import { expect, test } from 'vitest'
import { reportsOf, YEAR } from './labelled.fixture.ts'
import { summarize } from './summary.ts'

/** Whatever a forger writes or owns, no message of theirs counts as the owner's. */

const own = [
  `209.85.220.69 40 @/google:pass @:pass ${YEAR} => google-workspace in-order`,
  `54.240.8.31 40 @/awbr2rp4egb35wbg4umq4e5dcoe5kc4n:pass,amazonses.com/ug7nbtf4gccmlpwj322ax3p6ow6yfsug:pass amazonses.com:pass ${YEAR} => amazon-ses in-order`,
  `198.51.100.10 30 @/mail2024:pass @:pass ${YEAR} => own in-order`,
]

const OF_OWNER = new Set(['in-order', 'broken', 'never-aligned'])

function ofOwner(lines: string[], reverseNames = new Map<string, string>()): number {
  const { reports } = reportsOf({ held: false, title: '', lines })
  const [summary] = summarize(reports, { reverseNames })
  const sources = summary!.sources.filter(({ verdict }) => OF_OWNER.has(verdict))
  return sources.reduce((sum, { messages }) => sum + messages, 0)
}

test.each([
  ['an envelope of the domain', '203.0.113.9 50 - @:fail'],
  ['an envelope of the domain that the record leaves open', '203.0.113.9 50 - @:neutral'],
  ['a known signature that fails', '203.0.113.9 50 @/google:fail @:fail'],
  [
    'a known signature that fails, at a server of their own',
    '203.0.113.9 50 @/google:fail evil.example:pass',
  ],
  ['a key of the domain that does not exist', '203.0.113.9 50 @/evil:permerror @:softfail'],
  ['the owner’s mailbox provider', '209.85.220.69 50 evil.example/google:pass evil.example:pass'],
  ['the owner’s mailbox provider, without anything', '209.85.220.69 50 - -'],
  ['the owner’s mailbox provider, with an envelope that fails', '209.85.220.69 50 @/google:fail @:fail'],
  [
    'the owner’s sending service, at the same address',
    '54.240.8.31 50 amazonses.com/ug7nbtf4gccmlpwj322ax3p6ow6yfsug:pass amazonses.com:pass',
  ],
  [
    'the owner’s sending service, as another customer',
    '54.240.8.31 50 evil.example/ug7nbtf4gccmlpwj322ax3p6ow6yfsug:pass,amazonses.com/a:pass amazonses.com:pass',
  ],
  ['the owner’s web server, as another customer of its host', '198.51.100.10 50 - evil.example:pass'],
  ['the owner’s web server, signed by another customer', '198.51.100.10 50 evil.example/a:pass @:fail'],
  ['a domain that looks like it', '203.0.113.9 50 notexample.com/google:pass notexample.com:pass'],
  ['a domain that ends like it', '203.0.113.9 50 example.com.evil.example/google:pass evil.example:pass'],
  ['a claim to be forwarded', '203.0.113.9 50 @/google:fail evil.example:pass why=forwarded'],
  ['a known selector under their own domain', '203.0.113.9 50 evil.example/mail2024:pass evil.example:pass'],
])('%s', (_, forged) => {
  const all = [`${forged} ${YEAR} => forger stranger`, ...own]
  expect(ofOwner(all)).toBe(ofOwner(own))
  const names = new Map([['203.0.113.9', 'mail.evil.example']])
  expect(ofOwner(all, names)).toBe(ofOwner(own, names))
})
