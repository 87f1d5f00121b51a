import { type Argument, inSet, textOf } from './command.ts'
import { bad, type Connection, ok, type Reply } from './connection.ts'
import type { Message } from './store.ts'

/** One item of FETCH (RFC 3501, 6.4.5): its name in the answer, and its value on the wire. */
type Item = { name: string; written(message: Message): string; marksSeen?: boolean }

/** RFC 3501, 6.4.5 and 6.4.8. BODY without PEEK marks what it reads, unless the folder is open for reading alone. */
export function fetch(
  { opened, access, write }: Connection,
  [set, asked]: Argument[],
  byUid: boolean,
): Reply {
  const { messages, readOnly } = opened!
  const items = itemsOf(asked, access.gmail)
  const isAsked = inSet(textOf(set), byUid ? (messages.at(-1)?.uid ?? 0) : messages.length)
  if (!items || !isAsked) return bad('what of which messages?')
  const told = byUid && !items.some(({ name }) => name === 'UID') ? [uidItem, ...items] : items
  const marks = !readOnly && items.some(({ marksSeen }) => marksSeen)
  messages.forEach((message, at) => {
    if (!isAsked(byUid ? message.uid : at + 1)) return
    if (marks && !message.flags.includes('\\Seen')) message.flags.push('\\Seen')
    write(`* ${at + 1} FETCH (${told.map(({ name, written }) => `${name} ${written(message)}`).join(' ')})`)
  })
  return ok('that is all')
}

const uidItem: Item = { name: 'UID', written: ({ uid }) => String(uid) }

/** The items that a client asks for; undefined where one of them is not known here. */
function itemsOf(asked: Argument | undefined, gmail: boolean): Item[] | undefined {
  const names = asked && ('list' in asked ? asked.list : [asked])
  if (!names) return undefined
  const items = names.map((name) => ('atom' in name ? itemOf(name.atom.toUpperCase(), gmail) : undefined))
  return items.every((item) => item !== undefined) ? items : undefined
}

const simple: Record<string, (message: Message) => string> = {
  UID: uidItem.written,
  FLAGS: ({ flags }) => `(${flags.join(' ')})`,
  INTERNALDATE: ({ at }) => `"${internalDate(at)}"`,
  'RFC822.SIZE': ({ raw }) => String(raw.length),
}

/** Of Gmail's extension, X-GM-EXT-1, what its clients always read. */
const ofGmail: Record<string, (message: Message) => string> = {
  'X-GM-LABELS': () => '("\\\\Inbox")',
  'X-GM-MSGID': () => '1278455344230334865',
  'X-GM-THRID': () => '1278455344230334865',
}

function itemOf(name: string, gmail: boolean): Item | undefined {
  const written = simple[name] ?? (gmail ? ofGmail[name] : undefined)
  if (written) return { name, written }
  const body = /^BODY(\.PEEK)?\[(HEADER|TEXT|)\](?:<(\d{1,10})\.(\d{1,10})>)?$/.exec(name)
  if (!body) return undefined
  const [, peek, section = '', from, length] = body
  const start = Number(from ?? 0)
  const end = length === undefined ? undefined : start + Number(length)
  return {
    // RFC 3501, 7.4.2: the answer names the origin only.
    name: `BODY[${section}]${from === undefined ? '' : `<${start}>`}`,
    written: ({ raw }) => literal(sectionOf(raw, section).slice(start, end)),
    marksSeen: peek === undefined,
  }
}

/** As it stands, folds included. */
function sectionOf(raw: string, section: string): string {
  if (section === '') return raw
  const end = raw.indexOf('\r\n\r\n')
  const split = end < 0 ? raw.length : end + 4
  return section === 'HEADER' ? raw.slice(0, split) : raw.slice(split)
}

const literal = (octets: string) => `{${octets.length}}\r\n${octets}`

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** RFC 3501, 9: date-time, in UTC. */
function internalDate(at: number): string {
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)T([\d:]{8})/.exec(new Date(at).toISOString())!
  return `${day}-${months[Number(month) - 1]}-${year} ${clock} +0000`
}
