/**
 * What can be said of the spelling of an address. Names, numbers, categories and SMTP codes are those of is_email
 * 3.05 (Dominic Sayers, BSD-3), so that results can be compared; `test/meta.xml` there is the source of the table.
 * The higher the number, the worse; the verdict on an address is the highest number found.
 */

/**
 * - `VALID`: fit for every use. `DNSWARN`: well spelled, but the DNS has no mail host for it.
 * - `RFC5321`: unusual, and SMTP takes it. `CFWS`: comments or folds, fit for a header but not for an envelope.
 * - `DEPREC`: only older rules allow it. `RFC5322`: only the widest reading of the header grammar allows it.
 * - `ERR`: not an address.
 */
export type Category = 'VALID' | 'DNSWARN' | 'RFC5321' | 'CFWS' | 'DEPREC' | 'RFC5322' | 'ERR'

/** The reply a server would give to RCPT (RFC 5321, 4.2; RFC 3463, 3.2). */
export type SmtpCode = { code: 250 | 553; enhanced: '2.1.5' | '5.1.1' | '5.1.2' | '5.1.3' }

const ok: SmtpCode = { code: 250, enhanced: '2.1.5' }
const badMailbox: SmtpCode = { code: 553, enhanced: '5.1.1' }
const badSystem: SmtpCode = { code: 553, enhanced: '5.1.2' }
const badSyntax: SmtpCode = { code: 553, enhanced: '5.1.3' }

type Entry = { number: number; category: Category; smtp: SmtpCode }
const entry = (number: number, category: Category, smtp: SmtpCode): Entry => ({ number, category, smtp })

export const diagnoses = {
  VALID: entry(0, 'VALID', ok),
  DNSWARN_NO_MX_RECORD: entry(5, 'DNSWARN', ok),
  DNSWARN_NO_RECORD: entry(6, 'DNSWARN', ok),
  RFC5321_TLD: entry(9, 'RFC5321', ok),
  RFC5321_TLDNUMERIC: entry(10, 'RFC5321', ok),
  RFC5321_QUOTEDSTRING: entry(11, 'RFC5321', ok),
  RFC5321_ADDRESSLITERAL: entry(12, 'RFC5321', ok),
  // Moved to the deprecated ones in 3.05; its number still lies among the others (RFC 5952, 4.2.2).
  RFC5321_IPV6DEPRECATED: entry(13, 'DEPREC', ok),
  CFWS_COMMENT: entry(17, 'CFWS', ok),
  CFWS_FWS: entry(18, 'CFWS', ok),
  DEPREC_LOCALPART: entry(33, 'DEPREC', badMailbox),
  DEPREC_FWS: entry(34, 'DEPREC', badSyntax),
  DEPREC_QTEXT: entry(35, 'DEPREC', badSyntax),
  DEPREC_QP: entry(36, 'DEPREC', badSyntax),
  DEPREC_COMMENT: entry(37, 'DEPREC', badSyntax),
  DEPREC_CTEXT: entry(38, 'DEPREC', badSyntax),
  DEPREC_CFWS_NEAR_AT: entry(49, 'DEPREC', badSyntax),
  RFC5322_DOMAIN: entry(65, 'RFC5322', badSystem),
  RFC5322_TOOLONG: entry(66, 'RFC5322', badSyntax),
  RFC5322_LOCAL_TOOLONG: entry(67, 'RFC5322', badMailbox),
  RFC5322_DOMAIN_TOOLONG: entry(68, 'RFC5322', badSystem),
  RFC5322_LABEL_TOOLONG: entry(69, 'RFC5322', badSystem),
  RFC5322_DOMAINLITERAL: entry(70, 'RFC5322', badSyntax),
  RFC5322_DOMLIT_OBSDTEXT: entry(71, 'RFC5322', badSyntax),
  RFC5322_IPV6_GRPCOUNT: entry(72, 'RFC5322', badSyntax),
  RFC5322_IPV6_2X2XCOLON: entry(73, 'RFC5322', badSyntax),
  RFC5322_IPV6_BADCHAR: entry(74, 'RFC5322', badSyntax),
  RFC5322_IPV6_MAXGRPS: entry(75, 'RFC5322', badSyntax),
  RFC5322_IPV6_COLONSTRT: entry(76, 'RFC5322', badSyntax),
  RFC5322_IPV6_COLONEND: entry(77, 'RFC5322', badSyntax),
  ERR_EXPECTING_DTEXT: entry(129, 'ERR', badSystem),
  ERR_NOLOCALPART: entry(130, 'ERR', badMailbox),
  ERR_NODOMAIN: entry(131, 'ERR', badSystem),
  ERR_CONSECUTIVEDOTS: entry(132, 'ERR', badMailbox),
  ERR_ATEXT_AFTER_CFWS: entry(133, 'ERR', badSyntax),
  ERR_ATEXT_AFTER_QS: entry(134, 'ERR', badMailbox),
  ERR_ATEXT_AFTER_DOMLIT: entry(135, 'ERR', badSystem),
  ERR_EXPECTING_QPAIR: entry(136, 'ERR', badMailbox),
  ERR_EXPECTING_ATEXT: entry(137, 'ERR', badMailbox),
  ERR_EXPECTING_QTEXT: entry(138, 'ERR', badMailbox),
  ERR_EXPECTING_CTEXT: entry(139, 'ERR', badMailbox),
  ERR_BACKSLASHEND: entry(140, 'ERR', badSystem),
  ERR_DOT_START: entry(141, 'ERR', badMailbox),
  ERR_DOT_END: entry(142, 'ERR', badMailbox),
  ERR_DOMAINHYPHENSTART: entry(143, 'ERR', badSystem),
  ERR_DOMAINHYPHENEND: entry(144, 'ERR', badSystem),
  ERR_UNCLOSEDQUOTEDSTR: entry(145, 'ERR', badSystem),
  ERR_UNCLOSEDCOMMENT: entry(146, 'ERR', badSystem),
  ERR_UNCLOSEDDOMLIT: entry(147, 'ERR', badSystem),
  ERR_FWS_CRLF_X2: entry(148, 'ERR', badSyntax),
  ERR_FWS_CRLF_END: entry(149, 'ERR', badSyntax),
  ERR_CR_NO_LF: entry(150, 'ERR', badSyntax),
  // Ours: is_email reads ASCII only.
  ERR_INVISIBLE: entry(151, 'ERR', badMailbox),
} satisfies Record<string, Entry>

export type Diagnosis = keyof typeof diagnoses
