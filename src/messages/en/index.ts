import blacklists from './blacklists.json' with { type: 'json' }
import cards from './cards.json' with { type: 'json' }
import checkers from './checkers.json' with { type: 'json' }
import explanations from './explanations.json' with { type: 'json' }
import any from './findings/any.json' with { type: 'json' }
import bimi from './findings/bimi.json' with { type: 'json' }
import bimiCertificate from './findings/bimi-certificate.json' with { type: 'json' }
import bimiSvg from './findings/bimi-svg.json' with { type: 'json' }
import contentLinks from './findings/content-links.json' with { type: 'json' }
import dkim from './findings/dkim.json' with { type: 'json' }
import dmarc from './findings/dmarc.json' with { type: 'json' }
import mtaSts from './findings/mta-sts.json' with { type: 'json' }
import record from './findings/record.json' with { type: 'json' }
import spf from './findings/spf.json' with { type: 'json' }
import tlsRpt from './findings/tls-rpt.json' with { type: 'json' }
import lists from './lists.json' with { type: 'json' }
import mails from './mails.json' with { type: 'json' }
import pictures from './pictures.json' with { type: 'json' }
import placement from './placement.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import report from './report.json' with { type: 'json' }
import verifier from './verifier.json' with { type: 'json' }

export default {
  ...refusals,
  ...blacklists,
  ...cards,
  ...checkers,
  ...lists,
  ...mails,
  ...pictures,
  ...placement,
  ...report,
  ...verifier,
  ...explanations,
  ...any,
  ...bimi,
  ...bimiCertificate,
  ...bimiSvg,
  ...contentLinks,
  ...dkim,
  ...dmarc,
  ...mtaSts,
  ...record,
  ...spf,
  ...tlsRpt,
}
