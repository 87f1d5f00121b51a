import type { Words } from '../en/index.ts'

/** The page that waits for a mail. */
export const loadingWords: Words['loading'] = {
  title: {
    waiting: 'Wartet auf Ihre Mail',
    reading: 'Ihre Mail wird gelesen',
    done: 'Der Bericht ist fertig',
  },
  lead: 'Diese Seite wird zum Bericht, sobald die Mail gelesen ist.',
  elapsed: 'vergangen',
  conversation: 'Der Dialog',
  listening: (address) => `Wartet auf Mail an ${address}`,
  connected: (from) => `Verbunden von ${from}`,
  arrived: 'Mail empfangen',
  encrypted: (tls) => `Verschlüsselt mit ${tls}`,
  plain: 'Nicht verschlüsselt',
  size: (size) => `${size} empfangen`,
  progress: (done, total) => `${done} von ${total} Schritten`,
  stepStatus: { pending: 'Wartet', running: 'Läuft', done: 'Fertig', failed: 'Gescheitert' },
  ms: (ms) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`),
  polling: 'Laufende Aktualisierung ist nicht möglich; gefragt wird alle 3 Sekunden.',
  tips: {
    title: 'Nach einer Minute noch nichts. Was meist dahintersteckt:',
    local: [
      'Diese Instanz hört nur ihren eigenen Rechner',
      'Es ist keine Maildomain eingestellt, also findet Mail von anderswo nicht her. Aus einem Programm auf diesem Rechner senden oder die Mail als Datei hochladen.',
    ],
    items: [
      [
        'Sie liegt noch im Postausgang',
        'Nachsehen, ob das Programm sie wirklich gesendet hat und ob sie mit einem Fehler zurückkam.',
      ],
      [
        'Die erste Zustellung wurde verschoben',
        'Manche Absender warten zwischen zwei Versuchen mehrere Minuten. Diese Seite offen lassen oder später wiederkommen: Die Adresse bleibt dieselbe.',
      ],
      [
        'Ein Zeichen der Adresse ging verloren',
        'Sie noch einmal kopieren und nur an diese Adresse senden, nicht als Blindkopie.',
      ],
      [
        'Die Liste verlangt bestätigte Empfänger',
        'Einen Test aus dem Editor des Newsletter-Programms senden oder die Mail als .eml-Datei hochladen.',
      ],
    ],
  },
  uploadInstead: 'Stattdessen eine .eml-Datei hochladen',
  failed: {
    title: 'Die Mail konnte nicht gelesen werden',
    text: 'Sie ist angekommen und aufbewahrt, aber das Lesen scheiterte. Das ist ein Fehler von uns, nicht Ihrer Mail. Sie noch einmal an eine neue Adresse zu senden, schadet nicht.',
  },
  expired: {
    title: 'Diese Adresse ist abgelaufen',
    text: 'Solange sie offen war, kam keine Mail. Eine neue Adresse ist in einer Sekunde da; verloren ist nichts.',
  },
  startAgain: 'Neu beginnen',
}
