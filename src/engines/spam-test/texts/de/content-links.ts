import { linkTexts } from '../content-links.ts'
import { type Facts, ownDomain } from '../phrasing.ts'
import { counted, germanTextsOf, say } from './phrasing.ts'

const noWebLinks = 'Die Mail hat keine Weblinks.'
const noLinks = 'Die Mail hat keine Links.'

const links = (facts: Facts) => counted(facts.links, 'Link', 'Links')
const mailLinks = (value: Facts[string] | undefined) => counted(value, 'Mail-Link', 'Mail-Links')

/** German words for the checks of how links are written. */
export const germanLinkTexts = germanTextsOf(linkTexts, {
  link_count: {
    title: 'Anzahl der Links',
    what: 'Wie viele Weblinks die Mail enthält.',
    why: 'Sehr viele Links wirken auf Filter wie eine Linkfarm und lassen offen, was beim Lesen zu tun ist.',
    found: {
      fits: (facts) => `Die Mail hat ${links(facts)}.`,
      'above-best': (facts) => `Die Mail hat ${links(facts)}; am besten sind höchstens 40.`,
      many: (facts) => `Die Mail hat ${links(facts)}.`,
      none: noWebLinks,
    },
    fix: {
      many: [
        'Die Links zu den wichtigsten Angeboten behalten; das Übrige auf eine Seite setzen und diese verlinken.',
        'Höchstens 40 Links anstreben.',
      ],
    },
  },
  link_https: {
    title: 'Links über https',
    what: 'Ob alle Links verschlüsselt sind.',
    why: 'Browser warnen vor http-Seiten, und Filter vertrauen ihnen weniger.',
    found: {
      'all-https': (facts) =>
        Number(facts.links) === 1
          ? 'Die Mail hat 1 Link, und er läuft über https.'
          : `Die Mail hat ${links(facts)}, alle über https.`,
      http: (facts) => `Links über unverschlüsseltes http: ${say(facts.http)} von ${say(facts.links)}.`,
      'no-links': noWebLinks,
    },
    fix: {
      http: [
        'In diesen Links http:// durch https:// ersetzen und prüfen, ob die Seiten noch aufgehen.',
        'Macht die Klickzählung http daraus, in ihren Einstellungen https (SSL) für die Tracking-Domain einschalten.',
      ],
    },
  },
  link_shortener: {
    title: 'Linkkürzer',
    what: 'Links über öffentliche Linkkürzer wie bit.ly, direkt oder hinter einer Klickzählung.',
    why: 'Ein Kurzlink verbirgt sein Ziel und teilt seinen Ruf mit allen Spammern, die denselben Dienst nutzen. Blacklists und SpamAssassin zählen solche Links.',
    found: {
      none: 'Kein Link führt über einen öffentlichen Linkkürzer.',
      shortener: (facts) =>
        `Links über einen öffentlichen Linkkürzer: ${say(facts.links)} (${say(facts.hosts)}).`,
      'behind-redirect': (facts) =>
        `Links, die über einen öffentlichen Linkkürzer weiterführen: ${say(facts.links)} (${say(facts.hosts)}).`,
      'no-links': noWebLinks,
    },
    fix: {
      shortener: (_, context) => [
        'Statt der kurzen die volle Adresse einsetzen.',
        `Werden kurze Links oder Klickzahlen gebraucht, dafür einen Namen der eigenen Domain verwenden, etwa go.${ownDomain(context)}.`,
      ],
      'behind-redirect': [
        'Die in den Belegen genannten Weiterleitungen öffnen und die endgültige Adresse dort einsetzen, wo der Kurzlink steht.',
      ],
    },
  },
  link_mismatch: {
    title: 'Gezeigtes und wirkliches Linkziel',
    what: 'Links, deren Text eine Webadresse ist, im Vergleich zu dem, wohin sie wirklich führen.',
    why: 'Eine Website zeigen und zu einer anderen führen ist der älteste Trick beim Phishing. Mailprogramme und Filter warnen davor.',
    found: {
      same: ({ shown }) => `Als Adresse gezeigte Links: ${say(shown)}; jeder führt dorthin.`,
      'none-shown': 'Kein Link zeigt eine Webadresse als Text.',
      'click-tracked': ({ tracked }) =>
        `Als Adresse gezeigte Links, die wie bei Versanddiensten üblich über eine Klickzählung führen: ${say(tracked)}.`,
      'leads-there': 'Als Adresse gezeigte Links nehmen einen Umweg und enden dort, wo sie es sagen.',
      'end-unknown': ({ shown, target }) =>
        `Ein Link zeigt ${say(shown)} und führt über den Kurzlink-Dienst ${say(target)}; wo er endet, ließ sich nicht abfragen.`,
      'other-ending': ({ shown, target }) => `Ein Link zeigt ${say(shown)} und führt zu ${say(target)}.`,
      'phishing-like': ({ shown, target }) =>
        `Ein Link zeigt ${say(shown)}, führt aber zu ${say(target)}, wie beim Phishing.`,
      'no-links': noWebLinks,
    },
    fix: {
      'other-ending': [
        'Die Adresse schreiben, zu der der Link führt, oder Worte wie „Zum Shop“ statt einer Adresse.',
      ],
      'phishing-like': (_, context) => [
        'Worte wie „Zum Shop“ statt der Adresse schreiben; dann kann nichts abweichen.',
        `Ändert eine Klickzählung das Ziel, ihr einen Namen der eigenen Domain geben, etwa click.${ownDomain(context)}.`,
      ],
    },
  },
  link_host: {
    title: 'Form der Linkziele',
    what: 'Ziele, deren Schreibweise verbirgt, wohin sie führen: IP-Adressen, ausgetauschte Buchstaben, Passwörter, Skripte.',
    why: 'Erwünschte Mails brauchen diese Formen kaum, Phishing nutzt sie oft; Filter bewerten sie schwer.',
    found: {
      plain: (facts) =>
        Number(facts.links) === 1
          ? 'Die Mail hat 1 Link, und er ist schlicht geschrieben.'
          : `Die Mail hat ${links(facts)}, alle schlicht geschrieben.`,
      'script-url': (facts) => `Links, die ein Skript ausführen würden: ${say(facts.links)}.`,
      'data-url': (facts) =>
        `Links, die statt einer Adresse eine ganze Seite enthalten (data:): ${say(facts.links)}.`,
      'file-url': (facts) => `Links zu einer Datei auf einem Computer (file:): ${say(facts.links)}.`,
      'lookalike-host': (facts) =>
        `Links zu einem Namen mit Buchstaben einer anderen Schrift, die wie lateinische aussehen: ${say(facts.links)}.`,
      credentials: (facts) => `Links mit einem Benutzernamen vor dem Host (user@host): ${say(facts.links)}.`,
      'ip-host': (facts) => `Links zu einer bloßen IP-Adresse: ${say(facts.links)}.`,
      'odd-port': (facts) => `Links mit einem ungewöhnlichen Port: ${say(facts.links)}.`,
      'no-links': noLinks,
    },
    fix: {
      'script-url': [
        'Das Skript durch die https-Adresse einer Seite ersetzen; Mailprogramme entfernen Skripte.',
      ],
      'data-url': ['Die Seite auf einen Webserver legen und ihre https-Adresse verlinken.'],
      'file-url': ['Die Datei auf einen Webserver legen und ihre https-Adresse verlinken.'],
      'lookalike-host': ['Den Hostnamen in lateinischen Buchstaben neu tippen oder den Link entfernen.'],
      credentials: ['In der Adresse alles vor dem @ entfernen.'],
      'ip-host': (_, context) => [
        `Einen Hostnamen der eigenen Domain verlinken, etwa www.${ownDomain(context)}, über https.`,
      ],
      'odd-port': [
        'Die Seite auf dem üblichen https-Port anbieten und die Zahl nach dem Hostnamen entfernen.',
      ],
    },
  },
  link_empty: {
    title: 'Links ohne Ziel',
    what: 'Links, die nirgendwohin führen: ein leeres Ziel, „#“, eine Beispieladresse, ein Anker, den es nicht gibt.',
    why: 'Beim Klicken geschieht nichts. Filter kennen solche Links von schlecht gemachten Massenmails.',
    found: {
      'real-targets': (facts) =>
        Number(facts.links) === 1
          ? 'Die Mail hat 1 Link, und er hat ein Ziel.'
          : `Die Mail hat ${links(facts)}, alle mit einem Ziel.`,
      empty: (facts) => `Links ohne Ziel: ${say(facts.links)}.`,
      placeholder: (facts) => `Links zu einer Beispieladresse: ${say(facts.links)}.`,
      'dead-anchor': (facts) => `Links zu einer Stelle, die es in der Mail nicht gibt: ${say(facts.links)}.`,
      'no-links': noLinks,
    },
    fix: {
      empty: ['Jedem dieser Links seine Adresse geben, oder den Link entfernen und den Text behalten.'],
      placeholder: ['Statt der Beispieladresse der Vorlage die eigene Adresse einsetzen.'],
      'dead-anchor': [
        'Der Mail ein Element mit dieser id geben, oder eine Webseite verlinken.',
        'Links innerhalb einer Mail funktionieren in wenigen Programmen; eine Webseite ist sicherer.',
      ],
    },
  },
  mailto_links: {
    title: 'Mail-Links',
    what: 'Links, die eine Mail schreiben (mailto:).',
    why: 'Ein fehlerhafter bewirkt nichts. Eine persönliche Adresse darin landet in Protokollen und weitergeleiteten Kopien. Dies zählt nicht.',
    found: {
      valid: (facts) => `${mailLinks(facts.links)}, richtig geschrieben.`,
      malformed: ({ count, fault }) =>
        fault === 'blank'
          ? `${mailLinks(count)} mit einem Leerzeichen in der Adresse, sodass manche Programme an niemanden schreiben.`
          : `${mailLinks(count)} ohne brauchbare Adresse.`,
      'personal-data': ({ count }) =>
        `${mailLinks(count)} mit der Adresse einer Person im Betreff oder Text.`,
      'no-mailto': 'Die Mail hat keine Mail-Links.',
    },
    fix: {
      malformed: (_, context) => [
        `Den Link als mailto:hello@${ownDomain(context)} schreiben, ohne Leerzeichen und mehrere Adressen mit Kommas dazwischen.`,
      ],
      'personal-data': [
        'Statt der Adresse ein Token einsetzen und das eigene Programm nachschlagen lassen, wer es ist.',
      ],
    },
  },
})
