import { sayableSpan } from '@postproof/engine/amounts'
import type { Json } from '@postproof/engine/finding'
import type { Fact, Facts, FindingWords } from '@postproof/engine/finding-words'
import { rfc } from '@postproof/engine/references'
import type { Message } from '@postproof/messages/message'
import type { RecordKind } from '../kinds.ts'

const dns = [rfc(1035)]

const shared = {
  domain: { as: 'name_domain', refs: dns },
  servers: { as: 'name_servers', refs: dns, facts: ({ facts }) => ({ servers: sayableServers(facts) }) },
  wildcard: { as: 'name_wildcard', refs: [rfc(4592)] },
  alias: { as: 'name_alias', refs: [rfc(1034, '3.6.2')] },
  'other-text': { as: 'name_other-text', refs: dns },
  characters: { as: 'name_characters', refs: dns },
  answer: {
    as: 'name_answer',
    refs: dns,
    facts: ({ facts: { ttl, cnames } }) => ({
      span: sayableSpan(ttl),
      alias: Array.isArray(cnames) ? (cnames.at(-1) ?? null) : null,
    }),
  },
} satisfies Record<string, FindingWords>

/** Kinds whose own findings say where an alias leads, or at whose names none can stand. */
const SAY_ALIASES = new Set<RecordKind>(['dkim', 'spf'])

/** The words for the findings of `nameFindings`, for one kind of record. */
export function nameWords(kind: RecordKind): Record<string, FindingWords> {
  const said = Object.entries(shared).filter(([name]) => name !== 'alias' || !SAY_ALIASES.has(kind))
  const words = said.map(([name, each]) => [`${kind}_${name}`, each] as const)
  return Object.fromEntries(words)
}

/** What each name server has, or only how many there are where a report holds no more. */
const sayableServers = ({ servers }: Facts): Fact =>
  Array.isArray(servers) ? servers.map(sayableServer) : (servers ?? null)

function sayableServer(one: Json): Message {
  const { server, texts, outcome } = one as { server: string; texts: string[]; outcome: string }
  if (texts.length > 0) return { code: 'name.server.records', facts: { server, count: texts.length } }
  return outcome === 'answer'
    ? { code: 'name.server.none', facts: { server } }
    : { code: 'name.server.unanswered', facts: { server, outcome } }
}
