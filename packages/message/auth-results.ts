/** One method's result in an Authentication-Results field (RFC 8601, 2.2). */
export type AuthResult = {
  /** Lower case, e.g. `dkim`. */
  method: string
  /** Lower case, e.g. `pass`. */
  result: string
  /** The comment right after the result, cut at 300 characters. */
  comment: string
  reason: string | null
  /** `ptype.property` in lower case to its value, e.g. `header.d`. */
  properties: Record<string, string>
}

/**
 * One Authentication-Results field (RFC 8601, 2.2). `authservId` is in lower case; null where there is none, as
 * Microsoft writes it.
 */
export type AuthField = { authservId: string | null; results: AuthResult[] }

type Token = { kind: 'text' | 'comment'; text: string }

const MAX_TEXT = 16_384
const MAX_RESULTS = 60
const MAX_PROPERTIES = 20

/** The statements between semicolons, comments kept apart, quotes taken off. One pass over the text. */
function statements(source: string): Token[][] {
  const text = source.slice(0, MAX_TEXT)
  const lists: Token[][] = [[]]
  let word = ''
  const flush = () => {
    if (word !== '') lists.at(-1)!.push({ kind: 'text', text: word })
    word = ''
  }
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    if (char === ';') {
      flush()
      lists.push([])
    } else if (char === '(') {
      flush()
      const end = closing(text, i)
      lists.at(-1)!.push({ kind: 'comment', text: text.slice(i + 1, end) })
      i = end
    } else if (char === '"') {
      for (i++; i < text.length && text[i] !== '"'; i++)
        word += text[i] === '\\' ? (text[++i] ?? '') : text[i]
    } else if (/\s/.test(char)) flush()
    else word += char
  }
  flush()
  return lists
}

/** Offset of the parenthesis that closes the comment, or the end of the text. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let i = open; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '(') depth++
    else if (text[i] === ')' && --depth === 0) return i
  }
  return text.length
}

/** `dkim = pass` and `header . d = x` as one word each: blanks may stand around `=` and `.` (RFC 8601, 2.2). */
function joined(tokens: Token[]): Token[] {
  const list: Token[] = []
  for (const token of tokens) {
    const last = list.at(-1)
    if (token.kind === 'text' && last?.kind === 'text' && goesOn(last.text, token.text))
      last.text += token.text
    else list.push({ ...token })
  }
  return list
}

/** Whether the words belong together; a finished `key=value` takes nothing more. */
function goesOn(before: string, after: string): boolean {
  const equals = before.indexOf('=')
  if (equals >= 0) return equals === before.length - 1
  return before.endsWith('.') || /^[=.]/.test(after)
}

const pair = (text: string): [string, string] | null => {
  const at = text.indexOf('=')
  return at <= 0 ? null : [text.slice(0, at).toLowerCase(), text.slice(at + 1)]
}

function readStatement(tokens: Token[]): AuthResult | null {
  const list = joined(tokens)
  const at = list.findIndex((token) => token.kind === 'text')
  const method = at < 0 ? null : pair(list[at]!.text)
  if (method === null || method[1] === '') return null
  // RFC 8601, 2.2: the method may have a version, "dkim/1".
  const result: AuthResult = {
    method: method[0].split('/', 1)[0]!,
    result: method[1].toLowerCase().slice(0, 40),
    comment: '',
    reason: null,
    properties: {},
  }
  for (const token of list.slice(at + 1)) readProperty(result, token)
  return result
}

function readProperty(result: AuthResult, token: Token): void {
  if (token.kind === 'comment') {
    result.comment ||= token.text.trim().slice(0, 300)
    return
  }
  const found = pair(token.text)
  if (found === null) return
  const [name, value] = found
  if (name === 'reason') result.reason ??= value.slice(0, 200)
  else if (Object.keys(result.properties).length < MAX_PROPERTIES && !Object.hasOwn(result.properties, name))
    result.properties[name.slice(0, 60)] = value.slice(0, 320)
}

/**
 * Reads an unfolded value. Null when it is malformed, or of a version other than 1, which must not be read
 * (RFC 8601, 2.2). A field without an authserv-id begins with its first result. Never throws.
 */
export function readAuthResults(value: string): AuthField | null {
  const lists = statements(value)
  const head = joined(lists[0] ?? []).filter((token) => token.kind === 'text')
  const first = head[0]?.text
  if (first === undefined) return null
  const omitted = first.includes('=')
  const version = head[1]?.text
  // A comment inside the name, or words after it, would make one name out of two.
  if (!omitted && (head.length > 2 || (version !== undefined && version !== '1'))) return null
  const results: AuthResult[] = []
  for (const tokens of omitted ? lists : lists.slice(1)) {
    const result = results.length < MAX_RESULTS ? readStatement(tokens) : null
    if (result) results.push(result)
  }
  return { authservId: omitted ? null : first.toLowerCase().replace(/\.$/, ''), results }
}

/** The signer of a `dkim` result in lower case: d=, else the domain of i= (RFC 6376). */
export function signerOf({ properties }: AuthResult): string | null {
  const d = properties['header.d'] ?? properties['header.i']?.split('@').at(-1)
  return d ? d.toLowerCase() : null
}
