import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { sameOrganization } from '@postproof/engine/organization'
import { notApplicable } from '../content/no-data.ts'
import { askedWords, judgeClaim } from '../deception/claim.ts'
import { type Hosting, hostingOf, redirectTarget } from '../deception/hosts.ts'
import type { Mail, Target } from '../deception/mail.ts'
import { judgeMailSystem } from '../deception/mailbox.ts'
import { defineCheck } from '../define-check.ts'

const id = 'link_deception'

const MOST_LINKS = 10

/**
 * Links that borrow the good name of a large site: its address that leads on to anywhere, or the free page, form or
 * file that anyone can put there. Newsletters do that too; it counts in a mail that asks to sign in or to pay.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 6,
  topic: 'danger',
  decidedBy: 'html',
  refs: [
    {
      label: 'FTC: how to recognize phishing',
      url: 'https://consumer.ftc.gov/articles/how-recognize-avoid-phishing-scams',
    },
  ],
  run({ sent }) {
    const mail = sent()
    if (mail.links.length === 0) return notApplicable(id, 'no-links')
    const through = mail.links.flatMap((link) => {
      const target = redirectTarget(link)
      return target && !isSenders(target, mail) ? [{ link, target }] : []
    })
    const hosted = mail.links.filter((link) => hostingOf(link) !== null && !isSenders(link.host, mail))
    const facts = { links: mail.links.length, through: through.length, hosted: hosted.length }
    if (through.length === 0 && hosted.length === 0) return good(id, 'plain', facts)
    const strange = claimsElse(mail)
    const asks = askedWords(mail, mail.asks)
    if (!strange && !(asks.length > 0 && isMain([...through.map(({ link }) => link), ...hosted], mail)))
      return good(id, 'nothing-asked', facts)
    const first = through[0]
    if (first)
      return judge(
        strange,
        'open-redirect',
        { ...facts, site: first.link.host, target: first.target, asks },
        through.map(({ link }) => link.quote),
      )
    return judge(
      strange,
      hostingCodes[hostingOf(hosted[0]!) ?? 'pages'],
      { ...facts, site: hosted[0]!.host, asks },
      hosted.map(({ quote }) => quote),
    )
  },
})

const hostingCodes: Record<Hosting, string> = {
  pages: 'free-pages',
  forms: 'free-forms',
  files: 'free-files',
  tunnels: 'free-tunnels',
}

function judge(strange: boolean, code: string, facts: Finding['facts'], quotes: Evidence[]): Finding {
  return (strange ? bad : warning)(id, code, facts, quotes.slice(0, MOST_LINKS))
}

const isSenders = (host: string, { from }: Mail): boolean =>
  from !== null && sameOrganization(host, from.domain)

/** The mail speaks for a company that does not send it, or for the reader's mail system. */
function claimsElse(mail: Mail): boolean {
  const outcome = judgeClaim(mail)?.outcome
  if (outcome && outcome !== 'own' && outcome !== 'signed' && outcome !== 'links-there') return true
  return judgeMailSystem(mail) !== null
}

/** Half of the links and more, and none of them the sender's own: what the mail is for. */
function isMain(targets: Target[], mail: Mail): boolean {
  return targets.length * 2 >= mail.links.length && !mail.links.some(({ host }) => isSenders(host, mail))
}
