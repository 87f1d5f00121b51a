/**
 * Sentences that let the reader say "that was not me": a condition, a denial and something that was done in the reader's
 * name. Every text is one that `askText` made ready. English, German and French.
 */

const anyOf = (...parts: string[]) => `(?:${parts.join('|')})`

type Language = { condition: string; denial: string; act: string }

const languages: Language[] = [
  {
    condition: anyOf(
      'if',
      'should',
      'did',
      'was',
      "wasn't",
      'were',
      "weren't",
      'unless',
      'in case',
      'do you',
      'have you',
      'you think',
      'you believe',
      'some (?:people|customers|seniors)',
      'anyone who',
      'whoever',
    ),
    denial: anyOf(
      "\\w+n't",
      'not',
      'never',
      'no longer',
      'no memory',
      'nothing',
      '(?:some|any)(?:body|one) else',
      'mistake',
      'error',
      'accident',
      'unfamiliar',
      'unaware',
      'without your',
      'change[ds]? (?:of|your) mind',
    ),
    act: '(?:order|purchas|bought|buy|authori[sz]|book|request|recogni[sz]|edit|place|approv|sign|made|initiat|subscrib|renew|continu|charg|payment|debit|transaction|use your|arrange|ask(?:ed)? for|consent|agree|log(?:ged)? in|done by|set up|enrol)',
  },
  {
    condition: anyOf('falls', 'sollten?', 'wenn', 'sofern', 'haben sie', 'waren sie', 'wer', 'ausser'),
    denial: anyOf(
      'nicht',
      'kein\\w*',
      'nie',
      'nichts',
      'irrtum\\w*',
      'irrtumlich',
      'versehen\\w*',
      'fremde?\\w*',
      'jemand ander\\w*',
      'unbekannt',
      'anders uberlegt',
    ),
    act: '(?:bestell|beauftrag|veranlass|kauf|gebucht|buchung|autoris|erkenn|bekannt|abgeschlossen|zugestimmt|angemeldet|verlanger|weiterfuhr|getatigt|freigegeben|erteilt|anfordert|angefordert|vorgenommen|belastung|zahlung)',
  },
  {
    condition: anyOf(
      'si\\b',
      "s'il",
      'sauf',
      'au cas ou',
      "n'avez-vous",
      "n'etiez",
      'vous ne',
      "vous n'",
      'avez-vous',
      'a moins',
    ),
    denial: anyOf(
      'pas',
      'jamais',
      'rien',
      'erreur',
      'plus',
      'autre personne',
      "quelqu'un d'autre",
      'inconnue?',
      'opposition',
      'contraire',
    ),
    act: '(?:command|achet|autoris|souscri|effectu|demand|reconna|origine|continu|accept|sign|operation|virement|paiement|debit|reserv|renouvel|inscri|valid)',
  },
]

/** In any order within one sentence. */
const patterns = languages.map(({ condition, denial, act }) => ({
  condition: new RegExp(`(?<![a-z])${condition}`),
  denial: new RegExp(`(?<![a-z])${denial}(?![a-z])`),
  act: new RegExp(`(?<![a-z])${act}`),
}))

const LONGEST_SENTENCE = 300

/** Whether a sentence of the text lets the reader deny what was done in their name. */
export const disavows = (said: string): boolean =>
  said
    .split(/[.?!:;]\s|\n\s*\n/)
    .map((sentence) => sentence.slice(0, LONGEST_SENTENCE))
    .some((sentence) => patterns.some((parts) => Object.values(parts).every((part) => part.test(sentence))))
