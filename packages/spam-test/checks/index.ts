import type { Check } from '../define-check.ts'
import { check as activeContent } from './active-content.ts'
import { check as ampPart } from './amp-part.ts'
import { check as arc } from './arc.ts'
import { check as attachments } from './attachments.ts'
import { check as autoHeaders } from './auto-headers.ts'
import { check as bimi } from './bimi.ts'
import { check as bodyUnsubscribe } from './body-unsubscribe.ts'
import { check as calendarParts } from './calendar-parts.ts'
import { check as callbackNumber } from './callback-number.ts'
import { check as charset } from './charset.ts'
import { check as clientSupport } from './client-support.ts'
import { check as ctaButton } from './cta-button.ts'
import { check as dateHeader } from './date-header.ts'
import { check as disguisedText } from './disguised-text.ts'
import { check as dkim } from './dkim.ts'
import { check as dmarc } from './dmarc.ts'
import { check as dnssecDane } from './dnssec-dane.ts'
import { check as domainAge } from './domain-age.ts'
import { check as domainDnsbl } from './domain-dnsbl.ts'
import { check as duplicateHeaders } from './duplicate-headers.ts'
import { check as espFingerprint } from './esp-fingerprint.ts'
import { check as foreignVerdicts } from './foreign-verdicts.ts'
import { check as freemailFrom } from './freemail-from.ts'
import { check as fromHeader } from './from-header.ts'
import { check as gmailCss } from './gmail-css.ts'
import { check as headerEncoding } from './header-encoding.ts'
import { check as headerLeaks } from './header-leaks.ts'
import { check as helo } from './helo.ts'
import { check as hiddenText } from './hidden-text.ts'
import { check as htmlMeta } from './html-meta.ts'
import { check as htmlNesting } from './html-nesting.ts'
import { check as htmlSize } from './html-size.ts'
import { check as imageAlt } from './image-alt.ts'
import { check as imageHealth } from './image-health.ts'
import { check as imageTextRatio } from './image-text-ratio.ts'
import { check as inlineCid } from './inline-cid.ts'
import { check as ipDnsbl } from './ip-dnsbl.ts'
import { check as ipv6Parity } from './ipv6-parity.ts'
import { check as language } from './language.ts'
import { check as learnedContent } from './learned-content.ts'
import { check as lineLength } from './line-length.ts'
import { check as linkBlocklist } from './link-blocklist.ts'
import { check as linkCount } from './link-count.ts'
import { check as linkDeception } from './link-deception.ts'
import { check as linkDomain } from './link-domain.ts'
import { check as linkEmpty } from './link-empty.ts'
import { check as linkHealth } from './link-health.ts'
import { check as linkHost } from './link-host.ts'
import { check as linkHttps } from './link-https.ts'
import { check as linkMismatch } from './link-mismatch.ts'
import { check as linkShortener } from './link-shortener.ts'
import { check as listId } from './list-id.ts'
import { check as listUnsubscribe } from './list-unsubscribe.ts'
import { check as lookalikeDomain } from './lookalike-domain.ts'
import { check as mailtoLinks } from './mailto-links.ts'
import { check as messageId } from './message-id.ts'
import { check as messageSize } from './message-size.ts'
import { check as moneyTrap } from './money-trap.ts'
import { check as mtaSts } from './mta-sts.ts'
import { check as multipart } from './multipart.ts'
import { check as mx } from './mx.ts'
import { check as oneClick } from './one-click.ts'
import { check as outlookWord } from './outlook-word.ts'
import { check as postalAddress } from './postal-address.ts'
import { check as preheader } from './preheader.ts'
import { check as qrCode } from './qr-code.ts'
import { check as rdns } from './rdns.ts'
import { check as readability } from './readability.ts'
import { check as receivedChain } from './received-chain.ts'
import { check as replyTo } from './reply-to.ts'
import { check as returnPath } from './return-path.ts'
import { check as rtl } from './rtl.ts'
import { check as senderClaim } from './sender-claim.ts'
import { check as spamEngine } from './spam-engine.ts'
import { check as spamPhrases } from './spam-phrases.ts'
import { check as spf } from './spf.ts'
import { check as spfAlign } from './spf-align.ts'
import { check as subjectLength } from './subject-length.ts'
import { check as subjectStyle } from './subject-style.ts'
import { check as templateResidue } from './template-residue.ts'
import { check as textHtmlMatch } from './text-html-match.ts'
import { check as tls } from './tls.ts'
import { check as tlsRpt } from './tls-rpt.ts'
import { check as toHeader } from './to-header.ts'
import { check as trackingPixel } from './tracking-pixel.ts'
import { check as transferEncoding } from './transfer-encoding.ts'
import { check as viewOnline } from './view-online.ts'

/** Every check, in the order of the catalog: authentication, reputation, headers, structure, content, mail clients. */
export const checks: Check[] = [
  spf,
  spfAlign,
  dkim,
  dmarc,
  arc,
  bimi,
  rdns,
  helo,
  tls,
  mtaSts,
  tlsRpt,
  mx,
  dnssecDane,
  ipv6Parity,
  domainAge,
  ipDnsbl,
  domainDnsbl,
  linkBlocklist,
  fromHeader,
  freemailFrom,
  replyTo,
  returnPath,
  dateHeader,
  messageId,
  toHeader,
  duplicateHeaders,
  lineLength,
  headerEncoding,
  autoHeaders,
  listUnsubscribe,
  oneClick,
  listId,
  headerLeaks,
  receivedChain,
  espFingerprint,
  foreignVerdicts,
  bodyUnsubscribe,
  postalAddress,
  multipart,
  textHtmlMatch,
  charset,
  transferEncoding,
  htmlSize,
  messageSize,
  attachments,
  inlineCid,
  ampPart,
  calendarParts,
  htmlNesting,
  htmlMeta,
  senderClaim,
  lookalikeDomain,
  callbackNumber,
  moneyTrap,
  subjectLength,
  subjectStyle,
  preheader,
  spamPhrases,
  learnedContent,
  spamEngine,
  imageTextRatio,
  imageAlt,
  imageHealth,
  trackingPixel,
  linkCount,
  linkHealth,
  linkHttps,
  linkShortener,
  linkMismatch,
  linkHost,
  linkDeception,
  linkDomain,
  linkEmpty,
  templateResidue,
  viewOnline,
  language,
  hiddenText,
  disguisedText,
  activeContent,
  qrCode,
  mailtoLinks,
  ctaButton,
  readability,
  clientSupport,
  gmailCss,
  outlookWord,
  rtl,
]
