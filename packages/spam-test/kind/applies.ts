import { isWrittenByProgram, type KindJudgment } from './kinds.ts'

/**
 * Checks that say nothing of some kinds of mail, as one table. Programs write bounces, reports, automatic answers and
 * invitations: their senders choose neither words nor layout, and such mail is no offer. What a check asks of mail to
 * subscribers is in the check itself, which also judges what it finds (`listRules`).
 */

/** What they say and how it looks. */
const ofWords: ReadonlySet<string> = new Set([
  ...['learned_content', 'spam_phrases', 'subject_style', 'subject_length', 'template_residue'],
  ...['preheader', 'html_meta', 'multipart', 'text_html_match', 'image_text_ratio', 'cta_button', 'language'],
])

/**
 * A bounce names the receiving system, quotes its words and links, and comes from its postmaster, also at free mail
 * providers. The structure has to show it: words and a choice of the user excuse no pretence.
 */
const ofBounces: ReadonlySet<string> = new Set(['sender_claim', 'freemail_from'])

/** Whether a check has anything to judge in a mail of this kind. */
export function appliesTo(check: string, judged: Pick<KindJudgment, 'kind' | 'confidence'>): boolean {
  // Of an encrypted mail only its recipient sees words and layout.
  if (ofWords.has(check)) return judged.kind !== 'encrypted' && !isWrittenByProgram(judged)
  return !(ofBounces.has(check) && judged.kind === 'bounce' && judged.confidence === 'sure')
}
