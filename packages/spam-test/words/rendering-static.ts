import { clientBugKinds } from '@postproof/client-support/client-bugs'
import { fixFor } from '@postproof/client-support/fixes'
import type { Fact, Facts, Reference, Said } from '@postproof/engine/finding-words'
import { plain } from '@postproof/engine/plain-message'
import type { Code, Message } from '@postproof/messages/message'
import { allTraps, costlyTraps } from '../content/word-traps.ts'
import type { CheckWords } from '../types.ts'
import { chainedOf } from './chained.ts'
import { forEach, kindsAmong, namesAmong, rowsOf, saying } from './facts.ts'

/** The checks that look at HTML and CSS without drawing them. */

const _caniemail = (slug: string, label: string): Reference => ({
  label: `Can I email: ${label}`,
  url: `https://www.caniemail.com/features/${slug}/`,
})

const weakClients = ({ clients }: Facts): Fact => ({
  joined: rowsOf(clients).map(
    ({ name, left }): Message => ({
      code: 'client_support.client',
      facts: { name: String(name), left: String(left) },
    }),
  ),
})

/** Titles of the features whose loss was measured in the drawn mail, or those whose loss the table gives. */
const titles = ({ features }: Facts, measured: boolean): string[] =>
  rowsOf(features)
    .filter((row) => row.measured === measured)
    .map(({ title }) => String(title))

const stepsForBugs = ({ bugs }: Facts): Code[] =>
  kindsAmong(clientBugKinds, bugs).map(({ kind }): Code => `client_support.step.${kind}`)

const supportFound =
  (sentence: Code) =>
  (facts: Facts): Code[] => [
    sentence,
    ...(rowsOf(facts.clients).length > 0 ? ['client_support.weak' as const] : []),
    ...(titles(facts, true).length > 0 ? ['client_support.measured' as const] : []),
    ...(titles(facts, false).length > 0 ? ['client_support.estimated' as const] : []),
    ...(kindsAmong(clientBugKinds, facts.bugs).length > 0 ? ['client_support.bugs' as const] : []),
  ]

function featureFixes(facts: Facts): Said {
  const { features } = facts
  const fixes = rowsOf(features).map(
    ({ title, slug }): Message => ({
      code: 'client_support.step.feature',
      facts: { title: String(title), fix: fixFor(String(slug)) },
    }),
  )
  const bugs: Said = stepsForBugs(facts)
  const steps = (fixes as Said).concat(bugs)
  return steps.length > 0 ? steps : ['client_support.step.table']
}

const clientSupport: CheckWords = {
  facts: ({ facts }) => ({
    clients: weakClients(facts),
    measured: { joined: titles(facts, true) },
    estimated: { joined: titles(facts, false) },
    bugs: chainedOf(
      facts.bugs,
      kindsAmong(clientBugKinds, facts.bugs).map(
        ({ kind, count }): Message => ({ code: `client_support.bug.${kind}`, facts: { count } }),
      ),
      'clauses.more',
      'clauses.last',
    ),
  }),
  found: {
    works: supportFound('client_support.found.works'),
    partly: supportFound('client_support.found.partly'),
    poor: supportFound('client_support.found.poor'),
  },
  fix: { partly: featureFixes, poor: featureFixes },
}

/** What makes Gmail leave out styles. */
const hazards = [
  'past-limit',
  'nested-at-rule',
  'spaced-color',
  'escaped-selector',
  'media-range',
  'bad-selector',
  'color-in-attribute',
  'in-body',
] as const

const stepsForHazards = ({ kinds }: Facts): Code[] =>
  namesAmong(hazards, kinds).map((kind): Code => `gmail_css.step.${kind}`)

const gmailCss: CheckWords = {
  facts: ({ facts: { size, kinds } }) => ({
    kilobytes: Number((Number(size ?? 0) / 1024).toFixed(1)),
    hazards: chainedOf(
      kinds,
      namesAmong(hazards, kinds).map((kind) => plain(`gmail_css.hazard.${kind}`)),
      'clauses.more',
      'clauses.last',
    ),
  }),
  fix: forEach(
    ['too-large', 'block-dropped', 'rules-dropped', 'attribute-dropped', 'style-in-body'],
    stepsForHazards,
  ),
}

const stepsForTraps = ({ kinds }: Facts): Code[] =>
  kindsAmong(costlyTraps, kinds).map(({ kind }): Code => `outlook_word.step.${kind}`)

const outlookWord: CheckWords = {
  facts: ({ facts: { kinds } }) => ({
    names: chainedOf(
      kinds,
      kindsAmong(allTraps, kinds).map(
        ({ kind, count }): Message => ({ code: `outlook_word.trap.${kind}`, facts: { count } }),
      ),
      'clauses.more',
      'clauses.last',
    ),
  }),
  found: forEach(costlyTraps, saying('outlook_word.otherwise')),
  fix: forEach(costlyTraps, stepsForTraps),
}

export const staticRenderingWords: Record<string, CheckWords> = {
  client_support: clientSupport,
  gmail_css: gmailCss,
  outlook_word: outlookWord,
}
