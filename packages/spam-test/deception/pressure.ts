import type { Mail } from './mail.ts'

/**
 * Pressure by structure: how little time a reader has, and how many ways to act. Every text is one that `askText` made
 * ready: lower case, without accents. English, German, French, Spanish, Italian, Portuguese and Dutch.
 */

const few =
  '(?:[1-9]|[1-4]\\d|7[02]|a|one|two|three|four|six|twelve|ein|eine[rnm]?|zwei|drei|vier|une?|deux|trois|dos|tres|due|tre|duas|twee|drie)'
const hours = '(?:hours?|hrs?|h|min(?:ute[sn]?|utos|uti)?|stunden?|std|heures?|horas?|or[ae]|uur|uren)'
const days = '(?:days?|tage?n?|jours?|dias?|giorn[io]|dag(?:en)?)'
const within =
  "(?:within|in|for|inside|next|binnen|innerhalb(?: von)?|in den nachsten|sous|dans(?: les)?|d'ici|en|dentro de|entro|em|ate|binnen)"

const hasty = new RegExp(
  [
    `\\b${within} (?:the next |only )?${few}[ -]?${hours}\\b`,
    `\\b${within} (?:the next |only )?(?:[1-3]|one|two|three|zwei|drei|deux|trois|dos|tres|due|tre|dois|twee|drie) ${days}\\b`,
    // A time of this day. `until` and `bis` are left out: hours of opening end so.
    '\\b(?:before|by|vor|avant|antes de|entro|prima delle|voor) (?:las |les |le )?\\d{1,2}(?:[:.h]\\d\\d)? ?(?:am|pm|a\\.m|p\\.m|today|tonight|h\\b|uhr|heures|horas|ore|uur|noon)',
    "\\b(?:today|tonight|this evening|immediately|at once|right away|straight away|heute|sofort|unverzuglich|umgehend|aujourd'hui|ce soir|immediatement|sans delai|hoy|esta noche|inmediatamente|oggi|stasera|immediatamente|hoje|vandaag|vanavond|onmiddellijk)\\b",
  ].join('|'),
)

/** Whether a text leaves the reader hours, or three days at most. */
export const isHasty = (said: string): boolean => hasty.test(said)

/** What is owed, or money that moves unless the reader acts. */
const owed =
  /\b(?:outstanding|owed?|owing|due|pending|unpaid|arrears|on hold|balance|refund|ausstehend|offen(?:er|en|e)?|ruckstand|erstattung|en attente|impaye|du\b|remboursement|pendiente|reembolso|in sospeso|rimborso|em aberto|openstaand)/

export const isOwed = (said: string): boolean => owed.test(said)

/** How else one could act or answer: an address, a page, an account, an answer to this mail. */
const otherWay =
  /\S@\S|\bwww\.|https?:|\b(?:reply|respond|answer this|write to us|email us|e-mail us|online|our website|our site|in the app|log ?in|sign ?in|your account page|visit us|in (?:the )?branch|antwort|schreiben sie|schreib uns|per mail|per e-?mail|onlinekonto|kundenkonto|filiale|vor ort|repond|ecrivez|par (?:e-?)?mail|en ligne|espace client|en agence|connectez|respond[ae]|escriba|en linea|rispond|scriva|online)/

const noWay =
  /\b(?:do not|don't|please do not|cannot|no) (?:reply|respond|answer)|\bnot (?:reply|be answered)|\bnicht (?:auf diese (?:e-?)?mail )?(?:zu )?antworten|\bne (?:pas repondre|repondez pas)|\bno respond(?:a|er)|\bnon rispond(?:a|ere)/g

/** Whether a telephone is the only way that the mail offers. */
export const offersOnlyCall = ({ links, form }: Mail, said: string): boolean =>
  links.length === 0 && !form && !otherWay.test(said.replace(noWay, ' '))
