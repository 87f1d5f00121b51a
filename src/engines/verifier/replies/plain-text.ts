/** Longest text of a reply that is looked at, in characters. */
const LONGEST = 2000

/** Names of lists and reputation services: their presence in a refusal means the client, whoever the recipient is. */
const LIST_NAME =
  /spamhaus|spamcop|barracuda ?central|barracuda reputation|sorbs\b|uceprotect|abuseat|mailspike|spamrats|invaluement|surbl|uribl|senderscore|senderbase|talos|cloudmark|trustedsource|backscatterer|wpbl|psbl|dnsbl|\brbl\b|manitu/i

export type PlainText = {
  /** Lower case, without what the server merely quotes: addresses, host names, URLs, IP addresses (each `~`). */
  words: string
  /** Names a blocklist or a reputation service. */
  namesList: boolean
}

/**
 * The wording of a reply without the parts chosen by others. `<blocked@spam.example>: User unknown` must be judged
 * by "user unknown" alone.
 */
export function plainText(text: string): PlainText {
  const unbracketed = text
    .slice(0, LONGEST)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/<[^<>]{0,320}>/g, ' ~ ')
  const unquoted = unbracketed.includes('@')
    ? unbracketed.replace(/[^\s@():;,]{1,100}@[^\s@():;,]{1,255}/g, ' ~ ')
    : unbracketed
  const words = unquoted
    .replace(/\bhttps?:\/\/\S+/gi, ' ')
    .replace(/\[[\d.a-fA-F:]{3,45}\]/g, ' ~ ')
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, ' ~ ')
    // A name in lower case; `rejected.See` and `RESOLVER.ADR` are words.
    .replace(/(?<![\w.-])(?:[a-z0-9_-]{1,63}\.){1,10}[a-z]{2,24}(?![\w-])/g, ' ~ ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
  return { words, namesList: LIST_NAME.test(unquoted) }
}
