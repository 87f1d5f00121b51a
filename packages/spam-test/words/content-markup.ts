import type { Facts } from '@postproof/engine/finding-words'
import { plain } from '@postproof/engine/plain-message'
import type { Code, Message } from '@postproof/messages/message'
import { hidingWay } from '../content/hiding-ways.ts'
import type { CheckWords } from '../types.ts'
import { chainedOf } from './chained.ts'
import { forEach, kindsAmong, listOf, saying } from './facts.ts'

const _caniemail = (slug: string, label: string) => ({
  label: `Can I email: ${label}`,
  url: `https://www.caniemail.com/features/${slug}/`,
})

/** What a mail should not hold. */
const active = [
  'script',
  'iframe',
  'object',
  'event-handler',
  'meta-refresh',
  'working-form',
  'external-css',
  'form',
  'input',
  'video',
  'data-image',
] as const

/** What was found, with its number, the worst first. */
const activeKinds = ({ kinds }: Facts) => kindsAmong(active, kinds)

const nameOf = ({ kind, count }: ReturnType<typeof activeKinds>[number]): Message =>
  kind === 'meta-refresh'
    ? plain(`active_content.kind.${kind}`)
    : { code: `active_content.kind.${kind}`, facts: { count } }

function stepsForKinds(facts: Facts): Code[] {
  const kinds = activeKinds(facts).map(({ kind }) => kind)
  const hasForm = kinds.some((kind) => kind.endsWith('form'))
  // What replaces the form takes its fields along.
  return kinds
    .filter((kind) => kind !== 'input' || !hasForm)
    .map((kind): Code => `active_content.step.${kind}`)
}

/** The checks of how the HTML is made. */
export const markupWords: Record<string, CheckWords> = {
  hidden_text: {
    facts: ({ facts: { ways } }) => ({ ways: listOf(ways).map((way) => hidingWay(String(way))) }),
  },
  active_content: {
    facts: ({ facts }) => ({
      kinds: chainedOf(facts.kinds, activeKinds(facts).map(nameOf), 'clauses.more', 'clauses.last'),
    }),
    found: forEach(active, saying('active_content.holds')),
    fix: forEach(active, stepsForKinds),
  },
}
