import type { Json } from '@postproof/engine/finding'
import type { Facts } from '@postproof/engine/finding-words'
import type { CheckWords } from '../types.ts'
import { listOf, quoted } from './facts.ts'
import { reasonsOf, withReasons } from './list-mail.ts'
import { unsubscribeSteps } from './unsubscribe-steps.ts'

/** The first address that a List-Unsubscribe field contains once its encoded words are decoded; undefined for none. */
const decodedOf = ({ https, http, mailto }: Facts): Json | undefined =>
  [https, http, mailto].flatMap(listOf)[0]

/** The checks of the headers that list mail carries. */
export const listWords: Record<string, CheckWords> = {
  list_unsubscribe: {
    facts: (stored) => ({ ...reasonsOf(stored), decoded: quoted(decodedOf(stored.facts) ?? '') }),
    found: {
      'encoded-words': (facts) => [
        decodedOf(facts) === undefined
          ? 'list_unsubscribe.found.encoded-words'
          : 'list_unsubscribe.encoded.decodes',
      ],
      missing: withReasons('list_unsubscribe.found.missing'),
      'looks-like-list-mail': withReasons('list_unsubscribe.found.looks-like-list-mail'),
    },
    fix: {
      // A service encodes every header of some length; its user cannot change that.
      'encoded-words': (_, { esp }) => [
        esp ? 'list_unsubscribe.step.service-encodes' : 'list_unsubscribe.fix.encoded-words',
      ],
      missing: (_, context) => unsubscribeSteps(context),
      'looks-like-list-mail': (_, context) => ['list-mail.one-person', ...unsubscribeSteps(context)],
      'mailto-only': (_, context) => unsubscribeSteps(context),
    },
  },
  one_click: {
    facts: reasonsOf,
    found: {
      missing: withReasons('one_click.found.missing'),
      'looks-like-list-mail': withReasons('one_click.found.looks-like-list-mail'),
    },
    fix: {
      missing: (_, context) => unsubscribeSteps(context),
      'looks-like-list-mail': (_, context) => ['list-mail.one-person', ...unsubscribeSteps(context)],
      'not-signed': (_, { esp }) => [
        esp ? 'one_click.step.dkim-of-service' : 'one_click.step.signed-headers',
        'one_click.step.before-signing',
        'one_click.step.dkim-first',
      ],
    },
  },
  list_id: {
    facts: reasonsOf,
    found: { missing: withReasons('list_id.found.missing') },
    fix: { missing: (_, { esp }) => [esp ? 'list_id.step.service' : 'list_id.step.header'] },
  },
}
