import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languages } from './languages.ts'

/**
 * Wordings that no sentence may have, with the reason and a sentence that once had them. They are the ones that read as
 * translated, or that name a thing by a second name; the rules behind them are in CONTRIBUTING.md, "Words".
 */
const refused: [Language, RegExp, why: string, example: string][] = [
  ['en', /\bwho(?:m)?ever\b/i, 'say who: the operator, anyone', 'Tell whoever runs these names.'],
  ['en', /\b(?:is|are|was|were) told\b/i, 'say who says it', 'Nothing is told of the others.'],
  ['en', /\bat hand\b/i, 'say "there is none", or what to do', 'No mail at hand?'],
  [
    'en',
    /\bstands? (?:there|here|twice|once|behind|within|below)\b/i,
    'things are, appear or come after',
    'A tag stands twice.',
  ],
  ['en', /\banew\b/i, '"again"', 'Type the record anew.'],
  ['en', /\bin place of\b/i, '"instead of"', 'Spaces in place of commas.'],
  ['en', /\bbelongs? into\b/i, '"belongs in"', 'These lines do not belong into the record.'],
  ['en', /\bshall\b/i, '"should", "must" or "will"', 'What receivers shall do with mail.'],
  ['en', /\blook-ups?\b/i, '"lookup"', 'The record needs 11 look-ups.'],
  ['en', /\be-mails?\b/i, '"email"', 'The e-mail password of the mailbox.'],
  [
    'en',
    /\bmail (?:provider|program|client)s?\b/i,
    '"mailbox provider", "email client"',
    'Mail programs remove scripts.',
  ],
  [
    'en',
    /\b(?:a|an|this|each|every|another|one) mail\b(?! (?:server|system|service|library|merge))/i,
    'one is an email',
    'This mail has no subject.',
  ],
  ['en', /\bmails\b/i, 'several are emails', 'Many mails are read on a phone.'],
  [
    'en',
    /\b(?:mistyping|throw-away|spelt|mend(?:s|ed|ing)?)\b/i,
    '"typo", "disposable", "spelled", "fix"',
    'Look for a mistyping.',
  ],
  ['en', /[\d}] %/, 'no space before the percent sign', 'Below 0.3 %.'],
  [
    'de',
    /übergeht (?:sie|ihn|es)\b|Server übergehen|übergehen empfangende/i,
    '„ignorieren“',
    'Empfangende Server übergehen es.',
  ],
  ['de', /\bberichtig(?:en|t)/i, '„korrigieren“', 'Den Eintrag berichtigen.'],
  ['de', /\bStrichpunkt/i, '„Semikolon“', 'Hier fehlt der Strichpunkt.'],
  ['de', /\bMailanbieter/i, '„Postfachanbieter“', 'Die Domain gehört einem Mailanbieter.'],
  [
    'de',
    /(?:^|\. )(?:SPF|DKIM|DMARC) besteht\b/,
    '„besteht“ heißt hier „existiert“: „bestanden“',
    'DMARC besteht nicht: Weder SPF noch DKIM.',
  ],
  ['de', /\bwas auch immer\b/i, 'kürzer sagen', 'Was auch immer darüber steht.'],
]

/** What the engines, the pages, the mails and the API say. */
const areas = [
  'findings/*',
  'pages/*',
  ...['mails', 'refusals', 'answers', 'health', 'cards', 'pictures', 'placement', 'site-defaults'],
  ...[
    'blacklists',
    'checkers',
    'client-support',
    'evidence',
    'explanations',
    'lists',
    'plan',
    'report',
    'reports',
  ],
  ...['spam-test', 'spam-test-verdict', 'verifier', 'placement-report'],
]

/** Each sentence of a language by its code. */
function sentencesOf(language: Language): [code: string, sentence: string][] {
  const files = areas.flatMap((area) => globSync(`${language}/${area}.json`, { cwd: import.meta.dirname }))
  return files.flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))),
  )
}

test.each(refused)('%s: no sentence has %s (%s)', (language, wording, _why, example) => {
  expect(example).toMatch(wording)
  expect(sentencesOf(language).filter(([, sentence]) => wording.test(sentence))).toEqual([])
})

test.each(languages)('no sentence in %s shouts', (language) => {
  // Markup, such as <!doctype html> and <!--[if mso]>, and the settings of CSS have their own.
  const shouts = /\p{L}!(?=\s|$|["”»])/u
  // In the words of the specification, where it gives them.
  const given = new Set(['Plan has been changed!'])
  const said = sentencesOf(language).filter(([, sentence]) => !given.has(sentence))
  expect(said.filter(([, sentence]) => shouts.test(sentence))).toEqual([])
})
