import type { Translation } from './translate.ts'

/** Accounts, keys, plans and payment. */
export const germanAccounts: readonly Translation[] = [
  ['Sign in first.', 'Bitte zuerst anmelden.'],
  ['An API key cannot do this. Sign in instead.', 'Mit einem API-Schlüssel geht das nicht. Bitte anmelden.'],
  ['This is for administrators.', 'Das ist der Verwaltung vorbehalten.'],
  ['This is for administrators of this server.', 'Das ist der Verwaltung dieses Servers vorbehalten.'],
  [
    'Send your token in the Authorization header: a cookie is not enough.',
    'Das Token im Header Authorization senden: Ein Cookie genügt nicht.',
  ],
  [
    'This needs a bearer token: an API key of your account.',
    'Dafür braucht es ein Bearer-Token: einen API-Schlüssel Ihres Kontos.',
  ],
  ['There is no such account.', 'Dieses Konto gibt es nicht.'],
  ['This request comes from another site.', 'Diese Anfrage kommt von einer anderen Website.'],
  [
    'This request does not come from a page of this site.',
    'Diese Anfrage kommt nicht von einer Seite dieser Website.',
  ],
  [
    'This token is not known or has ended. Sign in again.',
    'Dieses Token ist unbekannt oder gilt nicht mehr. Bitte neu anmelden.',
  ],
  [
    'This needs an API key with the scope {}.',
    'Dafür braucht es einen API-Schlüssel mit der Berechtigung „{}“.',
  ],
  [
    'Your plan has no API. Its keys work again with one that has.',
    'Ihr Tarif enthält keine API. Mit einem, der sie enthält, gelten die Schlüssel wieder.',
  ],
  [
    'This password is easy to guess. Choose another one, such as several unrelated words.',
    'Dieses Passwort ist leicht zu erraten. Bitte ein anderes wählen, etwa mehrere Wörter, die nichts miteinander zu tun haben.',
  ],
  [
    'This link was used already or is older than an hour. Ask for a new one.',
    'Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Bitte einen neuen anfordern.',
  ],
  [
    'There is too much mail to be sent at the moment. Try again in some minutes.',
    'Im Augenblick ist zu viel Mail zu senden. Bitte in einigen Minuten noch einmal versuchen.',
  ],
  [
    'This address has an account of its own by now. Yours keeps the address that it has.',
    'Diese Adresse hat inzwischen ein eigenes Konto. Ihres behält die Adresse, die es hat.',
  ],
  [
    'This server asks for proof that you are a person.',
    'Dieser Server verlangt einen Nachweis, dass Sie ein Mensch sind.',
  ],
  [
    'It could not be confirmed that you are a person. Please try again.',
    'Es ließ sich nicht bestätigen, dass Sie ein Mensch sind. Bitte noch einmal versuchen.',
  ],
  [
    'The service that tells people from programs does not answer. Please try again later.',
    'Der Dienst, der Menschen von Programmen unterscheidet, antwortet nicht. Bitte später noch einmal versuchen.',
  ],
  ['This server asks for no work of this kind.', 'Dieser Server verlangt keine Arbeit dieser Art.'],
  ['This is not your password.', 'Das ist nicht Ihr Passwort.'],
  ['Give your password to change the address.', 'Zum Ändern der Adresse bitte das Passwort angeben.'],
  [
    'This time zone is not known. Example: Europe/Berlin',
    'Diese Zeitzone ist nicht bekannt. Beispiel: Europe/Berlin',
  ],
  ['Choose a password that is not your address.', 'Bitte ein Passwort wählen, das nicht Ihre Adresse ist.'],
  [
    'This address has an account already. Sign in, or set a new password.',
    'Zu dieser Adresse gibt es schon ein Konto. Bitte anmelden oder ein neues Passwort setzen.',
  ],
  ['This site takes no new accounts at the moment.', 'Zurzeit werden hier keine neuen Konten angelegt.'],
  [
    'There is no such session. It may have ended already.',
    'Diese Anmeldung gibt es nicht. Vielleicht ist sie schon beendet.',
  ],
  ['The address or the password is not right.', 'Die Adresse oder das Passwort stimmt nicht.'],
  [
    'This code is not right, or was used already. Wait for the next one.',
    'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte den nächsten abwarten.',
  ],
  [
    'This took longer than five minutes. Please sign in again.',
    'Das hat länger als fünf Minuten gedauert. Bitte neu anmelden.',
  ],
  [
    'That was tried too often. Try again in {}.',
    (wait) => `Das wurde zu oft versucht. Noch einmal möglich in ${wait.replace('minutes', 'Minuten')}.`,
  ],
  [
    'Two-factor sign-in is on already. Switch it off first.',
    'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet. Bitte zuerst ausschalten.',
  ],
  [
    'Scan the code with your authenticator app first.',
    'Bitte den Code zuerst mit der Authenticator-App scannen.',
  ],
  [
    'This code is not right. Check that the time of your device is right.',
    'Dieser Code stimmt nicht. Bitte prüfen, ob die Uhr Ihres Geräts richtig geht.',
  ],

  ['There is no such key.', 'Diesen Schlüssel gibt es nicht.'],
  ['Your plan has no API keys.', 'Ihr Tarif enthält keine API-Schlüssel.'],
  [
    'Your plan has {} API {}. Delete one before you make another.',
    (count) => `Ihr Tarif enthält ${count} API-Schlüssel. Vor dem nächsten bitte einen löschen.`,
  ],
  [
    'API keys are made and deleted by somebody who is signed in.',
    'API-Schlüssel erzeugt und löscht nur, wer angemeldet ist.',
  ],
  [
    'Only administrators can make keys with the scope admin.',
    'Schlüssel mit der Berechtigung „admin“ kann nur die Verwaltung erzeugen.',
  ],

  ['Two taxes have the same id.', 'Zwei Steuern haben dieselbe ID.'],
  ['There is no such plan.', 'Diesen Tarif gibt es nicht.'],
  [
    'Another plan has this short name or one of these price keys.',
    'Ein anderer Tarif hat schon diesen Kurznamen oder einen dieser Preisschlüssel.',
  ],
  [
    'The id of the plan is another one than in the address.',
    'Die ID des Tarifs ist eine andere als in der Adresse.',
  ],
  [
    'Plans are given by the people who run this site. Write to them, or enter a code.',
    'Tarife vergibt der Betreiber dieser Website. Bitte ihm schreiben oder einen Code eingeben.',
  ],
  ['This site does not use Stripe.', 'Diese Website benutzt Stripe nicht.'],
  ['billing disabled', 'Hier gibt es keine Bezahlung.'],
  ['Make between 1 and {} codes.', 'Möglich sind 1 bis {} Codes.'],
  ['Give a time to come.', 'Bitte eine Zeit in der Zukunft angeben.'],
  [
    'Nothing to pay, or at least {} in the smallest unit.',
    'Entweder nichts zu zahlen oder mindestens {} in der kleinsten Einheit.',
  ],
  [
    'This code is not valid, or it has been used already.',
    'Dieser Code gilt nicht oder wurde schon benutzt.',
  ],
  [
    'Another payment was just begun for this account. Please try again.',
    'Für dieses Konto wurde gerade eine andere Zahlung begonnen. Bitte noch einmal versuchen.',
  ],
  ['{} is not sold this way.', '{} wird so nicht verkauft.'],
  [
    '{} is not sold this way. Give an amount, or 0.',
    '{} wird so nicht verkauft. Bitte einen Betrag angeben, oder 0.',
  ],
  ['{} is for everybody and needs no code.', '{} haben alle; ein Code ist dafür nicht nötig.'],
  [
    '{} cannot be bought right now. Please tell us; the price is missing at our payment service.',
    '{} ist zurzeit nicht zu kaufen. Bitte sagen Sie uns Bescheid; bei unserem Zahlungsdienst fehlt der Preis.',
  ],
  [
    'This has just been paid. Reload the page to see your plan.',
    'Das ist soeben bezahlt worden. Die Seite neu laden, um den Tarif zu sehen.',
  ],
  ['Choose a card.', 'Bitte eine Karte wählen.'],
  ['This card is not on file. Add it first.', 'Diese Karte ist nicht hinterlegt. Bitte zuerst hinzufügen.'],
  ['There is no such tax number.', 'Diese Steuernummer gibt es nicht.'],
  [
    'You have a subscription that renews. Cancel it first; you keep it until the end of its period.',
    'Sie haben ein Abonnement, das sich verlängert. Bitte zuerst kündigen; bis zum Ende des Zeitraums bleibt es Ihnen.',
  ],
  [
    'You have a subscription, and this code would change nothing beside it. The code is not used up.',
    'Sie haben ein Abonnement, neben dem dieser Code nichts ändern würde. Der Code ist nicht verbraucht.',
  ],
  [
    'You have {} without an end, and this code is for a time. The code is not used up.',
    'Sie haben {} ohne Ende, und dieser Code gilt für eine Zeit. Der Code ist nicht verbraucht.',
  ],
  [
    'You have {}, which is no less than this code gives. The code is not used up.',
    'Sie haben {}, das ist nicht weniger, als dieser Code gibt. Der Code ist nicht verbraucht.',
  ],
  [
    'You have {} for longer than this code lasts. The code is not used up.',
    'Sie haben {} für länger, als dieser Code gilt. Der Code ist nicht verbraucht.',
  ],
  [
    'This account has a subscription that renews, which would undo this. Cancel the subscription first.',
    'Dieses Konto hat ein Abonnement, das sich verlängert und dies rückgängig machen würde. Bitte zuerst das Abonnement kündigen.',
  ],
  ['There is no subscription to cancel.', 'Es gibt kein Abonnement zu kündigen.'],
  ['The card was declined.', 'Die Karte wurde abgelehnt.'],
  [
    'This is not a tax number of that kind. Check the number and the country.',
    'Das ist keine Steuernummer dieser Art. Bitte Nummer und Land prüfen.',
  ],
  [
    'The payment service cannot be reached right now. Nothing was charged; please try again in a few minutes.',
    'Der Zahlungsdienst ist gerade nicht zu erreichen. Abgebucht wurde nichts; bitte in einigen Minuten noch einmal versuchen.',
  ],
  ['You have {} already.', 'Sie haben {} schon.'],
  [
    'The last payment did not go through. Pay the open invoice or choose another card first.',
    'Die letzte Zahlung ist fehlgeschlagen. Bitte zuerst die offene Rechnung bezahlen oder eine andere Karte wählen.',
  ],
  ['No event is as large as this.', 'So groß ist kein Ereignis.'],
  ['This is not an event of Stripe.', 'Das ist kein Ereignis von Stripe.'],
  ['The signature does not fit, or it is too old.', 'Die Signatur passt nicht oder ist zu alt.'],

  [
    'Of your {} {} only {} are left: too few for this.',
    (limit, many, left) => `Übrig: ${left} von ${limit} ${thing(many)}. Das sind dafür zu wenige.`,
  ],
  [
    'Confirm your email address first. Until then no alerts are sent to it.',
    'Bitte zuerst Ihre E-Mail-Adresse bestätigen. Bis dahin werden keine Nachrichten dorthin gesendet.',
  ],
  ['Your plan has no monitors.', 'Ihr Tarif enthält keine Überwachungen.'],
  [
    'Your plan has {} {}. Delete one before you make another.',
    (count) =>
      `Ihr Tarif enthält ${count} ${count === '1' ? 'Überwachung' : 'Überwachungen'}. Vor der nächsten bitte eine löschen.`,
  ],
  ['Your plan has no {}.', (many) => `Ihr Tarif enthält keine ${thing(many)}.`],
  [
    'Without an account there are no {}. Sign in, or make an account.',
    (many) => `Ohne Konto gibt es keine ${thing(many)}. Bitte anmelden oder ein Konto anlegen.`,
  ],
  [
    '{} of your plan for this period {} used.',
    (all) => `${usedUp(all)} Ihr Tarif enthält in diesem Zeitraum keine weiteren.`,
  ],
  [
    '{} of your plan for this period {} used. It starts again on {} at {} UTC.',
    (all, _, day, time) =>
      `${usedUp(all)} Mehr enthält Ihr Tarif in diesem Zeitraum nicht. Neu gezählt wird ab ${day}, ${time} UTC.`,
  ],
  [
    '{} for today and this network {} used. With an account there are more.',
    (all) => `${usedUp(all)} Mehr gibt es heute für dieses Netz nicht, mit einem Konto aber schon.`,
  ],
  [
    '{} for today and this network {} used. It starts again on {} at {} UTC. With an account there are more.',
    (all, _, day, time) =>
      `${usedUp(all)} Mehr gibt es heute für dieses Netz nicht. Neu gezählt wird ab ${day}, ${time} UTC. Mit einem Konto sind es mehr.`,
  ],
  [
    'This mail came when the plan had no test left. It is kept, and read as soon as there is one again.',
    'Als diese Mail kam, war im Tarif kein Test mehr übrig. Sie wird aufbewahrt und gelesen, sobald es wieder einen gibt.',
  ],
]

/** What is counted, as `services/plans/words.ts` calls it. */
const things: Record<string, string> = {
  'spam test': 'Spam-Test',
  'spam tests': 'Spam-Tests',
  'placement test': 'Posteingangstest',
  'placement tests': 'Posteingangstests',
  verification: 'Adressprüfung',
  verifications: 'Adressprüfungen',
  'set of screenshots': 'Satz Screenshots',
  'sets of screenshots': 'Sätze Screenshots',
  'heat map': 'Heatmap',
  'heat maps': 'Heatmaps',
  monitor: 'Überwachung',
  monitors: 'Überwachungen',
}
const thing = (name: string) => things[name] ?? name

/** `All 10 spam tests` or `The one spam test`. */
function usedUp(all: string): string {
  const [, count = '', many = ''] = /^(?:All (\S+)|The one) (.+)$/.exec(all) ?? []
  return count ? `Verbraucht: alle ${count} ${thing(many)}.` : `Verbraucht: 1 ${thing(many)}.`
}
