import { expect, test } from 'vitest'
import { newTaxIdSchema } from './billing.ts'
import { readAs } from './issues.ts'
import { mayBeTaxNumber, taxNumberKinds, taxNumberTypes, tidyTaxNumber } from './tax-numbers.ts'

test('every example is a number of its type, and no kind is there twice', () => {
  const examples = taxNumberKinds.filter(({ example }) => example)
  expect(examples.filter(({ type, example }) => !mayBeTaxNumber(type, example))).toEqual([])
  expect(new Set(taxNumberKinds.map(({ country, type }) => `${country}:${type}`)).size).toBe(
    taxNumberKinds.length,
  )
  expect(taxNumberTypes.length).toBeGreaterThan(120)
})

test.each([
  ['eu_vat', 'DE 123 456 789', true],
  ['eu_vat', 'DE12345678', false],
  ['eu_vat', 'ATU12345678', true],
  ['eu_vat', 'GR123456789', false],
  ['eu_vat', 'EL123456789', true],
  ['eu_vat', 'XI123456789', true],
  ['eu_vat', 'nonsense', false],
  ['us_ein', '12-3456789', true],
  ['us_ein', '12-345678', false],
  ['br_cnpj', '01.234.456/5432-10', true],
  ['ch_vat', 'CHE-123.456.789 TVA', true],
  ['gb_vat', 'GB 123 4567 89', true],
  ['th_vat', 'none', false],
  ['th_vat', '<script>1', false],
  ['gh_tin', 'C0001234567', true],
  ['au_acn', '123 456 789', true],
])('%s %s may be one: %s', (type, value, good) => {
  const read = readAs(newTaxIdSchema, { type, value })
  expect(read.ok).toBe(good)
  if (!read.ok) expect(read.errors).toEqual({ value: [{ code: 'billing.wrong_tax_number', facts: {} }] })
})

test('a type that Stripe does not know is refused at its field', () => {
  const read = readAs(newTaxIdSchema, { type: 'xx_vat', value: '123456' })
  expect(read).toEqual({
    ok: false,
    errors: expect.objectContaining({ type: [{ code: 'field.tax_kind', facts: {} }] }),
  })
})

test('European numbers lose what stands between their groups, others keep it', () => {
  expect(tidyTaxNumber('eu_vat', 'at u 1234.5678')).toBe('ATU12345678')
  expect(tidyTaxNumber('us_ein', ' 12-3456789 ')).toBe('12-3456789')
})
