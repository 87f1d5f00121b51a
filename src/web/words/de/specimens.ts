import type { Words } from '../en/index.ts'
import { specimens as english } from '../en/specimens.ts'

type Specimens = Words['specimens']
type Checker = keyof Specimens

/** The made-up records are those of the English pages; in order, what each part says that says something. */
const explanations: Record<Checker, string[]> = {
  spf: [
    'Sagt, dass dies ein SPF-Eintrag ist. Steht ganz vorn.',
    'Die Server, die Mail für die Domain annehmen, dürfen auch senden. Kostet eine DNS-Abfrage.',
    'Wer den SPF-Eintrag dieses Namens besteht, darf senden: hier Google Workspace. Kostet eine Abfrage und die Abfragen jenes Eintrags.',
    'Diese 256 Adressen dürfen senden. Kostet nichts.',
    'Alle anderen dürfen wahrscheinlich nicht senden: Empfangende Server misstrauen ihnen.',
  ],
  dkim: [
    'Sagt, dass dies ein DKIM-Schlüssel ist.',
    'Die einzige Version, die es gibt.',
    'Die Art des Schlüssels.',
    'RSA, das alle empfangenden Server verstehen. Ed25519 ist kürzer, aber wenige prüfen es.',
    'Der öffentliche Schlüssel selbst. Empfangende Server prüfen damit die Signatur einer Mail. Leer: widerrufen.',
    'Ein Schlüssel mit 2048 Bit hat hier etwa 390 Zeichen.',
  ],
  dmarc: [
    'Sagt, dass dies ein DMARC-Eintrag ist. Muss ganz vorn stehen.',
    'Genau so, in Großbuchstaben.',
    'Was mit Mail im Namen dieser Domain geschehen soll, für die weder SPF noch DKIM bürgt.',
    'In den Spam-Ordner legen. Die anderen Werte sind none und reject.',
    'Dasselbe für Subdomains, die es nicht gibt. Neu in RFC 9989.',
    'Ablehnen: Einen solchen Namen nutzt niemand zu Recht.',
    'Wohin tägliche Berichte gehen: wer in Ihrem Namen gesendet hat und was daraus wurde.',
    'Ein eigenes Postfach oder das eines Dienstes, der die Berichte annimmt.',
  ],
  bimi: [
    'Sagt, dass dies ein BIMI-Eintrag ist.',
    'Die einzige Version, die es gibt.',
    'Wo das Logo liegt.',
    'Ein quadratisches SVG der Art Tiny PS, über HTTPS.',
    'Wo das Markenzertifikat liegt.',
    'Sagt, dass das Logo Ihnen gehört. Ohne das Zertifikat zeigen Gmail und Apple Mail nichts.',
  ],
  'mta-sts': [
    'Sagt, dass es eine MTA-STS-Richtlinie gibt.',
    'Die einzige Version, die es gibt.',
    'Nennt die Version der Richtliniendatei.',
    'Bei jeder Änderung der Datei ändern: Nur dann holen sendende Server die Datei neu.',
  ],
  'tls-rpt': [
    'Sagt, dass dies ein Eintrag für TLS-Berichte ist.',
    'Die einzige Version, die es gibt.',
    'Wohin die Berichte gehen.',
    'Ein Postfach für Dateien von großen Absendern, von jedem eine am Tag.',
  ],
  'domain-blacklist': [
    'Die Domain, wie sie ist, vor der Zone der Liste.',
    'Die Liste, die abgefragt wird. Jede hat eine eigene Zone im DNS.',
    'Die Antwort ist ein Code: hier eine Domain, die für Spam benutzt wird. Gar keine Antwort heißt: nicht gelistet.',
  ],
  'email-blacklist': [
    'Ein Hash der Adresse, gesendet statt ihrer. Eine Liste, die die Adresse hat, erkennt sie daran, und ebenso, wer die Adresse errät.',
    'Die Liste, die abgefragt wird. Jede hat eine eigene Zone im DNS.',
    'Die Antwort ist ein Code: hier eine Adresse, die für Betrug benutzt wird. Gar keine Antwort heißt: nicht gelistet.',
  ],
  'ip-blacklist': [
    'Die Adresse 192.0.2.1 mit ihren Teilen in umgekehrter Folge, denn das DNS liest von rechts nach links.',
    'Die Liste, die abgefragt wird. Jede hat eine eigene Zone im DNS.',
    'Die Antwort ist ein Code: hier eine bekannte Spamquelle. 127.255.255.254 hieße, dass die Liste die Antwort verweigert; manche Prüfprogramme halten das für einen Treffer.',
  ],
}

function inGerman(checker: Checker): Specimens[Checker] {
  const { read, parts } = english[checker]
  const texts = explanations[checker].values()
  return {
    read,
    parts: parts.map(([text, role, explanation]) =>
      explanation === undefined ? [text, role] : [text, role, texts.next().value ?? explanation],
    ),
  }
}

export const specimens = Object.fromEntries(
  (Object.keys(english) as Checker[]).map((checker) => [checker, inGerman(checker)]),
) as Specimens
