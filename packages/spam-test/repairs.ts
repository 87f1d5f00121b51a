import type { Finding, Status } from '@postproof/engine/finding'

/**
 * What a repair brings along. Some findings are the echo of another: a mail whose signature is put right passes DMARC
 * too, if that was all it failed for. A promised gain comes true only when the echo is counted with the cause.
 */

type State = Map<string, Finding>

/** The findings as they would be once these are repaired. */
export function repaired(wrong: Finding[], findings: Finding[]): Finding[] {
  const state: State = new Map(findings.map((finding) => [finding.id, finding]))
  for (const finding of wrong) {
    if (finding.id !== 'dmarc') set(state, finding.id, 'good')
    echoes[finding.id]?.(state)
  }
  return findings.map(({ id }) => state.get(id)!)
}

/** Facts go with the fault: nothing of a repaired finding can hold the score. */
function set(state: State, id: string, status: Status): void {
  const finding = state.get(id)
  if (finding) state.set(id, { ...finding, status, code: 'repaired', facts: { passes: true } })
}

const echoes: Record<string, (state: State) => void> = {
  dkim: signed,
  spf: (state) => isRight(state, 'spf_align') && aligned(state),
  spf_align: (state) => state.get('spf')?.facts.passes === true && aligned(state),
  dmarc: passing,
  // A mail with text is judged by its words.
  image_text_ratio: (state) => set(state, 'content_shape', 'good'),
  // Both headers are needed for one click.
  one_click: (state) =>
    setWhere(state, 'list_unsubscribe', ['missing', 'malformed', 'looks-like-list-mail'], 'good'),
  list_unsubscribe: (state) => setWhere(state, 'one_click', ['no-https'], 'good'),
}

/**
 * A mail that fails DMARC is repaired by a signature of the From domain, which goes with the mail wherever it is sent;
 * a record that is missing by publishing it, which proves nothing yet.
 */
function passing(state: State): void {
  const dmarc = state.get('dmarc')!
  if (dmarc.code === 'fail') signed(state)
  else if (dmarc.facts.tied === false) state.set('dmarc', { ...dmarc, status: 'warning', code: 'repaired' })
  else set(state, 'dmarc', 'good')
}

/** A valid signature of the From domain, and what follows of it. */
function signed(state: State): void {
  if (state.get('dkim')?.facts.aligned !== true || state.get('dkim')?.facts.passes !== true)
    set(state, 'dkim', 'good')
  setWhere(state, 'one_click', ['not-signed'], 'good')
  setWhere(state, 'spf_align', ['not-aligned'], 'warning')
  setWhere(state, 'spf', ['none'], 'warning')
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
