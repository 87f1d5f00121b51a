import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { beforeAll, describe, expect, test } from 'vitest'
import { notDisposable } from '../data/not-disposable.ts'
import { contains, type DomainList, findDomain } from './domain-list.ts'
import { createLists, type Lists } from './lists.ts'
import { loadLists } from './load.ts'

const head = { name: 'n', version: '1', date: '2026-01-01', licence: 'MIT', origin: 'o' }
const list = (id: string, domains: string[], wildcards: string[] = []): DomainList => ({
  ...head,
  id,
  domains,
  wildcards,
})

describe('over small lists', () => {
  const lists = createLists({
    tended: [list('one', ['a.example', 'temp.example'], ['temp.example']), list('two', ['temp.example'])],
    archive: list('old', ['dead.example', 'temp.example'], ['wild.example']),
    free: [list('free', ['both.example', 'free.example'])],
    relay: { ...head, id: 'relay', services: [['Aliases', 'alias.example temp.alias.example']] },
    roles: [
      {
        ...head,
        id: 'role',
        kinds: { marketing: ['press', 'sales'], other: ['account-services', 'devs'] },
      },
      { ...head, id: 'more', kinds: { other: ['buero', 'ksiegowosc'] } },
    ],
  })
  const domain = (name: string) => lists.flags('ann', name)

  test('a tended list makes it high, and every list that has it is named', () => {
    expect(domain('temp.example')).toMatchObject({
      disposable: 'high',
      disposableHits: [
        { list: 'one', entry: 'temp.example', by: 'exact' },
        { list: 'two', entry: 'temp.example', by: 'exact' },
      ],
    })
  })

  test('only the archive makes it old; its wildcards cover what is below, not what is beside', () => {
    expect(domain('dead.example').disposable).toBe('old')
    expect(domain('x.y.wild.example').disposableHits).toEqual([
      { list: 'old', entry: 'wild.example', by: 'subdomain' },
    ])
    expect(domain('x.dead.example').disposable).toBeNull()
    expect(domain('notwild.example').disposable).toBeNull()
  })

  test('subdomains of a tended entry count only under its wildcards', () => {
    expect(domain('x.temp.example').disposableHits).toEqual([
      { list: 'one', entry: 'temp.example', by: 'subdomain' },
    ])
    expect(domain('x.a.example').disposable).toBeNull()
  })

  test('a forwarding alias is named with its service, and its users with it', () => {
    expect(domain('ann.alias.example').relay).toEqual({
      list: 'relay',
      entry: 'alias.example',
      by: 'subdomain',
      service: 'Aliases',
    })
  })

  test.each([
    ['sales', 'standard', 'sales'],
    ['SALES+spring', 'standard', 'sales'],
    ['Press', 'marketing', 'press'],
    ['account_services', 'other', 'account-services'],
    ['do.not.reply', 'no-reply', 'do.not.reply'],
    ['noreply', 'no-reply', 'noreply'],
  ])('%s is a role: %s', (local, kind, entry) => {
    expect(lists.flags(local, 'x.example').role).toEqual({ list: 'role', entry, by: 'exact', kind })
  })

  test.each(['buero', 'Büro', 'büro+2026', 'BU\u0308RO', 'księgowość'])(
    '%s is a role of the second list',
    (local) => {
      expect(lists.flags(local, 'x.example').role).toMatchObject({ list: 'more', kind: 'other' })
    },
  )

  test.each(['ann', 'salesman', 'ann.sales', 'replyno', ''])('%j is no role', (local) => {
    expect(lists.flags(local, 'x.example').role).toBeNull()
  })
})

test('a search finds exactly the entries of a list', () => {
  const sorted = Array.from({ length: 99 }, (_, index) => `d${index * 2}.example`).sort()
  for (let index = 0; index < 200; index++) {
    expect(contains(sorted, `d${index}.example`)).toBe(index % 2 === 0 && index < 198)
  }
  expect(contains([], 'a')).toBe(false)
})

test('a name of many labels takes no more searches than a short one may', () => {
  let reads = 0
  const counted = new Proxy<string[]>([], {
    get: (target, key) => {
      reads++
      return Reflect.get(target, key)
    },
  })
  findDomain(list('x', [], counted), 'a.'.repeat(100_000))
  expect(reads).toBeLessThan(50)
})

describe('over the lists of the project', () => {
  let lists: Lists
  beforeAll(async () => {
    lists = await loadLists()
  })
  const flags = (domain: string) => lists.flags('ann', domain)

  test.each(['mailinator.com', 'guerrillamail.com', 'x.mailinator.com', 'yopmail.com'])(
    '%s is disposable',
    (domain) => {
      expect(flags(domain).disposable).toBe('high')
    },
  )

  test('no provider of the short list is disposable', () => {
    expect([...freeMailDomains].filter((domain) => flags(domain).disposable !== null)).toEqual([])
  })

  // MailChecker has the first seven as disposable; no list has the eighth.
  test.each([
    'duck.com',
    'mozmail.com',
    'simplelogin.com',
    'passmail.net',
    'anonaddy.com',
    'addy.io',
    'ann.33mail.com',
    'privaterelay.appleid.com',
  ])('%s forwards and is not disposable', (domain) => {
    expect(flags(domain)).toMatchObject({ disposable: null, relay: { list: 'relay' } })
  })

  test('the free list has none of the disposable domains that its package includes, and keeps both flags elsewhere', () => {
    expect(flags('0-mail.com')).toMatchObject({ disposable: 'high', free: null })
    expect(flags('airmail.cc')).toMatchObject({ disposable: 'high', free: { list: 'free' } })
    expect(flags('gmail.com')).toMatchObject({ disposable: null, free: { list: 'free-large' } })
  })

  test('a zone in which anyone has an own name says nothing about the names in it', () => {
    for (const zone of ['hopto.org', 'za.com', 'my.id', 'pp.ua', 'eu.org', 'github.io', 'co.uk']) {
      expect(flags(`shop-of-ann.${zone}`)).toMatchObject({ disposable: null, free: null })
    }
  })

  test('no list of throw-away domains has one that was reviewed as real, nor anything below it', () => {
    const reviewed = notDisposable.flatMap(([, domains]) => domains.split(' '))
    expect(reviewed.length).toBeGreaterThan(35)
    const taken = reviewed.flatMap((domain) => [domain, `mail.${domain}`])
    expect(taken.filter((domain) => flags(domain).disposable !== null)).toEqual([])
  })

  const roles: [language: string, locals: string][] = [
    ['English', 'info sales support office reception billing careers jobs press helpdesk accounting'],
    [
      'German',
      'büro Buero vertrieb einkauf buchhaltung personalabteilung bewerbung kundenservice datenschutz',
    ],
    [
      'French',
      'accueil comptabilité facturation recrutement service-client réclamations devis presse mairie',
    ],
    ['Spanish', 'oficina recepción facturación rrhh atencion.al.cliente reclamaciones presupuestos ventas'],
    ['Portuguese', 'escritório recepção faturação recursos.humanos atendimento ouvidoria orçamentos'],
    ['Italian', 'ufficio segreteria fatturazione ordini risorse_umane assistenza ufficiostampa prenotazioni'],
    ['Dutch', 'kantoor receptie boekhouding facturen inkoop vacatures klantenservice offertes'],
    ['Polish', 'biuro sekretariat księgowość zamówienia kadry rekrutacja reklamacje zapytania'],
    ['Swedish', 'kontor kansli bokföring försäljning beställning kundtjänst frågor styrelse'],
    ['Czech', 'kancelář podatelna účetní objednávky nákup poptávky reklamace'],
    ['Turkish', 'muhasebe satınalma satış insan.kaynaklari müşteri-hizmetleri iletişim bilgi şikayet'],
  ]
  test.each(roles)('role names in %s', (_, locals) => {
    const names = locals.split(' ')
    expect(names.filter((local) => lists.flags(local, 'acme.example').role === null)).toEqual([])
  })

  test('names of people are no roles', () => {
    const people =
      'anna maria jose luis carlos ana joao paulo giulia marco luca rosa sol paz lars sven anders piotr zofia tomas jana petr ayse mehmet deniz umut emre hans peter karl franz heidi pierre marie luc jean claire jan kees willem sanne mark frank bob alice victor grace hope faith dawn april may june rene dominique max camara ik'
    expect(people.split(' ').filter((local) => lists.flags(local, 'acme.example').role !== null)).toEqual([])
  })

  test('every list tells its version, day and licence, and is sorted', () => {
    for (const info of lists.info) {
      expect(info.date).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(info.licence).toMatch(/^(MIT|CC0-1.0|BSD-3-Clause)$/)
      expect(info.entries).toBeGreaterThan(40)
    }
    expect(lists.info.map(({ id }) => id)).toEqual([
      'disposable-community',
      'disposable-fakefilter',
      'disposable-mailchecker',
      'disposable-archive',
      'free-large',
      'free',
      'relay',
      'role',
      'role-languages',
    ])
  })
})
