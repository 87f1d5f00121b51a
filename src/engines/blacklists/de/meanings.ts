/** What lists say, in German, by the English words: in data/blacklists.ts and in this folder. */
const MEANINGS: Record<string, string> = {
  'SBL: seen sending, hosting or supporting spam': 'SBL: sendet, beherbergt oder unterstützt Spam',
  'CSS: sends low-reputation mail such as snowshoe spam':
    'CSS: sendet Mail von schlechtem Ruf, etwa über viele Adressen verteilten Spam (Snowshoe)',
  'XBL: infected or hijacked, an open proxy or part of a botnet':
    'XBL: infiziert oder gekapert, ein offener Proxy oder Teil eines Botnetzes',
  'DROP: a network run by or taken over by spammers':
    'DROP: ein Netz, das Spammer betreiben oder übernommen haben',
  'PBL: the network owner says that no mail should come straight from here':
    'PBL: Der Betreiber des Netzes sagt, dass von hier keine Mail direkt kommen soll',
  'PBL: a range that should not send mail directly, so Spamhaus says':
    'PBL: laut Spamhaus ein Netz, das Mail nicht direkt senden soll',
  'BCL: controls a botnet': 'BCL: steuert ein Botnetz',
  'a domain used in spam': 'eine Domain, die in Spam vorkommt',
  'a phishing domain': 'eine Phishing-Domain',
  'a domain that spreads malware': 'eine Domain, die Schadsoftware verbreitet',
  'a domain that controls a botnet': 'eine Domain, die ein Botnetz steuert',
  'an honest domain that is abused in spam': 'eine ehrliche Domain, die in Spam missbraucht wird',
  'an honest redirector that is abused in spam':
    'ein ehrlicher Weiterleitungsdienst, der in Spam missbraucht wird',
  'an honest domain that is abused for phishing': 'eine ehrliche Domain, die für Phishing missbraucht wird',
  'an honest domain that is abused to spread malware':
    'eine ehrliche Domain, die zum Verbreiten von Schadsoftware missbraucht wird',
  'an honest domain that is abused to control a botnet':
    'eine ehrliche Domain, die zum Steuern eines Botnetzes missbraucht wird',
  'the list was asked about an IP address': 'die Liste wurde nach einer IP-Adresse gefragt',
  'seen using stolen mailbox passwords': 'benutzt gestohlene Passwörter von Postfächern',
  'first seen less than a day ago': 'vor weniger als einem Tag zum ersten Mal gesehen',
  'an address used in spam or fraud': 'eine Adresse, die in Spam oder Betrug vorkommt',
  'an address that receives the replies to spam': 'eine Adresse, an die Antworten auf Spam gehen',
  'suspected to receive the replies to spam': 'steht im Verdacht, Antworten auf Spam zu bekommen',
  'DM: a disposable mail domain': 'DM: eine Domain für Wegwerfadressen',
  'PH: phishing': 'PH: Phishing',
  'MW: malware': 'MW: Schadsoftware',
  'CT: click tracker used in spam': 'CT: Klick-Zähler, der in Spam vorkommt',
  'ABUSE: used in spam': 'ABUSE: kommt in Spam vor',
  'CR: a cracked site': 'CR: eine gehackte Website',
  'the resolver in use is blocked from asking': 'der verwendete Resolver darf nicht fragen',
  'black: a domain of spammers': 'black: eine Domain von Spammern',
  'grey: seen in bulk mail that people did not always want':
    'grey: kommt in Massenmail vor, die nicht immer erwünscht war',
  'red: suspicious, watched': 'red: verdächtig, wird beobachtet',
  'the resolver in use is public or asks too much, so every question is refused':
    'der verwendete Resolver ist öffentlich oder fragt zu viel, deshalb wird jede Frage abgelehnt',
  'seen sending spam': 'hat Spam gesendet',
  'reported by people as a source of spam in the last day':
    'wurde am letzten Tag als Quelle von Spam gemeldet',
  'part of a wave of spam right now': 'ist gerade Teil einer Spam-Welle',
  'worst reputation': 'der schlechteste Ruf',
  'very bad reputation': 'sehr schlechter Ruf',
  'bad reputation': 'schlechter Ruf',
  'neutral reputation': 'neutraler Ruf',
  'good reputation': 'guter Ruf',
  'sent mail to spam traps': 'hat Mail an Spam-Fallen gesendet',
  'seen in mail to spam traps': 'kam in Mail an Spam-Fallen vor',
  'registered in the last 15 days': 'in den letzten 15 Tagen registriert',
  'the network around this address is listed, not the address itself':
    'das Netz um diese Adresse ist gelistet, nicht die Adresse selbst',
  "the provider's whole network is listed, not the address itself":
    'das ganze Netz des Anbieters ist gelistet, nicht die Adresse selbst',
  'sent bounces or callouts to people who had not written':
    'hat Bounces oder Rückfragen an Adressen gesendet, von denen nichts gekommen war',
  'known sender, no trust stated': 'bekannter Absender, ohne Angabe von Vertrauen',
  'known sender, low trust': 'bekannter Absender, geringes Vertrauen',
  'known sender, medium trust': 'bekannter Absender, mittleres Vertrauen',
  'known sender, high trust': 'bekannter Absender, hohes Vertrauen',
  'the resolver in use asks too much': 'der verwendete Resolver fragt zu viel',
  'black: sent mail to spam traps': 'black: hat Mail an Spam-Fallen gesendet',
  'exploit: infected or hijacked': 'exploit: infiziert oder gekapert',
  'policy: a range that should not send mail directly': 'policy: ein Netz, das Mail nicht direkt senden soll',
  'attacked a server in the last two days': 'hat in den letzten zwei Tagen einen Server angegriffen',
  'part of a botnet': 'Teil eines Botnetzes',
  'sends almost nothing but spam': 'sendet fast nur Spam',
  'black: sends spam': 'black: sendet Spam',
  'brown: sends mostly spam': 'brown: sendet überwiegend Spam',
  'white: a good sender': 'white: ein guter Absender',
  'yellow: sends spam and good mail': 'yellow: sendet Spam und erwünschte Mail',
  'NOBL: not to be blocked': 'NOBL: soll nicht gesperrt werden',
  'age of the domain': 'Alter der Domain',
  'an open proxy, a bot or an attacker': 'ein offener Proxy, ein Bot oder ein Angreifer',
  'sent spam or attacked a server': 'hat Spam gesendet oder einen Server angegriffen',
  'NOPTR: has no reverse name': 'NOPTR: hat kein Reverse DNS',
  'DYNA: its reverse name looks like a home connection':
    'DYNA: der Reverse-DNS-Name sieht nach einem privaten Anschluss aus',
  'SPAM: seen sending spam': 'SPAM: hat Spam gesendet',
  'AUTH: tries mailbox passwords': 'AUTH: probiert Passwörter von Postfächern aus',
  'sent spam': 'hat Spam gesendet',
  'seen in spam': 'kommt in Spam vor',

  'the query key is disabled': 'der Abfrageschlüssel ist deaktiviert',
  'the query key was rejected': 'der Abfrageschlüssel wurde abgelehnt',
  'the name of the list is misspelled in the configuration':
    'der Name der Liste ist in der Konfiguration falsch geschrieben',
  'the question came through a public resolver, which the list refuses':
    'die Frage kam über einen öffentlichen Resolver, den die Liste ablehnt',
  'too many questions from this resolver': 'zu viele Fragen von diesem Resolver',
  'the list refused to answer': 'die Liste hat die Antwort verweigert',
  'the answer is not the answer of a list: its domain or the resolver points elsewhere':
    'die Antwort ist nicht die einer Liste: Die Domain der Liste oder der Resolver führt woandershin',
  'the resolver in use is not allowed to ask': 'der verwendete Resolver darf nicht fragen',
  'not listed': 'nicht gelistet',
  "the list's name server refused the question": 'der Nameserver der Liste hat die Frage abgelehnt',
  'no answer in time': 'keine Antwort in der vorgesehenen Zeit',
  'no DNS resolver could be reached': 'kein DNS-Resolver war erreichbar',
  "the list's name server failed": 'beim Nameserver der Liste trat ein Fehler auf',
  'self-test failed: the list names things that it cannot hold':
    'Selbsttest gescheitert: Die Liste nennt etwas, das sie nicht enthalten kann',
  'self-test failed: the test entry is missing, so the list is empty or gone':
    'Selbsttest gescheitert: Der Testeintrag fehlt, die Liste ist also leer oder verschwunden',
  'not asked: it did not answer three times in a row':
    'nicht abgefragt: Dreimal hintereinander kam keine Antwort',
  'this list does not cover IPv6': 'diese Liste deckt IPv6 nicht ab',
  'this is a private address': 'dies ist eine private Adresse',
  'this is an address of this machine itself': 'dies ist eine Adresse des eigenen Rechners',
  'this is an address of the local network only': 'dies ist eine Adresse nur für das lokale Netz',
  'this is an address for examples': 'dies ist eine Adresse für Beispiele',
  'this is a multicast address': 'dies ist eine Multicast-Adresse',
  'this is a reserved address': 'dies ist eine reservierte Adresse',
  'this is an internal address of a cloud': 'dies ist eine interne Adresse einer Cloud',
  'this is not an IP address': 'dies ist keine IP-Adresse',
  'this is not a domain name': 'dies ist kein Domainname',
  'nobody can register this name': 'diesen Namen kann niemand registrieren',
  'this is not an email address': 'dies ist keine E-Mail-Adresse',
}

const UNKNOWN = /^unknown code (.+), not counted as a listing$/

/** What a list's answer means, in German: parts that have no words here stay as they are. */
export function germanMeaning(meaning: string): string {
  return meaning.split('; ').map(translate).join('; ')
}

const translate = (part: string): string =>
  MEANINGS[part] ?? part.replace(UNKNOWN, 'unbekannter Code $1, zählt nicht als Listung')
