import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { header, readMessage } from '@postproof/message/read'
import type { MailKind } from '@postproof/spam-test/kind'
import { describe, expect, test } from 'vitest'
import { dataSet } from '../../data-set.ts'
import { judgeAuthenticated } from './authenticated.ts'

/**
 * Small mails that a review found misjudged, with the right answers, each sent by a domain that is in order: what the
 * mail is, the points it may have, the checks that must find something, and the text or subject that must be read.
 */

const folder = dataSet('cases', join(import.meta.dirname, '../../../../shared/cases'))

type Case = {
  kind?: MailKind
  /** Lowest and highest score. */
  points: [number, number]
  /** `check:code` of what must be found. */
  found?: string[]
  subject?: string
  text?: string
}

const realMail: Record<string, Case> = {
  'apple-htm': { points: [100, 100] },
  'auto-monitor': { kind: 'report', points: [100, 100] },
  'auto-oof': { kind: 'automatic-answer', points: [100, 100] },
  'charset-single-quotes': { points: [95, 99], found: ['charset:misspelled'], text: 'Grüße' },
  cp936: { points: [95, 99], found: ['charset:legacy'], subject: '会议纪要', text: '你好，这是会议纪要。' },
  'digest-default': { points: [100, 100] },
  'dmarc-report': { kind: 'report', points: [100, 100] },
  'dsn-postfix-link': { kind: 'bounce', points: [98, 100] },
  'fbl-mandrill': { points: [100, 100] },
  'fbl-perfect-transactional': { kind: 'transactional', points: [100, 100] },
  'fbl-postmark': { points: [100, 100] },
  'html-meta-1251': {
    points: [95, 99],
    found: ['charset:undeclared'],
    text: 'Здравствуйте, это протокол нашей встречи.',
  },
  'invite-no-method': { kind: 'invitation', points: [95, 100], found: ['calendar_parts:no-method'] },
  'iso-2022-kr': { points: [95, 99], text: '안녕하세요' },
  'jp-body-adjacent-escapes': { points: [95, 99], text: '会議資料 会議資料 会議資料' },
  'jp-html-meta-only': { points: [90, 99], found: ['charset:undeclared'], text: '会議資料を送ります。' },
  'jp-subject': {
    points: [100, 100],
    subject: 'パスワードRE: 電子メール情報漏洩対策システムテストメールです。」',
  },
  'named-body-alt': {
    points: [100, 100],
    text: 'Hello Bob, here are the minutes of our meeting on Tuesday.',
  },
  'named-text-inline': { points: [100, 100] },
  'pgp-mime': { kind: 'encrypted', points: [100, 100] },
  'phish-mail-system': { points: [0, 40], found: ['sender_claim:mail-system'] },
  'png-named-jpg': { points: [95, 100] },
  'raw-1251-subject': {
    points: [85, 95],
    found: ['header_encoding:raw-eight-bit'],
    subject: 'Протокол встречи',
  },
  're-no-references': { points: [95, 100] },
  'subject-encoded-newline': { points: [90, 99], found: ['header_encoding:control-characters'] },
  'unsub-doubled-name': { kind: 'subscribers', points: [50, 80], found: ['list_unsubscribe:malformed'] },
  'unsub-fold-in-url': { kind: 'subscribers', points: [90, 99], found: ['list_unsubscribe:folded'] },
  'unsub-no-comma': {
    kind: 'subscribers',
    points: [50, 85],
    found: ['list_unsubscribe:mailto-only', 'one_click:no-https'],
  },
  winmail: { points: [85, 99], found: ['attachments:only-outlook'] },
}

const truth: Record<string, Case> = {
  'callback-no-brand': { points: [0, 80], found: ['callback_number:unnamed'] },
  'callback-to-block': { points: [0, 40], found: ['callback_number:borrowed-name'] },
  'ceo-gift-cards': { points: [0, 80], found: ['money_trap:gift-cards'] },
  'claim-apple-lookalike': { points: [0, 40], found: ['lookalike_domain:confusable'] },
  'claim-chase-bank': { points: [0, 40], found: ['sender_claim:impersonates'] },
  'claim-ups': { points: [0, 40], found: ['sender_claim:impersonates'] },
  'claim-walmart-notices': { points: [0, 40], found: ['sender_claim:impersonates'] },
  'crypto-giveaway': { points: [0, 40], found: ['money_trap:giveaway'] },
  'encoded-list-unsubscribe-esp': {
    kind: 'subscribers',
    points: [90, 100],
    found: ['list_unsubscribe:encoded-words'],
  },
  'honest-apple-orchard': { points: [100, 100] },
  'honest-garden-tour': { points: [100, 100] },
  'honest-invoice': { points: [100, 100] },
  'link-own-domain-own-shop-honest': { points: [99, 100] },
  'link-own-domain-shown-chase': { points: [0, 40], found: ['link_mismatch:phishing-like'] },
  'newsletter-caps-subject': { points: [90, 97], found: ['subject_style:capitals'] },
  'punycode-sender-apple': { points: [0, 40], found: ['lookalike_domain:confusable'] },
  'svg-plain-honest': { points: [100, 100] },
  'two-html-bodies-differ': { points: [0, 80], found: ['multipart:other-body'] },
  'zero-width-dates': { points: [99, 100] },
  'zero-width-scam-words': { points: [0, 70], found: ['hidden_text:zero-width'] },
}

describe.skipIf(!folder.isHere)(`mails that were misjudged${folder.why}`, () => {
  const rows = [
    ...Object.entries(realMail).map(([name, right]) => ['real-cases', name, right] as const),
    ...Object.entries(truth).map(([name, right]) => ['spam-truth', name, right] as const),
  ]
  test.each(rows)('%s/%s', async (set, name, { kind, points: [least, most], found = [], subject, text }) => {
    const raw = readFileSync(join(folder.path, set, `${name}.eml`))
    const report = await judgeAuthenticated(raw)
    if (kind) expect(report.kind?.kind).toBe(kind)
    expect(report.score.value).toBeGreaterThanOrEqual(least)
    expect(report.score.value).toBeLessThanOrEqual(most)
    const complaints = report.findings.filter(({ status }) => status === 'bad' || status === 'warning')
    expect(complaints.map(({ id, code }) => `${id}:${code}`)).toEqual(expect.arrayContaining(found))
    const message = readMessage(raw)
    if (subject) expect(header(message, 'subject')?.value).toBe(subject)
    if (text)
      expect((message.text?.source ?? message.html?.visibleText ?? '').split(/\s+/).join(' ')).toContain(text)
  })
})
