import type { PlaceNote } from '../../locate.ts'
import type { SeedTroubleCode } from '../../mailbox-world.ts'
import type { SeedProgress } from '../../seed-state.ts'
import type { Tab } from '../../types.ts'
import type { NoteFacts } from '../rows.ts'
import { span } from './words.ts'

/** The sentence of a row, in German. */

export const troubles: Record<SeedTroubleCode, string> = {
  authentication: 'der Anbieter hat Benutzername oder Passwort abgelehnt',
  consent: 'die Zustimmung für OAuth wurde zurückgezogen oder ist abgelaufen',
  token: 'ein Zugriffstoken war nicht zu bekommen',
  unreachable: 'eine Verbindung kam nicht zustande',
  tls: 'eine sichere Verbindung kam nicht zustande',
  timeout: 'der Server hat nicht rechtzeitig geantwortet',
  protocol: 'der Server hat etwas geantwortet, das kein IMAP ist, oder zu viel',
  'refused-address': 'sein Host führt zu einer privaten Adresse',
  folders: 'es hat keinen Posteingang, der sich lesen lässt',
  throttled: 'der Anbieter hat gebeten, zu warten',
  'no-key': 'der Schlüssel zu seinem Passwort liegt nicht auf diesem Server',
  'switched-off': 'es wurde ausgeschaltet',
  removed: 'es wurde entfernt',
  emptied: 'ein Neustart dieses Servers hat die simulierten Postfächer geleert',
}

/** Why a mailbox cannot be read, as the end of a sentence. */
export const troubleText = (code: SeedTroubleCode): string => troubles[code]

export const tabNames: Partial<Record<Tab, string>> = {
  promotions: 'Werbung',
  updates: 'Benachrichtigungen',
  social: 'Soziale Netzwerke',
  forums: 'Foren',
}

export const placeNotes: Record<PlaceNote, string> = {
  trash: 'Im Papierkorb: Eine Regel dieses Postfachs oder eine Person hat sie dorthin gelegt.',
  archive: 'Im Archiv: Eine Regel dieses Postfachs oder eine Person hat sie dorthin gelegt.',
  rule: 'In einem eigenen Ordner des Postfachs: Eine seiner Regeln hat sie dorthin gelegt, nicht der Spam-Filter.',
  'all-mail':
    'In „Alle Nachrichten“, aber nicht im Posteingang: Eine Regel dieses Postfachs hat sie archiviert.',
  sent: 'Unter den gesendeten Mails: Absender und Postfach scheinen dasselbe Konto zu sein.',
  drafts: 'Unter den Entwürfen: Ein Programm hat sie dorthin gelegt.',
}

const shortNames: Record<Tab, string> = {
  inbox: 'im Posteingang',
  promotions: 'unter „Werbung“',
  updates: 'unter „Benachrichtigungen“',
  social: 'unter „Soziale Netzwerke“',
  forums: 'unter „Foren“',
  other: 'in einem anderen Ordner',
  spam: 'im Spam-Ordner',
  missing: 'nirgends',
}

function place({ tab, folder, placeNote }: NoteFacts): string {
  if (tab === 'inbox') return 'Im Posteingang.'
  if (tab === 'spam') return `Als Spam abgelegt, im Ordner „${folder ?? ''}“.`
  if (tab !== null && tabNames[tab]) return `Unter „${tabNames[tab]}“, nicht bei den wichtigsten Mails.`
  return placeNotes[placeNote ?? 'rule']
}

function moved({ progress, tab }: NoteFacts): string {
  const { found, foundAt, rechecks } = progress
  if (found === null || foundAt === null) return ''
  if (tab !== found.tab) {
    const when = rechecks.find((recheck) => recheck.tab === tab)
    const after = when ? ` innerhalb von ${span(Math.max(60, (when.at - foundAt) / 1000))}` : ''
    return ` Zuerst lag sie ${shortNames[found.tab]} und wurde${after} verschoben.`
  }
  const last = rechecks.at(-1)
  if (last === undefined || last.tab === tab) return ''
  return last.tab === null ? ' Sie ist nicht mehr da.' : ` Jetzt liegt sie ${shortNames[last.tab]}.`
}

function dest({ otherDest }: NoteFacts): string {
  if (otherDest === 'I')
    return ' Der Server von Microsoft hatte sich für den Posteingang entschieden: Ein Mailprogramm, eine Regel oder eine spätere Prüfung hat sie verschoben.'
  return otherDest === 'J'
    ? ' Der Server von Microsoft hatte sich für Junk entschieden: Ein Mailprogramm, eine Regel oder eine Person hat sie verschoben.'
    : ''
}

function copies({ progress: { copies: more } }: NoteFacts): string {
  if (more === 0) return ''
  return more === 1
    ? ' Eine weitere Mail mit diesem Marker kam später; die erste zählt.'
    : ` ${more} weitere Mails mit diesem Marker kamen später; die erste zählt.`
}

const late = ({ progress, deliverySeconds }: NoteFacts): string =>
  progress.state === 'late'
    ? `Angekommen, nachdem sie als fehlend galt${deliverySeconds === null ? '' : `, nach ${span(deliverySeconds)} unterwegs`}. `
    : ''

function missing({ progress: { begunAt, missingSince } }: NoteFacts): string {
  const waited = begunAt !== null && missingSince !== null ? (missingSince - begunAt) / 1000 : null
  const after = waited === null ? '' : `, ${span(waited)} nachdem die erste Mail dieses Tests gesehen wurde`
  return `In keinem der Ordner dieses Postfachs${after}. Sie kann verworfen, zurückgehalten oder nie gesendet worden sein.`
}

const emptied =
  'Ein Neustart dieses Servers hat die simulierten Postfächer geleert: Mail von vorher ist nicht mehr zu sehen, neue schon.'

function pending({ trouble, begunAt }: SeedProgress): string {
  if (trouble?.code === 'emptied') return emptied
  if (trouble)
    return `Dieses Postfach lässt sich zurzeit nicht lesen: ${troubles[trouble.code]}. Es wird weiter versucht.`
  return begunAt === null ? 'Wartet auf die Mail.' : 'Noch nicht da; das Postfach wird beobachtet.'
}

export function rowNote(facts: NoteFacts): string {
  const { progress } = facts
  switch (progress.state) {
    case 'pending':
      return pending(progress)
    case 'unreachable':
      return `Nichts bekannt, denn dieses Postfach konnte nicht gelesen werden: ${progress.trouble ? troubles[progress.trouble.code] : 'es hat nicht geantwortet'}. Es zählt weder dafür noch dagegen.`
    case 'missing':
      return missing(facts)
    case 'rejected':
      return `Der Anbieter hat sie abgelehnt: ${progress.rejection || 'ohne einen Grund zu nennen'}`
    case 'delivered':
    case 'late':
      return `${late(facts)}${place(facts)}${moved(facts)}${dest(facts)}${copies(facts)}`
  }
}
