import { bad, type Evidence, good } from '@postproof/engine/finding'
import { notApplicable } from '../content/no-data.ts'
import { brandsNamed, owns, soundsOwn } from '../deception/brands.ts'
import { claimsOf } from '../deception/identity.ts'
import { type Lookalike, type LookalikeWay, lookalikeOf, provesItself } from '../deception/lookalike.ts'
import type { Mail } from '../deception/mail.ts'
import { defineCheck } from '../define-check.ts'

const id = 'lookalike_domain'

type Found = Lookalike & { where: 'from' | 'link'; evidence: Evidence }

/** From the way that proves most to the one that proves least. */
const ways: LookalikeWay[] = ['confusable', 'domain-in-name', 'glued', 'misspelled', 'subdomain']

/**
 * Sender and link domains that are made to be taken for a known company's. Those that could be someone's honest name
 * are held against a mail only when it speaks for that company and wants something.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 12,
  topic: 'danger',
  decidedBy: 'mail',
  refs: [
    { label: 'Unicode TS 39: security mechanisms', url: 'https://www.unicode.org/reports/tr39/' },
    {
      label: 'FTC: how to recognize phishing',
      url: 'https://consumer.ftc.gov/articles/how-recognize-avoid-phishing-scams',
    },
  ],
  run({ sent }) {
    const mail = sent()
    if (!mail.from && mail.links.length === 0) return notApplicable(id, 'no-domains')
    const found = lookalikesOf(mail).filter((lookalike) => counts(lookalike, mail))
    found.sort((one, other) => ways.indexOf(one.way) - ways.indexOf(other.way))
    const [worst] = found
    if (!worst) return good(id, 'none')
    const facts = {
      brand: worst.brand.name,
      host: worst.host,
      shown: worst.shown,
      where: worst.where,
      hosts: [...new Set(found.map(({ host }) => host))].slice(0, 10),
      fatal: true,
    }
    return bad(
      id,
      worst.way,
      facts,
      found.slice(0, 10).map(({ evidence }) => evidence),
    )
  },
})

function lookalikesOf(mail: Mail): Found[] {
  const seen = new Set<string>()
  const found: Found[] = []
  const look = (host: string, where: Found['where'], evidence: Evidence | undefined) => {
    if (seen.has(host) || !evidence) return
    seen.add(host)
    const lookalike = lookalikeOf(host)
    if (lookalike) found.push({ ...lookalike, where, evidence })
  }
  if (mail.from) look(mail.from.domain, 'from', mail.quotes.from[0])
  for (const { host, quote } of mail.links) look(host, 'link', quote)
  return found
}

/**
 * What could be an honest name needs the brand where senders say who they are, and something that is asked. A name next to
 * `secure` or `login` needs the latter alone. Names that are common words prove little even in disguise.
 */
function counts({ host, way, brand, trusted }: Lookalike, mail: Mail): boolean {
  if (way === 'glued' && mail.proven !== 'no' && soundsOwn(brand, host)) return false
  const proves = provesItself(way) && !brand.common
  if (mail.signers.some((domain) => owns(brand, domain)) || (mail.from && owns(brand, mail.from.domain)))
    return proves && mail.proven !== 'yes'
  if (proves) return true
  const asks = mail.asks.length > 0 || mail.form !== null
  if (!asks || (brand.common && way === 'glued' && !trusted)) return false
  if (provesItself(way) || trusted)
    return mail.form !== null || mail.asks.some(({ kind }) => kind !== 'reward')
  const early = `${mail.from?.name ?? ''} ${mail.subject}`
  return (
    claimsOf(mail).some((claim) => claim.brand === brand) ||
    brandsNamed(early).some((named) => named.brand === brand)
  )
}
