import { expect, test } from 'vitest'
import { isSameColor, parseColor, parseColorAttribute, printColor } from './color.ts'

test.each<[string, string | null, number?]>([
  ['#fff', '#ffffff'],
  ['#FEDCBA', '#fedcba'],
  ['#0000', '#000000', 0],
  ['#11223380', '#112233', 0.5],
  ['white', '#ffffff'],
  ['RebeccaPurple', '#663399'],
  ['yellowgreen', '#9acd32'],
  ['aliceblue', '#f0f8ff'],
  ['rgb(1, 2,3)', '#010203'],
  ['rgb(100% 0% 50%)', '#ff0080'],
  ['rgba(1,2,3,.5)', '#010203', 0.5],
  ['rgb(1 2 3 / 25%)', '#010203', 0.25],
  ['rgb(300,-5,0)', '#ff0000'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsla(0,100%,50%,0)', '#ff0000', 0],
  ['transparent', '#000000', 0],
  [' red ', '#ff0000'],
  ['#ff', null],
  ['#ggg', null],
  ['ffffff', null],
  ['inherit', null],
  ['rgb(1,2)', null],
  ['rgb(a,b,c)', null],
  ['var(--x)', null],
  ['', null],
  [`#${'f'.repeat(200)}`, null],
])('parseColor(%j)', (source, expected, alpha = 1) => {
  const color = parseColor(source)
  expect(color && printColor(color)).toBe(expected)
  if (color) expect(color.alpha).toBeCloseTo(alpha, 2)
})

test('attributes take digits without #', () => {
  expect(parseColorAttribute('ff0000')).toEqual(parseColor('#f00'))
  expect(parseColorAttribute('nonsense')).toBeNull()
})

test.each([
  ['#ffffff', '#fefefe', true],
  ['#ffffff', '#f6f6f6', false],
  ['#000', '#080008', true],
])('isSameColor(%s, %s)', (a, b, expected) => {
  expect(isSameColor(parseColor(a)!, parseColor(b)!)).toBe(expected)
})
