import { sayFailure } from '#engines/record/de/failures.ts'
import { type GermanWords, germanTexts } from '#engines/record/de/words.ts'
import type { CodedRecordText, Facts } from '#engines/record/words.ts'
import { counted, say } from '#engines/spam-test/texts/de/phrasing.ts'
import { certificateTexts } from '../texts.ts'

/** `2027-03-15` as 15.3.2027. */
const day = ({ at }: Facts) => {
  const [year, month, date] = say(at).slice(0, 10).split('-').map(Number)
  return `${date}.${month}.${year}`
}
const which = ({ certificate, position }: Facts) => `Zertifikat ${say(position)} (${say(certificate)})`
const reissue = ['Beim Aussteller des Zertifikats ein richtiges verlangen.']
const order = [
  'Die Zertifikate in eine Datei setzen: zuerst das eigene, dann das des Ausstellers, dann das nächste, wie der Aussteller sie geliefert hat.',
]
const otherAuthority = [
  'Ein Markenzertifikat von einer Stelle besorgen, die die Postfachanbieter anerkennen.',
]
const inner = 'Das Logo im Zertifikat'
const missingFields = ({ missing }: Facts) => say(missing).replaceAll(' or ', ' oder ')

const words: Record<string, GermanWords> = {
  'bimi_certificate-bundle': {
    title: 'Zertifikatsdatei',
    why: 'Die Datei enthält Ihr Zertifikat und die seiner Aussteller, als Text. Empfangende Server lesen sie nur in Grenzen.',
    found: {
      'bundle-too-large':
        'Die Zertifikatsdatei hat mehr als 262 kB, deshalb lehnen empfangende Server sie ab.',
      'too-many': (facts) =>
        `Die Datei enthält ${say(facts.count)} Zertifikate; mehr als ${say(facts.limit)} werden nicht gelesen.`,
      'private-key': 'Die Datei enthält einen privaten Schlüssel, offen für alle.',
      'not-pem': 'Die Datei enthält kein Zertifikat.',
      unreadable: 'Ein Zertifikat in der Datei ist beschädigt und nicht lesbar.',
    },
    fix: {
      'bundle-too-large': order,
      'too-many': order,
      'private-key': [
        'Den privaten Schlüssel sofort aus der Datei nehmen.',
        'Den Aussteller informieren: Der Schlüssel ist jetzt bekannt, und das Zertifikat muss mit einem anderen neu ausgestellt werden.',
      ],
      'not-pem': order,
      unreadable: order,
    },
  },
  'bimi_certificate-chain': {
    title: 'Wer das Zertifikat ausgestellt hat',
    why: 'Jedes Zertifikat muss vom nächsten signiert sein, bis hin zu einer Stelle, die die Postfachanbieter anerkennen. Sonst könnte jeder eines schreiben.',
    found: {
      verified: (facts) => `Jede Signatur stimmt, bis hin zu ${say(facts.root)}.`,
      'leaf-not-first': (facts) =>
        `Vorn in der Datei steht ${say(facts.certificate)}, ein Aussteller; Ihr eigenes muss zuerst kommen.`,
      'not-issued-by-next': (facts) =>
        `${which(facts)} wurde nicht vom nächsten in der Datei ausgestellt (${say(facts.issuer)}).`,
      'signature-wrong': (facts) =>
        `${which(facts)} trägt nicht die Signatur von ${say(facts.issuer)}: Es wurde nach dem Signieren verändert oder ist gefälscht.`,
      'issuer-not-ca': (facts) => `${say(facts.issuer)} darf keine Zertifikate ausstellen.`,
      'path-too-long': (facts) =>
        `${say(facts.certificate)} erlaubt höchstens ${counted(facts.limit, 'Aussteller', 'Aussteller')} darunter, und es sind mehr.`,
      'weak-signature': (facts) =>
        `${which(facts)} ist mit einem Verfahren signiert, das sich fälschen lässt (SHA-1 oder MD5).`,
      incomplete: (facts) =>
        `Die Datei enthält nur Ihr Zertifikat; das seines Ausstellers (${say(facts.issuer)}) fehlt.`,
      'self-signed': 'Das Zertifikat ist von sich selbst signiert, nicht von einer Zertifizierungsstelle.',
      'root-imitated': (facts) =>
        `Die Datei endet mit einem Zertifikat, das angeblich von ${say(facts.issuer)} kommt; der Schlüssel dieser Stelle hat es aber nicht signiert.`,
      'root-unknown': (facts) =>
        `Die Signaturen stimmen, führen aber zu ${say(facts.issuer)}, einer Wurzel, die diese Installation nicht kennt. Deshalb wurde es nicht bestätigt, und Anbieter erkennen nur wenige Wurzeln an.`,
    },
    fix: {
      'leaf-not-first': order,
      'not-issued-by-next': order,
      'signature-wrong': ['Die Datei genau so veröffentlichen, wie der Aussteller sie geliefert hat.'],
      'issuer-not-ca': order,
      'path-too-long': reissue,
      'weak-signature': reissue,
      incomplete: order,
      'self-signed': otherAuthority,
      'root-imitated': otherAuthority,
    },
  },
  'bimi_certificate-dates': {
    title: 'Gültigkeit des Zertifikats',
    why: 'Nach dem letzten Tag zeigt kein Posteingang das Logo mehr. Markenzertifikate gelten etwa ein Jahr.',
    found: {
      'in-date': (facts) => `Es gilt bis ${day(facts)}, noch ${counted(facts.days, 'Tag', 'Tage')}.`,
      'not-yet-valid': (facts) => `${which(facts)} gilt erst ab ${day(facts)}, jetzt noch nicht.`,
      expired: (facts) => `Das Zertifikat ist am ${day(facts)} abgelaufen.`,
      'issuer-expired': (facts) => `${which(facts)} ist am ${day(facts)} abgelaufen.`,
      'expires-soon': (facts) =>
        `Das Zertifikat läuft am ${day(facts)} ab, in ${counted(facts.days, 'Tag', 'Tagen')}.`,
    },
    fix: {
      'not-yet-valid': ['Diesen Tag abwarten oder bis dahin das vorige Zertifikat veröffentlichen.'],
      expired: ['Das Zertifikat erneuern und die neue Datei unter derselben Adresse ablegen.'],
      'issuer-expired': order,
      'expires-soon': ['Das Zertifikat jetzt erneuern: Das Ausstellen dauert Tage oder Wochen.'],
    },
  },
  'bimi_certificate-purpose': {
    title: 'Wofür das Zertifikat da ist',
    why: 'Ein Zertifikat für eine Website bürgt nicht für ein Logo.',
    found: {
      'for-marks': 'Es ist ein Zertifikat für Marken.',
      'not-a-mark-certificate':
        'Es ist kein Markenzertifikat: Der Zweck „Brand Indicator“ steht nicht unter seinen Zwecken.',
      'issuer-not-for-marks': 'Ein Aussteller in der Kette darf keine Zertifikate für Marken ausstellen.',
      'name-constraints':
        'Es enthält Namensbeschränkungen (Name Constraints), die ein Markenzertifikat nicht haben darf.',
      'pilot-mark':
        'Es trägt das Kennzeichen des Pilotprogramms, das Zertifikate ab dem 15. März 2025 nicht haben dürfen.',
    },
    fix: {
      'not-a-mark-certificate': [
        'In a= die Datei des Markenzertifikats (VMC oder CMC) nennen, nicht die eines Webservers.',
      ],
      'issuer-not-for-marks': order,
      'name-constraints': reissue,
      'pilot-mark': reissue,
    },
  },
  'bimi_certificate-domain': {
    title: 'Die Domain des Zertifikats',
    why: 'Es bürgt für das Logo der Domains, die es nennt, und für keine anderen.',
    found: {
      'domain-covered': (facts) => `Es gilt für ${say(facts.name)}.`,
      'no-names': 'Es nennt keine Domain.',
      'other-domain': (facts) => `Es gilt für ${say(facts.names)}, nicht für ${say(facts.domain)}.`,
      'organization-unknown': (facts) =>
        `Es gilt für ${say(facts.names)}. Ob ${say(facts.domain)} dazugehört, konnte nicht abgefragt werden.`,
    },
    fix: {
      'no-names': reissue,
      'other-domain': ['Das Zertifikat auch für diese Domain ausstellen lassen.'],
    },
  },
  'bimi_certificate-subject': {
    title: 'Wem die Marke gehört',
    why: 'Das Zertifikat sagt, wessen Marke es ist und mit welchem Recht.',
    found: {
      complete: (facts) =>
        `Die Marke gehört ${say(facts.organization)} (${facts.markType === null ? 'die Art der Marke ist nicht angegeben' : say(facts.markType)}).`,
      'unknown-mark-type': (facts) => `${say(facts.markType)} ist keine bekannte Art von Marke.`,
      'fields-missing': (facts) => `Pflichtangaben zum Inhaber fehlen: ${missingFields(facts)}.`,
    },
    fix: { 'unknown-mark-type': reissue, 'fields-missing': reissue },
  },
  'bimi_certificate-transparency': {
    title: 'Öffentliches Protokoll',
    why: 'Aussteller tragen Markenzertifikate in ein öffentliches Protokoll ein, damit ein falsches auffällt.',
    found: {
      logged: (facts) =>
        `Es trägt ${counted(facts.timestamps, 'Quittung', 'Quittungen')} eines öffentlichen Protokolls. Deren Signaturen wurden nicht geprüft.`,
      'not-logged': 'Es trägt keine Quittung eines öffentlichen Protokolls.',
      'timestamps-unreadable': 'Seine Quittungen eines öffentlichen Protokolls sind nicht lesbar.',
    },
    fix: { 'not-logged': reissue, 'timestamps-unreadable': reissue },
  },
  'bimi_certificate-revocation': {
    title: 'Widerruf',
    why: 'Ein Aussteller nimmt ein Zertifikat zurück, wenn die Marke verloren oder der Schlüssel bekannt geworden ist.',
    found: {
      'not-revoked': 'Es steht nicht auf der Sperrliste seines Ausstellers.',
      revoked: 'Der Aussteller hat das Zertifikat zurückgenommen.',
      'no-list': 'Es nennt keine Sperrliste, deshalb wurde dies nicht abgefragt.',
      'issuer-missing':
        'Sein Aussteller fehlt in der Datei, deshalb konnte die Sperrliste nicht geprüft werden.',
      'list-unavailable': (facts) =>
        `Die Sperrliste konnte nicht verwendet werden (${sayFailure(facts.reason)}).`,
    },
    fix: { revoked: ['Den Aussteller nach dem Grund fragen und ein neues Zertifikat besorgen.'] },
  },
  'bimi_certificate-logo': {
    title: 'Das Logo im Zertifikat',
    why: 'Postfachanbieter zeigen das Logo, das im Zertifikat steckt.',
    found: {
      'logo-intact': (facts) => `${inner} ist unversehrt: Sein Wert ${say(facts.hashes)} stimmt.`,
      'no-logo': 'Im Zertifikat ist kein Logo.',
      'logo-unreadable': `${inner} ist nicht lesbar.`,
      'logo-not-svg': `${inner} ist kein SVG-Bild.`,
      'logo-not-data': `${inner} steckt nicht selbst darin: Genannt ist eine Adresse anderswo.`,
      'logo-too-large': `${inner} hat entpackt mehr als 262 kB und wurde nicht gelesen.`,
      'logo-not-gzip': `${inner} lässt sich nicht entpacken.`,
      'logo-hash-differs': `${inner} ist nicht das signierte: Seine Prüfsumme weicht ab.`,
      'logo-no-known-hash': `${inner} hat keine Prüfsumme, die sich vergleichen lässt.`,
      'logo-not-tiny-ps': (facts) =>
        `${inner} verletzt die Grammatik von SVG Tiny PS an ${counted(facts.count, 'Stelle', 'Stellen')}.`,
    },
    fix: Object.fromEntries(
      (certificateTexts['bimi_certificate-logo']?.codes ?? [])
        .filter((code) => code !== 'logo-intact')
        .map((code) => [code, reissue]),
    ),
  },
}

/** The German words for the mark certificate. */
export const germanCertificateTexts: Record<string, CodedRecordText> = germanTexts(certificateTexts, words)
