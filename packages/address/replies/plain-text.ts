/**
 * Names of blocklists and reputation services: a refusal that mentions one refers to the client, whoever the recipient
 * is.
 */
const LIST_NAME =
  /spamhaus|spamcop|barracuda ?central|barracuda reputation|sorbs\b|uceprotect|abuseat|mailspike|spamrats|invaluement|surbl|uribl|senderscore|senderbase|talos|cloudmark|trustedsource|backscatterer|wpbl|psbl|dnsbl|\brbl\b|manitu|trend micro|dynamic reputation/i

export type PlainText = {
  /**
   * Lower case, without what the server merely quotes: mail addresses are `~`, host names `%host`, IP addresses `%ip`;
   * URLs are gone.
   */
  words: string
  /** Names a blocklist or a reputation service. */
  namesList: boolean
}

const ADDRESS = /<?[^\s@<>():;,]{1,100}@[^\s@<>():;,]{1,255}>?/g

/**
 * The wording of a reply without the parts chosen by others. `<blocked@spam.example>: User unknown` must be judged
 * by "user unknown" alone; where the only address named is our own, it says so of the sender. `text`: the words of a
 * log (`readLog`), which are bounded.
 */
export function plainText(text: string, sender?: string): PlainText {
  const own = sender?.toLowerCase()
  const named = own === undefined ? [] : (text.match(ADDRESS) ?? [])
  const isOurs = named.length > 0 && named.every((one) => one.replace(/[<>]/g, '').toLowerCase() === own)
  return withoutQuotes(isOurs ? text.replace(ADDRESS, 'sender address') : text)
}

function withoutQuotes(text: string): PlainText {
  const unbracketed = text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/<[^<>]{0,320}>/g, (quoted) =>
      quoted.includes('@') || !quoted.includes('.') ? ' ~ ' : ' %host ',
    )
  const unquoted = unbracketed.includes('@')
    ? unbracketed.replace(/[^\s@():;,]{1,100}@[^\s@():;,]{1,255}/g, ' ~ ')
    : unbracketed
  const words = unquoted
    // RFC 5321, 4.2.3: "(e.g., mailbox not found, no access, ...)" lists what may be meant.
    .replace(/\((?:e\.? ?g\.?|for example)[ ,:][^()]{0,200}\)/gi, ' ')
    .replace(/\bhttps?:\/\/\S+/gi, (url) => (/openspf/i.test(url) ? ' spf ' : ' '))
    .replace(/\[[\d.a-fA-F:]{3,45}[\s\d]*\]/g, ' %ip ')
    .replace(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, ' %ip ')
    // A name in lower case; `rejected.See` and `RESOLVER.ADR` are words.
    .replace(/(?<![\w.-])(?:[a-z0-9_-]{1,63}\.){1,10}[a-z]{2,24}(?![\w-])/g, ' %host ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\bremote (?:server|host) (?:returned|said)\b/g, ' ')
  return { words, namesList: LIST_NAME.test(unquoted) }
}
