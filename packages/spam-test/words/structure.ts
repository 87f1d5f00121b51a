import { sayableSize } from '@postproof/engine/amounts'
import type { Json } from '@postproof/engine/finding'
import type { Facts, Stored } from '@postproof/engine/finding-words'
import { plain } from '@postproof/engine/plain-message'
import type { Code, Message } from '@postproof/messages/message'
import type { CheckWords } from '../types.ts'
import { chainedOf } from './chained.ts'
import { listOf, namesAmong } from './facts.ts'

const _html = { label: 'HTML: syntax', url: 'https://html.spec.whatwg.org/multipage/syntax.html' }

const percentOf = ({ facts: { share } }: Stored) => ({ percent: Math.round(Number(share) * 100) })

const sizeOf = ({ facts: { bytes } }: Stored) => ({ size: sayableSize(bytes) })

/** What stands at the start of HTML. */
const frame = ['doctype', 'lang', 'title', 'viewport', 'charset'] as const

const frameNames = (missing: Json | undefined): string | Message =>
  listed(
    missing,
    namesAmong(frame, missing).map((name) => plain(`html_meta.lacks.${name}`)),
  )

const listed = (given: Json | undefined, names: (string | Message)[]): string | Message =>
  chainedOf(given, names, 'names.more', 'names.last')

const beside = (missing: Json | undefined): Json[] => listOf(missing).filter((name) => name !== 'lang')

const alsoLacks: Code[] = ['html_meta.also-lacks']

/** The parts of an AMP document; some are HTML, which is the same in every language. */
const ampParts = ['attribute', 'script', 'boilerplate'] as const

const ampPart = (name: Json): string | Message => {
  const known = ampParts.find((part) => part === name)
  return known ? plain(`amp_part.lacks.${known}`) : String(name)
}

const renamed = ({ fatal }: Facts): Code[] => [
  fatal === false ? 'attachments.step.rename' : 'attachments.step.take-out',
  'attachments.step.malware',
]

/** The checks of the MIME structure. */
export const structureWords: Record<string, CheckWords> = {
  text_html_match: {
    facts: percentOf,
  },
  charset: {
    found: {
      undeclared: ({ html_charset }): Code[] => [
        html_charset ? 'charset.undeclared-in-header' : 'charset.found.undeclared',
      ],
    },
    fix: {
      undeclared: ({ html_charset }): Code[] => [
        html_charset ? 'charset.step.declare-in-header' : 'charset.fix.undeclared',
      ],
    },
  },
  transfer_encoding: {
    facts: ({ facts: { part } }) => ({
      where: part
        ? { code: 'transfer_encoding.part', facts: { part: String(part) } }
        : plain('transfer_encoding.whole'),
    }),
  },
  html_size: {
    facts: (finding) => ({ ...sizeOf(finding), encoded_size: sayableSize(finding.facts.encoded_bytes) }),
  },
  message_size: {
    facts: sizeOf,
  },
  attachments: {
    facts: sizeOf,
    fix: {
      'double-extension': ({ fatal }) => [
        'attachments.step.take-out',
        fatal === false ? 'attachments.step.second-ending' : 'attachments.step.malware',
      ],
      'hidden-direction': renamed,
    },
  },
  amp_part: {
    facts: (finding) => ({
      ...sizeOf(finding),
      missing: listed(finding.facts.missing, listOf(finding.facts.missing).map(ampPart)),
    }),
  },
  html_meta: {
    facts: ({ facts: { missing } }) => ({
      missing: frameNames(missing),
      others: frameNames(beside(missing)),
    }),
    found: {
      'no-language': ({ missing }): Code[] => [
        'html_meta.found.no-language',
        ...(beside(missing).length > 0 ? alsoLacks : []),
      ],
    },
    fix: {
      missing: ({ missing }): Code[] =>
        namesAmong(frame, missing).map((name): Code => `html_meta.step.${name}`),
      'no-language': () => ['html_meta.step.lang'],
    },
  },
}
