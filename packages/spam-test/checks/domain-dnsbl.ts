import { canonicalAddress } from '@postproof/engine/addresses'
import { noData } from '@postproof/engine/finding'
import { isFqdn } from '@postproof/engine/organization'
import { rfc } from '@postproof/engine/references'
import { judgeListings } from '../authentication/listings.ts'
import { defineCheck } from '../define-check.ts'
import type { TestInput } from '../types.ts'

const id = 'domain_dnsbl'

/** Lists are asked about at most this many names of one mail. */
const MOST_DOMAINS = 8

/** The names the sender uses (From, HELO, DKIM d=) on domain blacklists (RFC 5782). */
export const check = defineCheck({
  id,
  group: 'reputation',
  points: 8,
  topic: 'reputation',
  decidedBy: 'sending',
  refs: [rfc(5782)],
  async run(input, { blacklists, signal }) {
    const domains = domainsOf(input)
    if (domains.length === 0) return noData(id, 'no-domains')
    return judgeListings(
      id,
      await Promise.all(domains.map((domain) => blacklists.checkDomain(domain, signal))),
    )
  },
})

function domainsOf({ auth, session }: TestInput): string[] {
  const signers = auth.dkim.signatures.filter((signature) => signature.result === 'pass')
  const names = [auth.fromDomain, auth.fromOrg, session.helo, ...signers.map((signature) => signature.domain)]
  const askable = names.flatMap((name) => {
    const plain = name?.toLowerCase().replace(/\.$/, '') ?? ''
    const isName = isFqdn(plain) && canonicalAddress(plain) === undefined && !/^localhost\./.test(plain)
    return isName ? [plain] : []
  })
  return [...new Set(askable)].slice(0, MOST_DOMAINS)
}
