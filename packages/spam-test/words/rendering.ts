import { sayableSize } from '@postproof/engine/amounts'
import type { Facts, Stored } from '@postproof/engine/finding-words'
import type { Code } from '@postproof/messages/message'
import { isEnough } from '../rendering/measured.ts'
import type { CheckWords } from '../types.ts'
import { accessibilityWords } from './accessibility.ts'
import { onDevices, whenDrawn } from './drawing.ts'
import { listOf } from './facts.ts'
import { responsiveWords } from './responsive.ts'

/** The checks that judge the mail as it was drawn. */

const _caniemail = (slug: string, label: string) => ({
  label: `Can I email: ${label}`,
  url: `https://www.caniemail.com/features/${slug}/`,
})

const _wcag = (section: string, slug: string) => ({
  label: `WCAG ${section}`,
  url: `https://www.w3.org/WAI/WCAG22/Understanding/${slug}.html`,
})

const darkMode = whenDrawn({
  facts: ({ facts }) => ({
    before: Number(facts.poor_before) > 0 ? 'poor' : 'good',
    measured: typeof facts.lowest === 'number' ? 'yes' : 'no',
    how: facts.how === 'own-styles' ? 'own_styles' : 'others',
    turned: turnedOver(facts),
    lost: Math.max(numberOf(facts.lost_pictures), numberOf(facts.full_lost_pictures)),
    lost_in: lostIn(facts),
  }),
  found: {
    readable: (facts) => withCount('dark_mode.found.readable', facts),
    dim: (facts) => withCount('dark_mode.found.dim', facts),
    unreadable: (facts) => withCount('dark_mode.found.unreadable', facts),
    'turned-over': (facts) => withCount('dark_mode.found.turned-over', facts),
    'not-declared': (facts) => withCount('dark_mode.found.not-declared', facts),
  },
})

/** Reports from before texts were counted say nothing of it. */
const withCount = (code: Code, { texts }: Facts): Code[] =>
  numberOf(texts) > 0 ? [code, 'dark_mode.measured'] : [code]

const numberOf = (value: unknown): number => Number(value) || 0

/** Nothing is said of turning over in reports from before it was drawn, nor where most of the text was not measured. */
function turnedOver({ full, full_light_share, full_measured_share = 100 }: Facts): string {
  if (full !== true || !isEnough(numberOf(full_measured_share))) return 'none'
  return numberOf(full_light_share) > 0 ? 'light' : 'plain'
}

function lostIn({ lost_pictures, full_lost_pictures, how }: Facts): string {
  if (numberOf(lost_pictures) === 0) return 'full'
  if (numberOf(full_lost_pictures) > 0) return 'both'
  return how === 'own-styles' ? 'own_styles' : 'partial'
}

const imagesOff = whenDrawn({
  facts: ({ facts: { actions_after } }) => ({ leads: Number(actions_after) > 0 ? 'on' : 'nowhere' }),
  found: {
    readable: ({ without_alt }) =>
      Number(without_alt) > 0
        ? ['images_off.found.readable', 'images_off.nothing-in-place']
        : ['images_off.found.readable'],
    'mostly-lost': ({ lost_share }): Code[] => [
      Number(lost_share) >= 50 ? 'images_off.found.text-lost' : 'images_off.found.mostly-lost',
    ],
  },
})

const isNamed = ({ action }: Facts): boolean => typeof action === 'string' && action.trim() !== ''

const fold = whenDrawn({
  facts: ({ facts }) => ({
    named: isNamed(facts) ? 'yes' : 'no',
    seen_on: onDevices(facts.action_in_first_screen),
    missed_on: onDevices(facts.below_on),
  }),
})

/** Whether some of the files, or all, could not be loaded. */
function lacking({ facts: { loaded, requests } }: Stored): string {
  if (!(Number(loaded) < Number(requests))) return 'none'
  return Number(loaded) === 0 ? 'all' : 'some'
}

const renderCost = whenDrawn({
  facts: (finding) => ({
    size: sayableSize(finding.facts.bytes),
    lacking: lacking(finding),
    from: { joined: listOf(finding.facts.hosts).map(String) },
  }),
})

export const renderingWords: Record<string, CheckWords> = {
  responsive: responsiveWords,
  dark_mode: darkMode,
  images_off: imagesOff,
  accessibility: accessibilityWords,
  fold,
  render_cost: renderCost,
}
