import cards from './cards.json' with { type: 'json' }
import checkers from './checkers.json' with { type: 'json' }
import any from './findings/any.json' with { type: 'json' }
import contentLinks from './findings/content-links.json' with { type: 'json' }
import lists from './lists.json' with { type: 'json' }
import mails from './mails.json' with { type: 'json' }
import pictures from './pictures.json' with { type: 'json' }
import placement from './placement.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import report from './report.json' with { type: 'json' }
import verifier from './verifier.json' with { type: 'json' }

export default {
  ...refusals,
  ...cards,
  ...checkers,
  ...lists,
  ...mails,
  ...pictures,
  ...placement,
  ...report,
  ...verifier,
  ...any,
  ...contentLinks,
}
