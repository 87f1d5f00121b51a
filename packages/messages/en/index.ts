import answers from './answers.json' with { type: 'json' }
import blacklists from './blacklists.json' with { type: 'json' }
import cards from './cards.json' with { type: 'json' }
import chat from './chat.json' with { type: 'json' }
import checkers from './checkers.json' with { type: 'json' }
import clientReport from './client-report.json' with { type: 'json' }
import clientSupport from './client-support.json' with { type: 'json' }
import documentation from './documentation.json' with { type: 'json' }
import domain from './domain.json' with { type: 'json' }
import domainPaper from './domain-paper.json' with { type: 'json' }
import evidence from './evidence.json' with { type: 'json' }
import explanations from './explanations.json' with { type: 'json' }
import any from './findings/any.json' with { type: 'json' }
import authenticationDkim from './findings/authentication-dkim.json' with { type: 'json' }
import authenticationDmarc from './findings/authentication-dmarc.json' with { type: 'json' }
import authenticationSpf from './findings/authentication-spf.json' with { type: 'json' }
import bimi from './findings/bimi.json' with { type: 'json' }
import bimiCertificate from './findings/bimi-certificate.json' with { type: 'json' }
import bimiSvg from './findings/bimi-svg.json' with { type: 'json' }
import contentDeception from './findings/content-deception.json' with { type: 'json' }
import contentImages from './findings/content-images.json' with { type: 'json' }
import contentLinkTargets from './findings/content-link-targets.json' with { type: 'json' }
import contentLinks from './findings/content-links.json' with { type: 'json' }
import contentMarkup from './findings/content-markup.json' with { type: 'json' }
import contentSubject from './findings/content-subject.json' with { type: 'json' }
import contentText from './findings/content-text.json' with { type: 'json' }
import dkim from './findings/dkim.json' with { type: 'json' }
import dmarc from './findings/dmarc.json' with { type: 'json' }
import domainReport from './findings/domain.json' with { type: 'json' }
import headerAddresses from './findings/header-addresses.json' with { type: 'json' }
import headerFormat from './findings/header-format.json' with { type: 'json' }
import headerLists from './findings/header-lists.json' with { type: 'json' }
import inbound from './findings/inbound.json' with { type: 'json' }
import mailKinds from './findings/mail-kinds.json' with { type: 'json' }
import mtaSts from './findings/mta-sts.json' with { type: 'json' }
import record from './findings/record.json' with { type: 'json' }
import rendering from './findings/rendering.json' with { type: 'json' }
import renderingStatic from './findings/rendering-static.json' with { type: 'json' }
import reputation from './findings/reputation.json' with { type: 'json' }
import sendingServices from './findings/sending-services.json' with { type: 'json' }
import session from './findings/session.json' with { type: 'json' }
import spf from './findings/spf.json' with { type: 'json' }
import structure from './findings/structure.json' with { type: 'json' }
import tlsRpt from './findings/tls-rpt.json' with { type: 'json' }
import health from './health.json' with { type: 'json' }
import lint from './lint.json' with { type: 'json' }
import lists from './lists.json' with { type: 'json' }
import mails from './mails.json' with { type: 'json' }
import newsletters from './newsletters.json' with { type: 'json' }
import operations from './operations.json' with { type: 'json' }
import orders from './orders.json' with { type: 'json' }
import pictures from './pictures.json' with { type: 'json' }
import placement from './placement.json' with { type: 'json' }
import placementReport from './placement-report.json' with { type: 'json' }
import plan from './plan.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import report from './report.json' with { type: 'json' }
import reports from './reports.json' with { type: 'json' }
import setup from './setup.json' with { type: 'json' }
import siteDefaults from './site-defaults.json' with { type: 'json' }
import spamTest from './spam-test.json' with { type: 'json' }
import spamTestVerdict from './spam-test-verdict.json' with { type: 'json' }
import verifier from './verifier.json' with { type: 'json' }
import watch from './watch.json' with { type: 'json' }

export default {
  ...answers,
  ...blacklists,
  ...cards,
  ...chat,
  ...checkers,
  ...clientReport,
  ...clientSupport,
  ...documentation,
  ...domain,
  ...domainPaper,
  ...evidence,
  ...explanations,
  ...health,
  ...lint,
  ...lists,
  ...mails,
  ...newsletters,
  ...orders,
  ...operations,
  ...pictures,
  ...placementReport,
  ...placement,
  ...refusals,
  ...report,
  ...reports,
  ...setup,
  ...siteDefaults,
  ...verifier,
  ...watch,
  ...any,
  ...bimiCertificate,
  ...bimiSvg,
  ...bimi,
  ...contentDeception,
  ...contentImages,
  ...contentLinkTargets,
  ...contentLinks,
  ...contentMarkup,
  ...contentSubject,
  ...contentText,
  ...dkim,
  ...dmarc,
  ...domainReport,
  ...headerAddresses,
  ...headerFormat,
  ...headerLists,
  ...mailKinds,
  ...mtaSts,
  ...record,
  ...renderingStatic,
  ...rendering,
  ...spf,
  ...structure,
  ...tlsRpt,
  ...authenticationDkim,
  ...authenticationDmarc,
  ...authenticationSpf,
  ...inbound,
  ...reputation,
  ...sendingServices,
  ...session,
  ...plan,
  ...spamTest,
  ...spamTestVerdict,
}
