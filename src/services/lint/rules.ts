import { checkPoints } from '@postproof/spam-test/weights'

/** Rules that are no checks. */
export const ownRules = {
  merge_tags: 'Merge tags that are whole',
  mjml: 'What the MJML compiler reports',
  incomplete: 'HTML that is read to its end',
  'postproof-ignore': 'Comments that ignore a rule',
}

export const ruleIds: readonly string[] = [...Object.keys(checkPoints), ...Object.keys(ownRules)]
export const isRule = (id: string): boolean => ruleIds.includes(id)
