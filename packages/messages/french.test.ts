import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { message } from './message.ts'
import { say } from './say.ts'
import { typeset } from './typeset.ts'

/** What a French editor would send back: typography, terms, and the form of address. */

const folder = join(import.meta.dirname, 'fr')
const sentences = globSync('**/*.json', { cwd: folder, exclude: ['borrowed.json'] }).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>).map(
    ([code, sentence]) => ({ code: `${file} ${code}`, sentence }),
  ),
)

/** Names that end in Mail, names of hosts, and what is typed: a word there is no word of the sentence. */
const names = /\b(?:Apple|Windows|Proton|Yahoo) Mail\b|\bmail(?:\.[\w{]|\()|\bMail\.ru\b/g

test.each<[string, RegExp]>([
  ['a plain space before a double sign, which may begin a line with it', / (?:[;:!?»]|%(?!\S))(?![^\s.,)])/],
  ['no space before a question or exclamation mark', /\p{Ll}[?!](?=\s|$)/u],
  ['quotation marks without narrow no-break spaces', /«(?!\u202f)|(?<!\u202f)»/],
  ['a percent sign without a no-break space', /\}(?: )?%(?!\w)/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['three dots', /(?<![?=])\.\.\./],
  ['tu', /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu],
  ['a mail, which is an e-mail or a message', /(?<![-\p{L}])[Mm]ails?(?![-\w@])/u],
  ['a courriel', /courriel/i],
  ['a black list, which is a liste de blocage', /listes? noires?/i],
])('no sentence has %s', (_, fault) => {
  const wrong = sentences.filter(({ sentence }) => fault.test(sentence.replaceAll(names, '')))
  expect(wrong.map(({ code, sentence }) => `${code}: ${sentence}`)).toEqual([])
})

test('a line does not end within an e-mail', () => {
  expect(say('fr', message('field.email'))).toBe('Indiquez une adresse e\u2011mail.')
  expect(typeset('fr', '{count, plural, one {# E-mail} other {# e-mails}}')).toBe(
    '{count, plural, one {# E\u2011mail} other {# e\u2011mails}}',
  )
  expect(typeset('de', 'E-Mail-Adresse')).toBe('E\u2011Mail-Adresse')
  expect(typeset('en', 'e-mail')).toBe('e-mail')
})
