import type { Explanation } from '#engines/record/words.ts'

const FLAGS: Record<string, string> = {
  y: 'Testmodus: empfangende Server dürfen signierte Mail behandeln, als wäre sie nicht signiert',
  s: 'streng: die Signatur darf keine Subdomain nennen',
}

const sayFlag = (flag: string) => FLAGS[flag.toLowerCase()] ?? `„${flag}“, was nicht definiert ist`

/** In German: what parts of a key record are, what a suggested record changes, and what may go wrong with it. */
export const germanDkimExplanations: Record<string, Explanation> = {
  'dkim.v': 'Sagt, dass dies ein DKIM-Schlüssel ist. Wenn es da ist, muss es vorn stehen und v=DKIM1 lauten.',
  'dkim.k': 'Die Art des Schlüssels. Ohne diese Angabe ist RSA gemeint.',
  'dkim.k.rsa': 'RSA, das jeder empfangende Server prüfen kann.',
  'dkim.k.ed25519': 'Ed25519: kurz und stark, aber nicht jeder empfangende Server kann es prüfen.',
  'dkim.p':
    'Der öffentliche Schlüssel. Empfangende Server prüfen damit Signaturen; der private Schlüssel bleibt beim Absender.',
  'dkim.p-value': 'Der Schlüssel selbst, als Base64.',
  'dkim.p.revoked': 'Leer: Der Schlüssel ist zurückgezogen, und Signaturen damit scheitern.',
  'dkim.t': 'Flags, also Schalter.',
  'dkim.t-value': ({ value }) =>
    `${(value ?? '')
      .split(':', 4)
      .map((flag) => sayFlag(flag.trim()))
      .join('; ')}.`,
  'dkim.h': 'Welche Hash-Verfahren Signaturen verwenden dürfen. Ohne diese Angabe alle.',
  'dkim.h-value': ({ value }) =>
    `Nur ${value}. sha256 muss darunter sein; sha1 wird nirgends mehr angenommen.`,
  'dkim.s': 'Wofür der Schlüssel verwendet werden darf. Ohne diese Angabe für alles.',
  'dkim.s-value': ({ value }) => `Nur ${value}. Für Mail muss es * oder email sein.`,
  'dkim.n': 'Eine Notiz für Menschen.',
  'dkim.n-value': ({ value }) => `„${value}“`,
  'dkim.g': 'Ein Tag eines älteren Standards; empfangende Server übergehen es.',
  'dkim.bad-value': ({ value }) => `„${value}“ ist keine Art von Schlüssel, die empfangende Server kennen.`,
  'dkim.extension': ({ name }) =>
    `${name} ist für DKIM-Schlüssel nicht definiert; empfangende Server übergehen es.`,
  separator: 'Trennt die Teile.',
  unknown: 'Das ist als Tag nicht lesbar.',
  repair: 'Derselbe Schlüssel, so geschrieben, dass empfangende Server ihn lesen können.',
  tidy: 'Derselbe Schlüssel ohne das, was empfangende Server übergehen oder falsch lesen.',
  join: 'Derselbe Schlüssel in einem Eintrag. Als eine Zeile eingeben: Die DNS-Oberfläche teilt ihn selbst in Stücke.',
  move: 'Derselbe Eintrag unter dem Namen, unter dem empfangende Server ihn suchen. Viele DNS-Oberflächen hängen die Domain selbst an: den Namen ohne sie eingeben.',
  'remove-doubled':
    'Unter diesem Namen sucht niemand einen Schlüssel. Löschen, sobald der unter dem richtigen Namen antwortet.',
  'remove-alias':
    'Den Dienst, zu dem dieser Alias führt, gibt es nicht mehr, und damit auch keinen Schlüssel.',
  'risk.alias':
    'Kein Risiko, wenn mit diesem Selektor nichts mehr signiert. Hat der Dienst nur den Namen gewechselt, den neuen eintragen.',
  'risk.none': 'Kein Risiko: Signaturen werden geprüft wie bisher.',
  'risk.starts':
    'Signaturen beginnen zu zählen, die heute nicht zählen. Zuvor prüfen, ob der Dienst noch mit genau diesem Schlüssel signiert; danach eine Test-Mail senden.',
}
