import { stemOf } from '../../packages/spam-test/learned/features.ts'
import type { Dictionary, Document } from './documents.ts'
import { originOf } from './groups.ts'

/**
 * Which features may be shipped: words that several senders of several origins use, none that names a person, a place or a
 * brand, and none that tells where the mails were collected.
 */

const FEWEST_SENDERS = 5
const FEWEST_ORIGINS = 2
/** Share of its uses inside sentences from which a word with a capital is taken for a name. */
const NAME = 0.75

/**
 * Lists and tools of the collections, what was put in for real recipients, filler, days of 2002, wrappers' addresses.
 */
const collections = new Set(
  (
    'user example sourceforge sf mailman listinfo mailing mailings list lists ilug gmane osst industrypack v9fs ' +
    'linux1394 tipc jfs spamassassin razor sightings rpm deathtospamdeathtospamdeathtospam norah wrote ' +
    'yyyy zzzz jm netnoteinc taint lorem ipsum dolor amet consectetur adipiscing elit ' +
    'mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep oct nov dec ca san street 佐藤 ' +
    'kim novak robin keller john doe jane smith'
  ).split(' '),
)

/** Which addresses and links a text shows goes by how the mails were collected and anonymised. */
const address = /^@(?:link|address|free-mail|host)$/

export function vocabularyOf(documents: readonly Document[], dictionary: Dictionary): number[] {
  const senders = dictionary.keys.map(() => new Set<string>())
  const origins = dictionary.keys.map(() => new Set<string>())
  for (const { note, sender, words } of documents) {
    const origin = originOf(note)
    for (const id of words) {
      if (senders[id]!.size < FEWEST_SENDERS) senders[id]!.add(sender)
      if (origins[id]!.size < FEWEST_ORIGINS) origins[id]!.add(origin)
    }
  }
  const shared = [...dictionary.keys.keys()].filter(
    (id) =>
      senders[id]!.size >= FEWEST_SENDERS &&
      origins[id]!.size >= FEWEST_ORIGINS &&
      mayBeShipped(dictionary.keys[id]!, dictionary),
  )
  return withoutStemsOfOthers(shared, dictionary)
}

/** A stem goes with its words: one that only stands for names is a name. */
function withoutStemsOfOthers(shared: readonly number[], { keys }: Dictionary): number[] {
  const stems = new Set(shared.flatMap((id) => (isWord(keys[id]!) ? stemOf(keys[id]!) : [])))
  return shared.filter((id) => {
    const key = keys[id]!.replace(/^subject:/, '')
    return !key.endsWith('…') || stems.has(key)
  })
}

const isWord = (key: string) => /^\p{L}[^ …:]*$/u.test(key)

function mayBeShipped(key: string, dictionary: Dictionary): boolean {
  const words = key.replace(/^subject:/, '').split(' ')
  return words.every((word) => !collections.has(word) && !address.test(word) && !isName(word, dictionary))
}

function isName(word: string, { ids, small, capital }: Dictionary): boolean {
  const id = ids.get(word)
  if (id === undefined || capital[id]! < 2) return false
  return capital[id]! / (capital[id]! + small[id]!) > NAME
}
