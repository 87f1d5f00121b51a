import { good, noData } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { rfc } from '@postproof/engine/references'
import { defineCheck } from '../define-check.ts'

const id = 'esp_fingerprint'

/** Which service sent the mail: for information, and to word the other advice for it. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 0,
  topic: 'server',
  decidedBy: 'sending',
  refs: [rfc(5322, '3.6.8')],
  run({ esp }) {
    if (!esp) return noData(id, 'not-recognized', { applies: false })
    return good(id, 'recognized', { service: esp.name }, [
      { label: plain('evidence.recognized-by'), value: esp.evidence },
    ])
  },
})
