import { checkerPageWords as english } from '../en/checker-pages.ts'
import type { Words } from '../en/index.ts'

const domain = { label: 'Domain', placeholder: 'example.org', example: 'example.com' }

/** What each checker's page says of itself: its name, what it answers, and what its record is and is not. */
export const checkerPageWords: Words['checkerPages'] = {
  spf: {
    ...domain,
    title: 'SPF prüfen: Abfragen, include-Baum, korrigierter Eintrag',
    description:
      'Liest den SPF-Eintrag einer Domain Begriff für Begriff: den include-Baum mit der Zahl der DNS-Abfragen, wer senden darf, was falsch ist und welcher Eintrag stattdessen zu veröffentlichen ist.',
    lead: 'Wer Mail für eine Domain senden darf, wie viele DNS-Abfragen das kostet, und der korrigierte Eintrag.',
    about: [
      {
        title: 'Was es ist',
        text: 'SPF (RFC 7208) ist eine im DNS veröffentlichte Liste der Server, die Mail mit Ihrer Domain als Envelope-Absender senden dürfen. Der empfangende Server vergleicht die Adresse, die sich verbindet, Begriff für Begriff mit dieser Liste; der erste Treffer entscheidet.',
      },
      {
        title: 'Wer es durchsetzt',
        text: 'Gmail und Yahoo verlangen SPF oder DKIM von allen und beides von Massenversendern; Microsoft verlangt beides nur von Massenversendern (5.000 Mails am Tag und mehr). Ein Eintrag, der mehr als zehn DNS-Abfragen braucht oder nicht lesbar ist, ist ein dauerhafter Fehler: Er schützt nichts, und niemand besteht.',
      },
      {
        title: 'Was es nicht kann',
        text: 'SPF beurteilt den Umschlag, nicht die From-Zeile, die Menschen sehen: Erst DMARC verbindet beide. Bei weitergeleiteter Mail scheitert es, weil der weiterleitende Server nicht auf Ihrer Liste steht. Und es sagt nichts über den Inhalt der Mail.',
      },
    ],
    questions: [
      {
        q: 'Warum zählen Prüfprogramme die Abfragen verschieden?',
        a: [
          'Nur include, a, mx, ptr, exists und redirect kosten eine Abfrage; ip4, ip6, all und exp kosten keine, und die Adressen der Mailserver hinter einem mx zählen nicht noch einmal. Viele Werkzeuge zählen das falsch. Der Baum oben zeigt jede einzelne, so lässt sich mitzählen.',
        ],
      },
      {
        q: '-all oder ~all?',
        a: [
          'Beide sagen, dass andere Server nicht für Sie senden sollen. Mit DMARC ist ~all die sicherere Wahl: Manche empfangenden Server lehnen bei -all ab, bevor sie DKIM ansehen, und weitergeleitete Mail geht dadurch verloren. Für eine Domain, die gar keine Mail sendet, ist -all richtig.',
        ],
      },
      {
        q: 'Was ist eine Abfrage ohne Antwort (void look-up)?',
        a: [
          'Eine Frage nach einem Namen, zu dem es keinen solchen Eintrag gibt. Mehr als zwei davon gelten vielen empfangenden Servern als dauerhafter Fehler. Oft stammen sie von Diensten, die seit Jahren nicht mehr genutzt werden.',
        ],
      },
      {
        q: 'Sollte der Eintrag abgeflacht werden?',
        a: [
          'Abflachen ersetzt jedes include durch die Adressen, zu denen es heute führt. Das spart Abfragen und ist an dem Tag falsch, an dem der Dienst seine Adressen ändert, ohne es Ihnen zu sagen. Zuerst entfernen, was nicht mehr gebraucht wird, oder über eine Subdomain mit eigenem Eintrag senden.',
        ],
      },
    ],
  },
  dkim: {
    ...domain,
    title: 'DKIM prüfen: die Schlüssel einer Domain finden und lesen',
    description:
      'Findet die DKIM-Schlüssel einer Domain, mit oder ohne Selektor, und liest sie: Art, Länge, Flags und was empfangende Server damit tun.',
    lead: 'Welche Schlüssel zum Signieren eine Domain veröffentlicht, von welcher Art sie sind und ob empfangende Server sie nutzen können.',
    about: [
      {
        title: 'Was es ist',
        text: 'DKIM (RFC 6376) signiert eine Mail mit einem privaten Schlüssel. Die öffentliche Hälfte steht im DNS unter einem Selektor, einem Namen, den der Absender wählt; so kann eine Domain mehrere Schlüssel zugleich haben. Der empfangende Server holt den Schlüssel und weiß dann, dass die signierten Teile unterwegs nicht verändert wurden.',
      },
      {
        title: 'Wer es durchsetzt',
        text: 'Gmail, Yahoo und Microsoft verlangen von Massenversendern eine gültige Signatur. Schlüssel unter 1024 Bit und Signaturen mit SHA-1 zählen nicht (RFC 8301). Üblich sind heute 2048 Bit.',
      },
      {
        title: 'Was es nicht kann',
        text: 'Ein Schlüssel im DNS heißt nicht, dass Ihre Mail signiert ist: Das zeigt nur eine empfangene Mail, und dafür gibt es den Spam-Test. Eine Signatur sagt nicht, dass eine Mail erwünscht ist, und muss für sich genommen nicht die Domain aus der From-Zeile nennen; das verlangt erst DMARC.',
      },
    ],
    questions: [
      {
        q: 'Der Selektor ist nicht bekannt. Was nun?',
        a: [
          'Das Feld leer lassen: Dann werden die Namen abgefragt, die Versanddienste verwenden, auch die der Dienste aus Ihren SPF- und MX-Einträgen. Sicherheit gibt eine Mail an eine Testadresse des Spam-Tests: Der Selektor steht als s= in der Signatur.',
        ],
      },
      {
        q: 'Es wurde nichts gefunden. Gibt es kein DKIM?',
        a: [
          'Nicht unbedingt. Das DNS kann die Selektoren einer Domain nicht auflisten; ein Schlüssel unter einem ungewöhnlichen Namen bleibt also ungesehen. Deshalb steht hier „nicht geprüft“ und kein Problem.',
        ],
      },
      {
        q: 'Wie oft sollten Schlüssel wechseln?',
        a: [
          'Der Standard gibt keine Regel vor. Üblich ist ein- bis zweimal im Jahr, und sofort, wenn ein Dienst, der einen Schlüssel hatte, nicht mehr genutzt wird. Zuerst den neuen Schlüssel veröffentlichen, dann das Signieren umstellen und den alten einige Tage später entfernen.',
        ],
      },
    ],
  },
  dmarc: {
    ...domain,
    title: 'DMARC prüfen: Richtlinie, Vererbung und ein Plan',
    description:
      'Liest den DMARC-Eintrag einer Domain nach dem Standard von 2026 (RFC 9989): welche Richtlinie gilt, woher sie kommt und die Schritte von none bis reject.',
    lead: 'Was empfangende Server mit Mail tun, die eine Domain ohne Erlaubnis nutzt, und die Schritte zu einer Richtlinie, die hält.',
    about: [
      {
        title: 'Was es ist',
        text: 'DMARC (RFC 9989, Nachfolger von RFC 7489 seit 2026) sagt, was mit Mail geschehen soll, deren From-Zeile Ihre Domain zeigt, für die aber weder SPF noch DKIM bürgt: nichts, in den Spam-Ordner legen oder ablehnen. Außerdem fordert es tägliche Berichte darüber an, wer in Ihrem Namen sendet.',
      },
      {
        title: 'Wer es durchsetzt',
        text: 'Gmail, Yahoo und Microsoft verlangen von Massenversendern einen Eintrag; p=none genügt dafür. Die Richtlinie selbst wenden fast alle großen Empfänger an. Ein BIMI-Logo zeigen Posteingänge nur bei quarantine oder reject.',
      },
      {
        title: 'Was es nicht kann',
        text: 'Es schützt genau die Domain und was unter ihr liegt, nicht ähnlich aussehende Namen. Es unterscheidet gute Mail nicht von schlechter, und eine strenge Richtlinie verbessert Ihre Reputation nicht. Bei reject kann Mail verloren gehen, die Menschen aus Ihrer Domain über Mailinglisten senden.',
      },
    ],
    questions: [
      {
        q: 'Ist p=none nutzlos?',
        a: [
          'Nein: Damit beginnen die Berichte, und es erfüllt, was Anbieter verlangen. Aber es hindert niemanden daran, Ihre Domain zu benutzen. Dabei bleiben, bis die Berichte nur noch bekannte Absender zeigen, dann weitergehen.',
        ],
      },
      {
        q: 'Was wurde aus pct?',
        a: [
          'RFC 9989 hat pct, rf und ri gestrichen und np, psd und t hinzugefügt. Heutige empfangende Server übergehen pct; ältere befolgen es vielleicht noch. Zum Ausprobieren bleibt t=y: Es wendet eine Richtlinie eine Stufe niedriger an.',
        ],
      },
      {
        q: 'Woher kommt der Eintrag einer Subdomain?',
        a: [
          'Zuerst von der Subdomain selbst. Hat sie keinen, gehen empfangende Server den Namen Label für Label hinauf, bis sie auf einen Eintrag treffen, und wenden dessen Tag sp an, oder np für Namen, die es nicht gibt. Der Weg oben zeigt jeden Namen, der abgefragt wurde.',
        ],
      },
      {
        q: 'Muss jede Domain bei reject enden?',
        a: [
          'Nein. Für eine Domain, in der Menschen Mail schreiben, nennt der Standard quarantine das richtige Ende. reject passt zu Domains, die nur Transaktionsmail oder Newsletter senden, und zu solchen, die keine Mail senden.',
        ],
      },
    ],
  },
  bimi: {
    ...domain,
    title: 'BIMI prüfen: Logo, Zertifikat und Eintrag',
    description:
      'Zeigt das BIMI-Logo einer Domain so, wie Posteingänge es tun, prüft das SVG auf Tiny PS und liest das Markenzertifikat samt seiner Kette.',
    lead: 'Das Logo neben Ihrer Mail: ob Posteingänge es zeigen würden, wie es dort aussieht und was im Weg steht.',
    about: [
      {
        title: 'Was es ist',
        text: 'BIMI ist der Entwurf eines Standards für ein Logo neben authentifizierter Mail. Ein DNS-Eintrag nennt eine SVG-Datei und, für die meisten Posteingänge, ein Zertifikat, nach dem das Logo Ihnen gehört: ein VMC für eine eingetragene Marke, ein CMC für ein Logo, das seit einem Jahr in Gebrauch ist.',
      },
      {
        title: 'Wer es zeigt',
        text: 'Gmail und Apple Mail zeigen Logos mit Zertifikat, Yahoo und einige andere auch ohne. Alle verlangen eine DMARC-Richtlinie quarantine oder reject auf der Organisationsdomain und entscheiden auch nach der Reputation. Microsoft macht nicht mit.',
      },
      {
        title: 'Was es nicht kann',
        text: 'Es bringt keine Mail in den Posteingang. Auch ein Eintrag ohne Fehler verspricht nichts: Jeder Posteingang entscheidet selbst, ob und wem das Logo erscheint, oft erst Tage nach der Veröffentlichung des Eintrags.',
      },
    ],
    questions: [
      {
        q: 'Warum wird das SVG abgelehnt?',
        a: [
          'BIMI nimmt nur SVG Tiny Portable/Secure, einen kleinen und harmlosen Teil von SVG. Exporte aus Zeichenprogrammen enthalten fast immer, was dort verboten ist: style-Elemente, Beschneidungspfade, Deckkraft, verlinkte Bilder. Die Liste der Probleme nennt jedes mit seiner Zeile.',
        ],
      },
      {
        q: 'Ist ein Zertifikat nötig?',
        a: [
          'Für Gmail und Apple Mail ja, für Yahoo nein. Ein VMC setzt eine eingetragene Marke voraus; ein CMC den Nachweis, dass das Logo seit zwölf Monaten öffentlich verwendet wird.',
        ],
      },
      {
        q: 'Warum ist das Logo rund und eckig gezeichnet?',
        a: [
          'Posteingänge schneiden es auf ihre eigene Form zu. Was in den Ecken steht, verschwindet im Kreis, und durch einen transparenten Grund scheint die Farbe der Seite dahinter.',
        ],
      },
    ],
  },
  'mta-sts': {
    ...domain,
    title: 'MTA-STS prüfen: Richtlinie, Modus und Mailserver',
    description:
      'Liest den MTA-STS-Eintrag und die Richtlinie einer Domain und vergleicht ihre Muster mit den Mailservern im DNS.',
    lead: 'Ob andere Server verschlüsseln müssen, was sie an eine Domain senden, und ob die Richtlinie alle ihre Mailserver abdeckt.',
    about: [
      {
        title: 'Was es ist',
        text: 'MTA-STS (RFC 8461) ist eine Datei auf Ihrem Webserver, angekündigt im DNS. Sie sagt sendenden Servern, dass sie bei der Zustellung an Sie TLS mit einem gültigen Zertifikat verwenden sollen. Das schützt Mail an Ihre Domain davor, unterwegs gelesen oder umgeleitet zu werden.',
      },
      {
        title: 'Wer es durchsetzt',
        text: 'Gmail, Microsoft, Yahoo und andere große Absender holen die Richtlinie und behalten sie so lange, wie max_age sagt. Im Modus enforce liefern sie nicht an einen Server, den die Richtlinie nicht nennt oder dessen Zertifikat nicht gültig ist.',
      },
      {
        title: 'Was es nicht kann',
        text: 'Für Mail, die Sie senden, und dafür, wo sie landet, bewirkt es nichts. Eine Richtlinie, die nicht mehr zu Ihren Mailservern passt, hält Mail an Sie auf; deshalb zuerst die Richtlinie ändern, dann die Server.',
      },
    ],
    questions: [
      {
        q: 'Braucht eine Newsletter-Domain das?',
        a: ['Nur wenn Menschen an sie antworten. Es schützt, was hereinkommt, auch Antworten.'],
      },
      {
        q: 'In welcher Reihenfolge werden Mailserver gewechselt?',
        a: [
          'Den neuen Namen in die Richtlinie aufnehmen, die id im DNS-Eintrag ändern, warten, bis max_age oder mindestens ein Tag vergangen ist, und erst dann den MX-Eintrag ändern.',
        ],
      },
    ],
  },
  'tls-rpt': {
    ...domain,
    title: 'TLS-RPT prüfen: wohin TLS-Berichte gehen',
    description:
      'Liest den Eintrag einer Domain für TLS-Berichte und sagt, wohin Berichte über gescheiterte Verschlüsselung gehen.',
    lead: 'Wohin andere Server melden, dass sie eine Domain nicht über TLS erreichen konnten.',
    about: [
      {
        title: 'Was es ist',
        text: 'TLS-RPT (RFC 8460) ist ein DNS-Eintrag mit einer Adresse für tägliche Berichte. Große Absender melden darin, wie viele Verbindungen zu Ihren Mailservern verschlüsselt waren und warum andere scheiterten.',
      },
      {
        title: 'Wer es nutzt',
        text: 'Google, Microsoft, Yahoo und andere senden solche Berichte. Es sind JSON-Dateien, für Programme gemacht.',
      },
      {
        title: 'Was es nicht kann',
        text: 'An der Zustellung ändert es nichts. So ist zu erfahren, dass MTA-STS oder DANE nicht stimmt, bevor Menschen sagen, dass Mail fehlt.',
      },
    ],
    questions: [
      {
        q: 'Ist es ohne MTA-STS sinnvoll?',
        a: [
          'Ja. Berichte erzählen auch von abgelaufenen Zertifikaten und von Servern, die gar kein TLS anbieten. Sie sind der ruhige Weg, eine MTA-STS-Richtlinie vorzubereiten.',
        ],
      },
    ],
  },
  'domain-blacklist': {
    ...domain,
    title: 'Domain-Blacklists prüfen: die Listen, auf die es ankommt',
    description:
      'Fragt die Domain-Blacklists ab, die große Empfänger verwenden, testet jede, bevor ihr geglaubt wird, und sagt, welche nicht abgefragt werden konnten.',
    lead: 'Ob eine Domain auf den Listen steht, die Mailfilter verwenden. Jede Liste wird getestet, bevor ihr geglaubt wird.',
    about: [
      {
        title: 'Was sie sind',
        text: 'Domain-Blacklists nennen Domains, die in Spam, Phishing oder Malware vorkamen. Filter schlagen die From-Domain, die signierende Domain und jeden Link einer Mail nach; ein Treffer folgt der Domain also, gleich welcher Server sendet.',
      },
      {
        title: 'Wer sie nutzt',
        text: 'Spamhaus DBL, SURBL und URIBL sind in fast jeden Mailfilter eingebaut, auch in SpamAssassin und rspamd. Gmail und Microsoft stützen sich vor allem auf eigene Daten.',
      },
      {
        title: 'Was sie nicht können',
        text: 'Nicht gelistet zu sein heißt nicht, eine gute Reputation zu haben, und die meisten Spam-Ordner füllen sich ohne jede Liste. Listen neu gesehener Domains sagen nur, dass eine Domain neu ist; das vergeht von selbst.',
      },
    ],
    questions: [
      {
        q: 'Die Domain ist gelistet. Was zuerst?',
        a: [
          'Vor dem Antrag auf Austragung die Ursache finden: eine gehackte Website, ein Formular, über das jeder senden kann, eine gekaufte Liste, ein übernommenes Konto. Die Listen sehen wieder hin, und nach einem zweiten Treffer ist es schwerer, herunterzukommen.',
        ],
      },
      {
        q: 'Warum konnten manche Listen nicht abgefragt werden?',
        a: [
          'Viele verweigern Fragen, die über öffentliche oder stark genutzte DNS-Resolver kommen, und antworten mit einem Fehlercode. Manche Prüfprogramme zeigen einen solchen Code als Treffer. Hier steht er mit seinem Code als nicht abgefragt, nie als sauber und nie als gelistet.',
        ],
      },
      {
        q: 'Andere fragen hundert Listen ab. Warum hier nicht?',
        a: [
          'Die meisten dieser Listen sind tot, oder kein Filter fragt sie ab. Eine tote Liste meldet alles als sauber oder alles als gelistet. Hier muss jede Liste einen Test mit bekannten Einträgen bestehen, bevor ihre Antwort zählt.',
        ],
      },
    ],
  },
  'email-blacklist': {
    label: 'E-Mail-Adresse',
    placeholder: english['email-blacklist'].placeholder,
    example: english['email-blacklist'].example,
    title: 'E-Mail-Blacklists prüfen: Adresse und Domain',
    description:
      'Fragt die Listen von E-Mail-Adressen mit einem Hash ab, der statt der Adresse gesendet wird, und dazu die Domainlisten.',
    lead: 'Ob eine Adresse oder ihre Domain auf einer Liste steht. Die Adresse selbst wird nie gesendet: Abgefragt wird als Hash.',
    about: [
      {
        title: 'Was sie sind',
        text: 'Einige wenige Listen enthalten Adressen, die für Betrug und Spam benutzt werden, meist als Antwortadresse. Abgefragt werden sie mit einem Hash der Adresse; die Adresse selbst wird nicht gesendet. Vor allen verbirgt er sie nicht: Eine Liste, die die Adresse hat, weiß, nach welcher gefragt wurde, und wer sie errät, kann denselben Hash bilden und vergleichen. Die Domain der Adresse wird in den Domainlisten nachgeschlagen.',
      },
      {
        title: 'Wer sie nutzt',
        text: 'SpamAssassin und rspamd fragen die MSBL EBL ab und, mit einem Schlüssel, Spamhaus HBL. Sie sehen From, Reply-To und Adressen im Text an.',
      },
      {
        title: 'Was sie nicht können',
        text: 'Sie sagen nicht, ob es eine Adresse gibt oder ob sie Mail annimmt; das tut die Adressprüfung. Private Blacklists einzelner Anbieter kann niemand abfragen.',
      },
    ],
    questions: [
      {
        q: 'Wird die Adresse gespeichert?',
        a: [
          'Nein. Aus ihr wird ein Hash gebildet, um die Listen abzufragen; mit der Antwort ist sie vergessen.',
        ],
      },
      {
        q: 'Warum geht es im Ergebnis auch um die Domain?',
        a: [
          'Ein Filter sieht beides. Eine Adresse in einer gelisteten Domain wird wie die Domain behandelt.',
        ],
      },
    ],
  },
  'ip-blacklist': {
    label: 'IP-Adresse',
    placeholder: english['ip-blacklist'].placeholder,
    example: english['ip-blacklist'].example,
    title: 'IP-Blacklists prüfen: gelistet, nicht gelistet, nicht abfragbar',
    description:
      'Fragt die IP-Blacklists ab, die große Empfänger verwenden, für IPv4 und IPv6, testet jede, bevor ihr geglaubt wird, und sagt, was ein Treffer kostet.',
    lead: 'Ob eine sendende Adresse auf den Listen steht, die Empfänger verwenden, und was ein Treffer dort kostet.',
    about: [
      {
        title: 'Was sie sind',
        text: 'DNS-Blacklists (RFC 5782) nennen Adressen, die Spam gesendet haben, gekapert wurden oder gar keine Mail senden sollten. Ein empfangender Server fragt sie ab, während sich ein Server verbindet, und kann ablehnen, bevor die Mail überhaupt gelesen ist.',
      },
      {
        title: 'Wer sie nutzt',
        text: 'Spamhaus ZEN entscheidet bei einem großen Teil aller Empfänger mit, auch bei Microsoft. Barracuda, SpamCop und Mailspike werden von vielen verwendet. Die übrigen bringen Punkte in Filtern oder gar nichts.',
      },
      {
        title: 'Was sie nicht können',
        text: 'Gmail und Yahoo führen eigene Aufzeichnungen über Ihre Adresse, die keine Liste zeigt. Bei geteilten Adressen kann ein Treffer von jemand anderem stammen; dann kann nur der Versanddienst handeln.',
      },
    ],
    questions: [
      {
        q: 'Da steht PBL oder Policy. Ist das Spam?',
        a: [
          'Nein. Solche Listen nennen Adressen von Privatanschlüssen und Clouds, die nicht dazu gedacht sind, Mail direkt in die Welt zu senden. Für eine Adresse, die kein Mailserver ist, ist das normal; für einen Mailserver ist es ein Problem.',
        ],
      },
      {
        q: 'Eine Liste verlangt Geld für die Austragung. Zahlen?',
        a: [
          'Nein. Listen, die Austragungen verkaufen, werden von wenigen Empfängern abgefragt, und ihre Einträge laufen von selbst aus, sobald die Ursache weg ist.',
        ],
      },
      {
        q: 'Was ist eine Allowlist?',
        a: [
          'DNSWL und ähnliche Listen nennen Absender mit guter Reputation. Darauf zu stehen ist gut; nicht darauf zu stehen bedeutet nichts.',
        ],
      },
    ],
  },
}
