/** Building blocks of the wordings: sources of regular expressions over plain text in lower case. */

/** What a recipient is called. */
export const RECIPIENT =
  '(?:e-?mail |mail |local |smtp |envelope |domain )?(?:users?|recipients?|mail ?box(?:es)?|address(?:es)?|accounts?|person|people|inbox|alias|addressees?|usernames?|user ?id|destination|customers?|subscribers?|spectator|maildrop|mail drop|local-? ?part)(?: ?(?:name|account|id))?'

/** What the connecting host is called where only it can be meant. */
export const CLIENT =
  "(?:%ip|\\b(?:your|client|remote|connecting|sending|source|originating|peer)(?:'s)? (?:\\w+ ){0,2}?(?:ip(?:v[46])?(?: ?address(?:es)?| ?range)?|hosts?|hostname|server(?:'s)?|network|subnet|mta|machine|system|connections?|provider)\\b|\\b(?:ip|ipv[46])(?: ?address(?:es)?|/domain)?\\b|\\bclient(?: host)?\\b|\\bhost %host|\\bconnections? (?:from|attempt)|\\bdynamic (?:ip|address)\\w*|\\bdial-?up\\b|\\byour (?:host|server|network|isp|computer)\\b|\\bsending mta)"

/** What our own envelope address is called. */
export const SENDER =
  "(?:\\b(?:envelope |outbound )?senders?(?! ip| host)(?:'s|s')?(?: e-?mail)?(?: address(?:es)?| domains?| mail ?box(?:es)?| account)?\\b|\\bfrom:? (?:address|domain|user)\\b|\\b(?:return|reverse)[- ]path\\b|\\bmail ?from\\b(?! (?:%ip|%host|your (?:ip|host|server|network)))|\\b(?:your|sending|from) (?:e-?mail )?(?:domain|address|account)\\b|\\boriginator\\b)"

/** Refused for a bad name. */
export const BLOCKED =
  '(?:\\bblock(?:ed|ing|s)?\\b|black-? ?list(?:ed|s)?|block-? ?list(?:ed|s)?|deny-? ?list(?:ed)?|(?<!\\b(?:not|un)[ -]?)\\blisted\\b|\\bban(?:ned)?\\b|reputation)'
