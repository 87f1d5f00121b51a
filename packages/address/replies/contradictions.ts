import type { PlainText } from './plain-text.ts'
import type { Evidence } from './types.ts'

/**
 * Words beside which no permanent verdict on the mailbox is believed, whatever else the reply or its code says:
 * "unknown", "invalid" and "does not exist" are said of hosts, senders, logins and commands too, and "disabled" may be
 * for a while. They only ever make a verdict milder.
 */
const contradictions: (Evidence & { pattern: RegExp })[] = [
  {
    name: 'for-a-while',
    about: 'server',
    what: 'temporary',
    pattern:
      /\btemporar|\b(?:try|retry|resend|come back)(?: again)? (?:later|tomorrow)\b|\bfor now\b|\btime[sd]?[- ]?out\b|connection (?:refused|lost|reset|failed|closed)|(?:network|host) (?:is )?unreachable|no route to|lookup (?:fail|error|problem)|(?:fail|error|problem)\w* (?:\w+ ){0,3}lookup|\bldap\b|(?:database|directory|backend|server) (?:\w+ ){0,2}(?:error|fail\w*|problem|unavailable|down|did not answer|not respond\w*)|error in (?:the )?(?:\w+ )?(?:database|directory)|could not be (?:verified|checked)/,
  },
  { name: 'greeting', about: 'client', what: 'policy', pattern: /\b(?:helo|ehlo|greeting)\b/ },
  {
    name: 'our-host',
    about: 'client',
    what: 'policy',
    pattern:
      /\b(?:host|server|machine|computer|client|peer|domain|dns) ?names?\b|\bfqdn\b|\bdns\b|\b(?:mx|a|aaaa) records?\b|\b(?:your|client|remote|connecting|sending) (?:\w+ )?(?:ip|host|server|machine|network|system|mta)\b|\bip(?:v[46])? ?(?:address|number)\b|\bunknown (?:host|client)\b|unresolvable (?:host|client|address)/,
  },
  {
    name: 'our-address',
    about: 'sender',
    what: 'policy',
    pattern:
      /\bsenders?\b|\bsending\b|\bsent from\b|\boriginator\b|\bcall ?-?(?:back|out)s?\b|\b(?:from|return|reply) (?:address|domain|user|path)\b|\b(?:mail|envelope|header|rfc5321|rfc5322)[ -]?from\b|\byour (?:e-?mail )?(?:address|domain|account|user|login|name|mail ?box)(?: ?name)? (?:is|was|does|do|has|could|can|cannot|isn't|doesn't|not|unknown|invalid|~)|\byou are (?:not|un)/,
  },
  {
    name: 'login',
    about: 'server',
    what: 'policy',
    pattern:
      /\bpasswords?\b|\bpassphrase\b|\bcredentials?\b|\blog[- ]?(?:in|on)\b|\bsasl\b|\b(?:tls|ssl|starttls)\b|\bencrypt\w*|\bcertificates?\b/,
  },
  {
    name: 'command',
    about: 'server',
    what: 'unclear',
    pattern: /\bcommands?\b|\bsyntax\b|\bparameters?\b|\barguments?\b/,
  },
  {
    name: 'no-domain',
    about: 'server',
    what: 'unclear',
    pattern:
      /\b(?:no such|unknown|invalid|non-?existent|unrecogni[sz]ed) (?:\w+ )?domain(?! user)\b|\bdomain\b(?! user)(?: \S+)? (?:is |was )?(?:unknown|invalid|not (?:found|known|local|hosted|here|exist\w*|served|handled)|does(?: not|n't) exist)|account or domain may/,
  },
]

/** The first such wording; null where nothing speaks against the verdict. */
export function contradictionIn(text: PlainText): Evidence | null {
  const found = contradictions.find(({ pattern }) => pattern.test(text.words))
  return found ? { name: found.name, about: found.about, what: found.what, hint: true } : null
}
