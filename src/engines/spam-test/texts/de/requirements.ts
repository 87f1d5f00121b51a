import type { Fault, RequirementTables } from '../requirements.ts'

const uncovered: Fault = {
  says: 'ihre Header für die Abmeldung mit einem Klick sind von keiner gültigen DKIM-Signatur gedeckt',
}

/** Words as a list: "a, b und c". */
export const enumerated = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`

export const germanRequirements: RequirementTables = {
  titles: {
    spf_or_dkim: 'SPF oder DKIM besteht',
    spf_pass: 'SPF besteht',
    dkim_pass: 'DKIM besteht',
    dmarc_pass: 'DMARC-Eintrag ist da und besteht',
    from_aligned: 'From-Domain passt zu SPF oder DKIM',
    reverse_dns: 'Sendende Adresse hat Forward und Reverse DNS, die zusammenpassen',
    tls_used: 'Über TLS gesendet',
    message_format: 'Nachricht hält sich an RFC 5322',
    not_gmail_from: 'From ist keine anderswo gesendete @gmail.com-Adresse',
    key_length: 'DKIM-Schlüssel hat 1024 Bit oder mehr',
    one_click_unsubscribe: 'Abmeldung mit einem Klick in den Headern',
    visible_unsubscribe: 'Sichtbarer Abmeldelink im Text',
  },
  titlesByCode: {
    one_click_unsubscribe: {
      'one_click not-signed':
        'Header für die Abmeldung mit einem Klick sind von einer gültigen DKIM-Signatur gedeckt',
      'one_click wrong-value': 'Header für die Abmeldung mit einem Klick hat den verlangten Wert',
      'one_click no-https': 'Abmeldung mit einem Klick hat eine https-Adresse',
    },
  },
  faults: {
    spf_or_dkim: { lacks: 'ein bestandenes SPF oder DKIM' },
    spf_pass: { lacks: 'ein bestandenes SPF' },
    dkim_pass: { lacks: 'eine gültige DKIM-Signatur' },
    dmarc_pass: { lacks: 'ein bestandenes DMARC' },
    from_aligned: { lacks: 'eine From-Domain, für die SPF oder DKIM bürgt' },
    reverse_dns: { lacks: 'ein Reverse-DNS-Name der sendenden Adresse' },
    tls_used: { lacks: 'eine verschlüsselte Verbindung' },
    message_format: { says: 'ihre Header haben nicht die vorgeschriebene Form' },
    not_gmail_from: { lacks: 'eine eigene From-Adresse statt @gmail.com' },
    key_length: { lacks: 'ein DKIM-Schlüssel mit 1024 Bit oder mehr' },
    one_click_unsubscribe: { lacks: 'die Abmeldung mit einem Klick' },
    visible_unsubscribe: { lacks: 'ein sichtbarer Abmeldelink' },
  },
  faultsByCode: {
    one_click_unsubscribe: {
      'one_click not-signed': uncovered,
      'one_click wrong-value': {
        says: 'ihr Header für die Abmeldung mit einem Klick hat einen falschen Wert',
      },
      'one_click no-https': { says: 'ihre Abmeldung mit einem Klick hat keine https-Adresse' },
    },
    reverse_dns: {
      'rdns no-forward': {
        says: 'der Reverse-DNS-Name der sendenden Adresse führt nicht zu ihr zurück',
      },
    },
    message_format: {
      'from_header missing': { lacks: 'eine From-Adresse' },
      'from_header several-fields': { says: 'sie hat mehr als einen From-Header' },
      'from_header several-addresses': { says: 'sie hat mehr als eine From-Adresse' },
      'from_header malformed': { says: 'ihr From-Header enthält keine vollständige Adresse' },
      'date_header missing': { lacks: 'ein Date-Header' },
      'date_header unreadable': { says: 'ihr Date-Header ist nicht lesbar' },
      'date_header far-off': { says: 'ihr Date liegt mehr als eine Woche daneben' },
      'message_id absent': { lacks: 'eine Message-ID' },
      'message_id duplicate': { says: 'sie hat mehr als eine Message-ID' },
      'duplicate_headers repeated': {
        says: 'ein Header, der nur einmal stehen darf, steht zweimal darin',
      },
      'line_length over-998': { says: 'sie hat eine Zeile mit mehr als 998 Zeichen' },
    },
  },
  uncovered,
  uncoveredToo: { says: 'darum zählen auch ihre Header für die Abmeldung mit einem Klick nicht' },
  listed: enumerated,
  lacks: (list) => `es fehlt ${list}`,
  joined: (clauses) => clauses.join(', und '),
  andMore: (said, count, lacking) =>
    lacking
      ? `${said} und ${count} weitere Dinge, die verlangt werden`
      : `${said}, und ${count} weitere Dinge, die verlangt werden, fehlen`,
}
