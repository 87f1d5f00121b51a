import type { Language } from '#engines/language.ts'
import { germanSyntaxTexts } from './de/texts.ts'
import type { Diagnosis } from './diagnoses.ts'

/** What is wrong with the spelling of an address, in one sentence for the person who typed it. */
export const syntaxTexts: Record<Diagnosis, string> = {
  VALID: 'The address is written correctly.',
  DNSWARN_NO_MX_RECORD:
    'The address is written correctly. Its domain names no mail server; mail goes to the web address of the domain instead.',
  DNSWARN_NO_RECORD: 'The address is written correctly, but its domain has nowhere to deliver mail to.',
  RFC5321_TLD:
    'What follows the @ has no dot. Hardly any address is directly under an ending such as .com, so a part is probably missing.',
  RFC5321_TLDNUMERIC: 'The domain ends in a number, and no domain on the internet does.',
  RFC5321_QUOTEDSTRING:
    'The part before the @ stands in quotation marks. Mail servers take that, many forms do not.',
  RFC5321_ADDRESSLITERAL:
    'What follows the @ is the number of one server, not a domain. Most mail systems refuse such addresses.',
  RFC5321_IPV6DEPRECATED: 'The server number shortens a single group to "::", a form that is no longer used.',
  CFWS_COMMENT: 'The address has a comment in parentheses. Take it out before you send.',
  CFWS_FWS: 'The address has spaces or line breaks in it. Take them out before you send.',
  DEPREC_LOCALPART:
    'The part before the @ mixes quotation marks or spaces with dots, a form that is no longer used.',
  DEPREC_FWS: 'The address has spaces or line breaks where only very old mail programs allowed them.',
  DEPREC_QTEXT: 'There is an invisible control character between the quotation marks.',
  DEPREC_QP: 'There is an invisible control character after a backslash.',
  DEPREC_COMMENT: 'The address has a comment in parentheses where only very old mail programs allowed one.',
  DEPREC_CTEXT: 'There is an invisible control character in a comment.',
  DEPREC_CFWS_NEAR_AT: 'There is a space or a comment next to the @. Take it out before you send.',
  RFC5322_DOMAIN:
    'The domain has a character that domain names cannot have. Letters, digits and hyphens are allowed.',
  RFC5322_TOOLONG: 'The address is too long. Mail servers take at most 254 characters.',
  RFC5322_LOCAL_TOOLONG: 'The part before the @ is too long. Mail servers take at most 64 characters there.',
  RFC5322_DOMAIN_TOOLONG: 'The domain is too long. A domain has at most 255 characters.',
  RFC5322_LABEL_TOOLONG:
    'A part of the domain is too long. Between two dots there are at most 63 characters.',
  RFC5322_DOMAINLITERAL: 'What stands in the square brackets is not the number of a server.',
  RFC5322_DOMLIT_OBSDTEXT:
    'What stands in the square brackets is not the number of a server, and has characters that are no longer allowed there.',
  RFC5322_IPV6_GRPCOUNT: 'The server number in the square brackets does not have eight groups.',
  RFC5322_IPV6_2X2XCOLON: 'The server number in the square brackets has "::" more than once.',
  RFC5322_IPV6_BADCHAR:
    'The server number in the square brackets has a group that is not a number of up to four digits.',
  RFC5322_IPV6_MAXGRPS: 'The server number in the square brackets has too many groups.',
  RFC5322_IPV6_COLONSTRT: 'The server number in the square brackets begins with a single colon.',
  RFC5322_IPV6_COLONEND: 'The server number in the square brackets ends with a single colon.',
  ERR_EXPECTING_DTEXT: 'There is a character in the square brackets that cannot stand there.',
  ERR_NOLOCALPART: 'Nothing stands before the @.',
  ERR_NODOMAIN: 'The domain is missing: an address needs an @ and a domain after it.',
  ERR_CONSECUTIVEDOTS: 'There are two dots next to each other.',
  ERR_ATEXT_AFTER_CFWS:
    'There is text after a space or a comment. Perhaps a space got into the address, or there are two addresses.',
  ERR_ATEXT_AFTER_QS: 'There is text right after the closing quotation mark.',
  ERR_ATEXT_AFTER_DOMLIT: 'There is text after the closing square bracket.',
  ERR_EXPECTING_QPAIR: 'The character after the backslash cannot stand there.',
  ERR_EXPECTING_ATEXT: 'There is a character here that an address cannot have in this place.',
  ERR_EXPECTING_QTEXT: 'There is a character between the quotation marks that cannot stand there.',
  ERR_EXPECTING_CTEXT: 'There is a character in the comment that cannot stand there.',
  ERR_BACKSLASHEND: 'The address ends with a backslash.',
  ERR_DOT_START: 'A dot stands at the beginning of the address, or right after the @.',
  ERR_DOT_END: 'A dot stands at the end of the address, or right before the @.',
  ERR_DOMAINHYPHENSTART: 'A part of the domain begins with a hyphen.',
  ERR_DOMAINHYPHENEND: 'A part of the domain ends with a hyphen.',
  ERR_UNCLOSEDQUOTEDSTR: 'The closing quotation mark is missing.',
  ERR_UNCLOSEDCOMMENT: 'The closing parenthesis is missing.',
  ERR_UNCLOSEDDOMLIT: 'The closing square bracket is missing.',
  ERR_FWS_CRLF_X2: 'There are two line breaks in a row.',
  ERR_FWS_CRLF_END: 'There is a line break at the end, or one that no space follows.',
  ERR_INVISIBLE:
    'There is an invisible character before the @, such as a zero-width space or a soft hyphen. It often comes with copied text.',
  ERR_CR_NO_LF: 'There is half a line break (a carriage return alone).',
}

const texts: Record<Language, Record<Diagnosis, string>> = { en: syntaxTexts, de: germanSyntaxTexts }

export const syntaxTextsIn = (language: Language) => texts[language]
