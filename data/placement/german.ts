/**
 * German words beside data/placement/providers.ts: by the English ones, so that a sentence many providers share stands
 * here once. Origin, date and licence as there.
 */

type Words = Readonly<Record<string, string>>

/** How one signs in. */
const signIn: Words = {
  'OAuth2, or an app password of an account with two-step verification.':
    'OAuth2, oder ein App-Passwort eines Kontos mit Bestätigung in zwei Schritten.',
  'OAuth2 only: passwords were switched off.': 'Nur OAuth2: Passwörter wurden abgeschaltet.',
  'An app password.': 'Ein App-Passwort.',
  'IMAP is switched on in the settings of the mailbox first.':
    'IMAP wird zuerst in den Einstellungen des Postfachs eingeschaltet.',
  'An app-specific password.': 'Ein app-spezifisches Passwort.',
  'IMAP is switched on in the settings first; with two-factor sign-in an app password.':
    'IMAP wird zuerst in den Einstellungen eingeschaltet; bei Anmeldung mit zwei Faktoren ein App-Passwort.',
  'The password that Proton Mail Bridge shows.': 'Das Passwort, das Proton Mail Bridge zeigt.',
  'The e-mail password of the customer centre.': 'Das E-Mail-Passwort aus dem Kundencenter.',
  'Access by other programs is switched on in the settings first.':
    'Der Zugriff durch andere Programme wird zuerst in den Einstellungen eingeschaltet.',
  'A password for external programs.': 'Ein Passwort für externe Programme.',
  'IMAP is switched on in the settings first.': 'IMAP wird zuerst in den Einstellungen eingeschaltet.',
  'IMAP is switched on in the settings first; an app password.':
    'IMAP wird zuerst in den Einstellungen eingeschaltet; dann ein App-Passwort.',
}

const regions: Words = {
  Worldwide: 'Weltweit',
  'North America': 'Nordamerika',
  Germany: 'Deutschland',
  France: 'Frankreich',
  Italy: 'Italien',
  Czechia: 'Tschechien',
  Russia: 'Russland',
  Europe: 'Europa',
}

/** Only what is no proper name. It stands in sentences after any preposition, so nothing in it is inflected. */
const names: Words = {
  'Other mail server': 'Mailserver (sonstige)',
  // The simulated ones.
  'Gmail-like': 'Gmail (nachgebaut)',
  'Outlook-like': 'Outlook (nachgebaut)',
  'Yahoo-like': 'Yahoo (nachgebaut)',
  'iCloud-like': 'iCloud (nachgebaut)',
  'GMX-like': 'GMX (nachgebaut)',
  'Company mail server': 'Firmen-Mailserver',
}

export const german = { signIn, regions, names }
