import type { ModelFailure } from './model.ts'

/** Why the plan is in our words although a language model is configured; one sentence each. */
export const modelNotes: Record<ModelFailure | 'nothing-usable', string> = {
  timeout: 'The language model did not answer in time, so these words are ours.',
  cancelled: 'The language model was not asked to the end, so these words are ours.',
  unreachable: 'The language model could not be reached, so these words are ours.',
  refused: 'The language model did not accept the request, so these words are ours.',
  busy: 'The language model is busy, so these words are ours for now.',
  failed: 'The language model had an error of its own, so these words are ours.',
  redirect: 'The address of the language model points elsewhere, so these words are ours.',
  'too-large': 'The language model answered more than we read, so these words are ours.',
  'bad-answer': 'The language model did not answer in the form asked for, so these words are ours.',
  'nothing-usable': 'Nothing of what the language model wrote passed our checks, so these words are ours.',
}
