import { addressTexts } from '../header-addresses.ts'
import { ownDomain } from '../phrasing.ts'
import { senderName } from './esp-steps.ts'
import { fragment } from './fragments.ts'
import { germanTextsOf, say } from './phrasing.ts'

/** German words for the checks of who the mail says it is from and to. */
export const germanAddressTexts = germanTextsOf(addressTexts, {
  from_header: {
    title: 'From-Adresse',
    what: 'Der From-Header: Es muss genau einen geben, mit genau einer vollständigen Adresse.',
    why: 'Gmail und andere lehnen Mails ohne, mit mehreren oder mit kaputten From-Adressen ab. Ein Anzeigename mit einer anderen Adresse ist ein Merkmal von Phishing; Filter achten darauf.',
    found: {
      'one-valid': (facts) => `Die Mail ist von ${say(facts.address)}.`,
      missing: 'Die Mail hat keinen From-Header.',
      'several-fields': (facts) => `Die Mail hat ${say(facts.fields)} From-Header.`,
      'several-addresses': (facts) => `Der From-Header enthält ${say(facts.addresses)} Adressen.`,
      malformed: (facts) => `Der From-Header ist nicht lesbar: ${fragment(facts.problem)}.`,
      'name-holds-address': (facts) =>
        `Der Absendername zeigt ${say(facts.shown)}, die Adresse ist aber ${say(facts.address)}.`,
      'name-holds-lookalike': (facts) =>
        `Der Absendername enthält „${say(facts.word)}“; darin sind lateinische Buchstaben mit ähnlich aussehenden einer anderen Schrift gemischt.`,
    },
    fix: {
      missing: (_, context) => [
        `Einen From-Header ergänzen, zum Beispiel: From: Ihr Name <news@${ownDomain(context)}>`,
      ],
      'several-fields': (_, context) => [
        `Herausfinden, welcher Teil von ${senderName(context)} den zweiten From-Header setzt, und einen behalten.`,
      ],
      'several-addresses': [
        'Eine Adresse in From behalten.',
        'Sollen Antworten mehrere Personen erreichen, die übrigen in Reply-To nennen.',
      ],
      malformed: (_, context) => [
        `Den Header in dieser Form schreiben: From: "Ihr Name" <news@${ownDomain(context)}>`,
        'Den Namen in gerade doppelte Anführungszeichen setzen, wenn er ein Komma, einen Punkt, eine Klammer oder ein @ enthält.',
      ],
      'name-holds-address': [
        'Die Adresse aus dem Anzeigenamen nehmen; stattdessen den Namen der Firma oder Person schreiben.',
      ],
      'name-holds-lookalike': ['Den Namen mit den Buchstaben einer einzigen Schrift schreiben.'],
    },
  },
  freemail_from: {
    title: 'Eigene Domain oder Freemail-Adresse',
    what: 'Ob die From-Adresse zu einer eigenen Domain gehört oder zu einem Freemail-Anbieter wie gmail.com.',
    why: 'Nur der Anbieter kann Mails von seiner Domain authentifizieren. Gmail, Yahoo und andere veröffentlichen DMARC-Richtlinien für ihre Domains; wer eine solche Adresse anderswo verwendet, landet im Spam-Ordner oder wird abgelehnt.',
    found: {
      'own-domain': (facts) => `Die Mail ist von ${say(facts.domain)}; das ist kein Freemail-Anbieter.`,
      'free-mail': (facts) => `Die Mail ist von ${say(facts.domain)}, einem Freemail-Anbieter.`,
      'free-mail-bulk': (facts) =>
        `Dies ist eine Listenmail von ${say(facts.domain)}, einem Freemail-Anbieter.`,
      'gmail-from-elsewhere': (facts) =>
        `Die From-Adresse gehört zu ${say(facts.domain)}, die Mail wurde aber nicht von Google gesendet.`,
      'no-from': 'Die From-Adresse konnte nicht gelesen werden.',
    },
    fix: {
      'free-mail': [
        'Für geschäftliche Mails eine Adresse an einer eigenen Domain verwenden und SPF, DKIM und DMARC dafür einrichten.',
      ],
      'free-mail-bulk': (_, context) => [
        'Eine eigene Domain registrieren oder die der Website verwenden.',
        `Diese Domain in ${senderName(context)} einrichten, mit SPF, DKIM und DMARC.`,
        'Von einer Adresse dort senden. Die Freemail-Adresse darf als Kontakt im Text bleiben.',
      ],
      'gmail-from-elsewhere': (_, context) => [
        `Die From-Adresse in ${senderName(context)} auf eine an einer eigenen Domain ändern.`,
        'Für diese Domain SPF, DKIM und DMARC einrichten.',
        'Muss es die Gmail-Adresse sein, mit diesem Konto über smtp.gmail.com senden.',
      ],
    },
  },
  reply_to: {
    title: 'Reply-To',
    what: 'Wohin Antworten gehen, im Vergleich zur From-Adresse.',
    why: 'Antworten, die zu einer anderen Domain gehen, sind ein Merkmal von Betrug, vor allem wenn in From ein Firmenname steht und in Reply-To ein Freemail-Postfach. Filter bewerten das.',
    found: {
      absent: 'Es gibt kein Reply-To; Antworten gehen an die From-Adresse.',
      'same-organization': 'Antworten gehen an dieselbe Organisation wie die From-Adresse.',
      list: 'Antworten gehen an die Diskussionsliste, die die Mail weitergeleitet hat.',
      'other-domain': (facts) =>
        `Antworten gehen an ${say(facts.domain)}, die Mail ist aber von ${say(facts.from)}.`,
      'free-mail': (facts) =>
        `Antworten gehen an ein Freemail-Postfach bei ${say(facts.domain)}, die Mail ist aber von ${say(facts.from)}.`,
      unreadable: 'Der Reply-To-Header enthält keine lesbare Adresse.',
      'no-from': 'Die From-Adresse konnte nicht gelesen werden; es gibt also nichts zu vergleichen.',
    },
    fix: {
      'other-domain': (_, context) => [
        `Reply-To auf eine Adresse bei ${ownDomain(context)} setzen und bei Bedarf von dort weiterleiten.`,
        'Ohne Reply-To gehen Antworten an die From-Adresse.',
      ],
      'free-mail': (_, context) => [
        `Ein Postfach wie reply@${ownDomain(context)} anlegen und als Reply-To setzen.`,
        'Es an das Freemail-Postfach weiterleiten, wenn es dort gelesen werden soll.',
      ],
      unreadable: (_, context) => [
        `Den Header in dieser Form schreiben oder weglassen: Reply-To: <reply@${ownDomain(context)}>`,
      ],
    },
  },
  return_path: {
    title: 'Return-Path',
    what: 'Der Envelope-Absender: die Adresse, an die Mailserver zurücksenden, was sich nicht zustellen lässt.',
    why: 'Nach seiner Domain wird SPF abgefragt. Ist es nicht die eigene, zählt SPF nicht für DMARC, und nur DKIM bleibt. Ohne ihn erfährt eine Liste nie, welche Adressen tot sind.',
    found: {
      present: (facts) => `Bounces gehen an ${say(facts.domain)}; diese Domain gehört zum Absender.`,
      list: (facts) =>
        `Bounces gehen an ${say(facts.domain)}, die Diskussionsliste, die die Mail weitergeleitet hat.`,
      'other-domain': (facts) =>
        `Bounces gehen an ${say(facts.domain)}, die Mail ist aber von ${say(facts.from)}.`,
      empty: 'Der Envelope-Absender ist leer, wie bei automatischen Mitteilungen.',
      'empty-bulk': 'Der Envelope-Absender ist leer, obwohl dies eine Listenmail ist.',
      'no-envelope': 'Wie eine hochgeladene Mail übergeben wurde, ist nicht bekannt.',
    },
    fix: {
      'other-domain': (_, context) => [
        `In ${senderName(context)} nach „custom return path“, „bounce domain“ oder „custom MAIL FROM“ suchen und einen Namen wie bounce.${ownDomain(context)} setzen.`,
        'Die dort gezeigten DNS-Einträge veröffentlichen.',
        'Wird das nicht angeboten, sicherstellen, dass DKIM mit der eigenen Domain signiert: DMARC besteht dann ohne SPF.',
      ],
      'empty-bulk': (_, context) => [
        `Einen Envelope-Absender wie bounce@${ownDomain(context)} setzen und lesen, was zurückkommt, um tote Adressen von der Liste zu nehmen.`,
      ],
    },
  },
  to_header: {
    title: 'To-Adresse',
    what: 'Die Empfänger, die in To und Cc zu sehen sind.',
    why: 'Eine Mail, die ihren Empfänger nennt, wirkt persönlich. Verborgene oder sehr viele Empfänger wirken wie ein Versand von Hand, und viele sichtbare geben Adressen an Fremde weiter.',
    found: {
      one: 'Die Mail ist an einen Empfänger gerichtet.',
      few: (facts) => `Die Mail ist an ${say(facts.recipients)} Empfänger gerichtet.`,
      undisclosed: 'Der To-Header verbirgt die Empfänger hinter einem Gruppennamen.',
      absent: 'Die Mail nennt keinen Empfänger, wie bei reinem Bcc.',
      many: (facts) => `Die Mail zeigt ${say(facts.recipients)} Empfänger in To und Cc.`,
      unreadable: 'Der To-Header enthält keine lesbare Adresse.',
    },
    fix: {
      undisclosed: ['Jeder Person eine eigene Mail senden, mit ihrer Adresse in To.'],
      absent: ['Einen To-Header mit der Adresse der Person ergänzen; jeder eine eigene Mail senden.'],
      many: [
        'Jeder Person eine eigene Mail senden. Mailprogramme nennen das „Serienmail“ oder „mail merge“, Versanddienste tun es von selbst.',
        'Niemandem die Adressen anderer zeigen: Das sind personenbezogene Daten.',
      ],
      unreadable: ['Den Header in dieser Form schreiben: To: <reader@example.com>'],
    },
  },
})
