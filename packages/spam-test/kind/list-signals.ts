import { plain } from '@postproof/engine/plain-message'
import type { Message as Mail } from '@postproof/message/types'
import { findUnsubscribeWord, findViewOnlineWord, saysUnsubscribe } from '@postproof/message/word-lists'
import type { Message } from '@postproof/messages/message'
import { contentImages } from '../content/images.ts'
import { readerLinks } from '../content/links.ts'
import { findPhrases, type PhraseTree, plantPhrases } from '../content/phrases.ts'
import { readingText } from '../content/reading-text.ts'
import { fieldNamed } from '../context/fields.ts'
import list from '../data/list-mail-words.json' with { type: 'json' }
import { isAnswer } from './answers.ts'
import { quoted } from './words.ts'

/**
 * What the text and make of a mail say of whether it goes to a list. Each signal has points; none alone is enough,
 * as people write of newsletters and sales too. Invoices, log-ins and appointments count against it by their subject.
 * `wayOut`: the mail itself offers to unsubscribe. `names`: its subject is that of a newsletter or an offer.
 */

export type Signal = { points: number; why: Message; wayOut?: true; names?: true }

type Kind = 'list' | 'reason' | 'subject' | 'greeting' | 'offer' | 'business'
const kinds: Kind[] = ['list', 'reason', 'business', 'greeting', 'offer', 'subject']

const points = {
  subject: 3,
  list: 3,
  moreList: 1,
  reason: 2,
  greeting: 2,
  offerInSubject: 3,
  offerInText: 1,
  sender: 2,
  publisher: 4,
  unsubscribe: 4,
  viewOnline: 2,
  manyImagesAndLinks: 1,
  hiddenRecipients: 1,
  business: -6,
  file: -3,
}
const MOST_MORE = 2
const MOST_OFFERS = 2

const MOST_TEXT = 50_000
const MOST_LINKS = 300
/** Footers stand here; one way out in the middle of a letter is about something else. */
const FOOTER = 1500

const trees = new Map<string, PhraseTree<Kind>>(
  Object.entries(list.languages).map(([language, words]) => [
    language,
    plantPhrases(kinds.flatMap((kind) => words[kind].map((word): [string, Kind] => [word, kind]))),
  ]),
)
const senders = new Set(list.senders)
const publishers = new Set(list.publishers)

/** The signals of a mail in the language of its text (ISO 639-3); all known languages when that is null. */
export function listSignals(message: Mail, language: string | null): Signal[] {
  if (isAnswer(message)) return []
  return [...fromSubject(message, language), ...fromText(message, language), ...fromMake(message)]
}

/** Phrases by kind, each once, as written. */
function phrasesIn(text: string, language: string | null): Map<Kind, string[]> {
  const found = new Map<Kind, string[]>(kinds.map((kind) => [kind, []]))
  const codes = language === null ? [...trees.keys()] : [...new Set(['eng', language])]
  for (const tree of codes.flatMap((code) => trees.get(code) ?? []))
    for (const { entry, start, end } of findPhrases(tree, text)) {
      const words = text.slice(start, end).replace(/\s+/g, ' ').toLowerCase()
      if (!found.get(entry)!.includes(words)) found.get(entry)!.push(words)
    }
  return found
}

function fromSubject(message: Mail, language: string | null): Signal[] {
  const subject = fieldNamed(message, 'subject')?.value.slice(0, 1000) ?? ''
  const found = phrasesIn(subject, language)
  const signals: Signal[] = []
  const names = [...found.get('subject')!, ...found.get('list')!]
  if (names.length > 0)
    signals.push({
      points: points.subject,
      why: { code: 'list-mail.subject-says', facts: { words: quoted(names) } },
      names: true,
    })
  const offers = found.get('offer')!
  if (offers.length > 0)
    signals.push({
      points: points.offerInSubject,
      why: { code: 'list-mail.subject-advertises', facts: { words: quoted(offers) } },
      names: true,
    })
  const business = found.get('business')!
  if (business.length > 0)
    signals.push({
      points: points.business,
      why: { code: 'list-mail.subject-says', facts: { words: quoted(business) } },
    })
  return signals
}

function fromText(message: Mail, language: string | null): Signal[] {
  const text = readingText(message).text.slice(0, MOST_TEXT)
  const found = phrasesIn(text, language)
  const signals: Signal[] = []
  const lists = found.get('list')!
  if (lists.length > 0) {
    const more = Math.min(MOST_MORE, lists.length - 1) * points.moreList
    signals.push({
      points: points.list + more,
      why: { code: 'list-mail.text-says', facts: { words: quoted(lists) } },
    })
  }
  const reasons = found.get('reason')!
  if (reasons.length > 0)
    signals.push({
      points: points.reason,
      why: { code: 'list-mail.text-says', facts: { words: quoted(reasons) } },
    })
  const greetings = found.get('greeting')!
  if (greetings.length > 0)
    signals.push({
      points: points.greeting,
      why: { code: 'list-mail.greets', facts: { words: quoted(greetings) } },
    })
  const offers = found.get('offer')!
  // Offers alone stand in letters too; with something to click they advertise.
  if (offers.length > 0 && message.html && message.links.length > 0) {
    const worth = Math.min(MOST_OFFERS, offers.length) * points.offerInText
    signals.push({
      points: worth,
      why: { code: 'list-mail.text-advertises', facts: { words: quoted(offers) } },
    })
  }
  return signals
}

function fromMake(message: Mail): Signal[] {
  const signals: Signal[] = []
  const add = (is: boolean, worth: number, why: Message) => is && signals.push({ points: worth, why })
  const from = /([^\s<@"]{1,64})@/.exec(fieldNamed(message, 'from')?.value.slice(-400) ?? '')?.[1]
  const isPublisher = publishers.has(from?.toLowerCase() ?? '')
  add(isPublisher || senders.has(from?.toLowerCase() ?? ''), isPublisher ? points.publisher : points.sender, {
    code: 'list-mail.sent-from',
    facts: { address: `${from}@` },
  })
  const links = readerLinks(message).slice(-MOST_LINKS)
  const footer = readingText(message).text.slice(-FOOTER)
  if (findUnsubscribeWord(footer) !== null || links.some(({ href }) => saysUnsubscribe(href)))
    signals.push({ points: points.unsubscribe, why: plain('list-mail.way-out'), wayOut: true })
  add(
    links.some(({ text }) => findViewOnlineWord(text.slice(0, 200)) !== null),
    points.viewOnline,
    plain('list-mail.web-version'),
  )
  const images = contentImages(message).length
  add(images >= 3 && links.length >= 5, points.manyImagesAndLinks, {
    code: 'list-mail.images-and-links',
    facts: { images, links: links.length },
  })
  const to = fieldNamed(message, 'to')?.value.slice(0, 400) ?? ''
  add(
    /undisclosed|\b(?:subscribers|newsletter|mailing-?list)\b/i.test(to),
    points.hiddenRecipients,
    plain('list-mail.no-person'),
  )
  add(
    message.attachments.some(({ inline }) => !inline),
    points.file,
    plain('list-mail.file'),
  )
  return signals
}
