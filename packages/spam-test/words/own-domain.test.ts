import { expect, test } from 'vitest'
import { ownerOf } from './own-domain.ts'

test.each<[string, string | null, string]>([
  ['example.org', 'example.org', 'own'],
  ['_dmarc.example.org', 'news.example.org', 'own'],
  ['bounce.example.co.uk', 'example.co.uk', 'own'],
  ['other.co.uk', 'example.co.uk', 'other'],
  ['example.org', null, 'other'],
  ['gmail.com', 'gmail.com', 'provider'],
  ['_dmarc.gmail.com', 'gmail.com', 'provider'],
  ['mail123.us5.mcsv.net', 'mcsv.net', 'service'],
  ['u1.ct.sendgrid.net', 'example.org', 'service'],
  ['eu-west-1.amazonses.com', 'example.org', 'service'],
])('%s, with a mail from %s, is %s', (domain, fromDomain, kind) => {
  expect(ownerOf(domain, { fromDomain }).kind).toBe(kind)
})
