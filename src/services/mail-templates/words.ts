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
export const mailLanguages = ['en', 'de'] as const
export type MailLanguage = (typeof mailLanguages)[number]

/** What stands in every mail of a language. */
export const frame: Record<MailLanguage, { greeting: string; link: string; why: string }> = {
  en: {
    greeting: 'Hello {name},',
    link: 'If the button does not work, copy this address into your browser:',
    why: 'You receive this message because it concerns your account at {brand}, {url}.',
  },
  de: {
    greeting: 'Guten Tag {name},',
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
      'the password of your account at {brand} was changed just now. All other browsers were signed out.',
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
      'the second step of signing in to your account at {brand}, the code of an authenticator app, was switched on or off just now. Your account page shows how it stands.',
    ],
    after: [
      'If you did this, nothing is left to do. If not, choose a new password right away and look at the list of places where you are signed in.',
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
      'das Passwort Ihres Kontos bei {brand} wurde soeben geändert. Alle anderen Browser wurden abgemeldet.',
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
      'der zweite Schritt der Anmeldung bei {brand}, der Code einer Authenticator-App, wurde soeben ein- oder ausgeschaltet. Auf der Kontoseite steht, wie es jetzt ist.',
    ],
    after: [
      'Wenn Sie das selbst waren, ist nichts zu tun. Wenn nicht, wählen Sie gleich ein neues Passwort und sehen Sie nach, wo Sie überall angemeldet sind.',
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

export const words: Record<MailLanguage, Record<MailKind, Words>> = { en, de }
