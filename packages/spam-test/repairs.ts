import type { Finding, Status } from '@postproof/engine/finding'

/**
 * What a repair brings along. Some findings are the echo of another: a mail whose signature is put right passes DMARC
 * too, if that was all it failed for. A promised gain comes true only when the echo is counted with the cause.
 */

type State = Map<string, Finding>

/** What nobody but the provider can repair while the From address is at a free mailbox. */
const ofProvider = new Set(['dkim', 'spf_align', 'dmarc'])

/** The findings as they would be once these are repaired. */
export function repaired(wrong: Finding[], findings: Finding[]): Finding[] {
  const state: State = new Map(findings.map((finding) => [finding.id, finding]))
  // The own domain first: what is done for it can be done then.
  const moves = ({ id }: Finding) => (id === 'freemail_from' ? 0 : 1)
  for (const finding of wrong.toSorted((a, b) => moves(a) - moves(b))) repair(finding, state)
  return findings.map(({ id }) => state.get(id)!)
}

/**
 * Whether the sender can do anything about it: not about the records and signatures of a provider of free mailboxes, nor
 * about what a repair has left of it.
 */
export const isRepairable = (finding: Finding, findings: Finding[]): boolean =>
  finding.code !== 'repaired' &&
  !isOfProvider(
    finding,
    findings.find(({ id }) => id === 'freemail_from'),
  )

function repair(finding: Finding, state: State): void {
  const { id } = finding
  const now = state.get(id)
  // What an earlier repair has left of it stays: see isRepairable.
  if (now?.code === 'repaired' || isOfProvider(now, state.get('freemail_from'))) return
  if (id !== 'dmarc') set(state, id, 'good')
  echoes[id]?.(state, finding)
}

function isOfProvider(finding: Finding | undefined, from: Finding | undefined): boolean {
  if (!finding || (from?.status !== 'bad' && from?.status !== 'warning')) return false
  return ofProvider.has(finding.id) || (finding.id === 'spf' && finding.facts.domain === from.facts.domain)
}

/** Facts and share go with the fault: nothing of a repaired finding can hold the score. */
function set(state: State, id: string, status: Status): void {
  const finding = state.get(id)
  if (!finding) return
  const { share: _, ...kept } = finding
  state.set(id, { ...kept, status, code: 'repaired', facts: { passes: true } })
}

const echoes: Record<string, (state: State, finding: Finding) => void> = {
  dkim: signed,
  spf: (state) => isRight(state, 'spf_align') && aligned(state),
  spf_align: (state) => state.get('spf')?.facts.passes === true && aligned(state),
  dmarc: passing,
  freemail_from: moved,
  // Raw octets in a field are one fault, found twice.
  line_length: (state, { code }) =>
    code === 'raw-eight-bit' && setWhere(state, 'header_encoding', ['raw-eight-bit', 'raw-utf8'], 'good'),
  header_encoding: (state) => setWhere(state, 'line_length', ['raw-eight-bit'], 'good'),
  // Both headers are needed for one click.
  one_click: (state) =>
    setWhere(state, 'list_unsubscribe', ['missing', 'malformed', 'looks-like-list-mail'], 'good'),
  list_unsubscribe: (state) => setWhere(state, 'one_click', ['no-https'], 'good'),
}

/**
 * A mail that fails DMARC is repaired by a signature of the From domain, which goes with the mail wherever it is sent;
 * a record that is missing by publishing the first one, which asks for nothing yet and proves nothing.
 */
function passing(state: State, { code }: Finding): void {
  const dmarc = state.get('dmarc')!
  if (code === 'fail') signed(state)
  else if (dmarc.code === 'no-record') published(state)
  else if (dmarc.facts.tied === false) state.set('dmarc', { ...dmarc, status: 'warning', code: 'repaired' })
  else set(state, 'dmarc', 'good')
}

/** The record that is advised first, `p=none`; what nothing ties to the From domain fails by it, which costs no less. */
function published(state: State): void {
  const dmarc = state.get('dmarc')!
  const facts = { tied: dmarc.facts.tied ?? true, policy: 'none', warnings: ['policy-none'] }
  if (facts.tied) state.set('dmarc', { ...dmarc, status: 'warning', code: 'policy-none', facts })
  else state.set('dmarc', { ...dmarc, code: 'fail', facts: { ...facts, passes: false } })
}

/** Sent from an own domain instead of a free mailbox, with its records and signature. */
function moved(state: State, { facts }: Finding): void {
  const [dmarc, spf] = [state.get('dmarc'), state.get('spf')]
  if (spf && spf.facts.domain === facts.domain) set(state, 'spf', 'good')
  signed(state)
  if (dmarc && dmarc.status !== 'good' && dmarc.status !== 'no-data')
    state.set('dmarc', { ...dmarc, status: 'warning', code: 'repaired', facts: { tied: true } })
}

/** A valid signature of the From domain, and what follows of it. */
function signed(state: State): void {
  if (state.get('dkim')?.facts.aligned !== true || state.get('dkim')?.facts.passes !== true)
    set(state, 'dkim', 'good')
  setWhere(state, 'one_click', ['not-signed'], 'good')
  setWhere(state, 'spf_align', ['not-aligned'], 'warning')
  // Bulk mail needs both: that SPF lets nobody pass is still missed.
  const spf = state.get('spf')
  if (spf?.code === 'none') state.set('spf', { ...spf, status: 'warning', code: 'none-but-signed' })
  aligned(state)
}

/** What passes belongs to the From domain: DMARC passes, and what its record lacks is left (RFC 9989, 4.4). */
function aligned(state: State): void {
  const dmarc = state.get('dmarc')
  if (dmarc?.code === 'fail') {
    const lacks = Array.isArray(dmarc.facts.warnings) && dmarc.facts.warnings.length > 0
    set(state, 'dmarc', lacks ? 'warning' : 'good')
  } else if (dmarc?.facts.tied === false)
    state.set('dmarc', { ...dmarc, facts: { ...dmarc.facts, tied: true } })
}

function setWhere(state: State, id: string, codes: string[], status: Status): void {
  if (codes.includes(state.get(id)?.code ?? '')) set(state, id, status)
}

const isRight = (state: State, id: string) => state.get(id)?.status === 'good'
