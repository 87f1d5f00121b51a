/** The kinds of mail that rules distinguish, by their names in the API (`packages/spam-test/kind`). */
export const mailKindIds = [
  'personal',
  'transactional',
  'automatic-answer',
  'bounce',
  'report',
  'invitation',
  'encrypted',
  'list-post',
  'subscribers',
  'cold-outreach',
] as const
