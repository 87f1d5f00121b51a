import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { type JudgedFiles, judgeFiles } from '@postproof/records/bimi/judge-files'
import { type BimiRecord, isBimiRecord, parseBimi } from '@postproof/records/bimi/parse'
import { isBroken } from '@postproof/records/record/issue'
import { askTexts, isAnswered, type Published } from '@postproof/records/record/published'
import type { RecordFinding } from '@postproof/records/record/report'
import { parseTagList, tagOf } from '@postproof/records/record/tag-list'
import { issueFacts, quoteAbsence, quoteRecord } from '../authentication/evidence.ts'
import { fieldNamed } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import type { TestInput, TestWorld } from '../types.ts'

const id = 'bimi'

/** The logo beside the mail: its record, the DMARC policy it needs, its logo and its mark certificate. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 0,
  topic: 'extras',
  decidedBy: 'sending',
  refs: [{ label: 'BIMI Group', url: 'https://bimigroup.org/' }],
  async run(input, world) {
    const { fromDomain, fromOrg } = input.auth
    if (fromDomain === null) return noData(id, 'no-from-domain')
    const selector = selectorOf(input)
    const published = await findRecord(selector, [fromDomain, fromOrg ?? fromDomain], world)
    const facts = { domain: fromDomain, selector, name: published.name, policy: input.auth.dmarc.policy }
    if (!isAnswered(published.outcome))
      return noData(id, 'unanswered', { ...facts, reason: published.outcome })
    const texts = published.texts.filter((text) => /^\s*v\s*=\s*BIMI/i.test(text)).slice(0, 5)
    const evidence = texts.map((text) => quoteRecord(published.name, text))
    if (texts.length === 0)
      return warning(id, 'missing', facts, [quoteAbsence(published.name, published.outcome)])
    if (texts.length > 1) return bad(id, 'several-records', { ...facts, records: texts }, evidence)
    return judgeRecord(parseBimi(texts[0]!), input, world, facts, evidence)
  },
})

/** The message may name another selector than `default`. */
function selectorOf({ message }: TestInput): string {
  const field = fieldNamed(message, 'bimi-selector')
  const selector = field ? tagOf(parseTagList(field.value.slice(0, 500)).tags, 's')?.value : undefined
  return selector && /^[A-Za-z0-9_-]{1,63}$/.test(selector) ? selector.toLowerCase() : 'default'
}

/** The From domain's record, else that of the organizational domain, at the same selector. */
async function findRecord(selector: string, domains: string[], world: TestWorld): Promise<Published> {
  const [own = '', org = ''] = domains
  const first = await askTexts(world.resolver, `${selector}._bimi.${own}`, world.signal)
  const found = first.texts.some(isBimiRecord) || !isAnswered(first.outcome)
  return found || org === own ? first : askTexts(world.resolver, `${selector}._bimi.${org}`, world.signal)
}

async function judgeRecord(
  record: BimiRecord,
  { auth }: TestInput,
  world: TestWorld,
  known: Record<string, Json>,
  evidence: Evidence[],
): Promise<Finding> {
  const facts = { ...known, record: record.text, issues: issueFacts(record.issues) }
  if (isBroken(record.issues)) return bad(id, 'record-broken', facts, evidence)
  if (record.declined) return good(id, 'declined', facts, evidence)
  const { dmarc } = auth
  if (dmarc.policy === null && dmarc.result !== 'none') return noData(id, 'dmarc-unknown', facts, evidence)
  if (dmarc.policy === null || dmarc.policy === 'none' || dmarc.testMode) {
    return bad(id, 'dmarc-not-enforcing', facts, evidence)
  }
  const subject = {
    domain: auth.fromDomain ?? '',
    organizational: auth.fromOrg,
    selector: String(known.selector),
  }
  const files = await judgeFiles(record, subject, world)
  const seen = {
    ...facts,
    logo: stateOf(files.findings, LOGO),
    certificate: record.certificate === null ? null : stateOf(files.findings, CERTIFICATE),
  }
  return outcomeOf(record, files, seen, evidence)
}

const LOGO = /^bimi_(?:logo-file|svg)$/
const CERTIFICATE = /^bimi_(?:certificate-|logo-match)/

/** The first thing that is wrong with a file, else the first that could not be asked. */
function stateOf(findings: RecordFinding[], about: RegExp): Json {
  const own = findings.filter(({ id: one }) => about.test(one))
  const broken = own.find(({ status }) => status === 'bad')
  if (broken) {
    return {
      state: 'broken',
      reason: reasonOf(broken),
      id: broken.id,
      code: broken.code,
      facts: broken.facts,
    }
  }
  const open = own.find(({ code }) => code === 'unanswered')
  return open
    ? { state: 'unanswered', reason: String(open.facts.failure) }
    : { state: 'fetched', reason: null }
}

function reasonOf({ code, facts }: RecordFinding): string {
  if (code === 'status') return `status-${String(facts.status)}`
  return code === 'element-not-allowed' && facts.kind === 'script' ? 'script' : code
}

function outcomeOf(
  record: BimiRecord,
  { findings, certificate }: JudgedFiles,
  facts: Record<string, Json>,
  evidence: Evidence[],
): Finding {
  const wrong = (about: RegExp) => findings.some(({ id: one, status }) => about.test(one) && status === 'bad')
  if (wrong(LOGO)) return bad(id, 'logo-broken', facts, evidence)
  if (wrong(CERTIFICATE)) return bad(id, 'certificate-broken', facts, evidence)
  if (findings.some(({ code, id: one }) => code === 'unanswered' && /-file$/.test(one))) {
    return noData(id, 'files-unanswered', facts, evidence)
  }
  if (record.certificate === null) return warning(id, 'self-asserted', facts, evidence)
  if (certificate?.summary?.chain !== 'verified') return noData(id, 'not-verified', facts, evidence)
  return good(id, 'verified', facts, evidence)
}
