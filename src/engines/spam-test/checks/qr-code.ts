import { bad, type Evidence, good, noData, warning } from '#engines/finding.ts'
import { webAddress } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { organizationOf } from '../context/organization.ts'
import type { Check, TestWorld } from '../types.ts'

const id = 'qr_code'

const MOST_DOMAINS = 5

/** QR codes in the images; where one holds a web address, its domain is asked for on the domain blacklists. */
export const check: Check = {
  id,
  async run({ message, health }, world) {
    const { images } = await health
    if (images.length === 0) return notApplicable(id, 'no-images')
    const codes = images.flatMap(({ qr, uses }) =>
      qr.map((text) => ({ text, place: message.images[uses[0] ?? -1]?.place })),
    )
    const read = images.filter((image) => image.width !== null).length
    // Nothing was decoded, so nothing is known of codes.
    if (read === 0) return noData(id, 'not-read', { images: images.length })
    if (codes.length === 0) return good(id, 'none', { images: read })
    const listed = await listedDomains(
      codes.map(({ text }) => text),
      world,
    )
    const facts = {
      codes: codes.length,
      texts: codes.slice(0, 5).map(({ text }) => text.slice(0, 300)),
      listed,
    }
    const evidence: Evidence[] = codes
      .slice(0, 10)
      .map(({ text, place }) => ({ label: 'QR code', value: text, ...(place && { place }) }))
    return listed.length > 0 ? bad(id, 'listed', facts, evidence) : warning(id, 'found', facts, evidence)
  },
}

async function listedDomains(texts: string[], { blacklists, signal }: TestWorld): Promise<string[]> {
  const domains = new Set(
    texts.flatMap((text) => webAddress(text.trim())?.hostname ?? []).map(organizationOf),
  )
  const named = [...domains]
    .filter((domain) => /[a-z]/i.test(domain) && !domain.includes(':'))
    .slice(0, MOST_DOMAINS)
  const reports = await Promise.all(named.map((domain) => blacklists.checkDomain(domain, signal)))
  return reports.filter((report) => report.status === 'bad').map((report) => report.subject)
}
