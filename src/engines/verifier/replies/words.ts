import type { PlainText } from './plain-text.ts'
import type { ReplyLabel } from './types.ts'

/** One wording: a pattern over plain text in lower case, with the name it is reported by. */
type Wording = { name: string; label: ReplyLabel; pattern: RegExp }

const wording = (name: string, label: ReplyLabel, pattern: RegExp): Wording => ({ name, label, pattern })

/** The server asks to come back: greylisting. Read only in 4xx, and before all other words. */
const greylist = [
  wording('greylist', 'greylist', /gr[ae]y ?-?list|postgrey|milter-greylist|\bgreyed\b/),
  wording(
    'come-back',
    'greylist',
    /(?:try|retry|come back|resend)(?: again)? (?:later )?(?:in|after) (?:at least )?(?:\d+|a few|some|five|ten)\b.{0,12}(?:s\b|sec|min|hour)/,
  ),
  wording(
    'first-contact',
    'greylist',
    /not yet authori[sz]ed to deliver|first[- ](?:time|contact)\b.{0,40}sender|unknown triplet/,
  ),
]

/** A block that names the content as its reason; else "blocked" means the client. */
const blockedContent = wording(
  'blocked-content',
  'content',
  /blocked because (?:of )?(?:its|the) (?:content|attachment)|(?:content|attachment) (?:was |is |has been )?blocked/,
)

/** About us or about rules: reverse name, authentication, lists, rate, policy. */
const block = [
  wording(
    'reverse-name',
    'needs_rdns',
    /reverse[- ]?(?:dns|lookup|hostname|host name|mapping|name|record)|\brdns\b|\bfcrdns\b|\bptr\b|(?:cannot|can't|could not|unable to) (?:find|resolve) your (?:reverse )?(?:host ?name|hostname|ip|address|name)|no reverse|does(?: not|n't) resolve to (?:a )?(?:host ?name|fqdn)/,
  ),
  wording(
    'authentication',
    'auth',
    /\bspf\b|\bdkim\b|\bdmarc\b|sender policy framework|domainkeys|unauthenticated (?:e-?)?mail|(?:did not|doesn't|does not|not) pass(?:es)? (?:the )?authentication|authentication (?:checks?|results?|information)|sender id\b/,
  ),
  wording(
    'rate',
    'rate_limited',
    /rate[- ]?limit|\brate\b|throttl|too many (?!hops)|too (?:fast|quickly|frequent)|(?:connection|session|message|recipient|sending|hourly|daily|error)s? (?:\w+ )?(?:limit|count|threshold|frequency)|limit(?:s)? (?:\w+ ){0,3}(?:exceeded|reached)|exceed\w* (?:\w+ ){0,4}(?:threshold|connections?|messages|recipients|errors|frequency)|unusual rate|frequency limit/,
  ),
  blockedContent,
  // One recipient's own choice: nothing about our address at the operator's other mailboxes.
  wording(
    'by-recipient',
    'policy',
    /\b(?:user|recipient|addressee|customer|subscriber|(?:mail ?box|account) (?:owner|holder)|they|he|she)(?: ~)? (?:has |have |is )?block(?:ed|s|ing)? (?:you|your|~|the sender|this sender|sender|mail|e-?mail|messages?)|block(?:ed)? (?:by|at the request of) (?:the |this |its |their )?(?:\w+ )?(?:user|recipient|addressee|customer|subscriber|mail ?box|account)|(?:user|recipient|addressee|customer)(?:'s|s')? (?:own |personal |private )?(?:block|black|deny)-? ?list/,
  ),
  wording(
    'listed',
    'ip_blocked',
    /black-? ?list|block-? ?list|deny-? ?list|\bblock(?:ed|ing|s)?\b|(?<!\bnot )\blisted\b|\bbanned\b|\bban\b|reputation|bad ip\b|(?:poor|low) (?:sender )?(?:score|karma)|your (?:ip|network|host|server|mail server)\b.{0,60}(?:refused|rejected|denied|suspicious|bad|abus)|(?:ip|client|connecting) (?:address |host )?.{0,20}(?:rejected|denied|refused)|dynamic (?:ip|address)|dial-?up|residential ip/,
  ),
  wording(
    'sender',
    'policy',
    /sender(?:'s)?(?: e-?mail)?(?: address| domain)? (?:is )?(?:rejected|denied|refused|unknown|invalid|not|verif|unverif|does)|sender verif|verify (?:the )?sender|callout|(?:invalid|bad|forged|unknown|illegal) (?:envelope )?(?:sender|return path|from address|mail from)|return path|mail from (?:domain|address)|from (?:address|domain) (?:is )?not/,
  ),
  wording(
    'login',
    'policy',
    /authentication (?:is )?required|auth(?:entication|orization)? (?:required|needed)|must (?:authenticate|issue|use|be authenticated)|starttls|requires? (?:tls|encryption|authentication)|\bnot authori[sz]ed|unauthori[sz]ed|\bpop before\b/,
  ),
  wording('relay', 'policy', /\brelay(?! recipient|=)/),
  wording(
    'content',
    'content',
    /(?:message|mail|e-?mail|content|body|subject|attachment) .{0,60}(?:spam|junk|virus|malware|phish|suspicious|harmful|scam)|virus|malware|phish|content (?:rejected|refused|blocked|not accepted)|content (?:filter|restrict)|(?:header|mime|url|uri|link|attachment).{0,30}(?:invalid|not allowed|rejected|refused|missing|bad)|spam (?:message|content|mail)|message (?:size|too (?:big|large))|high probability of spam|looks? like spam/,
  ),
  wording(
    'spam',
    'policy',
    /\bspam\b|spammer|spamming|anti-?spam|unsolicited|\bjunk\b|bulk mail|directory harvest|harvest|dictionary attack/,
  ),
  wording(
    'policy',
    'policy',
    /polic(?:y|ies)|access denied|access refused|\bdenied\b|not (?:permitted|allowed|authenticated)|prohibited|forbidden|restrict|refused by (?:administrator|recipient)|administrative(?:ly)? |not accept(?:ed|ing)? (?:mail |messages? |e-?mail )?from|security (?:reason|risk|violation)|suspicious|abus(?:e|ive)|local rules?|considered|go away|early talker|protocol error|bad helo|helo (?:command )?reject|invalid helo|forged helo|whitelist|allow-? ?list|(?:recipient|user)(?:'s)? filters?|\bfirewall\b/,
  ),
]

const full = [
  wording(
    'quota',
    'full',
    /over ?-?quota|quota|mail ?box (?:is |has been |was )?(?:currently )?(?:full|too large|size)|(?:inbox|mailbox|mail folder|maildrop|maildir|account|user|recipient)(?:'s)? .{0,30}(?:is |are )(?:\w+ )?(?:full|out of (?:space|storage))|full mailbox|(?:exceed\w*|over|out of|insufficient|not enough|no) (?:\w+ ){0,3}(?:mailbox |user |account |disk )?(?:storage|space|allocation)|too much (?:mail|data)|mailbox (?:storage )?limit|maximum (?:mailbox|folder) size/,
  ),
]

/** The machine's own disk, which says nothing of one mailbox. */
const SYSTEM_STORAGE =
  /system storage|system resources?|insufficient (?:main memory|resources)|no space left on device|system (?:disk )?(?:is )?full|queue (?:file|space|disk)/

const disabled = [
  wording(
    'disabled',
    'disabled',
    /(?:account|mail ?box|user|recipient|address|domain user|e-?mail)(?:'s)?\b.{0,60}\b(?:disabled|inactive|deactivated|suspended|locked|closed|terminated|frozen|expired|dormant|not (?:currently )?active|no longer (?:active|in use|available|valid)|discontinued|abandoned|cancell?ed|deleted|on hold|not activated|unused)\b|\b(?:disabled|inactive|deactivated|suspended|locked|closed|expired|frozen|terminated|dormant|discontinued) (?:account|mail ?box|user|recipient|address|e-?mail)/,
  ),
]

const NOUN =
  '(?:e-?mail |mail |local |smtp )?(?:user|recipient|mail ?box|address|account|person|inbox|alias|addressee|username|destination|customer|subscriber)(?: ?name)?'
const ABSENT =
  "(?:unknown|not found|not known|not exist\\w*|doesn'?t exist|does not exist|do not exist|invalid|not valid|not recogni[sz]ed|nonexistent|non-existent|undefined|no such|not listed|not local|not here|couldn'?t be found|could not be found|cannot be found|can'?t be found|isn'?t (?:known|found|valid|here)|is not (?:a |our )(?:valid|known|local)?)"

const unknownUser = [
  wording(
    'absent',
    'no_mailbox',
    new RegExp(`\\b${NOUN}\\b(?:\\(s\\))?(?: address(?:es)?)?[^.;]{0,70}?\\b${ABSENT}`),
  ),
  wording(
    'no-such',
    'no_mailbox',
    new RegExp(
      `\\b(?:no such|unknown|invalid|nonexistent|non-existent|unrecogni[sz]ed|undefined|bad destination|bad recipient|not a valid|not a known) (?:\\w+ ){0,2}${NOUN}(?:s|es)?\\b`,
    ),
  ),
  wording(
    'no-mailbox',
    'no_mailbox',
    /no (?:mail ?box|such|one|body)\b.{0,20}(?:here|by that name)|does(?: not|n't) have an? .{0,60}account|not have an account here|recipient ?not ?found|usernotfound|mailboxnotfound|unrouteable address|unroutable address|no (?:longer|more) (?:on|at|with|here)|\bis not (?:one of our|our) |user doesn't|addressee unknown|not in (?:our |the )?(?:directory|database|system|list of)|not listed in|no account (?:here|with|by|for)|(?:mail|message) to .{0,60}not possible/,
  ),
]

/** The message is refused, and nobody says why: about the message, unless the mailbox was named. */
const refusedMessage = [
  wording(
    'refused-message',
    'content',
    /\b(?:message|mail|e-?mail) (?:was |has been |is )?(?:rejected|refused|filtered|not accepted)\b/,
  ),
]

const mailbox = [...full, ...disabled, ...unknownUser, ...refusedMessage]

/**
 * Rule 5: words about us, which come before every word about a mailbox. `namesList` counts as such a word.
 */
export function blockWording(text: PlainText): { name: string; label: ReplyLabel } | null {
  const found = firstOf(block, text.words)
  if (text.namesList && (found === null || found.label === 'policy' || found.label === 'content'))
    return { name: 'list-name', label: 'ip_blocked' }
  return found
}

export function greylistWording(text: PlainText): { name: string; label: ReplyLabel } | null {
  return firstOf(greylist, text.words)
}

/** Rule 6: full and disabled, then unknown users. */
export function mailboxWording(text: PlainText): { name: string; label: ReplyLabel } | null {
  if (SYSTEM_STORAGE.test(text.words)) return { name: 'system-storage', label: 'temp_error' }
  return firstOf(mailbox, text.words)
}

function firstOf(list: Wording[], words: string): { name: string; label: ReplyLabel } | null {
  const found = list.find(({ pattern }) => pattern.test(words))
  return found ? { name: found.name, label: found.label } : null
}
