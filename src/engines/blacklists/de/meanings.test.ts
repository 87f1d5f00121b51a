import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blacklists } from '../../../../data/blacklists.ts'
import { addressSubject, domainSubject, emailSubject } from '../query.ts'
import { meaningIn } from '../words.ts'

const ofLists = blacklists.flatMap(({ codes, refusals = [], mistakes = [] }) => [
  ...(codes.match === 'exact' ? codes.codes : codes.bits).map(([, { meaning }]) => meaning),
  ...[...refusals, ...mistakes].map(([, why]) => why),
])

const given = [
  '10.0.0.1',
  '127.0.0.1',
  '169.254.1.1',
  '192.0.2.1',
  '224.0.0.1',
  '240.0.0.1',
  '169.254.169.254',
  'x',
]
const ofSubjects = [
  ...given.map((text) => addressSubject(text)),
  domainSubject('a b'),
  domainSubject('com'),
  emailSubject('x'),
].flatMap((subject) => (subject.kind === 'none' ? [subject.why] : []))

/** The sentences that the engine itself gives as meaning or reason, read from its files. */
const ofEngine = ['check', 'health', 'read-answer'].flatMap((file) => {
  const text = readFileSync(new URL(`../${file}.ts`, import.meta.url), 'utf8')
  const quoted = [...text.matchAll(/(?<![/*].*)(?:'((?:[a-z]|RFC)[^'\n]* [^'\n]*)'|"([^"\n]* [^"\n]*)")/g)]
  return quoted.map(([, single, double]) => single ?? double ?? '').filter((found) => found !== '')
})

test('the engine has such sentences', () => {
  expect(ofSubjects).toHaveLength(11)
  expect(ofEngine.length).toBeGreaterThan(12)
})

test.each([...new Set([...ofLists, ...ofSubjects, ...ofEngine])])('%s', (meaning) => {
  expect(meaningIn(meaning, 'de')).not.toBe(meaning)
  expect(meaningIn(meaning, 'en')).toBe(meaning)
})

test('several meanings, and codes that nobody knows', () => {
  expect(meaningIn('PH: phishing; unknown code 127.0.0.99, 127.0.0.98, not counted as a listing', 'de')).toBe(
    'PH: Phishing; unbekannter Code 127.0.0.99, 127.0.0.98, zählt nicht als Listung',
  )
})
