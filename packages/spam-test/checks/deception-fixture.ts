import type { Finding } from '@postproof/engine/finding'
import { evidenceIn } from '@postproof/engine/words/evidence'
import { expect, test } from 'vitest'
import { find } from '../content/fixture.ts'
import { contexts, htmlMail, type Lines, mail, type Setting, signature } from '../context/fixture.ts'
import type { Check } from '../define-check.ts'
import { textsIn } from '../words/texts.ts'
import { check as callbackNumber } from './callback-number.ts'
import { check as disguisedText } from './disguised-text.ts'
import { check as linkDeception } from './link-deception.ts'
import { check as lookalikeDomain } from './lookalike-domain.ts'
import { check as moneyTrap } from './money-trap.ts'
import { check as senderClaim } from './sender-claim.ts'

/** Mails for the checks of deception, written in the shape of real ones. */

export const deceptionChecks: Record<string, Check> = {
  sender_claim: senderClaim,
  lookalike_domain: lookalikeDomain,
  link_deception: linkDeception,
  callback_number: callbackNumber,
  disguised_text: disguisedText,
  money_trap: moneyTrap,
}

/** A header value as it travels: encoded where it is not ASCII (RFC 2047). */
export const encoded = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** `Name <address>`, the name encoded. */
const fromField = (from: string): string => {
  const match = /^(.*) (<[^<>]*>)$/.exec(from)
  return match ? `${/[^\x20-\x7e]/.test(match[1]!) ? encoded(match[1]!) : `"${match[1]}"`} ${match[2]}` : from
}

/** An HTML mail: each line a paragraph; `text -> address` is a link. */
export function letter(from: string, subject: string, lines: string[], more: Lines = {}): string {
  const body = lines.map((line) => {
    const [text = '', href] = line.split(' -> ')
    if (line.startsWith('<')) return line
    return href ? `<p><a href="${href}">${text}</a></p>` : `<p>${line}</p>`
  })
  const html = `<html><body>\n${body.join('\n')}\n</body></html>`
  const headers = { From: fromField(from), Subject: encoded(subject), 'Content-Transfer-Encoding': '8bit' }
  return htmlMail(Buffer.from(html).toString('latin1'), { ...headers, ...more })
}

/** A mail of plain text. */
export const note = (from: string, subject: string, lines: string[], more: Lines = {}): string =>
  mail(
    { From: fromField(from), Subject: encoded(subject), 'Content-Transfer-Encoding': '8bit', ...more },
    Buffer.from(lines.join('\n')).toString('latin1'),
  )

/** Nothing could be asked, as for a file that is uploaded. */
export const unasked: Setting = {
  auth: {
    spf: {
      result: 'no-data',
      reason: 'no-address',
      domain: null,
      record: null,
      mechanism: null,
      comment: '',
      lookups: null,
      voids: null,
      aligned: false,
    },
  },
}

/** Signed by a domain, aligned with the From domain or not. */
export const signedBy = (domain: string, aligned = true): Setting => ({
  auth: { dkim: { signatures: [signature({ domain, aligned })] } },
})

export const ask = (check: Check, source: string, setting: Setting = unasked): Promise<Finding> =>
  find(check, ['', source, setting])

export type Probe = [
  what: string,
  check: keyof typeof deceptionChecks,
  expected: string,
  quoted: string,
  source: string,
]

/** One test a probe, and one a language for the words: each outcome has its sentence and its steps. */
export function testProbes(probes: Probe[]): void {
  test.each(probes.map(([what, id, expected, quoted, source]) => ({ what, id, expected, quoted, source })))(
    '$id: $what ($expected)',
    async ({ id, expected, quoted, source }) => {
      const finding = await ask(deceptionChecks[id]!, source)
      expect(`${finding.status} ${finding.code}`).toBe(expected)
      const quotes = finding.evidence.map((shown) => evidenceIn('en', shown).value.toLowerCase()).join('\n')
      expect(quotes).toContain(quoted.toLowerCase())
    },
  )

  test.each(['en', 'de'] as const)('each outcome has its sentence and its steps (%s)', async (language) => {
    for (const [, id, , , source] of probes) {
      const finding = await ask(deceptionChecks[id]!, source)
      const text = textsIn(language)[id]!
      expect(text.found(finding)).not.toMatch(/undefined|\[object|judged\.$|: none|!$/)
      for (const context of contexts) expect(text.fix(finding, context).length).toBeGreaterThan(0)
    }
  })
}

export type Honest = [what: string, source: string, setting?: Setting]

/** One test a mail: no check of deception accuses it. */
export function testHonest(mails: Honest[]): void {
  test.each(mails.map(([what, source, setting]) => ({ what, source, setting: setting ?? unasked })))(
    '$what is not accused',
    async ({ source, setting }) => {
      for (const [id, check] of Object.entries(deceptionChecks)) {
        const { status, code, facts } = await ask(check, source, setting)
        expect({ id, status, code, facts }).toMatchObject({ status: expect.stringMatching(/good|no-data/) })
      }
    },
  )
}
