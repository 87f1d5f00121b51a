import { expect, test } from 'vitest'
import { readXml } from '../xml.ts'
import { germanFault } from './faults.ts'

test.each([
  '<a>&x;</a>',
  '<a xmlns:xml="x"/>',
  '<a xmlns:b=""/>',
  '<a :b="1"/>',
  '<b:a/>',
  '<a b="1" b="2"/>',
  '<?xml version="1.0"',
  '<?xml encoding="UTF-8"?><a/>',
  '<a>]]></a>',
  '<a><![CDATA[x</a>',
  '<a><!-- x</a>',
  '<a><!-- -- --></a>',
  '<a><?x </a>',
  '<!DOCTYPE a',
  '<a b=1/>',
  '<a b="1/>',
  '<a b="<"/>',
  '<1/>',
  '<a 1="x"/>',
  '<a b="1"c="2"/>',
  '<a b/>',
  '<a>\u0001</a>',
  '',
  'x<a/>',
  '<a/><b/>',
  `${'<a>'.repeat(5000)}`,
  `<a>${'<b/>'.repeat(60_000)}</a>`,
  '<a></b>',
  '</a>',
  '<a',
  '<a>',
  '<a></a',
])('%.40s', (text) => {
  const faults = readXml(text).faults.filter(
    ({ code }) => code === 'not-well-formed' || code === 'too-complex',
  )
  expect(faults.length).toBeGreaterThan(0)
  for (const { detail } of faults) expect(germanFault(detail)).not.toBe(detail)
})
