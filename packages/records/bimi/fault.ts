import type { Json } from '@postproof/engine/finding'
import type { Message } from '@postproof/messages/message'
import { bimiWords } from './words.ts'

/** What the checker says of a fault in a file, of which `{id, code, facts}` was stored. */
export function bimiFault(file: Json | undefined): Message {
  const unusable: Message = { code: 'bimi.file_unusable', facts: {} }
  if (!file || typeof file !== 'object' || Array.isArray(file)) return unusable
  const { id, code, facts = {} } = file as { id?: string; code?: string; facts?: Record<string, Json> }
  const words = bimiWords[id ?? '']
  if (!words || code === undefined) return unusable
  const said = { ...facts, ...words.facts?.({ code, facts }) }
  return { code: `${words.as ?? id}.found.${code}`, facts: said } as Message
}
