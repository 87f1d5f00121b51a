/** What the XML reader says of a file that is not well-formed or too complex: its words and the German ones. */

const FAULTS: [pattern: RegExp, german: string][] = [
  [/^(.*) is not a known reference$/s, '$1 ist kein bekannter Verweis'],
  [/^(.*) declares what is reserved$/s, '$1 legt etwas fest, das reserviert ist'],
  [/^(.*) is empty$/s, '$1 ist leer'],
  [/^(.*) is not a name$/s, '$1 ist kein Name'],
  [/^the prefix (.*) is not declared$/s, 'das Präfix $1 ist nicht deklariert'],
  [/^the attribute (.*) stands twice$/s, 'das Attribut $1 steht zweimal da'],
  [/^the XML declaration is not closed$/, 'die XML-Deklaration ist nicht geschlossen'],
  [/^the XML declaration names no version$/, 'die XML-Deklaration nennt keine Version'],
  [/^\]\]> in text$/, ']]> im Text'],
  [/^a CDATA section is not closed$/, 'ein CDATA-Abschnitt ist nicht geschlossen'],
  [/^a comment is not closed$/, 'ein Kommentar ist nicht geschlossen'],
  [/^-- within a comment$/, '-- in einem Kommentar'],
  [/^a processing instruction is not closed$/, 'eine Verarbeitungsanweisung ist nicht geschlossen'],
  [/^a DOCTYPE is not closed$/, 'ein DOCTYPE ist nicht geschlossen'],
  [/^the value of (.*) is not quoted$/s, 'der Wert von $1 steht nicht in Anführungszeichen'],
  [/^the value of (.*) is not closed$/s, 'der Wert von $1 ist nicht geschlossen'],
  [/^< in the value of (.*)$/s, '< im Wert von $1'],
  [/^the name of an element expected$/, 'der Name eines Elements fehlt'],
  [/^the name of an attribute expected$/, 'der Name eines Attributs fehlt'],
  [/^white space expected before an attribute$/, 'vor einem Attribut fehlt ein Leerzeichen'],
  [/^the attribute (.*) has no value$/s, 'das Attribut $1 hat keinen Wert'],
  [/^a character that XML does not allow$/, 'ein Zeichen, das XML nicht erlaubt'],
  [/^there is no element$/, 'es gibt kein Element'],
  [/^text outside of the root element$/, 'Text außerhalb des Wurzelelements'],
  [/^a second root element$/, 'ein zweites Wurzelelement'],
  [/^too many elements$/, 'zu viele Elemente'],
  [/^elements nested too deeply$/, 'zu tief verschachtelte Elemente'],
  [/^(.*) where (.*) is due$/s, '$1, wo $2 stehen müsste'],
  [/^(.*) without a start$/s, '$1 ohne Anfang'],
  // After those that name what is not closed.
  [/^(.*) is not closed$/s, '$1 ist nicht geschlossen'],
]

/** The fault in German; as it stands where there are no words for it. */
export function germanFault(detail: string): string {
  const found = FAULTS.find(([pattern]) => pattern.test(detail))
  return found ? detail.replace(found[0], found[1]) : detail
}
