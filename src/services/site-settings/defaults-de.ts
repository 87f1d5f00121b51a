import type { SiteSettings } from '#contract/settings.ts'

/** The texts of the defaults in German. */
export const germanDefaults = (brand: string): Partial<SiteSettings> => ({
  contactUsText: `\u00a9 2020-{year} ${brand}. Alle Rechte vorbehalten. {email}`,
  privacyPolicyText: privacy(brand),
  termsText: terms(brand),
  homeTitle: `Kostenloser Spam-Test für Newsletter - ${brand}`,
  homeDescription:
    'Spam-Punktzahl und Qualität eines Newsletters prüfen und die Zustellbarkeit der eigenen Mails verbessern, mit unserem Spam-Test im Browser.',
  resultTitle: `Bericht des Spam-Tests - ${brand}`,
  resultDescription: 'Was in einer Mail gefunden wurde und was zu tun ist.',
  loadingTitle: `Warten auf Ihre Mail - ${brand}`,
  loadingDescription: 'Die Mail an die gezeigte Adresse senden; der Bericht öffnet sich von selbst.',
  accountTitle: `Mein Konto - ${brand}`,
  accountDescription: 'Ihre Tests, Ihre Angaben und Ihr Tarif.',
  loginTitle: `Anmelden - ${brand}`,
  loginDescription: 'Im eigenen Konto anmelden.',
  registerTitle: `Registrieren - ${brand}`,
  registerDescription: 'Ein Konto anlegen: Tests werden länger und an einem Ort aufbewahrt.',
  resetTitle: `Neues Passwort wählen - ${brand}`,
  resetDescription: 'Ein neues Passwort für das eigene Konto wählen.',
  confirmTitle: `Adresse bestätigen - ${brand}`,
  confirmDescription: 'Bestätigen, dass die E-Mail-Adresse des Kontos die eigene ist.',
  forgotTitle: `Passwort vergessen - ${brand}`,
  forgotDescription: 'Einen Link anfordern, mit dem sich ein neues Passwort wählen lässt.',
  termsTitle: `Bedingungen - ${brand}`,
  termsDescription: `Die Bedingungen, unter denen ${brand} angeboten wird.`,
  policyTitle: `Datenschutz - ${brand}`,
  policyDescription: `Was ${brand} aufbewahrt, wie lange und warum.`,
})

const privacy = (
  brand: string,
) => `Hier steht, was ${brand} ohne weiteres Zutun aufbewahrt. Wer diesen Server betreibt, sollte hier sagen, wer das ist und wie man ihn erreicht.

Mails, die Sie an eine Testadresse senden, und die Berichte daraus werden begrenzte Zeit aufbewahrt und danach gelöscht. Sie können jeden davon jederzeit selbst löschen. Links und Bilder in einer getesteten Mail werden einmal abgerufen, ohne Cookies.

Netzadressen werden nur als Prüfsummen mit geheimem Schlüssel aufbewahrt, um Missbrauch abzuwehren. Cookies dienen dazu, Ihre Tests wiederzuerkennen und Sie angemeldet zu lassen; keines dient der Werbung.`

const terms = (
  brand: string,
) => `${brand} ist für Mails gedacht, die Sie testen dürfen. Es ist nicht dafür da, Adressen von Menschen auszuforschen, und andere dürfen bei der Nutzung nicht gestört werden.

Berichte entstehen mit Sorgfalt und ohne Gewähr: Eine gute Punktzahl verspricht nicht, dass eine Mail den Posteingang erreicht. Wer diesen Server betreibt, sollte hier eigene Bedingungen ergänzen.`
