import { domainsIn, type Ground, numbersIn, sayingsIn, stemsOf } from './ground.ts'
import { functionWords } from './vocabulary.ts'

/**
 * Why a text of the model is not shown.
 * - `empty`, `length`. `characters`: control, bidirectional, invisible or private ones, and look-alikes of another script in
 *   one word. `link`: an address.
 * - `record`: DNS record syntax. `markup`: HTML, Markdown, placeholders. `domain`: a host name that is not in the mail.
 * - `number`: one that our facts do not have. `claim`: a term or judgement our words do not have there.
 * - `language`: not English where ours is. `sentences`: not as many as asked for. `tone`: shouting, emoji.
 * - `negation`: has more or fewer of them than the title it replaces, and so may say the opposite.
 * - `unrelated`: has no word in common with what it stands for. `repeated`: says nothing new.
 */
export type DropReason =
  | 'empty'
  | 'length'
  | 'characters'
  | 'markup'
  | 'link'
  | 'domain'
  | 'record'
  | 'number'
  | 'claim'
  | 'negation'
  | 'language'
  | 'sentences'
  | 'tone'
  | 'unrelated'
  | 'repeated'

export type Rules = {
  maxLength: number
  ground: Ground
  /** `advice`: English, in the voice of the product, claims nothing new. `idea`: in the mail's language. */
  kind: 'advice' | 'idea'
  /** Sentences it has to have; 0: none, it is a title. Absent: any. */
  sentences?: number
  /** Our title, which it replaces. */
  title?: string
  /** Content words it shares with its ground at least, where there are any to compare. */
  shared: number
}

export type Vetted = { ok: true; text: string } | { ok: false; why: DropReason }

/**
 * A text of the model -> the text to show, or why it is not shown. Linear in the text, which is cut off by
 * `maxLength` before all else. Tests run on the NFKC form, so that full-width letters hide nothing.
 */
export function vet(said: string, rules: Rules): Vetted {
  const text = said.length > rules.maxLength * 2 ? said : said.trim()
  if (text === '') return { ok: false, why: 'empty' }
  if (text.length > rules.maxLength) return { ok: false, why: 'length' }
  const plain = text.normalize('NFKC')
  const tests = rules.kind === 'advice' ? [...always, ...adviceTests] : [...always, ...ideaTests]
  const why = tests.find(([, fails]) => fails(plain, rules, text))?.[0]
  return why ? { ok: false, why } : { ok: true, text: text.normalize('NFC') }
}

type Test = [DropReason, (plain: string, rules: Rules, text: string) => boolean]

const always: Test[] = [
  // The only format characters kept are joiners inside words: Persian and emoji are written with them.
  [
    'characters',
    (_, __, text) =>
      /(?![\u200c\u200d])[\p{C}\u2028\u2029]|[\u{e0100}-\u{e01ef}\u115f\u1160\u2800\u3164]/u.test(text),
  ],
  ['characters', (_, __, text) => /(?<!\p{L}|\p{M}|\p{Emoji})[\u200c\u200d]|\p{M}{5}/u.test(text)],
  [
    'link',
    (plain) =>
      /\/\/|\bwww\.|\b(?:https?|ftp|wss?|mailto|tel|sms|javascript|vbscript|data|file|blob|cid)\s*:|@/iu.test(
        plain,
      ),
  ],
  ['record', looksLikeRecord],
  ['markup', (plain) => /[<>`[\]{}\\|~^]|\*\*|__|&#?\w{1,10};/u.test(plain)],
  ['domain', (plain, { ground }) => domainsIn(plain).some((domain) => !ground.domains.has(domain))],
  ['number', (plain, { ground }) => numbersIn(plain).some((number) => !ground.numbers.has(number))],
  ['tone', (plain) => /[!¡]/u.test(plain)],
  // Last: a host name that mixes them is named as one.
  ['characters', (_, __, text) => mixesScripts(text)],
]

const adviceTests: Test[] = [
  ['tone', (plain) => /\p{Extended_Pictographic}/u.test(plain)],
  ['language', (plain) => !isEnglish(plain)],
  ['sentences', (plain, { sentences }) => sentences !== undefined && countSentences(plain) !== sentences],
  ['claim', (plain, { ground }) => sayingsIn(plain).some((saying) => !ground.sayings.has(saying))],
  ['negation', (plain, { title }) => title !== undefined && negationsIn(plain) !== negationsIn(title)],
  ['unrelated', isUnrelated],
]

const ideaTests: Test[] = [
  ['tone', isShouting],
  ['unrelated', isUnrelated],
]

/** Alphabets whose letters look alike; others, as Han and kana, do stand in one word. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

const mixesScripts = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1,
  )

/** Words that turn a piece of advice around. */
const negationsIn = (text: string): number =>
  text.match(
    /\b(?:not|no|never|none|nothing|nobody|nowhere|neither|nor|without|cannot|stop|avoid|skip|remove|delete|disable|(?:do|does|ca|wo|should|is|are)n['’]?t)\b/giu,
  )?.length ?? 0

function looksLikeRecord(plain: string): boolean {
  return (
    /[=_]|(?<!\p{L})[-~?+]all\b|\b(?:include|redirect|exists|exp|ip4|ip6|ptr|mx|a|rua|ruf)\s*:\s*\S/iu.test(
      plain,
    ) ||
    // A value of a record in words.
    /(?:polic\w+|dmarc|spf|dkim|records?)[^.]{0,40}\s(?:to|as|with|at)\s+["“'‘]?(?:none|quarantine|reject|all|allow|pass|neutral)\b/iu.test(
      plain,
    ) ||
    /(?:[\da-f]{1,4}:){3}|::|[A-Za-z0-9+/]{32}/iu.test(plain) ||
    /\b(?:IN|TXT|CNAME)\s+(?:TXT|CNAME|A|AAAA|MX|PTR|["'“])|\b(?:spf1|dmarc1|dkim1|bimi1|stsv1|tlsrptv1)\b/iu.test(
      plain,
    )
  )
}

/** Latin letters throughout, and in more than a few words enough of those that English cannot do without. */
function isEnglish(plain: string): boolean {
  if (/(?!\p{Script=Latin})\p{L}/u.test(plain)) return false
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length <= 8 || words.filter((word) => functionWords.has(word)).length >= words.length / 6
}

/** Ends of sentences; 0 for a title. */
function countSentences(plain: string): number {
  const inside = plain.split(/(?<=[.?]["”’)]?)\s+(?=["“‘(]?\p{Lu})/u).length - 1
  return inside + (/[.?]["”’)]?$/u.test(plain) ? 1 : 0)
}

function isShouting(plain: string): boolean {
  const upper = plain.match(/\p{Lu}/gu)?.length ?? 0
  const lower = plain.match(/\p{Ll}/gu)?.length ?? 0
  return upper > 6 && upper > lower
}

function isUnrelated(plain: string, { ground, shared }: Rules): boolean {
  const stems = stemsOf(plain)
  if (!ground.stems.size || (!stems.size && !/\p{Script=Latin}/u.test(plain))) return false
  return [...stems].filter((stem) => ground.stems.has(stem)).length < shared
}
