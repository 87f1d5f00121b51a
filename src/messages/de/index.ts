import cards from './cards.json' with { type: 'json' }
import checkers from './checkers.json' with { type: 'json' }
import clientSupport from './client-support.json' with { type: 'json' }
import evidence from './evidence.json' with { type: 'json' }
import any from './findings/any.json' with { type: 'json' }
import contentDeception from './findings/content-deception.json' with { type: 'json' }
import contentImages from './findings/content-images.json' with { type: 'json' }
import contentLinkTargets from './findings/content-link-targets.json' with { type: 'json' }
import contentLinks from './findings/content-links.json' with { type: 'json' }
import contentMarkup from './findings/content-markup.json' with { type: 'json' }
import contentSubject from './findings/content-subject.json' with { type: 'json' }
import contentText from './findings/content-text.json' with { type: 'json' }
import headerAddresses from './findings/header-addresses.json' with { type: 'json' }
import headerFormat from './findings/header-format.json' with { type: 'json' }
import headerLists from './findings/header-lists.json' with { type: 'json' }
import rendering from './findings/rendering.json' with { type: 'json' }
import renderingStatic from './findings/rendering-static.json' with { type: 'json' }
import structure from './findings/structure.json' with { type: 'json' }
import lists from './lists.json' with { type: 'json' }
import mails from './mails.json' with { type: 'json' }
import pictures from './pictures.json' with { type: 'json' }
import placement from './placement.json' with { type: 'json' }
import placementReport from './placement-report.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import report from './report.json' with { type: 'json' }
import siteDefaults from './site-defaults.json' with { type: 'json' }
import verifier from './verifier.json' with { type: 'json' }

export default {
  ...refusals,
  ...cards,
  ...checkers,
  ...evidence,
  ...clientSupport,
  ...lists,
  ...mails,
  ...pictures,
  ...placement,
  ...placementReport,
  ...report,
  ...siteDefaults,
  ...verifier,
  ...any,
  ...contentDeception,
  ...contentImages,
  ...contentLinkTargets,
  ...contentLinks,
  ...contentMarkup,
  ...contentSubject,
  ...contentText,
  ...headerAddresses,
  ...headerFormat,
  ...headerLists,
  ...rendering,
  ...renderingStatic,
  ...structure,
}
