import { good, noData } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Check } from '../types.ts'

const id = 'esp_fingerprint'

/** Which service sent the mail: for information, and to word the other advice for it. */
export const check: Check = {
  id,
  run({ esp }) {
    if (!esp) return noData(id, 'not-recognized', { applies: false })
    return good(id, 'recognized', { service: esp.name }, [
      { label: plain('evidence.recognized-by'), value: esp.evidence },
    ])
  },
}
