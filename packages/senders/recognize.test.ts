import { describe, expect, test } from 'vitest'
import {
  serviceById,
  serviceOfHost,
  serviceOfReturnPath,
  serviceOfSelector,
  serviceOfSignature,
} from './recognize.ts'
import { senderServices } from './services.ts'

describe('a signature of', () => {
  test.each([
    ['amazonses.com', 'amazon-ses'],
    ['tenant.onmicrosoft.com', 'microsoft-365'],
    ['Example-Com.20230601.gappssmtp.com.', 'google-workspace'],
    ['notamazonses.com', undefined],
    ['amazonses.com.example', undefined],
    ['com', undefined],
    ['', undefined],
    [`${'a.'.repeat(5_000)}sendgrid.net`, 'twilio-sendgrid'],
  ])('%s', (domain, id) => {
    expect(serviceOfSignature(domain)?.service.id).toBe(id)
  })
})

test.each([
  ['google', 'google-workspace'],
  ['K2', undefined],
  ['s1', undefined],
  ['default', undefined],
  ['selector1', 'microsoft-365'],
  ['fwdkim1', undefined],
  ['20231115101010pm', 'postmark'],
  ['pm', undefined],
  ['mimecast20230101', 'mimecast'],
  ['mimecast2023', undefined],
  ['ug7nbtf4gccmlpwj322ax3p6ow6yfsug', 'amazon-ses'],
  ['', undefined],
  ['a'.repeat(100_000), undefined],
])('the selector %s', (selector, id) => {
  expect(serviceOfSelector(selector)?.service.id).toBe(id)
})

test.each([
  ['mail10.suw13.rsgsv.net', 'mailchimp', true],
  ['bounces.amazonses.com', 'amazon-ses', true],
  ['r.sender-sib.com', 'brevo', false],
  ['gmail.com', 'gmail', false],
  ['example.org', undefined, undefined],
])('the return path %s', (domain, id, confirmed) => {
  const found = serviceOfReturnPath(domain)
  expect([found?.service.id, found?.confirmed]).toEqual([id, confirmed])
})

test.each([
  ['mail-sor-f41.google.com', 'google-workspace'],
  ['mail-bn8nam11on2100.outbound.protection.outlook.com', 'microsoft-365'],
  ['o1.ptr.sendgrid.net', 'twilio-sendgrid'],
  ['google.com.example.org', undefined],
])('the host %s', (name, id) => {
  expect(serviceOfHost(name)?.service.id).toBe(id)
})

describe('the table', () => {
  test('has each service once', () => {
    const ids = senderServices.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(serviceById('mailchimp')?.name).toBe('Mailchimp')
    expect(serviceById('nothing')).toBeNull()
  })

  test('has names that are domains, with sources that are known', () => {
    for (const { id, signs, bounces, includes, hosts } of senderServices)
      for (const { name, sources } of [...signs, ...bounces, ...includes, ...hosts]) {
        expect(`${id} ${name}`).toMatch(/^\S+ [a-z0-9_-]+(\.[a-z0-9_-]+)+$/)
        expect(sources.every((source) => 'dmrtv'.includes(source))).toBe(true)
      }
  })

  test('gives a page over HTTPS for each service', () => {
    expect(senderServices.filter(({ page }) => !page.startsWith('https://'))).toEqual([])
  })

  test('confirms most of its names', () => {
    const names = senderServices.flatMap(({ signs, bounces, includes, hosts }) => [
      ...[...signs, ...bounces, ...includes, ...hosts],
    ])
    const confirmed = names.filter(({ sources }) => sources.length > 0)
    expect(confirmed.length / names.length).toBeGreaterThan(0.5)
  })
})
