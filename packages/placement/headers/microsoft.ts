import type { AuthField } from '@postproof/message/auth-results'
import type { Header } from '@postproof/message/types'
import type { MicrosoftVerdict, Named } from '../report-types.ts'
import { plainValue } from './fields.ts'
import type { MicrosoftValue } from './microsoft-values.ts'

/**
 * What Exchange Online and Outlook.com write about their filter. Partly documented by Microsoft; the meanings are in
 * microsoft-values.ts, and what is not known there is shown raw. The service takes these fields off mail that comes from
 * outside (unverified), so a field of that name is taken for its own; only in a Microsoft mailbox is it read at all.
 */

const MAX_VALUE = 200

/** `name:value;name:value`; the value may hold colons (an IPv6 address). Names in upper case, the first one counts. */
function pairs(field: Header | undefined): Map<string, string> {
  const found = new Map<string, string>()
  if (field === undefined) return found
  for (const part of plainValue(field).slice(0, 8000).split(';')) {
    const at = part.indexOf(':')
    if (at <= 0) continue
    const name = part.slice(0, at).trim().toUpperCase()
    const value = part
      .slice(at + 1)
      .replace(/\s+/g, '')
      .slice(0, MAX_VALUE)
    if (value !== '' && !found.has(name)) found.set(name, value)
  }
  return found
}

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^-?\d{1,2}$/.test(text.trim()) ? Number(text) : null

function compauthOf(read: readonly AuthField[]): { result: string; reason: string | null } | null {
  for (const { results } of read) {
    const found = results.find((one) => one.method === 'compauth')
    if (found) return { result: found.result, reason: found.reason }
  }
  return null
}

/** Null where none of the fields is there. `read`: the trusted Authentication-Results. */
export function microsoftVerdict(
  fields: readonly Header[],
  read: readonly AuthField[],
): MicrosoftVerdict | null {
  const named = (key: string) => fields.find((field) => field.key === key)
  const forefront = pairs(named('x-forefront-antispam-report'))
  const bulk = pairs(named('x-microsoft-antispam'))
  const delivery = pairs(named('x-microsoft-antispam-mailbox-delivery'))
  const sclField = named('x-ms-exchange-organization-scl')
  const organizationScl = numberOf(sclField && plainValue(sclField))
  const forefrontScl = numberOf(forefront.get('SCL'))
  const compauth = compauthOf(read)
  if (forefront.size + bulk.size + delivery.size === 0 && organizationScl === null && compauth === null)
    return null

  const explained: Named[] = []
  const explain = (name: MicrosoftValue, value: string | null | undefined) => {
    if (value) explained.push({ name, value })
  }
  const dest = delivery.get('DEST') ?? null
  const scl = organizationScl ?? forefrontScl
  explain('dest', dest)
  explain('OFR', delivery.get('OFR'))
  explain('SCL', scl === null ? null : String(scl))
  explain('SFV', forefront.get('SFV'))
  explain('CAT', forefront.get('CAT'))
  explain('BCL', bulk.get('BCL'))
  explain('IPV', forefront.get('IPV'))
  explain('SFTY', forefront.get('SFTY'))
  explain('compauth', compauth && [compauth.result, compauth.reason].filter(Boolean).join(' '))
  if (organizationScl !== null && forefrontScl !== null && organizationScl !== forefrontScl)
    explain('two SCL', `${organizationScl}, ${forefrontScl}`)
  if (dest !== null && scl !== null && (dest === 'I') === scl >= 5) explain('dest and SCL', `${dest}, ${scl}`)
  return {
    scl,
    bcl: numberOf(bulk.get('BCL')),
    sfv: forefront.get('SFV') ?? null,
    cat: forefront.get('CAT') ?? null,
    dest,
    ofr: delivery.get('OFR') ?? null,
    cip: forefront.get('CIP')?.replace(/^\[|\]$/g, '') ?? null,
    compauth: compauth?.result ?? null,
    explained,
  }
}
