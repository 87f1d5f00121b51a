import type { SmtpStage } from '../smtp-types.ts'

/**
 * What mail servers add when they log or pass on the reply of another one: Postfix ("host mx[192.0.2.1] said: ... (in
 * reply to RCPT TO command)"), Exim ("SMTP error from remote mail server after RCPT TO:<a>: ..."), sendmail's
 * transcript (">>> RCPT To:<a>", "<<< ..."), qmail, DragonFly Mail Agent, Exchange, Gmail, Yahoo, and programs that
 * print a tuple. Their words are not the reply's own and must not be read as such.
 */

/** Longest text that is read, in characters. */
const LONGEST_REPLY = 2000
/**
 * Longest words that are judged: about two full lines (RFC 5321, 4.5.3.1.5). Callers choose the text, and some wordings take
 * time that grows faster than it.
 */
const LONGEST_WORDS = 1000

export type Quoted = { code: number; enhanced: string | null }
export type Log = {
  /** The text without what a logging server added, and without the codes of the replies that it quotes. */
  words: string
  /** The text behind the code of the first reply that it quotes; all of it where it quotes none. */
  reply: string
  /** The replies that it quotes, in their order: the last is the innermost. */
  quoted: Quoted[]
  /** The `dsn=` field of a line of Postfix or sendmail. */
  dsn: string | null
  /** The command that was refused, the earliest where several are named; null where none is. */
  stage: SmtpStage | null
}

const STATUS = '[45]\\.\\d{1,3}\\.\\d{1,3}(?![\\d.]*\\d)'
const SERVER = '(?:mail )?(?:server|host|mta|system|mailer)'

/** What stands right before a quoted reply. Each begins with a fixed word and is bounded: reading stays linear. */
const leads = [
  'host \\S{1,320}(?: \\[[^\\]\\s]{2,50}\\])? said',
  `(?:remote|other|receiving|recipient) ${SERVER} (?:said|says|returned|responded|replied|answered)(?: with| was)?`,
  `the (?:response|reply|error|reason)(?: (?:from|of|that) the (?:remote|other) ${SERVER}(?: returned)?)? (?:was|is)`,
  'gave this error',
  'refused to talk to me',
  'did not like our [\\w ]{2,20}',
  `[sl]mtp error from remote ${SERVER} after [^\\n]{2,400}?`,
  'in response to [\\w ]{2,20}',
]
const LEAD = `(?:\\b(?:${leads.join('|')})|<<<|->|\\bsmtp;)[\\s:]{0,20}`
/** `550 5.1.1`, `550-#5.1.1`, `'550 5.1.1`, `(550, b'5.1.1`. Without a lead only a code with a status is a reply. */
const CODE = `[('"]{0,2}([45][0-57]\\d)(?:[ -]|, ?b?(?=['"]))['"]?`
const QUOTE = new RegExp(
  `${LEAD}${CODE}(?:#?(${STATUS}))?|(?:[:;(>'"\\n]\\s{0,20}|^\\s{0,20})${CODE}#?(${STATUS})`,
  'gi',
)

const stages: [words: string, stage: SmtpStage][] = [
  ['initial connection|connect(?:ion)?|greeting', 'banner'],
  ['ehlo|helo|auth', 'ehlo'],
  ['starttls', 'starttls'],
  ['mail(?:[ _]from)?', 'mail'],
  ['rcpt(?:[ _]to)?', 'rcpt'],
  ['(?:end of |final )?data|message body', 'data'],
]
const COMMAND = `(${stages.map(([words]) => words).join('|')})\\b`
/** Where a log names the command. */
const commands = [
  `\\(in reply to ${COMMAND}(?: command)?\\)`,
  `\\b(?:error from remote ${SERVER}|failed) after (?:pipelined )?${COMMAND}`,
  `\\bdid not like our ${COMMAND}`,
  `\\bin response to ${COMMAND}`,
  `\\[(rcpt_to|mail_from)\\]`,
].map((source) => new RegExp(source, 'gi'))
/** Where Postfix and qmail name it by what happened. */
const happenings: [words: RegExp, stage: SmtpStage][] = [
  [/\brefused to talk to me\b|\bbut greeting failed\b/i, 'banner'],
  [/\bbut my name was rejected\b/i, 'ehlo'],
  [/\bbut sender was rejected\b/i, 'mail'],
  [/\bdoes not like recipient\b/i, 'rcpt'],
  [/\bfailed (?:on data command|after i sent the message)\b/i, 'data'],
]
const SENT = new RegExp(`>>> ?${COMMAND}`, 'gi')
const DSN = new RegExp(`\\bdsn=(${STATUS})`, 'i')
/** Few texts name a command; the others are not searched for each way to do so. */
const NAMES_COMMAND =
  />>>|\b(?:in (?:reply|response) to|after|like (?:our|recipient)|talk to me|but (?:greeting|my name|sender)|failed on|rcpt_to|mail_from)\b/i

/** What is removed wherever it stands. */
const ADDED = new RegExp(
  [
    `\\(in reply to ${COMMAND}(?: command)?\\)`,
    '\\[(?:rcpt_to|mail_from)\\]',
    '(?:\\.{3} ?)?\\bwhile talking to \\S{1,320}',
    '>>> [^\\n<]{0,100}(?:<[^<>\\n]{0,320}>)?',
    '\\bgiving up on [\\d.a-f:]{2,45}',
    `\\b(?:does not like recipient|but sender was rejected)\\.?`,
  ].join('|'),
  'gi',
)

/**
 * Reads the first 2,000 characters of a reply, or of a log line or notice that quotes replies; 1,000 of its own words are kept.
 * Never throws.
 */
export function readLog(given: string): Log {
  const text = given.slice(0, LONGEST_REPLY)
  const found = [...text.matchAll(QUOTE)]
  const quoted = found.map(([, code, status, bare, of]) => ({
    code: Number(code ?? bare),
    enhanced: status ?? of ?? null,
  }))
  const [first] = found
  return {
    words: text.replace(QUOTE, ' ').replace(ADDED, ' ').slice(0, LONGEST_WORDS),
    reply: first ? untilNextTurn(text.slice(first.index + first[0].length)) : text,
    quoted,
    dsn: DSN.exec(text)?.[1] ?? null,
    stage: NAMES_COMMAND.test(text) ? stageIn(text, first?.index ?? text.length) : null,
  }
}

/** A transcript goes on with other commands and their replies. */
function untilNextTurn(text: string): string {
  const next = text.search(/<<<|>>>/)
  return next < 0 ? text : text.slice(0, next)
}

function stageIn(text: string, firstReply: number): SmtpStage | null {
  const named = commands.flatMap((pattern) => [...text.matchAll(pattern)].map(([, command]) => command!))
  const sent = [...text.matchAll(SENT)].filter(({ index }) => index < firstReply).at(-1)?.[1]
  const found = new Set([
    ...[...named, ...(sent ? [sent] : [])].map(stageOf),
    ...happenings.filter(([words]) => words.test(text)).map(([, stage]) => stage),
  ])
  return stages.find(([, stage]) => found.has(stage))?.[1] ?? null
}

const stageOf = (command: string): SmtpStage | undefined =>
  stages.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(command))?.[1]
