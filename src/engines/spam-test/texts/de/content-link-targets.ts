import { listingRows, targetTexts } from '../content-link-targets.ts'
import { type Facts, ownDomain } from '../phrasing.ts'
import { counted, germanTextsOf, say } from './phrasing.ts'

const noLinks = 'Die Mail hat keine Weblinks.'

const listings = (facts: Facts) => listingRows(facts.listed) || 'siehe Belege'

/** German words for the checks of where links lead. */
export const germanTargetTexts = germanTextsOf(targetTexts, {
  link_health: {
    title: 'Links funktionieren',
    what: 'Was jeder verlinkte Server geantwortet hat. Links, die abmelden oder etwas bestätigen könnten, werden geprüft, ohne sie zu öffnen.',
    why: 'Tote Links kosten Vertrauen und Klicks. Auch Filter folgen Links, und lange Ketten von Weiterleitungen wirken wie Verschleierung.',
    found: {
      reachable: ({ links }) =>
        `Abgefragte Links: ${say(links)}. Von denen, die antworteten, ist keiner kaputt.`,
      broken: ({ broken, links }) => `Kaputte Links: ${say(broken)} von ${say(links)}.`,
      redirects: ({ redirects }) => `Links mit mehr als zwei Weiterleitungen: ${say(redirects)}.`,
      'cannot-verify': ({ cannot_verify }) =>
        `Links, die sich nicht prüfen ließen, weil der Server Programme abweist: ${say(cannot_verify)}.`,
      'not-public': ({ refused }) => `Links zu einer Adresse, die Lesende nicht erreichen: ${say(refused)}.`,
      'not-asked': 'Die verlinkten Server konnten nicht abgefragt werden.',
      'no-links': noLinks,
    },
    fix: {
      broken: [
        'Jeden kaputten Link aus den Belegen in einem privaten Fenster öffnen.',
        'Seine Adresse berichtigen oder die Seite wiederherstellen; gibt es sie endgültig nicht mehr, den Link entfernen.',
        'Ein Fehler im DNS oder am Zertifikat muss auf dem verlinkten Server behoben werden.',
      ],
      redirects: [
        'Gleich die endgültige Adresse verlinken; eine Weiterleitung zum Zählen der Klicks genügt.',
      ],
      'cannot-verify': [
        'Diese Links selbst öffnen: Funktionieren sie, ist nichts zu tun.',
        'Weist eine Firewall Programme ab, die Linkprüfer der Mailanbieter durchlassen.',
      ],
      'not-public': [
        'Adressen des eigenen Netzes wie localhost oder 10.0.0.1 und ungewöhnliche Ports durch die öffentliche https-Adresse ersetzen.',
      ],
    },
  },
  link_domain: {
    title: 'Domains der Links',
    what: 'Ob Links über die eigene Domain führen oder über eine, die sich alle Kunden eines Dienstes teilen.',
    why: 'Eine geteilte Tracking-Domain teilt ihren Ruf mit allen anderen dort: Verschickt jemand Spam, ist sie für alle gelistet.',
    found: {
      own: ({ own, links }) => `Links über die Domain des Absenders: ${say(own)} von ${say(links)}.`,
      'other-sites': 'Die Links führen zu anderen Websites und über keine geteilte Tracking-Domain.',
      'shared-tracking': ({ shared, hosts }) =>
        `Links über eine Tracking-Domain, die sich viele Absender teilen: ${say(shared)} (${say(hosts)}).`,
      'no-links': noLinks,
    },
    fix: {
      'shared-tracking': (_, context) => [
        `In ${context.esp?.name ?? 'Ihrem Versanddienst'} eine eigene Tracking-Domain einrichten; nach „custom tracking domain“ oder „branded links“ suchen.`,
        `Den dort genannten CNAME-Eintrag anlegen, für einen Host wie click.${ownDomain(context)}.`,
        'Dort https (SSL) dafür einschalten.',
      ],
    },
  },
  link_blocklist: {
    title: 'Links auf Blacklists',
    what: 'Ob Domains in Links auf URI-Blacklists wie Spamhaus DBL, SURBL und URIBL stehen.',
    why: 'Die meisten Filter fragen jede verlinkte Domain ab. Eine gelistete bringt die Mail in den Spam-Ordner, ganz gleich, wer sie gesendet hat.',
    found: {
      'not-listed': ({ domains }) =>
        `Keine verlinkte Domain steht auf einer Blacklist; abgefragt: ${say(Array.isArray(domains) ? domains.length : 0)}.`,
      listed: (facts) => `Verlinkte Domains stehen auf Blacklists: ${listings(facts)}.`,
      'minor-list': (facts) => `Verlinkte Domains stehen auf kleineren Blacklists: ${listings(facts)}.`,
      'not-answered': ({ unanswered }) =>
        `Die Blacklists gaben für ${counted(unanswered, 'verlinkte Domain', 'verlinkte Domains')} keine Antwort.`,
      'no-domains': noLinks,
    },
    fix: {
      listed: [
        'Links zu den gelisteten Domains aus der Mail nehmen, bis sie ausgetragen sind.',
        'Gehört die Domain Ihnen: die Website nach fremden Seiten absuchen, sie bereinigen und dann auf der Website der Liste das Austragen beantragen.',
        'Gehört sie zur Klickzählung, eine eigene Tracking-Domain einrichten.',
      ],
      'minor-list': [
        'Auf der Seite der Liste nachsehen, warum die Domain darauf steht, und das Austragen beantragen, sobald der Grund behoben ist.',
        'Gehört die Domain jemand anderem, überlegen, ob der Link wegbleiben kann.',
      ],
    },
  },
})
