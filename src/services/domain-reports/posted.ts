import { message } from '@postproof/messages/message'
import { Refusal } from '#platform/refusals/refusal.ts'
import { domainOfTag } from '#storage/domain-reports/domains.ts'
import { octetsOf } from '../analysis/pool.ts'
import type { ReadFile } from '../analysis/report-file.ts'
import { keepOctets, readFile } from './keep.ts'
import type { DomainReportsWorld } from './world.ts'

/**
 * TLS reports by HTTPS POST (RFC 8460, 3): they arrive though the domain's mail does not. Nothing proves who posts one, which
 * the standard accepts of TLS reports; an aggregate report is taken by mail alone, where DMARC says who wrote it.
 */

/**
 * Reads and stores a posted file before it is answered, so that a reporter whose connection breaks posts it again and it
 * counts once. Refusals: `not_found` (404) for an unknown tag, `invalid_input` (422) if no report of the file is taken.
 */
export async function takePosted(world: DomainReportsWorld, tag: string, octets: Uint8Array): Promise<void> {
  const domain = await domainOfTag(world.db, tag)
  if (!domain) throw notFound()
  const receivedAt = new Date(world.clock.now())
  const file = { name: `${receivedAt.toISOString().slice(0, 19)}Z.json`, session: null, receivedAt }
  const sharers = [{ name: `reports of ${domain.id}` }]
  const read = onlyTls(await readFile(world, { ...file, mail: octetsOf(octets), sharers }))
  const kept = await keepOctets(world, domain, { ...file, way: 'https', octets }, read)
  if (!kept) throw notFound()
  const [refused] = kept.refused
  if (kept.reports.length === 0)
    throw new Refusal(422, 'invalid_input', refused?.reason ?? 'domain_reports.no_file')
}

const notFound = () => new Refusal(404, 'not_found', 'domain_reports.no_such_address')

/** Keeps only TLS reports: nothing proves who posted the file. */
export function onlyTls({ reports, refused, mail }: ReadFile): ReadFile {
  const others = reports.filter(({ kind }) => kind !== 'tls')
  const reason = message('reports.kept.tls_only')
  return {
    reports: reports.filter(({ kind }) => kind === 'tls'),
    refused: [...refused, ...others.map(({ reporter }) => ({ reason, reporter, domain: null }))],
    mail,
  }
}
