import type { Explanation } from '#engines/record/words.ts'

const OPTIONS: Record<string, string> = {
  '0': 'wenn weder SPF noch DKIM für die Domain bürgt',
  '1': 'wenn SPF oder DKIM nicht für sie bürgt',
  d: 'wenn eine DKIM-Signatur gebrochen ist',
  s: 'wenn SPF scheitert',
}

/** In German: the record's parts, what a suggested record changes, what may go wrong, and the plan's steps. */
export const germanDmarcExplanations: Record<string, Explanation> = {
  'dmarc.v':
    'Sagt, dass dies ein DMARC-Eintrag ist. Muss ganz vorn stehen und v=DMARC1 lauten, in genau dieser Schreibweise.',
  'dmarc.p':
    'Was empfangende Server mit Mail tun sollen, die diese Domain in der From-Zeile trägt und DMARC nicht besteht.',
  'dmarc.sp': 'Dasselbe für Subdomains ohne eigenen DMARC-Eintrag. Ohne diese Angabe gilt p.',
  'dmarc.np': 'Dasselbe für Subdomains, die es gar nicht gibt. Ohne diese Angabe gilt sp, sonst p.',
  'dmarc.policy.none':
    'Zustellen wie immer und berichten. Gefälschte Mail in Ihrem Namen wird nicht aufgehalten.',
  'dmarc.policy.quarantine': 'Als verdächtig behandeln; meist kommt sie in den Spam-Ordner.',
  'dmarc.policy.reject': 'Die Mail ablehnen, sodass sie gar nicht zugestellt wird.',
  'dmarc.adkim': 'Wie genau die signierende Domain von DKIM zur From-Domain passen muss.',
  'dmarc.aspf': 'Wie genau der von SPF geprüfte Envelope-Absender zur From-Domain passen muss.',
  'dmarc.mode.r': 'Relaxed: Jeder Name derselben Organisation genügt.',
  'dmarc.mode.s': 'Strict: Es muss genau derselbe Name sein.',
  'dmarc.t': 'Testmodus: ob die Richtlinie schon ernst gemeint ist.',
  'dmarc.t.y':
    'Empfangende Server wenden eine Stufe weniger an: Aus reject wird quarantine, aus quarantine wird none.',
  'dmarc.t.n': 'Die Richtlinie ist gemeint, wie sie dasteht.',
  'dmarc.psd': 'Ob andere unterhalb dieser Domain ihre eigenen registrieren.',
  'dmarc.psd.y':
    'Dies ist eine öffentliche Endung, etwa eine Länderendung: Domains darunter gehören anderen.',
  'dmarc.psd.n': 'Diese Domain ist eine eigene Organisation; die Suche nach einer Richtlinie endet hier.',
  'dmarc.psd.u': 'Keine Angabe; empfangende Server finden es selbst heraus. Das ist die Voreinstellung.',
  'dmarc.rua': 'Wohin die täglichen Berichte gehen.',
  'dmarc.rua-value': ({ value }) =>
    `Empfangende Server senden einmal am Tag eine Zusammenfassung aller Mail in Ihrem Namen an ${value}.`,
  'dmarc.ruf':
    'Wohin Berichte über einzelne gescheiterte Mails gehen. Zum Schutz der Privatsphäre senden nur wenige Anbieter solche.',
  'dmarc.ruf-value': ({ value }) => `Wer solche Berichte sendet, sendet sie an ${value}.`,
  'dmarc.fo': 'Wann einzelne Mails gemeldet werden; dazu braucht es ruf.',
  'dmarc.fo-value': ({ value }) =>
    `Melden, ${(value ?? '')
      .split(':', 4)
      .map((option) => OPTIONS[option.trim().toLowerCase()] ?? 'in einem Fall, der nicht definiert ist')
      .join(', und ')}.`,
  'dmarc.pct': 'Für wie viele von hundert Mails die Richtlinie gilt. RFC 9989 hat es gestrichen.',
  'dmarc.pct-value': ({ value }) =>
    `${value} von hundert. Nur ältere empfangende Server halten sich noch daran.`,
  'dmarc.rf': 'Das Format der Fehlerberichte. RFC 9989 hat es gestrichen: Es gibt nur eines.',
  'dmarc.rf-value': 'Hat keine Wirkung.',
  'dmarc.ri': 'Wie oft berichtet wird. RFC 9989 hat es gestrichen: Einmal am Tag ist die Regel.',
  'dmarc.ri-value': 'Hat keine Wirkung.',
  'dmarc.bad-value': ({ value }) => `„${value}“ ist kein Wert, den dieses Tag kennt.`,
  'dmarc.extension': ({ name }) =>
    `${name} ist im Standard nicht definiert; empfangende Server übergehen es.`,
  separator: 'Trennt die Teile.',
  unknown: 'Das ist als Tag nicht lesbar.',
  first:
    'Ein erster Eintrag: An Ihrer Mail ändert er nichts. rua=mailto: mit einem eigenen Postfach hinzufügen, dann kommen Berichte herein.',
  permission:
    'Mit diesem Eintrag sagt die andere Domain, dass sie die Berichte annimmt; veröffentlichen muss ihn, wer sie betreibt.',
  repair: 'Dieselbe Absicht, so geschrieben, dass jeder empfangende Server sie liest.',
  'repair-milder':
    'Ein Eintrag, den jeder empfangende Server liest. Eine Richtlinie stand zweimal darin: Dies ist die mildere. War die strengere gemeint, gehört sie hinein.',
  merge: 'Ein Eintrag statt mehrerer, der vorsichtigste davon: Bei mehreren gilt keiner.',
  move: 'Derselbe Eintrag unter dem Namen, unter dem empfangende Server ihn suchen.',
  close:
    'Sagt empfangenden Servern, dass sie alle Mail im Namen einer Domain ablehnen sollen, die keine sendet.',
  'remove-spf': 'Dies ist ein SPF-Eintrag; er gehört direkt unter die Domain.',
  'remove-misplaced': 'Unter diesem Namen sucht niemand einen DMARC-Eintrag.',
  'risk.none': 'Kein Risiko für Ihre Mail: Kein empfangender Server behandelt sie strenger als heute.',
  'risk.share':
    'Ältere empfangende Server, die sich noch an pct halten, wenden die Richtlinie dann auf alle Mail an, die nicht besteht, statt auf einen Teil davon.',
  'risk.starts':
    'Empfangende Server beginnen, eine Richtlinie anzuwenden, die heute nicht gilt. Mail von Ihnen, die für diese Domain weder SPF noch DKIM besteht, kommt dann in den Spam-Ordner oder wird abgelehnt. Zuerst die Berichte lesen.',
  'risk.address':
    'Eine Berichtsadresse, die nicht lesbar ist, ist weggelassen. Bitte neu hinzufügen, geschrieben als mailto:name@example.org.',
  'plan.listen':
    'Berichte ohne jede Richtlinie anfordern: rua=mailto: mit einem eigenen Postfach. An Ihrer Mail ändert sich nichts.',
  'plan.listen.watch':
    'In den Berichten jeden Dienst finden, der in Ihrem Namen sendet, und dort DKIM für Ihre Domain einrichten, bis er besteht.',
  'plan.close-unused':
    'Mail von erfundenen Subdomains ablehnen lassen. Von einem Namen, den es nicht gibt, kommt keine Mail von Ihnen.',
  'plan.close-unused.watch':
    'In den Berichten nach eigenen Subdomains suchen, die ohne jeden DNS-Eintrag Mail senden, und ihnen einen geben.',
  'plan.quarantine':
    'Mail, die nicht besteht, kommt in den Spam-Ordner. Für Domains, deren Personen an Mailinglisten schreiben oder Weiterleitungen nutzen, ist dies die Stufe, auf der man bleibt.',
  'plan.quarantine.watch':
    'In den Berichten und im Support-Postfach auf erwünschte Mail achten, die nicht besteht: Listen, Weiterleitungen, ein vergessenes Rechnungsprogramm.',
  'plan.reject':
    'Mail, die nicht besteht, wird abgelehnt. Richtig für Domains, die nur Mail aus Programmen senden, etwa Belege und Newsletter.',
  'plan.reject.watch':
    'Zu quarantine zurückkehren, wenn Personen mit dieser Domain durch Mailinglisten Mail verlieren.',
  'plan.parked': 'Empfangende Server lehnen alle Mail im Namen dieser Domain ab.',
  'plan.parked.watch': 'Die Berichte zeigen, wer den Namen zu benutzen versucht.',
}
