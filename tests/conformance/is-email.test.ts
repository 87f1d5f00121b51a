import { readFileSync } from 'node:fs'
import { checkDomain, mailRecordsOf } from '@postproof/address/domain/check'
import { checkSyntax, withDns } from '@postproof/address/syntax/check'
import type { Syntax } from '@postproof/address/types'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { describe, expect, test } from 'vitest'
import { dataSet } from '../data-set.ts'

/** The test set of is_email 3.05: addresses, each with the one diagnosis it must get. */
const suite = dataSet('is-email/tests.xml')

type Case = { id: string; address: string; category: string; diagnosis: string }

/** Control characters are written as their pictures from U+2400 on. */
function readSuite(): Case[] {
  const xml = readFileSync(suite.path, 'utf8').replace(/<!--[\s\S]*?-->/g, '')
  return [...xml.matchAll(/<test id="(\d+)">([\s\S]*?)<\/test>/g)].map(([, id = '', body = '']) => ({
    id,
    address: field(body, 'address').replace(/[\u2400-\u2421]/g, (sign) =>
      String.fromCharCode(sign === '\u2421' ? 127 : sign.charCodeAt(0) - 0x2400),
    ),
    category: field(body, 'category').replace('ISEMAIL_', '').replace('VALID_CATEGORY', 'VALID'),
    diagnosis: field(body, 'diagnosis').replace('ISEMAIL_', ''),
  }))
}

function field(body: string, name: string): string {
  const inner = body.match(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`))?.[1] ?? ''
  return inner
    .replace(/&#x([\da-f]+);/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** The DNS as the notes of the suite describe it: who had a mail host in 2011, and one domain with an address only. */
const mailDomains =
  'io iana.org nominet.org.uk about.museum 123.com mason-dixon.com c--n.com xn--hxajbheg2az3al.xn--jxalpdlp'
const zone: ZoneDefinition = {
  ...Object.fromEntries(
    mailDomains.split(' ').map((name) => [name, { MX: [[10, 'mail.iana.example']] as [number, string][] }]),
  ),
  'mail.iana.example': { A: '8.8.8.8' },
  'test.com': { A: '8.8.4.4' },
}

async function diagnose(address: string, mode: 'ascii' | 'eai'): Promise<Syntax> {
  const syntax = checkSyntax(address, mode)
  if (syntax.domainAscii === null) return syntax
  return withDns(syntax, mailRecordsOf(await checkDomain(syntax.domainAscii, createZone(zone))))
}

describe.skipIf(!suite.isHere)(`is_email 3.05${suite.why}`, () => {
  const cases = suite.isHere ? readSuite() : []

  test('has 164 cases', () => {
    expect(cases).toHaveLength(164)
  })

  test.each(cases)('$id $diagnosis', async ({ address, category, diagnosis }) => {
    const found = await diagnose(address, 'ascii')
    expect({ category: found.category, diagnosis: found.diagnosis }).toEqual({ category, diagnosis })
  })

  test('without DNS: the DNS warnings are valid, and a bare top-level domain is told as one', () => {
    const different = cases.filter(({ address, diagnosis }) => {
      const wanted = diagnosis.startsWith('DNSWARN') ? 'VALID' : diagnosis
      return checkSyntax(address, 'ascii').diagnosis !== wanted
    })
    expect(different.map(({ address }) => address)).toEqual(['test@io'])
  })

  test('internationalized mode says the same of every case', async () => {
    const different: string[] = []
    for (const { id, address, diagnosis } of cases) {
      if ((await diagnose(address, 'eai')).diagnosis !== diagnosis) different.push(id)
    }
    expect(different).toEqual([])
  })
})
