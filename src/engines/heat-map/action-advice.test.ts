import { expect, test } from 'vitest'
import { actionAdvice } from './action-advice.ts'
import type { CallToAction } from './types.ts'

const action = {
  inFirstScreen: false,
  contrast: 3.25,
  tapSizeEnough: false,
  box: { x: 0, y: 900, width: 80.4, height: 20 },
  rank: 6,
  outrankedBy: ['Winter sale'],
} as unknown as CallToAction

test('each fault of the main button has its step, in both languages', () => {
  expect(actionAdvice({ callToAction: action, device: 'mobile' })).toEqual([
    'Move it up, or repeat it near the top: on a phone readers must scroll to see it.',
    'Raise the contrast of its text from 3.3:1 to at least 4.5:1 (WCAG 2.2, 1.4.3).',
    'Make it at least 44 px wide and high; it is 80 by 20 px, hard to hit with a thumb.',
    'Let it stand out more: 5 other elements are predicted to draw more attention, first “Winter sale”.',
  ])
  expect(actionAdvice({ callToAction: action, device: 'mobile' }, 'de')).toEqual([
    'Weiter nach oben setzen oder oben wiederholen: Auf einem Smartphone ist Scrollen nötig, um diese Aktion zu sehen.',
    'Den Kontrast des Textes von 3,3:1 auf mindestens 4,5:1 erhöhen (WCAG 2.2, 1.4.3).',
    'Mindestens 44 px breit und hoch machen; mit 80 mal 20 px ist die Fläche mit dem Daumen schwer zu treffen.',
    'Stärker hervorheben: 5 andere Elemente ziehen laut Vorhersage mehr Aufmerksamkeit auf sich, zuerst „Winter sale“.',
  ])
})

test('a good button needs nothing', () => {
  const good = { ...action, inFirstScreen: true, contrast: 7, tapSizeEnough: true, rank: 2 }
  expect(actionAdvice({ callToAction: good, device: 'desktop' }, 'de')).toEqual([])
  expect(actionAdvice({ callToAction: null, device: 'desktop' })).toEqual([])
})
