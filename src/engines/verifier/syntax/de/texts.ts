import type { Diagnosis } from '../diagnoses.ts'

/** In German: what is wrong with the spelling of an address, in one sentence for the person who typed it. */
export const germanSyntaxTexts: Record<Diagnosis, string> = {
  VALID: 'Die Adresse ist richtig geschrieben.',
  DNSWARN_NO_MX_RECORD:
    'Die Adresse ist richtig geschrieben. Ihre Domain nennt keinen Mailserver; die Mail geht stattdessen an die Webadresse der Domain.',
  DNSWARN_NO_RECORD:
    'Die Adresse ist richtig geschrieben, bei ihrer Domain lässt sich aber nirgends Mail zustellen.',
  RFC5321_TLD:
    'Nach dem @ kommt kein Punkt. Kaum eine Adresse liegt direkt unter einer Endung wie .com; wahrscheinlich fehlt ein Teil.',
  RFC5321_TLDNUMERIC: 'Die Domain endet mit einer Zahl, und das tut keine Domain im Internet.',
  RFC5321_QUOTEDSTRING:
    'Der Teil vor dem @ steht in Anführungszeichen. Mailserver nehmen das, viele Formulare nicht.',
  RFC5321_ADDRESSLITERAL:
    'Nach dem @ steht die Nummer eines Servers, keine Domain. Die meisten Mailsysteme lehnen solche Adressen ab.',
  RFC5321_IPV6DEPRECATED:
    'Die Nummer des Servers kürzt eine einzelne Gruppe zu „::“; diese Form ist nicht mehr üblich.',
  CFWS_COMMENT: 'Die Adresse enthält einen Kommentar in Klammern. Ihn vor dem Senden entfernen.',
  CFWS_FWS: 'Die Adresse enthält Leerzeichen oder Zeilenumbrüche. Sie vor dem Senden entfernen.',
  DEPREC_LOCALPART:
    'Der Teil vor dem @ mischt Anführungszeichen oder Leerzeichen mit Punkten; diese Form ist nicht mehr üblich.',
  DEPREC_FWS:
    'Die Adresse enthält Leerzeichen oder Zeilenumbrüche an Stellen, wo nur sehr alte Mailprogramme sie erlaubten.',
  DEPREC_QTEXT: 'Zwischen den Anführungszeichen steht ein unsichtbares Steuerzeichen.',
  DEPREC_QP: 'Nach einem Backslash steht ein unsichtbares Steuerzeichen.',
  DEPREC_COMMENT:
    'Die Adresse enthält einen Kommentar in Klammern an einer Stelle, wo nur sehr alte Mailprogramme einen erlaubten.',
  DEPREC_CTEXT: 'In einem Kommentar steht ein unsichtbares Steuerzeichen.',
  DEPREC_CFWS_NEAR_AT: 'Neben dem @ steht ein Leerzeichen oder ein Kommentar. Vor dem Senden entfernen.',
  RFC5322_DOMAIN:
    'Die Domain enthält ein Zeichen, das Domainnamen nicht haben können. Erlaubt sind Buchstaben, Ziffern und Bindestriche.',
  RFC5322_TOOLONG: 'Die Adresse ist zu lang. Mailserver nehmen höchstens 254 Zeichen.',
  RFC5322_LOCAL_TOOLONG: 'Der Teil vor dem @ ist zu lang. Mailserver nehmen dort höchstens 64 Zeichen.',
  RFC5322_DOMAIN_TOOLONG: 'Die Domain ist zu lang. Eine Domain hat höchstens 255 Zeichen.',
  RFC5322_LABEL_TOOLONG:
    'Ein Teil der Domain ist zu lang. Zwischen zwei Punkten stehen höchstens 63 Zeichen.',
  RFC5322_DOMAINLITERAL: 'In den eckigen Klammern steht nicht die Nummer eines Servers.',
  RFC5322_DOMLIT_OBSDTEXT:
    'In den eckigen Klammern steht nicht die Nummer eines Servers, und sie enthalten Zeichen, die dort nicht mehr erlaubt sind.',
  RFC5322_IPV6_GRPCOUNT: 'Die Nummer des Servers in den eckigen Klammern hat nicht acht Gruppen.',
  RFC5322_IPV6_2X2XCOLON: 'Die Nummer des Servers in den eckigen Klammern enthält „::“ mehr als einmal.',
  RFC5322_IPV6_BADCHAR:
    'Die Nummer des Servers in den eckigen Klammern enthält eine Gruppe, die keine Zahl aus bis zu vier Ziffern ist.',
  RFC5322_IPV6_MAXGRPS: 'Die Nummer des Servers in den eckigen Klammern hat zu viele Gruppen.',
  RFC5322_IPV6_COLONSTRT:
    'Die Nummer des Servers in den eckigen Klammern beginnt mit einem einzelnen Doppelpunkt.',
  RFC5322_IPV6_COLONEND:
    'Die Nummer des Servers in den eckigen Klammern endet mit einem einzelnen Doppelpunkt.',
  ERR_EXPECTING_DTEXT: 'In den eckigen Klammern steht ein Zeichen, das dort nicht stehen kann.',
  ERR_NOLOCALPART: 'Vor dem @ steht nichts.',
  ERR_NODOMAIN: 'Die Domain fehlt: Eine Adresse braucht ein @ und danach eine Domain.',
  ERR_CONSECUTIVEDOTS: 'Zwei Punkte stehen nebeneinander.',
  ERR_ATEXT_AFTER_CFWS:
    'Nach einem Leerzeichen oder einem Kommentar steht noch Text. Vielleicht ist ein Leerzeichen in die Adresse geraten, oder es sind zwei Adressen.',
  ERR_ATEXT_AFTER_QS: 'Direkt nach dem schließenden Anführungszeichen steht noch Text.',
  ERR_ATEXT_AFTER_DOMLIT: 'Nach der schließenden eckigen Klammer steht noch Text.',
  ERR_EXPECTING_QPAIR: 'Das Zeichen nach dem Backslash kann dort nicht stehen.',
  ERR_EXPECTING_ATEXT: 'Hier steht ein Zeichen, das eine Adresse an dieser Stelle nicht haben kann.',
  ERR_EXPECTING_QTEXT: 'Zwischen den Anführungszeichen steht ein Zeichen, das dort nicht stehen kann.',
  ERR_EXPECTING_CTEXT: 'Im Kommentar steht ein Zeichen, das dort nicht stehen kann.',
  ERR_BACKSLASHEND: 'Die Adresse endet mit einem Backslash.',
  ERR_DOT_START: 'Ein Punkt steht am Anfang der Adresse oder direkt nach dem @.',
  ERR_DOT_END: 'Ein Punkt steht am Ende der Adresse oder direkt vor dem @.',
  ERR_DOMAINHYPHENSTART: 'Ein Teil der Domain beginnt mit einem Bindestrich.',
  ERR_DOMAINHYPHENEND: 'Ein Teil der Domain endet mit einem Bindestrich.',
  ERR_UNCLOSEDQUOTEDSTR: 'Das schließende Anführungszeichen fehlt.',
  ERR_UNCLOSEDCOMMENT: 'Die schließende Klammer fehlt.',
  ERR_UNCLOSEDDOMLIT: 'Die schließende eckige Klammer fehlt.',
  ERR_FWS_CRLF_X2: 'Zwei Zeilenumbrüche folgen aufeinander.',
  ERR_FWS_CRLF_END: 'Am Ende steht ein Zeilenumbruch, oder einem fehlt das Leerzeichen danach.',
  ERR_INVISIBLE:
    'Vor dem @ steht ein unsichtbares Zeichen, etwa ein Leerzeichen ohne Breite oder ein weiches Trennzeichen. Oft kommt es mit kopiertem Text.',
  ERR_CR_NO_LF: 'Ein halber Zeilenumbruch kommt vor (ein Wagenrücklauf allein).',
}
