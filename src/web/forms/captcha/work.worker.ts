import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/** Solves its share of a challenge away from the page, with the derivation that is built into browsers. */
handler({ deriveKey })
