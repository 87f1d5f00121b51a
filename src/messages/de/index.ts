import lists from './lists.json' with { type: 'json' }
import mails from './mails.json' with { type: 'json' }
import placement from './placement.json' with { type: 'json' }
import refusals from './refusals.json' with { type: 'json' }
import verifier from './verifier.json' with { type: 'json' }

export default { ...refusals, ...lists, ...mails, ...placement, ...verifier }
