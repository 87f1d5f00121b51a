import pino from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import type { Status, TestResult } from '#contract/spam-test.ts'
import { exampleNames, loadExample } from '#emulators/examples.ts'
import { testFile } from '#services/spam-tests/test-file.ts'

/** The bundled messages and what must be found in each, over the stand-in zone. */

type Expected = {
  score: [least: number, most: number]
  findings: Record<string, [status: Status, code?: string]>
}

const expected: Record<string, Expected> = {
  'good-newsletter': {
    score: [95, 100],
    findings: {
      spf: ['good', 'pass'],
      spf_align: ['good'],
      dkim: ['good'],
      dmarc: ['good', 'pass'],
      rdns: ['good'],
      helo: ['good'],
      tls: ['good'],
      ip_dnsbl: ['good'],
      domain_dnsbl: ['good'],
      link_blocklist: ['good'],
      one_click: ['good'],
      body_unsubscribe: ['good'],
      postal_address: ['good'],
      preheader: ['good'],
      cta_button: ['good'],
      link_health: ['good'],
      image_health: ['good'],
      hidden_text: ['good'],
    },
  },
  // What the slides beside the sign-in forms say of it is the findings of dkim and one_click.
  'careless-newsletter': {
    score: [35, 60],
    findings: {
      spf: ['good', 'pass'],
      spf_align: ['good'],
      dkim: ['bad', 'unsigned'],
      dmarc: ['warning', 'policy-none'],
      one_click: ['bad', 'missing'],
      list_unsubscribe: ['warning', 'mailto-only'],
      header_leaks: ['warning', 'script'],
      subject_style: ['warning', 'capitals'],
      template_residue: ['bad', 'merge-tag'],
      image_alt: ['bad', 'most-missing'],
      link_health: ['bad', 'broken'],
      link_https: ['warning', 'http'],
      multipart: ['warning', 'html-only'],
      client_support: ['bad', 'poor'],
      outlook_word: ['bad', 'columns'],
    },
  },
  'repaired-newsletter': {
    score: [95, 98],
    findings: {
      spf: ['good', 'pass'],
      spf_align: ['good'],
      dkim: ['good'],
      dmarc: ['warning', 'policy-none'],
      one_click: ['good'],
      list_unsubscribe: ['good'],
      subject_style: ['good'],
      template_residue: ['good'],
      image_alt: ['good'],
      link_health: ['good'],
      link_https: ['good'],
      multipart: ['good'],
      client_support: ['good'],
      outlook_word: ['good'],
    },
  },
  'image-only': {
    score: [58, 80],
    findings: { dkim: ['good'], image_text_ratio: ['bad'], image_alt: ['bad'], multipart: ['warning'] },
  },
  'phishing-like': {
    score: [0, 49],
    findings: {
      spf: ['bad', 'fail'],
      dkim: ['bad', 'unsigned'],
      rdns: ['bad'],
      helo: ['bad'],
      tls: ['bad'],
      attachments: ['bad'],
      link_mismatch: ['bad', 'phishing-like'],
      link_host: ['bad'],
      active_content: ['bad'],
      hidden_text: ['bad'],
      subject_style: ['bad'],
      from_header: ['warning'],
    },
  },
  'plain-text': {
    score: [93, 100],
    findings: {
      spf: ['good'],
      dkim: ['good'],
      dmarc: ['good'],
      multipart: ['good'],
      image_alt: ['no-data'],
      one_click: ['no-data'],
    },
  },
  'right-to-left': {
    score: [95, 100],
    findings: {
      header_encoding: ['good'],
      body_unsubscribe: ['good'],
      language: ['good'],
      charset: ['good'],
      text_html_match: ['good'],
    },
  },
  'broken-mime': {
    score: [50, 85],
    findings: {
      transfer_encoding: ['bad'],
      header_encoding: ['bad'],
      inline_cid: ['bad'],
      charset: ['bad'],
      html_nesting: ['warning'],
    },
  },
  transactional: {
    score: [95, 100],
    findings: {
      attachments: ['good', 'personal'],
      one_click: ['no-data'],
      list_unsubscribe: ['no-data'],
      auto_headers: ['good'],
      dkim: ['good'],
    },
  },
}

const config = readConfig({})
const log = pino({ level: 'silent' })
const judge = async (name: string): Promise<TestResult> =>
  (await testFile(config, (await loadExample(name)).raw, {}, { example: name, draw: false, log })).result

test('every example has its expected findings', async () => {
  expect(await exampleNames()).toEqual(Object.keys(expected).sort())
})

test.each(Object.entries(expected))('%s', async (name, { score, findings }) => {
  const result = await judge(name)
  const found = Object.fromEntries(
    result.results
      .filter((check) => check.id in findings)
      .map((check) => [check.id, findings[check.id]![1] ? [check.status, check.code] : [check.status]]),
  )
  expect(found).toEqual(findings)
  expect(result.score).toBeGreaterThanOrEqual(score[0])
  expect(result.score).toBeLessThanOrEqual(score[1])
})

test('the same mail gives the same report, but for the times', async () => {
  const timeless = (result: TestResult) => ({
    ...result,
    progress: 0,
    created_at: 0,
    received_at: 0,
    completed_at: 0,
    expires_at: 0,
  })
  expect(timeless(await judge('careless-newsletter'))).toEqual(timeless(await judge('careless-newsletter')))
})

test('every check of every example has words: a finding, a reason, and steps where something is wrong', async () => {
  for (const name of Object.keys(expected)) {
    for (const check of (await judge(name)).results) {
      const words = [check.title, check.summary, ...check.fix.steps]
      for (const sentence of words)
        expect(sentence, `${name} ${check.id}`).not.toMatch(/undefined|null|NaN|\[object|!$/)
      expect(check.summary, `${name} ${check.id}`).toMatch(/[.:”)?]$/)
      if (check.status === 'bad') expect(check.fix.steps.length, `${name} ${check.id}`).toBeGreaterThan(0)
    }
  }
})
