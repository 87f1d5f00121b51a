import { bad, type Evidence, type Finding, good, warning } from '@postproof/engine/finding'
import { gmailSenders } from '@postproof/engine/references'
import { hasPictures } from '../content/codes.ts'
import { notApplicable } from '../content/no-data.ts'
import { withCodes } from '../content/sent-mail.ts'
import { askText, mailboxPhrase } from '../deception/asks.ts'
import { askedWords, type Judged, judgeClaim, quoteAsk } from '../deception/claim.ts'
import type { Mail } from '../deception/mail.ts'
import { judgeMailSystem, type MailSystem } from '../deception/mailbox.ts'
import { defineCheck } from '../define-check.ts'

const id = 'sender_claim'

const MOST_LINKS = 5

/**
 * Who the mail says it is from (display name, subject, logo, signature), against who sends it and where it leads.
 * `facts.fatal` marks what pretends to be another company or the reader's own mail system, which limits the score.
 */
export const check = defineCheck({
  id,
  group: 'content',
  points: 16,
  topic: 'danger',
  decidedBy: 'sending',
  refs: [
    gmailSenders,
    {
      label: 'FTC: how to recognize phishing',
      url: 'https://consumer.ftc.gov/articles/how-recognize-avoid-phishing-scams',
    },
  ],
  async run(input) {
    const mail = input.sent()
    if (!mail.from) return notApplicable(id, 'no-from')
    const finding = judge(mail)
    if (finding.status === 'bad' || !hasPictures(input.message) || !wants(mail)) return finding
    // What it wants may stand in a picture.
    const { codes } = await input.codes()
    return codes.length > 0 ? judge(withCodes(mail, codes)) : finding
  },
})

const wants = (mail: Mail) =>
  mail.asks.length > 0 || mailboxPhrase(askText(mail.text.slice(0, 4000))) !== null

function judge(mail: Mail): Finding {
  const judged = judgeClaim(mail)
  const system = judged && isBad(judged) ? null : judgeMailSystem(mail)
  if (system) return pretendsToBeSystem(system, mail)
  return judged ? findingOf(judged, mail) : good(id, 'none', {}, mail.quotes.from)
}

const isBad = ({ outcome, claim }: Judged) =>
  outcome === 'impersonates' || (claim.disguised && (outcome === 'named' || outcome === 'asks'))

function findingOf(judged: Judged, mail: Mail): Finding {
  const { claim, outcome, asks, elsewhere } = judged
  const facts = {
    brand: claim.brand.name,
    from: mail.from?.domain ?? '',
    places: claim.places.map(({ where }) => where),
    asks: askedWords(mail, asks),
    targets: [...new Set(elsewhere.map(({ host }) => host))].slice(0, 10),
  }
  const said = [...claim.places.map(({ evidence }) => evidence), ...(named(judged) ? [] : mail.quotes.from)]
  if (outcome === 'own' || outcome === 'signed' || outcome === 'links-there')
    return good(id, outcome, facts, said.slice(0, 3))
  const evidence = [
    ...said,
    ...asking(judged, mail),
    ...elsewhere.slice(0, MOST_LINKS).map(({ quote }) => quote),
  ]
  if (claim.disguised && !isImpersonating(judged))
    return bad(id, 'disguised', { ...facts, fatal: true }, evidence)
  if (isImpersonating(judged)) return bad(id, outcome, { ...facts, fatal: true }, evidence)
  return warning(id, outcome, facts, evidence)
}

const named = ({ claim }: Judged) => claim.places.some(({ where }) => where === 'name')
const isImpersonating = ({ outcome }: Judged) => outcome === 'impersonates'

function asking({ asks }: Judged, mail: Mail): Evidence[] {
  const quote = quoteAsk(mail, asks)
  return [quote, mail.form, mail.phone].flatMap((evidence) => evidence ?? [])
}

function pretendsToBeSystem({ name, phrase, elsewhere }: MailSystem, mail: Mail): Finding {
  const facts = {
    name: name.slice(0, 100),
    from: mail.from?.domain ?? '',
    phrase: askedWords(mail, [{ kind: 'account', phrase }])[0] ?? phrase,
    targets: [...new Set(elsewhere.map(({ host }) => host))].slice(0, 10),
    fatal: true,
  }
  const quote = quoteAsk(mail, [{ kind: 'account', phrase }])
  return bad(id, 'mail-system', facts, [
    ...mail.quotes.from,
    ...mail.quotes.subject.slice(0, 1),
    ...(quote ? [quote] : []),
    ...(mail.form ? [mail.form] : []),
    ...elsewhere.slice(0, MOST_LINKS).map((target) => target.quote),
  ])
}
