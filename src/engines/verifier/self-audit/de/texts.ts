const unanswered = 'Die Nameserver antworteten nicht. Später erneut versuchen.'
const withoutAddress = 'Lässt sich ohne die öffentliche Adresse nicht prüfen.'

/** In German: what the audit of the own host found, by finding and code, and what to do about it. */
export const germanAuditTexts: Record<string, { title: string; codes: Record<string, string> }> = {
  'audit-address': {
    title: 'Öffentliche Adresse',
    codes: {
      public: 'Die Adresse, die andere sehen, ist bekannt und öffentlich.',
      unknown:
        'Die Adresse, die andere sehen, ist nicht bekannt. Sie eintragen, damit sich ihr Name und ihre Listungen prüfen lassen.',
      'not-public':
        'Diese Adresse ist aus dem Internet nicht erreichbar. Diejenige eintragen, die andere sehen.',
      invalid: 'Das ist keine IP-Adresse.',
    },
  },
  'audit-helo': {
    title: 'Begrüßungsname (HELO)',
    codes: {
      'own-name': 'Der Begrüßungsname führt zu diesem Host.',
      local:
        'Der Begrüßungsname führt nirgendwohin. Hosts, die sich mit localhost oder einem reservierten Namen melden, werden gelistet.',
      address: 'Der Begrüßungsname ist eine Adresse. Den Namen dieses Hosts verwenden.',
      bare: 'Der Begrüßungsname ist kein voller öffentlicher Name wie mail.your-domain.com.',
      'somebody-else':
        'Der Begrüßungsname gehört einem Mailanbieter. Hosts, die solche Namen borgen, werden gelistet.',
      'does-not-resolve':
        'Der Begrüßungsname hat keine Adresse. Einen A- oder AAAA-Eintrag dafür veröffentlichen.',
      'resolves-elsewhere': 'Der Begrüßungsname führt zu einem anderen Host.',
      'address-unknown': 'Lässt sich ohne die öffentliche Adresse nicht vergleichen.',
      unanswered,
    },
  },
  'audit-sender': {
    title: 'Absenderadresse',
    codes: {
      'own-mailbox': 'Die Absenderadresse liegt bei der Domain dieses Hosts, und diese nimmt Mail an.',
      'other-domain': 'Die Absenderadresse liegt bei einer anderen Domain als der Begrüßungsname.',
      'not-an-address': 'Das ist keine vollständige Adresse. Ein Postfach verwenden, das jemand liest.',
      'takes-no-mail':
        'Die Domain der Absenderadresse nimmt keine Mail an; Beschwerden würden verloren gehen.',
      local: 'Die Domain der Absenderadresse führt nirgendwohin.',
      address: 'Die Absenderadresse liegt bei einer IP-Adresse, nicht bei einer Domain.',
      bare: 'Die Domain der Absenderadresse ist kein voller öffentlicher Name.',
      'somebody-else':
        'Die Absenderadresse gehört einem Mailanbieter. Eine bei der eigenen Domain verwenden.',
      unanswered,
    },
  },
  'audit-ptr': {
    title: 'Reverse DNS',
    codes: {
      confirmed: 'Die Adresse hat einen Namen, der zu ihr zurückführt.',
      'no-ptr': 'Die Adresse hat kein Reverse DNS. Den Hosting-Anbieter bitten, einen Namen einzutragen.',
      'not-confirmed': 'Der Name aus dem Reverse DNS führt nicht zu dieser Adresse zurück.',
      'address-unknown': withoutAddress,
      unanswered,
    },
  },
  'audit-spf': {
    title: 'SPF der Absender-Domain',
    codes: {
      pass: 'Der SPF-Eintrag der Absender-Domain erlaubt diese Adresse.',
      fail: 'Der SPF-Eintrag der Absender-Domain verbietet diese Adresse. Sie in den Eintrag aufnehmen.',
      softfail:
        'Der SPF-Eintrag der Absender-Domain erlaubt diese Adresse nicht. Sie in den Eintrag aufnehmen.',
      neutral:
        'Der SPF-Eintrag der Absender-Domain sagt nichts über diese Adresse. Sie in den Eintrag aufnehmen.',
      none: 'Die Absender-Domain hat keinen SPF-Eintrag. Einen veröffentlichen, der diese Adresse erlaubt.',
      permerror: 'Der SPF-Eintrag der Absender-Domain ist fehlerhaft.',
      'address-unknown': withoutAddress,
      unanswered,
    },
  },
  'audit-port-25': {
    title: 'Port 25',
    codes: {
      open: 'Mailserver außerhalb sind erreichbar.',
      closed:
        'Kein Mailserver außerhalb antwortet. Die meisten Hosting-Anbieter halten Port 25 geschlossen, bis um Öffnung gebeten wird.',
      'refused-us': 'Ein Mailserver außerhalb antwortet, will aber mit diesem Host nicht sprechen.',
      'nobody-to-ask': 'Es gibt keinen Mailserver, der sich ausprobieren lässt.',
    },
  },
  'audit-listings': {
    title: 'Blacklists',
    codes: {
      'not-listed': 'Die Adresse steht auf keiner Blacklist, die geantwortet hat.',
      listed:
        'Die Adresse steht auf einer Blacklist, die große Anbieter nutzen. Sie zuerst austragen lassen.',
      'listed-minor': 'Die Adresse steht auf einer kleineren Blacklist.',
      'nobody-answered':
        'Keine Blacklist hat geantwortet. Einen eigenen Resolver verwenden, da die meisten Listen öffentliche ablehnen.',
      'address-unknown': withoutAddress,
    },
  },
}
