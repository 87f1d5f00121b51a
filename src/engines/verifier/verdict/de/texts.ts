import { bands } from '../points.ts'
import type { VerdictReason, VerdictStatus } from '../reason.ts'

/** The words of a verdict in German. */

export const germanStatusTexts: Record<VerdictStatus, { title: string; text: string }> = {
  deliverable: { title: 'Zustellbar', text: 'Der Mailserver nimmt Mail für diese Adresse an.' },
  risky: {
    title: 'Riskant',
    text: 'Mail kann ankommen, aber etwas spricht dagegen, blind an diese Adresse zu schreiben.',
  },
  undeliverable: { title: 'Unzustellbar', text: 'Mail an diese Adresse wird zurückkommen.' },
  unknown: {
    title: 'Unbekannt',
    text: 'Ob diese Adresse Mail annimmt, ließ sich nicht herausfinden.',
  },
}

export const germanReasonTexts: Record<VerdictReason, string> = {
  accepted_email: 'Der Mailserver nimmt diesen Empfänger an und lehnt erfundene ab.',
  invalid_email: 'Das ist keine E-Mail-Adresse, die ein Mailserver annehmen könnte.',
  invalid_domain: 'Die Domain existiert nicht.',
  no_mx: 'Die Domain existiert, hat aber weder einen Mailserver noch eine Adresse.',
  null_mx: 'Die Domain sagt, dass sie gar keine Mail annimmt (ein leerer MX-Eintrag, RFC 7505).',
  unroutable: 'Die Mailserver dieser Domain haben keine Adresse, die aus dem Internet erreichbar ist.',
  no_mailbox: 'Der Mailserver sagt, dass es dieses Postfach nicht gibt.',
  bounced: 'Eine Mail von Ihnen an diese Adresse kam endgültig zurück.',
  mailbox_full: 'Das Postfach existiert, ist aber voll. Mail kommt zurück, bis darin Platz gemacht wird.',
  mailbox_disabled: 'Der Mailserver sagt, dass dieses Postfach deaktiviert ist.',
  catch_all:
    'Der Server nimmt bei dieser Domain jeden Namen an und verrät deshalb nicht, ob es dieses Postfach gibt.',
  catch_all_unknown:
    'Der Server nimmt diesen Empfänger an. Ob er auch jeden anderen Namen annehmen würde, ließ sich nicht herausfinden.',
  disposable: 'Die Domain gehört zu einem Dienst für Wegwerfadressen.',
  role: 'Die Adresse gehört zu einer Funktion wie info oder sales; vielleicht lesen dort mehrere Personen.',
  possible_typo: 'Die Domain sieht nach dem Vertipper einer bekannten aus.',
  restricted: 'Das Postfach existiert, nimmt derzeit aber keine Mail von uns an.',
  greylisted: 'Der Server bat, später wiederzukommen, wie bei jedem Absender, den er noch nicht kennt.',
  blocked_by_receiver: 'Der Server antwortet uns derzeit nicht. Über das Postfach sagt das nichts.',
  temporary_error: 'Der Server hatte selbst eine Störung und konnte nicht antworten.',
  unclear_reply: 'Der Server lehnte mit Worten ab, die alles Mögliche bedeuten können.',
  timeout: 'Der Server antwortete nicht in der vorgesehenen Zeit.',
  disconnected: 'Der Server trennte die Verbindung, bevor er geantwortet hatte.',
  no_connection: 'Kein Mailserver dieser Domain war erreichbar.',
  utf8_not_offered:
    'Die Adresse enthält Buchstaben außerhalb von ASCII, und die Mailserver ihrer Domain bieten nicht an, sie anzunehmen.',
  dns_unavailable: 'Die Nameserver dieser Domain antworteten nicht.',
  provider_unverifiable: 'Dieser Anbieter wurde nach der Adresse nicht gefragt.',
  opted_out:
    'Diese Adresse wird nicht geprüft: Entweder muss jede Domain sie haben, oder jemand hat darum gebeten, sie auszulassen.',
  not_asked: 'Der Mailserver wurde nicht gefragt.',
}

export const germanFactorTexts: Record<string, string> = {
  'syntax.valid': 'Die Adresse ist richtig geschrieben.',
  'syntax.invalid': 'Die Adresse ist nicht richtig geschrieben.',
  'domain.mail': 'Die Domain hat Mailserver.',
  'domain.fallback': 'Die Domain hat keinen MX-Eintrag; Mail geht an ihre eigene Adresse.',
  'domain.null-mx': 'Die Domain nimmt keine Mail an.',
  'domain.no-domain': 'Die Domain existiert nicht.',
  'domain.no-mail-host': 'Die Domain hat keinen Mailserver.',
  'domain.unreachable': 'Die Mailserver sind aus dem Internet nicht erreichbar.',
  'domain.no-data': 'Die Domain konnte nicht nachgeschlagen werden.',
  'mailbox.accepted': 'Der Server nimmt diesen Empfänger an und lehnt erfundene ab.',
  'mailbox.catch-all': 'Der Server nimmt jeden Empfänger an.',
  'mailbox.catch-all-unknown':
    'Der Server nimmt diesen Empfänger an; erfundene konnten nicht ausprobiert werden.',
  'mailbox.no_mailbox': 'Der Server kennt dieses Postfach nicht.',
  'mailbox.disabled': 'Das Postfach ist deaktiviert.',
  'mailbox.full': 'Das Postfach ist voll.',
  'mailbox.restricted': 'Das Postfach existiert und nimmt derzeit keine Mail von uns an.',
  'mailbox.greylisted': 'Der Server bat, später wiederzukommen.',
  'mailbox.blocked': 'Der Server weigert sich, uns zu antworten.',
  'mailbox.temporary': 'Der Server hatte selbst eine Störung.',
  'mailbox.unclear': 'Die Antwort des Servers ist nicht eindeutig.',
  'mailbox.timeout': 'Der Server antwortete nicht in der vorgesehenen Zeit.',
  'mailbox.dropped': 'Der Server trennte die Verbindung.',
  'mailbox.no_connection': 'Kein Mailserver war erreichbar.',
  'mailbox.no_host': 'Kein Mailserver war erreichbar.',
  'mailbox.utf8_not_offered': 'Die Server bieten nicht an, Buchstaben außerhalb von ASCII anzunehmen.',
  'mailbox.not_askable': 'Aus der Adresse lässt sich keine Frage an den Server machen.',
  'likelihood.person': 'Der Name sieht nach Vor- und Nachnamen einer Person aus.',
  'likelihood.role': 'Namen von Aufgaben gibt es meist, wo eine Domain jeden Namen annimmt.',
  'likelihood.made-up': 'Der Name sieht aus, als hätte ihn niemand gewählt.',
  'likelihood.numbers': 'Der Name ist eine Zahl.',
  'likelihood.hosting':
    'Eine kleine Domain bei einem Webhoster: Mail an jeden Namen liest oft, wem sie gehört.',
  'likelihood.gateway':
    'Ein Filter nimmt Mail für jeden Namen an; das Mailsystem dahinter lehnt sie vielleicht später ab.',
  'likelihood.seen-placement': 'Eine Mail Ihres eigenen Platzierungstests wurde in diesem Postfach gesehen.',
  'likelihood.seen-test': 'Von dieser Adresse kam eine Mail zu einem Ihrer Tests und bestand DMARC.',
  'own.bounce.no_mailbox': 'Sie haben einen Bounce gemeldet: Das Postfach gab es nicht.',
  'own.bounce.disabled': 'Sie haben einen Bounce gemeldet: Das Postfach war geschlossen.',
  'own.bounce.full': 'Sie haben einen Bounce gemeldet: Das Postfach war voll.',
  'own.seen.placement': 'Eine Mail Ihres eigenen Platzierungstests wurde in diesem Postfach gesehen.',
  'own.seen.test': 'Von dieser Adresse kam eine Mail zu einem Ihrer Tests und bestand DMARC.',
  'likelihood.fallback': 'Domains ohne MX-Eintrag haben selten Postfächer.',
  'mailbox.not-asked.off': 'Postfach-Prüfungen sind hier ausgeschaltet.',
  'mailbox.not-asked.no-mail': 'Es gab keinen Server, der gefragt werden konnte.',
  'mailbox.not-asked.provider-unverifiable': 'Der Anbieter lässt niemanden einzelne Adressen prüfen.',
  'mailbox.not-asked.accounts-only':
    'Dieser Anbieter wird nur für Konten gefragt, deshalb wurde er nicht gefragt.',
  'mailbox.not-asked.crowded': 'Bei diesem Anbieter wird gerade mehr angefragt, als hier erlaubt ist.',
  'mailbox.not-asked.opted-out': 'Die Domain wird nicht gefragt.',
  'mailbox.not-asked.backing-off':
    'Der Server wünscht weniger Fragen von uns und wurde deshalb nicht gefragt.',
  'disposable.high': 'Die Domain steht in einer aktuellen Liste von Wegwerfadressen.',
  'disposable.old': 'Die Domain steht in einer alten Liste von Wegwerfadressen.',
  role: 'Die Adresse gehört zu einer Funktion, nicht zu einer Person.',
  relay: 'Die Adresse leitet an ein Postfach weiter, das verborgen bleibt.',
  typo: 'Die Domain sieht nach einem Vertipper aus.',
  'limit.deliverable': `Korrektur: Zustellbare Adressen behalten mindestens ${bands.deliverable[0]} Punkte.`,
  'limit.risky': `Korrektur: Riskante Adressen werden zwischen ${bands.risky[0]} und ${bands.risky[1]} Punkten gehalten.`,
  'limit.unknown': `Korrektur: Adressen, die sich nicht prüfen ließen, werden zwischen ${bands.unknown[0]} und ${bands.unknown[1]} Punkten gehalten.`,
  'limit.undeliverable': 'Mail kommt zurück, was auch sonst für die Adresse spricht.',
}
