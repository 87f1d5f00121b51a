import { checkDomain } from '@postproof/address/domain/check'
import type { Lists } from '@postproof/address/lists/lists'
import { loadLists } from '@postproof/address/lists/load'
import { whyNotAsked } from '@postproof/address/mailbox/gate'
import { probeHosts } from '@postproof/address/mailbox/hosts'
import { checkSyntax } from '@postproof/address/syntax/check'
import { judge, verdictFacts } from '@postproof/address/verdict'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask, peer } from './peers.ts'

let lists: Lists
beforeAll(async () => {
  lists = await loadLists()
})

/** Every step in the order of the product, over a zone and the peers that run. */
async function verify(address: string, zone: ZoneDefinition, enabled = true) {
  const syntax = checkSyntax(address)
  const domain = syntax.domainAscii ? await checkDomain(syntax.domainAscii, createZone(zone)) : null
  const hosts = domain ? probeHosts(domain) : []
  const local = syntax.local ?? ''
  const flags = lists.flags(local, syntax.domainAscii ?? '')
  const provider = domain?.provider?.id ?? null
  const gate = {
    enabled,
    hasHost: hosts.length > 0,
    local,
    provider,
    asksConsumers: true,
    optedOut: false,
    resting: false,
  }
  const notAsked = whyNotAsked(gate)
  const { needsSmtpUtf8 } = syntax
  const mailbox = notAsked
    ? { notAsked }
    : await ask(hosts, { local, domain: domain!.domain, provider, needsSmtpUtf8 })
  const facts = verdictFacts({ syntax, domain, flags, suggestion: null, mailbox })
  return { ...judge(facts), domain, syntax, flags, mailbox }
}

describe('an address from spelling to verdict', () => {
  it('with two mail hosts, the first of them dead', async () => {
    const server = await peer({ mailboxes: ['ann@firma.dev'] })
    const zone: ZoneDefinition = {
      'firma.dev': {
        MX: [
          [10, 'dead.firma.dev'],
          [20, 'mx.firma.dev'],
        ],
      },
      'dead.firma.dev': { A: '11.0.0.99' },
      'mx.firma.dev': { A: server.host.ips[0]! },
    }
    expect(await verify('ann@firma.dev', zone)).toMatchObject({ status: 'deliverable', score: 100 })
    expect(await verify('bob@firma.dev', zone)).toMatchObject({
      status: 'undeliverable',
      reason: 'no_mailbox',
    })
    expect(await verify('ann@firma.dev', zone, false)).toMatchObject({
      status: 'unknown',
      reason: 'not_asked',
    })
  })

  it('bug 1: a disposable domain is spelled correctly, flagged, looked up and asked', async () => {
    const server = await peer({ mailboxes: ['ann@mailinator.com'] })
    const zone: ZoneDefinition = {
      'mailinator.com': { MX: [[10, 'mx.mailinator.com']] },
      'mx.mailinator.com': { A: server.host.ips[0]! },
    }
    const one = await verify('ann@mailinator.com', zone)
    expect(one).toMatchObject({ status: 'risky', reason: 'disposable', flags: { disposable: 'high' } })
    expect(one.syntax.readings.plain).toBe(true)
    expect(one.domain?.status).toBe('mail')
    expect(server.connections).toBe(1)
  })

  it('bug 11: a null MX takes no mail; a domain with an address alone is asked', async () => {
    const server = await peer({ mailboxes: ['ann@plain.dev'] })
    const zone: ZoneDefinition = {
      'none.dev': { MX: [[0, '.']], A: server.host.ips[0]! },
      'plain.dev': { A: server.host.ips[0]! },
    }
    expect(await verify('ann@none.dev', zone)).toMatchObject({ status: 'undeliverable', reason: 'null_mx' })
    expect(server.connections).toBe(0)
    expect(await verify('ann@plain.dev', zone)).toMatchObject({
      status: 'deliverable',
      domain: { addressFallback: true },
    })
  })

  it('whose mail host leads to loopback is not connected to', async () => {
    const server = await peer({ mailboxes: null })
    const zone: ZoneDefinition = {
      'evil.dev': { MX: [[1, 'mx.evil.dev']] },
      'mx.evil.dev': { A: '127.0.0.1' },
    }
    expect(await verify('ann@evil.dev', zone)).toMatchObject({
      status: 'undeliverable',
      reason: 'unroutable',
    })
    expect(server.connections).toBe(0)
  })

  it('whose name servers are silent is unknown', async () => {
    expect(await verify('ann@silent.dev', { 'silent.dev': 'TIMEOUT' })).toMatchObject({
      status: 'unknown',
      reason: 'dns_unavailable',
    })
  })

  it('that is none', async () => {
    expect(await verify('ann@@firma.dev', {})).toMatchObject({
      status: 'undeliverable',
      reason: 'invalid_email',
    })
    expect(await verify('ann@nowhere.dev', {})).toMatchObject({
      status: 'undeliverable',
      reason: 'invalid_domain',
    })
  })
})
