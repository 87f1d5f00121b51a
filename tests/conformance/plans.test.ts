import { say } from '@postproof/messages/say'
import { advise } from '@postproof/spam-test/advice/advise'
import { verdictOf } from '@postproof/spam-test/verdict'
import { describe, expect, test } from 'vitest'
import { wordPlan } from '#services/spam-tests/assistant/plan-words.ts'
import * as fault from './severity/faults.ts'
import { type Change, makeSession, reportOn } from './severity/newsletter.ts'

/** Headline and plan of ten mails of real shape: every sentence is about something that was found. */

type Row = [mail: string, headline: string, summary: RegExp, plan: string[], ...changes: Change[]]

const rows: Row[] = [
  [
    'a newsletter in order',
    'This email should reach the inbox; one small thing could be better: Internal details in headers.',
    /^Nothing that we could check stops this email, but “Internal details in headers” could be better\. Start with “Internal details in headers”/,
    ['header_leaks'],
    fault.noisyHeaders,
  ],
  [
    'one that a service signs in its own name',
    'Do not send this yet: the email fails DMARC, and the From domain’s record asks receivers to reject such mail.',
    /^The email fails DMARC, .+ reject such mail\. Start with “DKIM, DMARC and 1 more check”/,
    ['dkim', 'dmarc', 'spf_align'],
    fault.inAnotherName,
  ],
  [
    'one whose signature is broken on the way',
    'For bulk mail, Gmail, Yahoo and Microsoft may refuse this email or file it as spam: it lacks a valid DKIM signature, and so its one-click unsubscribe headers do not count.',
    /^No DKIM signature passes, .+\. Start with “DKIM”/,
    ['dkim'],
    fault.brokenSignature,
  ],
  [
    'one from an address without a name',
    'Gmail and Yahoo may refuse this email or file it as spam: it lacks a reverse DNS name for the sending IP address.',
    /^The sending IP address has no host name that resolves back to it, .+\. Start with “Reverse DNS”/,
    ['rdns'],
    fault.noReverse,
  ],
  [
    'one from a listed address, among other faults',
    'Do not send this yet: the sending IP address or domain is on a blacklist that large providers use.',
    /^The sending IP address or domain is on a blacklist .+\. Start with “Sending IP address on blacklists”/,
    ['ip_dnsbl'],
    fault.listedAddress,
    fault.noAlternatives,
    fault.plainLinks,
  ],
  [
    'one without one-click',
    'For bulk mail, Gmail and Yahoo may refuse this email or file it as spam: it lacks one-click unsubscribe.',
    /^The email is or looks like list mail and has no one-click unsubscribe\. Start with “One-click unsubscribe”/,
    ['one_click'],
    fault.without('List-Unsubscribe-Post'),
  ],
  [
    'one with hidden text',
    'Providers should accept this email, but the email contains a lot of text that readers cannot see, as spam does.',
    /^The email contains a lot of text that readers cannot see, as spam does\. Start with “Hidden text”/,
    ['hidden_text'],
    fault.hidden,
  ],
  [
    'one that is long',
    'Providers should accept this email, but Gmail cuts the email off, because its HTML is larger than about 102 kB.',
    /^Gmail cuts the email off, because its HTML is larger than about 102 kB\. Start with “Size of the HTML/,
    ['html_size'],
    fault.large,
  ],
  [
    'one with pictures that say nothing',
    'Providers should accept this email; one problem is worth fixing: Alternative text.',
    /^We found one problem: “Alternative text”\. Start with “Alternative text”/,
    ['image_alt'],
    fault.noAlternatives,
  ],
  [
    'one from a domain of three days',
    'Providers should accept this email, but the domain is only days old.',
    /^The domain is only days old\. Start with “Domain age”: the fix adds about \d+ points? and takes days/,
    ['domain_age'],
    fault.youngDomain,
  ],
]

describe('the plan', () => {
  test.each(rows)('of %s', async (_mail, headline, summary, first, ...changes) => {
    const report = await reportOn(...changes)
    const plan = wordPlan(advise(report), report.context, 'en')
    expect(say('en', verdictOf(report, makeSession()).title)).toBe(headline)
    expect(plan.summary).toMatch(summary)
    expect(plan.items[0]!.checks).toEqual(expect.arrayContaining(first))
    const wrong = report.findings.filter(({ status }) => status === 'bad' || status === 'warning')
    expect(plan.items.flatMap(({ checks }) => checks).sort()).toEqual(wrong.map(({ id }) => id).sort())
  })
})
