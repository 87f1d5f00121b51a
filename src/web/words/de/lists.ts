import type { Words } from '../en/index.ts'

/** What a list is, in a sentence, by the beginning of its name; said where the list's own answer does not. */
export const listNotes: Words['listNotes'] = [
  [
    'Spamhaus ZEN',
    'Alle Adresslisten von Spamhaus in einer: Spamquellen, gekaperte Rechner und Adressen, die nicht senden sollen.',
  ],
  ['Spamhaus DBL', 'Domains, die in Spam, Phishing und Malware vorkamen. Fast jeder Filter fragt sie ab.'],
  ['Spamhaus AuthBL', 'Adressen, die gestohlene Mailpasswörter ausprobieren.'],
  [
    'Spamhaus ZRD',
    'Domains, die in den letzten 24 Stunden zum ersten Mal gesehen wurden. Neu ist nicht schlecht, macht Filter aber vorsichtig.',
  ],
  ['Spamhaus HBL', 'Hashes von Adressen, Dateien und Links, die für Betrug benutzt werden.'],
  ['MSBL EBL', 'Adressen, an die Antworten auf Spam und Betrug gehen sollen; abgefragt als Hash.'],
  ['SURBL', 'Domains, die als Links in unerwünschter Mail vorkommen.'],
  ['URIBL', 'Domains, die als Links in unerwünschter Mail vorkommen.'],
  ['Barracuda', 'Adressen, die Spam an Geräte von Barracuda gesendet haben.'],
  [
    'SpamCop',
    'Adressen, die Menschen als Spamquelle gemeldet haben; ein Eintrag endet nach ein bis zwei Tagen.',
  ],
  ['Mailspike reputation', 'Eine Reputation von sehr schlecht bis sehr gut; eine gute ist kein Treffer.'],
  ['Mailspike', 'Adressen mit schlechter Reputation in den letzten Stunden.'],
  [
    'Spam Eating Monkey SEM-FRESH',
    'Domains, die in den letzten 15 Tagen registriert wurden. Nur ein Zeichen, dass sie neu sind.',
  ],
  ['Spam Eating Monkey SEM-URI', 'Domains, die als Links in Spam vorkommen.'],
  ['Spam Eating Monkey', 'Adressen, die an Spamfallen geschrieben haben.'],
  ['PSBL', 'Adressen, die an Spamfallen geschrieben haben; austragen kann eine Adresse jeder.'],
  [
    'UCEPROTECT',
    'Auf Stufe 1 einzelne Adressen; auf Stufe 2 und 3 ganze Netze, wonach sich wenige Empfänger richten.',
  ],
  ['Backscatterer', 'Server, die Bounces an gefälschte Absender senden.'],
  ['Abusix', 'Spamquellen und gekaperte Rechner, die in Spamfallen auffielen.'],
  ['DroneBL', 'Offene Proxys und gekaperte Rechner.'],
  ['DNSWL', 'Eine Allowlist: Server, die dafür bekannt sind, erwünschte Mail zu senden.'],
  ['Hostkarma', 'Adressen nach Farben: Weiß und Gelb sind keine Treffer.'],
  ['blocklist.de', 'Adressen, die Server angegriffen haben; sagt wenig über Mail.'],
]
