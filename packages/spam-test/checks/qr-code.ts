import { bad, good, noData, warning } from '@postproof/engine/finding'
import { organizationOf } from '@postproof/engine/organization'
import { webAddress } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { withCodes } from '../content/sent-mail.ts'
import { judgeClaim } from '../deception/claim.ts'
import { lookalikeOf, provesItself } from '../deception/lookalike.ts'
import { judgeMailSystem } from '../deception/mailbox.ts'
import { defineCheck } from '../define-check.ts'
import type { Code, TestInput, TestWorld } from '../types.ts'
import { isDisguisedTarget } from './link-host.ts'

const id = 'qr_code'

const MOST_DOMAINS = 5

/** QR codes in shown and attached pictures. Where one holds a web address, it is judged as a link of the mail is. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 3,
  topic: 'danger',
  decidedBy: 'html',
  refs: [
    {
      label: 'FTC: harmful links in QR codes',
      url: 'https://consumer.ftc.gov/consumer-alerts/2023/12/scammers-hide-harmful-links-qr-codes-steal-your-information',
    },
  ],
  async run(input, world) {
    const { codes, pictures, read } = await input.codes()
    if (pictures === 0) return notApplicable(id, 'no-images')
    // Nothing was decoded, so nothing is known of codes.
    if (read === 0) return noData(id, 'not-read', { images: pictures })
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
    const evidence = codes.slice(0, 10).map((code) => code.evidence)
    if (listed.length > 0) return bad(id, 'listed', facts, evidence)
    return isDeceptive(codes, input)
      ? bad(id, 'deceptive', facts, evidence)
      : warning(id, 'found', facts, evidence)
  },
})

/** The code hides where it leads, imitates a name, or is what a mail that pretends leads to. */
function isDeceptive(codes: Code[], input: TestInput): boolean {
  const targets = codes.flatMap(({ text }) => webAddress(text.trim()) ?? [])
  if (targets.length === 0) return false
  if (targets.some(({ href }) => isDisguisedTarget(href))) return true
  const lookalikes = targets.flatMap(({ hostname }) => lookalikeOf(hostname) ?? [])
  if (lookalikes.some(({ way }) => provesItself(way))) return true
  const coded = withCodes(input.sent(), codes)
  const judged = judgeClaim(coded)
  const leadsElsewhere = judged?.elsewhere.some(({ coded }) => coded) ?? false
  return (judged?.outcome === 'impersonates' && leadsElsewhere) || leadsFromSystem(coded)
}

const leadsFromSystem = (mail: ReturnType<typeof withCodes>): boolean =>
  judgeMailSystem(mail)?.elsewhere.some(({ coded }) => coded) ?? false

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
