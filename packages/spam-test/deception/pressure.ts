import type { Mail } from './mail.ts'

/**
 * Pressure by structure: how little time a reader has, and how many ways to act. Every text is one that `askText` made
 * ready: lower case, without accents. English, German, French, Spanish, Italian, Portuguese and Dutch.
 */

const anyOf = (...parts: string[]) => `(?:${parts.join('|')})`

const few = anyOf(
  '[1-9]',
  '[1-4]\\d',
  '72',
  'an?',
  'one',
  'two',
  'three',
  'four',
  'six',
  'twelve',
  'eine?[rnm]?',
  'zwei',
  'drei',
  'vier',
  'une?',
  'deux',
  'trois',
  'dos',
  'tres',
  'due',
  'tre',
  'duas',
  'twee',
  'drie',
)
const upToThree = anyOf(
  '[1-3]',
  'one',
  'two',
  'three',
  'zwei',
  'drei',
  'deux',
  'trois',
  'dos',
  'tres',
  'due',
  'tre',
  'dois',
  'twee',
  'drie',
)
const hours = anyOf(
  'hours?',
  'hrs?',
  'h',
  'min(?:ute[sn]?|utos|uti)?',
  'stunden?',
  'std',
  'heures?',
  'horas?',
  'or[ae]',
  'uur',
  'uren',
)
const days = anyOf('days?', 'tage?n?', 'jours?', 'dias?', 'giorn[io]', 'dag(?:en)?')
const within = anyOf(
  'within',
  'in',
  'for',
  'inside',
  'next',
  'binnen',
  'innerhalb(?: von)?',
  'sous',
  'dans',
  "d'ici",
  'en',
  'dentro de',
  'entro',
  'em',
  'ate',
)
const next = anyOf(
  'the next ',
  'only ',
  'den nachsten ',
  'les(?: prochaines?)? ',
  'las? proximas? ',
  'los proximos ',
  'le prossime ',
  'as proximas ',
  'de komende ',
)

const hasty = new RegExp(
  anyOf(
    `\\b${within} ${next}?${few}[ -]?${hours}\\b`,
    `\\b${within} ${next}?${upToThree} ${days}\\b`,
    // A time of this day. `until` and `bis` are left out: hours of opening end so.
    `\\b${anyOf('before', 'by', 'vor', 'avant', 'antes de', 'entro', 'prima delle', 'voor')} (?:las |les |le )?\\d{1,2}(?:[:.h]\\d\\d)? ?${anyOf('[ap]m', '[ap]\\.m', 'today', 'tonight', 'h\\b', 'uhr', 'heures', 'horas', 'ore', 'uur', 'noon')}`,
    `\\b${anyOf('today', 'tonight', 'tomorrow', 'this evening', 'immediately', 'at once', 'right away', 'straight away', 'close of business', 'end of (?:the |this )?(?:business )?day')}\\b`,
    `\\b${anyOf('heute', 'morgen fruh', 'sofort', 'unverzuglich', 'umgehend')}\\b`,
    `\\b${anyOf("aujourd'hui", 'ce soir', 'demain', 'immediatement', 'sans delai')}\\b`,
    `\\b${anyOf('hoy', 'esta noche', 'manana', 'inmediatamente', 'oggi', 'stasera', 'domani', 'immediatamente', 'hoje', 'vandaag', 'vanavond', 'onmiddellijk')}\\b`,
  ),
)

/** Whether a text leaves the reader hours, or three days at most. */
export const isHasty = (said: string): boolean => hasty.test(said)

const voice = anyOf(
  'by (?:tele)?phone',
  'by voice',
  'over the (?:tele)?phone',
  'by calling',
  'verbally',
  'live',
  'telefonisch',
  '(?:fern)?mundlich',
  'am telefon',
  'per telefon',
  'unter tel',
  'par telephone',
  'de vive voix',
  'oralement',
  'por telefono',
  'de viva voz',
  'verbalmente',
  'al telefono',
  'per telefono',
)
const onlyVoice = new RegExp(
  anyOf(
    `\\b${anyOf('only', 'must', 'exclusively', 'doit', 'doivent', 'muss', 'ha(?:s|ve) to', 'need to', 'nur', 'ausschlie(?:ss|ß)lich', 'uniquement', 'exclusivement', 'que', 'solo', 'unicamente', 'soltanto', 'alleen')}\\b[^.!?\\n]{0,40}\\b${voice}\\b`,
    `\\b${anyOf('respond', 'pay', 'book', 'settle', 'cancel', 'payment')} ${voice}\\b`,
    // An objection in writing is not taken.
    `\\b${anyOf('not', 'no', 'nicht', 'pas', 'non', 'nao', 'niet', 'aucune?')}\\b[^.!?\\n]{0,60}\\b${anyOf('in writing', 'written', 'schriftlich', 'por escrito', 'par ecrit', 'per iscritto', 'schriftelijk')}`,
    `\\b${anyOf('schriftliche', 'written', 'courriers?', 'courriels?')} [^.!?\\n]{0,40}\\b${anyOf('nicht', 'not', 'neither', 'cannot', 'pas')}\\b`,
  ),
)

/** Whether a text says that only a voice counts. */
export const asksForVoice = (said: string): boolean => onlyVoice.test(said)

const owed = new RegExp(
  `\\b${anyOf('outstanding', 'owed?', 'owing', 'due', 'pending', 'unpaid', 'arrears', 'on hold', 'balance', 'refund', 'declined', 'settlement', 'ausstehend', 'offen(?:er|en|e)?', 'ruckstand', 'erstattung', 'en attente', 'impaye', 'remboursement', 'pendiente', 'retenid', 'deuda', 'reembolso', 'in sospeso', 'rimborso', 'em aberto', 'openstaand')}`,
)

/** Whether money is owed, or moves unless the reader acts. */
export const isOwed = (said: string): boolean => owed.test(said)

/** How else one could act or answer: an address, a page, an account, an answer to this mail, a place to go to. */
const otherWay = new RegExp(
  anyOf(
    '\\S@\\S|\\bwww\\.|https?:',
    `\\b${anyOf('reply', 'respond to', 'answer this', 'write to', 'e-?mail us', 'online', 'our website', 'our site', 'in the app', 'let (?:me|us) know', 'or here', 'log ?in', 'sign ?in', 'your account page')}`,
    `\\b${anyOf('antwort', 'schreib', 'per (?:e-?)?mail', 'onlinekonto', 'kundenkonto', 'repond', 'ecri(?:re|vez)', '(?:par|retour de) (?:e-?)?mail', 'en ligne', 'espace client', 'connectez', 'responda', 'escrib', 'en linea', 'rispond', 'scriva')}`,
    // Somewhere to go: who has a counter or an appointment is no voice on a line.
    `\\b${anyOf('visit us', 'come (?:in|by)', 'drop (?:in|by)', 'pick (?:it |them )?up', 'collect (?:it|your)', 'branch', 'appointment', 'opening hours', 'we (?:close|open)', 'filiale', 'vor ort', 'vorbei', 'abhol', 'abgeholt', 'haben (?:bis|von|ab)[^.]{0,30} offen', 'praxis', 'termin', 'en agence', 'passer', 'rendez-vous', 'retrait', '(?:r?ouvr|ferm)ons', 'reprise', 'cita', 'recoger', 'tienda', 'appuntamento')}`,
  ),
)

/** Answers that are refused are no way to answer. */
const noWay =
  /\b(?:do not|don't|cannot|no|not) (?:be )?(?:reply|respond|answer)|\bnicht (?:auf diese (?:e-?)?mail )?(?:zu )?antworten|\bne (?:pas repondre|repondez pas)|\bno respond|\bnon rispond|\bonline banking/g

/** Whether a telephone is the only way that the mail offers. */
export const offersOnlyCall = ({ links, form }: Mail, said: string): boolean =>
  links.length === 0 && !form && !otherWay.test(said.replace(noWay, ' '))
