import type { Translation } from './translate.ts'

const ownPrinter =
  'Dieser Server hat keinen Browser zum Drucken. Die Seite lässt sich aus dem eigenen Browser drucken.'

/** Tests of mail, pictures, placement and the verifier. */
export const germanTests: readonly Translation[] = [
  [
    'There is no test with this id. Check the link, or start a new test.',
    'Einen Test mit dieser ID gibt es nicht. Bitte den Link prüfen oder einen neuen Test starten.',
  ],
  [
    'This test has expired or was deleted. Reports are kept for a limited time; start a new test.',
    'Dieser Test ist abgelaufen oder wurde gelöscht. Berichte werden begrenzte Zeit aufbewahrt; bitte einen neuen Test starten.',
  ],
  ['No mail has arrived at this address yet.', 'An dieser Adresse ist noch keine Mail angekommen.'],
  ['There is nothing left to draw for this mail.', 'Für diese Mail sind keine Bilder mehr zu erstellen.'],
  [
    'The file is larger than {} MB. Providers refuse such mail as well.',
    'Die Datei ist größer als {} MB. Auch Anbieter nehmen solche Mails nicht an.',
  ],
  [
    'The file is larger than {} MB, the most this server takes.',
    'Die Datei ist größer als {} MB. Mehr nimmt dieser Server nicht an.',
  ],
  [
    'This file is not an email. Save the message as .eml from your mail program ("Save as", "Show original" or "Download message") and upload that.',
    'Diese Datei ist keine E-Mail. Bitte die Nachricht im Mailprogramm als .eml speichern („Speichern unter“, „Original anzeigen“ oder „Nachricht herunterladen“) und diese Datei hochladen.',
  ],
  [
    'This file is not an email: it has no From and Subject header.',
    'Diese Datei ist keine E-Mail: Ihr fehlen die Header From und Subject.',
  ],
  ['Choose a file to upload.', 'Bitte eine Datei zum Hochladen wählen.'],
  ['--ip {} is not an IP address.', '--ip {} ist keine IP-Adresse.'],
  ['Give an IPv4 or IPv6 address.', 'Bitte eine IPv4- oder IPv6-Adresse angeben.'],
  ['There is no picture of this name.', 'Ein Bild dieses Namens gibt es nicht.'],
  ['There is no such picture.', 'Dieses Bild gibt es nicht.'],
  [
    'The mail itself and its pictures cannot be read at the moment. Nothing is lost; try again in a few minutes.',
    'Die Mail selbst und ihre Bilder lassen sich gerade nicht lesen. Nichts ist verloren; bitte in einigen Minuten noch einmal versuchen.',
  ],
  ['This picture has not been made yet.', 'Dieses Bild ist noch nicht erstellt.'],
  [
    'Too many pictures are being made. Try again in a moment.',
    'Es werden gerade zu viele Bilder erstellt. Bitte gleich noch einmal versuchen.',
  ],
  [
    'This mail has no HTML: every mail client shows it as text.',
    'Diese Mail hat kein HTML: Jedes Mailprogramm zeigt sie als Text.',
  ],
  [
    'The report could not be printed here. Print the page from your own browser.',
    'Der Bericht konnte hier nicht gedruckt werden. Die Seite lässt sich aus dem eigenen Browser drucken.',
  ],
  ['This server has no browser to print with. Print the page from your own.', ownPrinter],
  ['There is nothing of this name.', 'Unter diesem Namen gibt es nichts.'],

  [
    'There is no placement test with this id, or it is not yours. Check the link.',
    'Einen Posteingangstest mit dieser ID gibt es nicht, oder er gehört Ihnen nicht. Bitte den Link prüfen.',
  ],
  [
    'There are no placement tests yet. Start one to see where your mail lands.',
    'Es gibt noch keine Posteingangstests. Einen starten, um zu sehen, wo Ihre Mail landet.',
  ],
  [
    'A test belongs to the browser that began it. Allow cookies for this site.',
    'Ein Test gehört dem Browser, der ihn begonnen hat. Bitte für diese Website Cookies erlauben.',
  ],
  [
    'This test was started before. Begin a new one.',
    'Dieser Test wurde schon gestartet. Bitte einen neuen beginnen.',
  ],
  [
    'This test is not completed yet. Come back when its report is there.',
    'Dieser Test ist noch nicht abgeschlossen. Bitte wiederkommen, sobald sein Bericht da ist.',
  ],
  [
    'The sample can be sent while a test waits for mail, and to simulated mailboxes only.',
    'Die Beispielmail lässt sich nur senden, solange ein Test auf Mail wartet, und nur an simulierte Postfächer.',
  ],
  [
    'You have {} tests that are not over. Wait for one to end, or delete one.',
    'Sie haben {} Tests, die noch laufen. Bitte abwarten, bis einer endet, oder einen löschen.',
  ],
  [
    'No mailbox can be read there now: {}. Choose among the providers that are shown.',
    'Dort ist zurzeit kein Postfach lesbar: {}. Bitte unter den gezeigten Anbietern wählen.',
  ],
  [
    'One of these mailboxes does not exist or cannot be read now.',
    'Eines dieser Postfächer gibt es nicht, oder es ist zurzeit nicht lesbar.',
  ],
  [
    'This server has no seed mailboxes yet. Its administrator can add them.',
    'Dieser Server hat noch keine Testpostfächer. Seine Verwaltung kann sie hinzufügen.',
  ],
  [
    'Placement tests cannot be had on this server now.',
    'Posteingangstests sind auf diesem Server zurzeit nicht möglich.',
  ],
  ['There is no such format. Formats are {}.', 'Dieses Format gibt es nicht. Möglich sind: {}.'],
  ['There is no such monitor.', 'Diese Überwachung gibt es nicht.'],
  ['There is no such seed mailbox.', 'Dieses Testpostfach gibt es nicht.'],
  [
    'The key is the setting SEED_KEY here. Put a new one there and the old one into SEED_KEYS_OLD, and start.',
    'Der Schlüssel steht hier in der Einstellung SEED_KEY. Den neuen dort eintragen, den alten in SEED_KEYS_OLD, und neu starten.',
  ],
  [
    'The secret is the setting INSTANCE_SECRET here. Put a new one there and the old one into INSTANCE_SECRETS_OLD, and start.',
    'Das Geheimnis steht hier in der Einstellung INSTANCE_SECRET. Das neue dort eintragen, das alte in INSTANCE_SECRETS_OLD, und neu starten.',
  ],
  ['At most {} seed mailboxes can be kept.', 'Mehr als {} Testpostfächer sind nicht möglich.'],
  ['Give a password, or what OAuth needs.', 'Bitte ein Passwort angeben oder was OAuth braucht.'],
  [
    'Name the provider in small letters, digits and hyphens.',
    'Den Anbieter bitte mit Kleinbuchstaben, Ziffern und Bindestrichen benennen.',
  ],
  ['This name is kept for simulated providers.', 'Dieser Name ist simulierten Anbietern vorbehalten.'],
  [
    'Give the host of its IMAP server: this provider has none of its own.',
    'Bitte den Host des IMAP-Servers angeben: Für diesen Anbieter ist keiner bekannt.',
  ],
  ['This is no host name.', 'Das ist kein Hostname.'],
  [
    'This host leads to a private address. Give one that is public, or allow it with ALLOW_PRIVATE_NETWORKS.',
    'Dieser Host führt zu einer privaten Adresse. Bitte einen öffentlichen angeben oder ihn mit ALLOW_PRIVATE_NETWORKS erlauben.',
  ],
  ['There is no role {}. Roles are {}.', 'Die Rolle {} gibt es nicht. Möglich sind: {}.'],
  [
    'Give either a password or OAuth, not both.',
    'Bitte entweder ein Passwort oder OAuth angeben, nicht beides.',
  ],
  [
    'Give the address at which this provider hands out access tokens.',
    'Bitte die Adresse angeben, unter der dieser Anbieter Zugriffstoken ausgibt.',
  ],
  [
    'There is a seed mailbox with this address already.',
    'Ein Testpostfach mit dieser Adresse gibt es schon.',
  ],

  [
    'There is no list with this id, or it is not yours. Lists expire after some time.',
    'Eine Liste mit dieser ID gibt es nicht, oder sie gehört Ihnen nicht. Listen laufen nach einiger Zeit ab.',
  ],
  [
    'Only a list that is running or waiting can be paused.',
    'Anhalten lässt sich nur eine Liste, die läuft oder wartet.',
  ],
  ['Only a paused list can be resumed.', 'Fortsetzen lässt sich nur eine angehaltene Liste.'],
  ['There is nothing to download of this list.', 'Von dieser Liste gibt es nichts herunterzuladen.'],
  [
    'This list is still being read. Try again in a moment.',
    'Diese Liste wird noch gelesen. Bitte gleich noch einmal versuchen.',
  ],
  [
    'A list belongs to the browser that brought it. Allow cookies for this site.',
    'Eine Liste gehört dem Browser, der sie gebracht hat. Bitte für diese Website Cookies erlauben.',
  ],
  [
    'This file is larger than {} MB. Divide it and upload the parts one after another.',
    'Diese Datei ist größer als {} MB. Bitte aufteilen und die Teile nacheinander hochladen.',
  ],
  [
    'You have {} lists that are not done. Wait for one to end, or delete one.',
    'Sie haben {} Listen, die noch nicht fertig sind. Bitte abwarten, bis eine endet, oder eine löschen.',
  ],
  [
    'From one network without an account {} rows can be verified in a day (UTC), and with the {} rows of this list it would be more. Sign in, try again tomorrow, or bring fewer.',
    'Ohne Konto lassen sich aus einem Netz {} Zeilen am Tag (UTC) prüfen; mit den {} Zeilen dieser Liste wären es mehr. Bitte anmelden, es morgen noch einmal versuchen oder weniger bringen.',
  ],
  [
    'This is a workbook, not a text file. Save it as CSV in your spreadsheet and upload that.',
    'Das ist eine Arbeitsmappe, keine Textdatei. Bitte in der Tabellenkalkulation als CSV speichern und diese Datei hochladen.',
  ],
  [
    'This file is not a text file. Save the list as CSV, best in UTF-8, and upload that.',
    'Das ist keine Textdatei. Bitte die Liste als CSV speichern, am besten in UTF-8, und diese Datei hochladen.',
  ],
  ['There are no rows in this list.', 'Diese Liste hat keine Zeilen.'],
  [
    'There are no rows below the header of this list.',
    'Unter der Kopfzeile dieser Liste stehen keine Zeilen.',
  ],
  [
    'There is no column with email addresses in this list. Check the file, or name the column.',
    'Diese Liste hat keine Spalte mit E-Mail-Adressen. Bitte die Datei prüfen oder die Spalte nennen.',
  ],
  [
    'There is no column "{}" in this list. It has: {}.',
    (wanted, names) => `Diese Liste hat keine Spalte „${wanted}“. Vorhanden: ${names}.`,
  ],
  [
    'This list has more than {} rows. Divide it and upload the parts one after another.',
    (rows) =>
      `Diese Liste hat mehr als ${rows.replaceAll(',', '.')} Zeilen. Bitte aufteilen und die Teile nacheinander hochladen.`,
  ],
  [
    'Choose a file to upload, or paste the addresses.',
    'Bitte eine Datei zum Hochladen wählen oder die Adressen einfügen.',
  ],
  ['There is no such verification.', 'Diese Prüfung gibt es nicht.'],
  [
    'This result has expired. Results are kept for 30 days.',
    'Dieses Ergebnis ist abgelaufen. Ergebnisse werden 30 Tage aufbewahrt.',
  ],
  [
    'Many addresses are waiting just now. Try again in a few minutes.',
    'Gerade warten viele Adressen. Bitte in einigen Minuten noch einmal versuchen.',
  ],
  [
    'From one network {} addresses can be checked in a day. Try again after {} UTC.',
    'Aus einem Netz lassen sich {} Adressen am Tag prüfen. Noch einmal möglich nach {} UTC.',
  ],
  [
    'From one network {} addresses can be checked with their mail server in a day. Try again after {} UTC.',
    'Aus einem Netz lassen sich {} Adressen am Tag bei ihrem Mailserver prüfen. Noch einmal möglich nach {} UTC.',
  ],
  [
    'At one domain only {} different names can be checked in an hour, so that nobody guesses who works there. Try again after {} UTC.',
    'Bei einer Domain lassen sich nur {} verschiedene Namen in der Stunde prüfen, damit niemand errät, wer dort arbeitet. Noch einmal möglich nach {} UTC.',
  ],
  [
    'Many people have their mailbox at this domain. Give your own address instead.',
    'Bei dieser Domain haben viele Menschen ihr Postfach. Bitte stattdessen die eigene Adresse angeben.',
  ],
  [
    'To leave out a whole domain, set a TXT record with the text "no" at {}, then ask again. A single address needs none.',
    'Um eine ganze Domain auszunehmen, bei {} einen TXT-Eintrag mit dem Text „no“ setzen und es dann noch einmal versuchen. Eine einzelne Adresse braucht keinen.',
  ],
  [
    'The TXT record at {} could not be looked up just now. Try again later.',
    'Der TXT-Eintrag bei {} konnte gerade nicht abgefragt werden. Bitte später noch einmal versuchen.',
  ],
  [
    'Give an email address, or a domain such as example.org.',
    'Bitte eine E-Mail-Adresse oder eine Domain wie example.org angeben.',
  ],
]
