import type { Language } from '#contract/language.ts'
import type { UserMail } from '../account-types.ts'

/** The words of mail to users. `{brand}`, `{day}` and `{time}` are filled in; a paragraph each. */
export type Words = {
  subject: string
  /** What a list of mails shows after the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  /** Of the button, where there is something to do. */
  action?: string
  /** Below the button. */
  after: string[]
}
export type MailKind = Exclude<UserMail['kind'], 'contact'>

/** What stands in every mail of a language. No name: whoever registers an address of somebody else chooses it. */
export const frame: Record<Language, { greeting: string; link: string; why: string }> = {
  en: {
    greeting: 'Hello,',
    link: 'If the button does not work, copy this address into your browser:',
    why: 'You receive this message because it concerns your account at {brand}, {url}.',
  },
  de: {
    greeting: 'Guten Tag,',
    link: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    why: 'Sie erhalten diese Nachricht, weil sie Ihr Konto bei {brand} betrifft, {url}.',
  },
}

const en: Record<MailKind, Words> = {
  confirm: {
    subject: 'Confirm your email address for {brand}',
    preview: 'One step is left before your account is ready.',
    heading: 'Confirm your email address',
    paragraphs: [
      'somebody, most likely you, entered this address for an account at {brand}. Please confirm that it is yours.',
    ],
    action: 'Confirm address',
    after: [
      'The link works once and for one hour. Sign in to ask for another one.',
      'If this was not you, ignore this message. Without the confirmation nothing happens with your address.',
    ],
  },
  reset: {
    subject: 'Choose a new password for {brand}',
    preview: 'The link in this message works for one hour.',
    heading: 'Choose a new password',
    paragraphs: [
      'somebody, most likely you, asked for a new password for the account with this address at {brand}.',
    ],
    action: 'Choose a password',
    after: [
      'The link works once and for one hour.',
      'If this was not you, ignore this message. Your present password stays as it is.',
    ],
  },
  'new-address': {
    subject: 'Confirm your new address for {brand}',
    preview: 'Your account keeps its present address until then.',
    heading: 'Confirm your new address',
    paragraphs: [
      'somebody, most likely you, wants this address for their account at {brand}. Please confirm that it is yours.',
    ],
    action: 'Confirm address',
    after: [
      'It counts as soon as you allow it by the message that went to your present address, or after a day. The link works for three days.',
      'If this was not you, ignore this message. Without the confirmation nothing happens with your address.',
    ],
  },
  'address-change-asked': {
    subject: 'Another address was given for your account at {brand}',
    preview: 'Allow it, or stop it, before it counts.',
    heading: 'Is this your wish?',
    paragraphs: [
      'somebody who is signed in to your account at {brand} wants it to have another address. It does not have it yet.',
      'If nobody answers here, the other address can take the place of this one from {day}, {time} on.',
    ],
    action: 'Allow or stop it',
    after: [
      'If this was not you, stop it there and choose a new password right away: somebody knows the present one. A new password also ends the wish.',
    ],
  },
  'address-changed': {
    subject: 'Your address at {brand} was changed',
    preview: 'Messages about your account go to another address from now on.',
    heading: 'Your email address was changed',
    paragraphs: [
      'the account that had this address at {brand} has another one now. Messages about it go there, and this is the last one that comes here.',
    ],
    after: [
      'If you changed it, nothing is left to do. If not, answer this message: a person reads it and will look into the matter with you.',
    ],
  },
  'password-changed': {
    subject: 'Your password at {brand} was changed',
    preview: 'All other browsers were signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      'the password of your account at {brand} was changed just now. All other browsers were signed out. API keys and passkeys have ended, and so has what was waiting: another address, or the deletion of the account.',
    ],
    after: [
      'If you changed it, nothing is left to do. If not, choose a new password right away with "Forgot password" on the sign-in page.',
    ],
  },
  'two-factor-changed': {
    subject: 'Your sign-in at {brand} was changed',
    preview: 'The second step of signing in was switched on or off.',
    heading: 'The second step of signing in was changed',
    paragraphs: [
      'the second step of signing in to your account at {brand}, the code of an authenticator app, was switched on or off just now. All other browsers were signed out, and API keys have ended. Your account page shows how it stands.',
    ],
    after: [
      'If you did this, nothing is left to do. If not, choose a new password right away and look at the list of places where you are signed in.',
    ],
  },
  'factor-lost': {
    subject: 'Your second factor at {brand} can be switched off in a day',
    preview: 'Stop it if you have not lost it.',
    heading: 'Have you lost your second factor?',
    paragraphs: [
      'somebody who knows the password of your account at {brand} says that the second step of signing in is lost.',
      'From {day}, {time} on, the link below switches it off; you sign in by the password alone then. Until three days from now it is good.',
    ],
    action: 'Switch it off, or keep it',
    after: [
      'If this was not you, keep it there and choose a new password right away: somebody knows the present one.',
    ],
  },
  'key-made': {
    subject: 'A new API key at {brand}',
    preview: 'A program can use your account with it.',
    heading: 'A new API key was made',
    paragraphs: [
      'an API key was made for your account at {brand} just now. A program can use the account with it. Your account page lists all keys.',
    ],
    after: [
      'If you made it, nothing is left to do. If not, choose a new password right away: it ends all keys and signs out everybody else.',
    ],
  },
  'passkey-changed': {
    subject: 'Your passkeys at {brand} were changed',
    preview: 'One was added or removed.',
    heading: 'Your passkeys were changed',
    paragraphs: [
      'a passkey was added to your account at {brand}, or removed from it, just now. A passkey lets in whoever has it, without the password. Your account page lists all of them.',
    ],
    after: [
      'If you did this, nothing is left to do. If not, choose a new password right away: it ends all passkeys and API keys and signs out everybody else.',
    ],
  },
  exported: {
    subject: 'Your data at {brand} was downloaded',
    preview: 'Everything of your account, in one file.',
    heading: 'Your data was downloaded',
    paragraphs: [
      'somebody who is signed in to your account at {brand} downloaded everything that belongs to it just now.',
    ],
    after: [
      'If this was you, nothing is left to do. If not, choose a new password right away: it signs out everybody else.',
    ],
  },
  'deletion-scheduled': {
    subject: 'Your account at {brand} will be deleted on {day}',
    preview: 'Until then you can keep it.',
    heading: 'Your account will be deleted on {day}',
    paragraphs: [
      'you asked us to delete your account at {brand}. On {day} at {time} it goes with all tests, mails, pictures and lists that belong to it. Nobody can bring them back after that.',
    ],
    action: 'Keep the account',
    after: [
      'If you want the account to go, nothing is left to do. You can still download your data until that day.',
    ],
  },
  'placement-alert': {
    subject: '{title}',
    preview: 'A monitor of yours has something to tell.',
    heading: '{title}',
    paragraphs: ['{text}'],
    action: 'Open it',
    after: ['You can change or delete the monitor among your placement tests.'],
  },
}

const de: Record<MailKind, Words> = {
  confirm: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {brand}',
    preview: 'Ein Schritt fehlt noch, dann ist Ihr Konto bereit.',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'jemand, vermutlich Sie selbst, hat diese Adresse für ein Konto bei {brand} angegeben. Bitte bestätigen Sie, dass es Ihre ist.',
    ],
    action: 'Adresse bestätigen',
    after: [
      'Der Link gilt einmal und eine Stunde lang. Einen neuen können Sie anfordern, wenn Sie angemeldet sind.',
      'Wenn Sie es nicht waren, ist nichts zu tun: Ohne die Bestätigung geschieht mit Ihrer Adresse nichts.',
    ],
  },
  reset: {
    subject: 'Wählen Sie ein neues Passwort für {brand}',
    preview: 'Der Link in dieser Nachricht gilt eine Stunde lang.',
    heading: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'jemand, vermutlich Sie selbst, hat für das Konto mit dieser Adresse bei {brand} ein neues Passwort angefordert.',
    ],
    action: 'Passwort wählen',
    after: [
      'Der Link gilt einmal und eine Stunde lang.',
      'Wenn Sie es nicht waren, ist nichts zu tun: Ihr bisheriges Passwort bleibt, wie es ist.',
    ],
  },
  'new-address': {
    subject: 'Bestätigen Sie Ihre neue Adresse für {brand}',
    preview: 'Bis dahin behält Ihr Konto die jetzige Adresse.',
    heading: 'Bestätigen Sie Ihre neue Adresse',
    paragraphs: [
      'jemand, vermutlich Sie selbst, möchte diese Adresse für ein Konto bei {brand}. Bitte bestätigen Sie, dass es Ihre ist.',
    ],
    action: 'Adresse bestätigen',
    after: [
      'Sie gilt, sobald Sie es über die Nachricht an Ihre jetzige Adresse erlauben, oder nach einem Tag. Der Link gilt drei Tage lang.',
      'Wenn Sie es nicht waren, ist nichts zu tun: Ohne die Bestätigung geschieht mit Ihrer Adresse nichts.',
    ],
  },
  'address-change-asked': {
    subject: 'Für Ihr Konto bei {brand} wurde eine andere Adresse angegeben',
    preview: 'Erlauben oder verhindern Sie es, bevor sie gilt.',
    heading: 'Ist das Ihr Wunsch?',
    paragraphs: [
      'jemand, der in Ihrem Konto bei {brand} angemeldet ist, möchte ihm eine andere Adresse geben. Noch hat es sie nicht.',
      'Wenn hier niemand antwortet, kann die andere Adresse ab dem {day}, {time}, an die Stelle dieser treten.',
    ],
    action: 'Erlauben oder verhindern',
    after: [
      'Wenn Sie es nicht waren, verhindern Sie es dort und wählen Sie gleich ein neues Passwort: Jemand kennt das jetzige. Auch ein neues Passwort beendet den Wunsch.',
    ],
  },
  'address-changed': {
    subject: 'Ihre Adresse bei {brand} wurde geändert',
    preview: 'Nachrichten zu Ihrem Konto gehen ab jetzt an eine andere Adresse.',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'das Konto bei {brand}, das bisher diese Adresse hatte, hat jetzt eine andere. Nachrichten dazu gehen dorthin; diese hier ist die letzte, die Sie an dieser Adresse erreicht.',
    ],
    after: [
      'Wenn Sie das selbst waren, ist nichts zu tun. Wenn nicht, antworten Sie auf diese Nachricht: Ein Mensch liest sie und geht der Sache mit Ihnen nach.',
    ],
  },
  'password-changed': {
    subject: 'Ihr Passwort bei {brand} wurde geändert',
    preview: 'Alle anderen Browser wurden abgemeldet.',
    heading: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'das Passwort Ihres Kontos bei {brand} wurde soeben geändert. Alle anderen Browser wurden abgemeldet. API-Schlüssel und Passkeys gelten nicht mehr, und was noch wartete, ist hinfällig: eine andere Adresse oder das Löschen des Kontos.',
    ],
    after: [
      'Wenn Sie das selbst waren, ist nichts zu tun. Wenn nicht, wählen Sie gleich ein neues Passwort, mit "Passwort vergessen" auf der Anmeldeseite.',
    ],
  },
  'two-factor-changed': {
    subject: 'Ihre Anmeldung bei {brand} wurde geändert',
    preview: 'Der zweite Schritt der Anmeldung wurde ein- oder ausgeschaltet.',
    heading: 'Der zweite Schritt der Anmeldung wurde geändert',
    paragraphs: [
      'der zweite Schritt der Anmeldung bei {brand}, der Code einer Authenticator-App, wurde soeben ein- oder ausgeschaltet. Alle anderen Browser wurden abgemeldet, und API-Schlüssel gelten nicht mehr. Auf der Kontoseite steht, wie es jetzt ist.',
    ],
    after: [
      'Wenn Sie das selbst waren, ist nichts zu tun. Wenn nicht, wählen Sie gleich ein neues Passwort und sehen Sie nach, wo Sie überall angemeldet sind.',
    ],
  },
  'factor-lost': {
    subject: 'Ihr zweiter Faktor bei {brand} lässt sich in einem Tag ausschalten',
    preview: 'Verhindern Sie es, wenn Sie ihn nicht verloren haben.',
    heading: 'Haben Sie Ihren zweiten Faktor verloren?',
    paragraphs: [
      'jemand, der das Passwort Ihres Kontos bei {brand} kennt, gibt an, dass der zweite Schritt der Anmeldung verloren ist.',
      'Ab dem {day}, {time}, schaltet der Link unten ihn aus; danach genügt das Passwort. Der Link gilt von jetzt an drei Tage lang.',
    ],
    action: 'Ausschalten oder behalten',
    after: [
      'Wenn Sie es nicht waren, behalten Sie ihn dort und wählen Sie gleich ein neues Passwort: Jemand kennt das jetzige.',
    ],
  },
  'key-made': {
    subject: 'Ein neuer API-Schlüssel bei {brand}',
    preview: 'Ein Programm kann damit Ihr Konto benutzen.',
    heading: 'Ein neuer API-Schlüssel wurde erzeugt',
    paragraphs: [
      'für Ihr Konto bei {brand} wurde soeben ein API-Schlüssel erzeugt. Ein Programm kann das Konto damit benutzen. Die Kontoseite zeigt alle Schlüssel.',
    ],
    after: [
      'Wenn Sie das selbst waren, ist nichts zu tun. Wenn nicht, wählen Sie gleich ein neues Passwort: Es beendet alle Schlüssel und meldet alle anderen ab.',
    ],
  },
  'passkey-changed': {
    subject: 'Ihre Passkeys bei {brand} wurden geändert',
    preview: 'Einer kam hinzu oder wurde entfernt.',
    heading: 'Ihre Passkeys wurden geändert',
    paragraphs: [
      'zu Ihrem Konto bei {brand} kam soeben ein Passkey hinzu, oder einer wurde entfernt. Ein Passkey lässt hinein, wer ihn hat, ohne Passwort. Die Kontoseite zeigt alle.',
    ],
    after: [
      'Wenn Sie das selbst waren, ist nichts zu tun. Wenn nicht, wählen Sie gleich ein neues Passwort: Es beendet alle Passkeys und API-Schlüssel und meldet alle anderen ab.',
    ],
  },
  exported: {
    subject: 'Ihre Daten bei {brand} wurden heruntergeladen',
    preview: 'Alles aus Ihrem Konto, in einer Datei.',
    heading: 'Ihre Daten wurden heruntergeladen',
    paragraphs: [
      'jemand, der in Ihrem Konto bei {brand} angemeldet ist, hat soeben alles heruntergeladen, was dazugehört.',
    ],
    after: [
      'Wenn Sie das selbst waren, ist nichts zu tun. Wenn nicht, wählen Sie gleich ein neues Passwort: Es meldet alle anderen ab.',
    ],
  },
  'deletion-scheduled': {
    subject: 'Ihr Konto bei {brand} wird am {day} gelöscht',
    preview: 'Bis dahin können Sie es behalten.',
    heading: 'Ihr Konto wird am {day} gelöscht',
    paragraphs: [
      'Sie haben uns gebeten, Ihr Konto bei {brand} zu löschen. Am {day} um {time} verschwindet es mit allen Tests, Nachrichten, Bildern und Listen, die dazugehören. Danach kann sie niemand zurückholen.',
    ],
    action: 'Konto behalten',
    after: [
      'Wenn das Konto gelöscht werden soll, ist nichts zu tun. Bis zu diesem Tag können Sie Ihre Daten noch herunterladen.',
    ],
  },
  'placement-alert': {
    subject: '{title}',
    preview: 'Eine Ihrer Überwachungen hat etwas zu melden.',
    heading: '{title}',
    paragraphs: ['{text}'],
    action: 'Ansehen',
    after: ['Ändern oder löschen können Sie die Überwachung bei Ihren Zustellungstests.'],
  },
}

export const words: Record<Language, Record<MailKind, Words>> = { en, de }
