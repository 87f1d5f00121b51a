import type { Language } from '@postproof/engine/language'
import { evidenceIn } from '@postproof/engine/words/evidence'
import { sayIn } from '@postproof/messages/say'
import { sayStored } from '@postproof/messages/stored'
import { mailKinds } from '@postproof/spam-test/kind'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { ShownKind } from '#contract/spam-test.ts'

/** Reasons that are shown; the strongest stand first. */
const MOST_REASONS = 3
const MOST_EVIDENCE = 5

/** What kind of mail a report treats its mail as, and why; null for a report from before it was asked. */
export function presentKind({ kind }: SpamTestReport, language: Language): ShownKind | null {
  if (!kind) return null
  const say = sayIn(language)
  return {
    id: kind.kind,
    label: say(`mail-kind.label.${kind.kind}`),
    confidence: kind.confidence,
    reasons: kind.why
      .slice(0, MOST_REASONS)
      .flatMap(({ code, ...rest }) => sayStored(language, code, 'facts' in rest ? rest.facts : {}) ?? []),
    evidence: kind.evidence.slice(0, MOST_EVIDENCE).map((each) => evidenceIn(language, each)),
    choices: mailKinds.map((id) => ({ id, label: say(`mail-kind.label.${id}`) })),
  }
}
