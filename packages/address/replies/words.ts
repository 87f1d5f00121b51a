import type { PlainText } from './plain-text.ts'
import type { Evidence, ReplyMeaning, ReplySubject } from './types.ts'
import {
  absentInLanguages,
  blockedByInLanguages,
  clientBlockedInLanguages,
  clientRateInLanguages,
  disabledInLanguages,
  fullInLanguages,
  recipientRateInLanguages,
  senderInLanguages,
} from './words/languages.ts'
import { BLOCKED, CLIENT, RECIPIENT, SENDER } from './words/nouns.ts'

/** Patterns over plain text in lower case, with what they say and the name they are reported by. */
type Wording = Evidence & { patterns: readonly RegExp[] }

const wording = (
  name: string,
  about: ReplySubject,
  what: ReplyMeaning,
  ...patterns: readonly RegExp[]
): Wording => ({ name, about, what, patterns })

const exists = (of: Wording): Wording => ({ ...of, exists: true })

/** The server asks to come back: greylisting. Read only in 4xx, and before all other words. */
const greylist = [
  wording(
    'greylist',
    'client',
    'greylisted',
    /gr[ae]y ?-?list|postgrey|milter-greylist|\bgreyed\b|liste grise|lista gris/,
  ),
  wording(
    'come-back',
    'client',
    'greylisted',
    /(?:try|retry|come back|resend)(?: again)? (?:later )?(?:in|after) (?:at least )?(?:\d+|a few|some|five|ten)\b.{0,12}(?:s\b|sec|min|hour)/,
    /\bin \d+ (?:minuten|sekunden) erneut/,
  ),
  wording(
    'first-contact',
    'client',
    'greylisted',
    /not yet authori[sz]ed to deliver|first[- ](?:time|contact)\b.{0,40}sender|unknown triplet/,
  ),
]

/** Who decides what a mailbox takes. */
const PERSON =
  '(?:recipient|user|addressee|customer|subscriber|member|(?:mail ?box |account )?(?:owner|holder))'

/** Settings or limits of one mailbox: it exists, and no other recipient is concerned. */
const ownRules = [
  exists(
    wording(
      'recipient-rate',
      'recipient',
      'rate',
      new RegExp(
        `\\b(?:${RECIPIENT})\\b.{0,60}(?:receiv\\w*|getting) .{0,40}(?:at a rate|too (?:many|much|quickly|fast))`,
      ),
      new RegExp(
        `\\b(?:${RECIPIENT})(?:'s|s')?(?: ~)?\\b.{0,40}(?:exceed\\w*|reached|is over|over)\\b.{0,30}\\b(?:hourly|daily|message|incoming|receiv\\w*|mail)\\b.{0,20}(?:rate|limit|number)`,
      ),
      /recipient.{0,20}(?:per hour|per day|hourly|daily|receive|rate).{0,20} limit.{0,20}exceeded|recipient rate limit/,
      /exceeded the number of messages allowed|too many (?:messages|mails|deliveries) (?:for|to) (?:this |the )?(?:recipient|mail ?box|user)|(?:mail ?box|recipient|user) (?:gets|throttled)|message limit (?:for|of) (?:the |this )?(?:recipient|mail ?box|user)/,
      /\b(?:receive|incoming) rate of (?:mail ?box|user|recipient)|rate limit for (?:mail ?box|user|recipient) .{0,20}(?:exceeded|reached)/,
      ...recipientRateInLanguages,
    ),
  ),
  exists(
    wording(
      'by-recipient',
      'recipient',
      'policy',
      /\b(?:user|recipient|addressee|customer|subscriber|(?:mail ?box|account) (?:owner|holder)|they|he|she)(?: ~)? (?:has |have |is )?block(?:ed|s|ing)? (?:you|your|~|the sender|this sender|sender|mail|e-?mail|messages?)/,
      /(?:block(?:ed)?|refused|declined) (?:by|at the request of) (?:the |this |its |their )?(?:\w+ )?(?:user|recipient|addressee|customer|subscriber|mail ?box|account)/,
      /(?:user|recipient|addressee|customer|owner)(?:'s|s')? (?:own |personal |private )?(?:(?:block|black|deny|white|allow|safe)-? ?list|filters?|rules?|settings)/,
      /(?:recipient|user|mail ?box|addressee) (?:refuses|refused|declined|rejects|has chosen not|does not (?:wish|want)|has set up)/,
      new RegExp(
        `\\b${PERSON}(?:'s|s'|s)? (?:\\w+ ){0,2}(?:preferences?|choices?|wish(?:es)?|privacy|consent|opted[- ]out|opt-?out|unsubscribed)\\b`,
      ),
      new RegExp(
        `\\b(?:by|at|on|upon|per|under) (?:the |this |its )?${PERSON}(?:'s|s')? (?:\\w+ )?(?:request|decision)\\b`,
      ),
      new RegExp(
        `\\b${PERSON} has (?:turned|switched) off (?:\\w+ )?(?:mail|e-?mails?|messages|notifications)\\b`,
      ),
    ),
  ),
  exists(
    wording(
      'closed-circle',
      'recipient',
      'policy',
      /\bmembers? (?:only|may)|members of (?:the |this )?\w+ only|only members|non-?members|of members|internal (?:mail|senders?|use)\b.{0,10}|for internal use|closed to (?:outside|external|others|non)|accepts no (?:mail|messages) from (?:outside|strangers|external)|(?:user|recipient|mail ?box) does not accept (?:mail|messages) from|restricted to (?:staff|members|employees|internal)|send-only|not in the allowed senders|sender not in allowed/,
      /(?:recipient|user|mail ?box|address|group|list)\b.{0,30}(?:does not|doesn't|do not|not allowed to|only|not) .{0,12}(?:accept|receiv|tak)\w*.{0,40}(?:outside|external|the internet|(?:known|approved|this|certain) senders?|members|subscribers|its own)/,
      /not allowed to (?:receive|get) |mailing list expansion|(?:not authori[sz]ed|permission) to send to (?:the |this )?(?:recipient|group|list|mail ?box)/,
      /\bempf(?:ä|ae)nger nimmt keine\b|\bdestinataire n'accepte pas\b/,
    ),
  ),
]

/** The server asked another one, which did not answer it. */
const behind = wording(
  'behind',
  'server',
  'temporary',
  /connect(?:ion|ing)? (?:to|with) .{0,60}(?:refused|timed out|time-?out|failed|lost|reset|unreachable|no route)/,
  /verification in progress/,
)

const authentication = wording(
  'authentication',
  'sender',
  'policy',
  /\bspf\b|\bdkim\b|\bdmarc\b|sender policy framework|domainkeys|unauthenticated (?:e-?)?mail|sender is unauthenticated|(?:did not|doesn't|does not|not) (?:pass(?:es)?|meet) (?:the )?(?:required )?authentication|authentication (?:checks?|results?|information|level)|sender id\b|openspf/,
)

const senderReputation = wording(
  'sender-reputation',
  'sender',
  'reputation',
  new RegExp(`${SENDER}.{0,40}${BLOCKED}`),
  /domain (?:of the sender |~ )?(?:is |on )?(?:the |a )?(?:black|block)-? ?list|bad outbound sender|\bdbl\b/,
)

const client = [
  wording(
    'reverse-name',
    'client',
    'policy',
    /reverse[- ]?(?:dns|lookup|hostname|host name|mapping|name|record)|\brdns\b|\bfcrdns\b|\bptr\b|(?:cannot|can't|could not|unable to) (?:find|resolve) your (?:reverse )?(?:host ?name|hostname|ip|address|name)|no reverse|does(?: not|n't) resolve to (?:a )?(?:host ?name|fqdn)/,
  ),
  wording(
    'client-rate',
    'client',
    'rate',
    new RegExp(
      `(?:${CLIENT}).{0,60}(?:exceed\\w*|too (?:many|much|fast|quickly)|rate|limit(?:ed)?|frequency)\\b`,
    ),
    /too (?:many|much) (?:\w+ ){0,4}(?:from|by) (?:this |your )?(?:%ip|ip|host|client|address)/,
    new RegExp(`quota (?:\\w+ ){0,3}(?:for|of|from|by) (?:${CLIENT})`),
    /\b(?:connections?|sessions?|send(?:ing)?|relay(?:ing)?|outgoing|outbound|submission|smtp) (?:e-?mail |mail |messages? )?quota\b|quota of connections/,
    /\bquota (?:for|on|of) (?:sending|sent|relaying|outgoing|outbound|messages (?:with|from))\b/,
    /\byour (?:(?:own|current|allowed|daily|hourly|monthly|mail|e-?mail|message) ){0,3}quota\b/,
    /connecting too (?:often|fast)|number of connections|in one session|too many (?:\w+ ){0,2}(?:connections?|sessions?|errors?|failed|invalid|unknown|bad|concurrent|hops? now)/,
    /(?:connection|session)s? (?:\w+ ){0,2}(?:rate|limit|count|threshold|frequency)|(?:unusual|high) rate|frequency limit|you (?:are|have) (?:\w+ ){0,2}(?:sending|sent|reached) .{0,30}(?:many|fast|quickly|maximum)/,
    ...clientRateInLanguages,
  ),
  wording(
    'client-reputation',
    'client',
    'reputation',
    new RegExp(`(?:${CLIENT}).{0,70}${BLOCKED}`),
    new RegExp(`${BLOCKED}.{0,30}(?:${CLIENT})`),
    /%host (?:is )?(?:black|block)-? ?listed|(?:refus|reject)\w* from your (?:ip|network)|dynamic ips?\b|dynamic (?:ip )?address|dial-?up|residential ip|\bbad ip\b|\bpoor reputation|reputation of|\b(?:helo|ehlo)\b.{0,20}blacklist|blacklist\w*.{0,20}\b(?:helo|ehlo)\b|\bbanned for\b|not accept (?:\w+ ){0,3}from your network/,
    ...clientBlockedInLanguages,
  ),
  wording(
    'client-refused',
    'client',
    'policy',
    new RegExp(
      `(?:${CLIENT}).{0,40}(?:reject|refus|denied|no access|not allowed|not welcome|suspicious|abus|violat)`,
    ),
    /(?:denied|refused|no access|not accept\w*).{0,20}(?:for|from|of) (?:your (?:host|ip|server|system)|%ip|here)/,
    /\b(?:helo|ehlo|greeting)\b.{0,40}(?:reject|invalid|refus|not |must|need|bad|fail|denied|forged|fully)|(?:invalid|bad|forged|illegal|wrong|unknown) (?:helo|ehlo|greeting)/,
    /early talker|pipelining|whitelist|must use (?:the )?(?:mail |smtp )?server of|use the (?:mail |smtp )?server of/,
    /\b(?:starttls|tls|encryption)\b.{0,30}(?:required|needed|first|must)|must (?:issue|use) (?:a )?(?:starttls|tls)|(?:requires?|need) (?:starttls|tls|encryption)/,
  ),
]

const sender = [
  wording(
    'sender-rate',
    'sender',
    'rate',
    new RegExp(`${SENDER}.{0,60}(?:rate ?limit|sent too many|too many messages|exceed)`),
    /rate ?limit exceeded for mail ?box/,
  ),
  wording(
    'sender-refused',
    'sender',
    'policy',
    new RegExp(
      `${SENDER}.{0,50}(?:reject|denied|refus|unknown|invalid|not |n't |verif|unverif|has been denied|no mx|syntax)`,
    ),
    /sender verif|verify (?:the )?sender|call-?(?:out|back)|(?:invalid|bad|forged|unknown|illegal) (?:envelope )?(?:sender|return path|from address|mail from)|(?:invalid|not a valid|provide a valid|forged) from\b|badmailfrom|for sender\b|not allowed to send from|your (?:e-?mail |mail )address could not be/,
    /verification failed for (?:~|%host)/,
    /\b(?:mx|a|aaaa) (?:or \S+ )?resource records?|domain has no (?:mx|mail)/,
    ...senderInLanguages,
  ),
]

const content = [
  wording(
    'content',
    'content',
    'policy',
    /virus|malware|phish|\bmime\b|message (?:size|too (?:big|large))|too (?:big|large) for|mail content|content (?:denied|rejected|refused|blocked|filter|restrict|not accepted)|(?:exceeds?|over) (?:the )?(?:\w+ ){0,2}(?:message|fixed|maximum) (?:message )?size|high probability of spam|looks? like spam|classified as spam|detected as spam|considered spam|suspicion of spam|rejected as spam|spam message|spam (?:detected|found) in|likely (?:unsolicited|suspicious)/,
    /\b(?:message|mail|e-?mail|content|body|subject|attachment|url|link|header)s?\b.{0,50}(?:spam\b|junk|suspicious|harmful|scam|banned|is listed|rules violation)/,
    /blocked because (?:of )?(?:its|the) (?:content|attachment)|attachment|message exceeds|size exceeds/,
  ),
]

/** Server rules without a party: what they refer to cannot be read from the wording. */
const unnamed = [
  wording(
    'relay',
    'server',
    'policy',
    /\brelay(?! recipient|=)/,
    /allowed rcpthosts/,
    /not permitted to relay/,
  ),
  wording(
    'login',
    'server',
    'policy',
    /(?:turn|switch) on (?:smtp )?authentication|(?:enable|activate) (?:smtp )?authentication|authentication (?:is )?required|auth(?:entication|orization)? (?:required|needed)|must (?:authenticate|be authenticated)|requires? authentication|\bnot authori[sz]ed|unauthori[sz]ed|\bpop before\b/,
  ),
  wording('blocked', 'server', 'policy', new RegExp(BLOCKED), ...blockedByInLanguages),
  wording(
    'policy',
    'server',
    'policy',
    /polic(?:y|ies)|access denied|access refused|\bdenied\b|not (?:permitted|allowed|authenticated)|prohibit|forbidden|restrict|refused by administrator|administrative(?:ly)? |security (?:reason|risk|violation|issue)|\bsuspicious\b|abus(?:e|ive)|local rules?|considered|go away|protocol error|\bfirewall\b|rules? violation/,
    /\bspam\b|spammer|spamming|anti-?spam|unsolicited|\bjunk\b|bulk mail|harvest|dictionary attack/,
    /not accept(?:ed|ing)? (?:mail |messages? |e-?mail )?from/,
  ),
  wording(
    'rate',
    'server',
    'rate',
    /rate[- ]?limit|\brate\b|throttl|too (?:fast|quickly|frequent)|too many (?!hops)|limit(?:s)? (?:\w+ ){0,3}(?:exceeded|reached)|exceed\w* (?:\w+ ){0,4}(?:threshold|messages|recipients|limit)/,
  ),
]

/** The message is refused without a reason. */
const refusedMessage = wording(
  'refused-message',
  'content',
  'policy',
  /\b(?:message|mail|e-?mail) (?:was |has been |is )?(?:filtered|rejected|refused|not accepted)\b/,
)

/** The machine's own disk, which says nothing of one mailbox. */
const SYSTEM_STORAGE =
  /system storage|system resources?|insufficient (?:main memory|resources)|out of memory|no space left on device|system (?:disk )?(?:is )?full|queue (?:file|space|disk)/

const full = [
  exists(
    wording(
      'quota',
      'recipient',
      'full',
      /over ?-?quota|quota/,
      /mail ?box (?:is |has been |was )?(?:currently )?(?:full|too large|size)|full mail ?box|mailboxfull/,
      /(?:inbox|mail ?box|mail ?folder) full\b|(?:inbox|mail ?box|mail ?folder|maildrop|maildir|account|user|recipient)(?:'s)?\b.{0,50}\b(?:is|are|has|or) (?:\w+ ){0,2}(?:full|out of (?:storage|space)|no (?:space|room) left|used up)/,
      /(?:exceed\w*|over|out of|insufficient|not enough|no|used up) (?:\w+ ){0,5}(?:mail ?box |user |account |disk )?(?:storage|space|room|allocation)\b/,
      /(?:space|storage)\b.{0,30}(?:used up|exhausted|exceeded)|too much (?:mail )?data|(?:mail ?box|storage) (?:storage )?limit|maximum (?:mail ?box |folder )?size\b(?!.{0,20}message)|(?:mail ?box|account|inbox)\b.{0,30}\b(?:over ?full|over (?:its |the )?limit|size exceeded|reached its)|\bdisk full\b|exceeded storage|(?:mail ?box|blocks|inode) limit exceeded|storage exceeded/,
      ...fullInLanguages,
    ),
  ),
]

const CLOSED =
  '(?:disabled|inactive|deactivated|suspended|locked|closed|terminated|frozen|expired|dormant|not (?:currently )?active|no longer (?:active|in use|available|accepts)|no longer used|discontinued|abandoned|cancell?ed|deleted|removed|on hold|not activated|unused)'

const disabled = [
  wording(
    'disabled',
    'recipient',
    'disabled',
    new RegExp(`\\b(?:${RECIPIENT})(?:'s)?\\b(?! unknown)(?:[^.;:]{0,60}\\b|: (?:\\w+ )?)${CLOSED}\\b`),
    // "Blocked" alone is said of hosts, senders and messages as well: only right behind what it is said of.
    /\b(?:user|recipient|mail ?box|account|inbox|alias)(?: ~| for ~)?(?: (?:is|was|has been|currently))*(?: \w+ly)? blocked\b(?! (?:you|your|mail|messages|~))|\bblocked (?:user|mail ?box|account|recipient)\b/,
    new RegExp(`\\b${CLOSED.replace('|on hold', '')} (?:${RECIPIENT})\\b`),
    // "Recipient address rejected: Inactive", and nothing else.
    new RegExp(`\\b(?:${RECIPIENT}) rejected: ${CLOSED} ?(?:$|[.,;(])`),
    ...disabledInLanguages,
  ),
]

const ABSENT =
  "(?:unknown|(?:not|wasn't) (?:be )?found|not known|not exist\\w*|do(?:es|e|s)?n'?t exist|does not exist|do not exist|invalid|not valid|not recogni[sz]ed|nonexistent|non-existent|undefined|no such|not listed|not registered|not local|not here|couldn'?t be found|could not be found|cannot be found|can'?t be found|isn'?t (?:known|found|valid|here)|is not (?:a |our )(?:valid|known|local)?|no longer (?:here|works|valid|exists)|has left|has moved)"

const absent = [
  wording(
    'absent',
    'recipient',
    'unknown',
    new RegExp(
      `\\b(?:${RECIPIENT})\\b(?:\\(s\\))?(?:[^.;:]{0,70}?\\b${ABSENT}|: (?:~ )?${ABSENT}\\s*(?:$|[.,;(]))`,
    ),
    new RegExp(
      `\\b(?:no such|unknown|invalid|nonexistent|non-existent|unrecogni[sz]ed|undefined|bad destination|bad recipient|not (?:a|an) (?:valid|known|existing|registered|recogni[sz]ed|current)|not (?:one of )?our|(?:do not|don't|doesn't) know (?:the|this|any)|no valid(?! \\w+s\\b)|illegal) (?!(?:sender|source|return|from|reply|client|host|remote|ip)\\b)(?:\\w+ ){0,2}(?:${RECIPIENT})\\b`,
    ),
    /~ ?\)?:? (?:is )?(?:no longer (?:valid|known|exists?)|unknown|not found|not known|no such|do(?:es not|n't|esn't|sn't) exist)/,
    /\bno (?:mail ?box|such|one|body|account)\b.{0,24}(?:here|by that name|of that name|with|for|found|by this name)|\bno (?:mail ?box|account) (?:found|of|by|with|for)|\bno(?:body| ?one)\b.{0,20}\b(?:here|by that name)/,
    /does(?: not|n't) have an? .{0,60}(?:account|mail ?box)|user ?unknown|\bno (?:user|account|mail ?box) (?:by|with|of) (?:that|this|such)|no longer (?:employed|with)|address .{0,20}is wrong|not have an account here|recipient ?not ?found|usernotfound|mailboxnotfound|unroute?able address|no (?:longer|more) (?:on|at|with|here|work)|\bis not (?:one of our|our) |not our customer|addressee unknown|not in (?:our |the |my )?(?:\w+ )?(?:directory|database|system|list of|validrcptto)|not listed in|validrcptto|badrcptto/,
    /\bnot (?:on|in) (?:our |the |my |any )?(?:list of )?(?:valid |known |local )?(?:recipients?|users?|mail ?box(?:es)?|alias(?:es)?)(?: (?:list|table|map|database|directory))?\b(?! (?:allow|accept|white|approv|safe))/,
    ...absentInLanguages,
  ),
]

/** Wordings by precedence: the party that the milder one names decides. */
const aboutOthers = [
  behind,
  ...ownRules,
  client[0]!,
  authentication,
  senderReputation,
  ...client.slice(1),
  ...sender,
  ...content,
]

/** Words about anyone but the mailbox's own state. A list that is named counts as one. */
export function wordsAboutOthers(text: PlainText): Evidence | null {
  const found = firstOf(aboutOthers, text.words)
  // "Over its storage limit" is no limit of messages.
  if (found?.name === 'recipient-rate' && wordsOfRoom(text)?.what === 'full') return null
  if (!text.namesList || found?.about === 'recipient' || found?.what === 'reputation') return found
  return { about: 'client', what: 'reputation', name: 'list-name' }
}

/** Server rules without a party. Wordings of a closed mailbox ("mailbox blocked") are not among them. */
export function wordsOfRules(text: PlainText): Evidence | null {
  return firstOf(unnamed, withoutClosed(text.words))
}

/** The first wording of greylisting (RFC 6647) in a reply; null without one. */
export function greylistWording(text: PlainText): Evidence | null {
  return firstOf(greylist, text.words)
}

/** A disk without a word on whose: the machine's. */
const DISK =
  /\b(?:disk|file ?system|spool|partition|volume)(?: space)? (?:is )?(?:full|low|exhausted)\b|\b(?:insufficient|not enough|no|low|out of|low on|lack of) (?:free |local )?(?:disk|spool|file ?system)\b/
const MAILBOX = /quota|mail ?(?:box|dir|drop|folder)|inbox|\buser|account|recipient|addressee/

const isSystemStorage = (words: string): boolean =>
  SYSTEM_STORAGE.test(words) || (DISK.test(words) && !MAILBOX.test(words))

/** No room in the mailbox, or on the server's own disk. */
export function wordsOfRoom(text: PlainText): Evidence | null {
  if (isSystemStorage(text.words)) return { about: 'server', what: 'temporary', name: 'system-storage' }
  return firstOf(full, text.words)
}

/** Closed, then unknown. */
export function wordsOfMailbox(text: PlainText): Evidence | null {
  return firstOf(disabled, text.words) ?? firstOf(absent, text.words)
}

/** The first wording about the message's content; null without one. */
export function wordsOfMessage(text: PlainText): Evidence | null {
  return firstOf([refusedMessage], text.words)
}

function withoutClosed(words: string): string {
  return disabled[0]!.patterns.reduce((text, pattern) => text.replace(pattern, ' '), words)
}

function firstOf(list: readonly Wording[], words: string): Evidence | null {
  const found = list.find(({ patterns }) => patterns.some((pattern) => pattern.test(words)))
  if (!found) return null
  const { patterns: _, ...evidence } = found
  return evidence
}
