import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addLanguage, lackingIn, languagesIn } from './add-language.ts'
import { catalogsFile, catalogsOf } from './generate-catalogs.ts'
import { languageNames, languages } from './languages.ts'

let folder = ''
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const counts = (code: string) =>
  lackingIn(folder, code).reduce((sum, [, sentences]) => sum + Object.keys(sentences).length, 0)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  cpSync(import.meta.dirname, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the languages are read as they stand, and their catalogs are imported; else: npm run messages', () => {
  expect(Object.fromEntries(languagesIn(folder))).toEqual(languageNames)
  expect(read(catalogsFile)).toBe(catalogsOf(languages))
})

test.each(languages)('%s has every sentence, in the order of the English, and the same areas', (code) => {
  expect(lackingIn(folder, code)).toEqual([])
  expect(addLanguage(folder, code)).toEqual([])
})

test('a language is named once, has all areas and no sentence', () => {
  const touched = addLanguage(folder, 'sv')
  expect(touched).toEqual(
    expect.arrayContaining(['languages.ts', 'catalogs.ts', 'sv/index.ts', 'sv/refusals.json']),
  )
  expect(languagesIn(folder).get('sv')).toBe('Svenska')
  expect(read('catalogs.ts')).toContain("import sv from './sv/index.ts'")
  expect(read('sv/refusals.json')).toBe('{}\n')
  expect(addLanguage(folder, 'sv')).toEqual([])
})

test('what it lacks becomes less', () => {
  addLanguage(folder, 'sv')
  const before = counts('sv')
  const [area, sentences] = lackingIn(folder, 'sv')[0]!
  const [first, second] = Object.keys(sentences)
  writeFileSync(join(folder, 'sv', `${area}.json`), JSON.stringify({ [second!]: 'Två', [first!]: 'Ett' }))
  expect(counts('sv')).toBe(before - 2)
  expect(addLanguage(folder, 'sv')).toEqual([`sv/${area}.json`])
  expect(Object.keys(JSON.parse(read(`sv/${area}.json`)))).toEqual([first, second])
})

test.each(['xx', 'English', '../de', ''])('%j is no language', (code) => {
  expect(() => addLanguage(folder, code)).toThrow()
  expect(languagesIn(folder)).toHaveLength(languages.length)
})
