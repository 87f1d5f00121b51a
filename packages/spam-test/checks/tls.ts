import { bad, good, noData, warning } from '@postproof/engine/finding'
import { gmailSenders, rfc } from '@postproof/engine/references'
import { quoteDialogue, quoteHello, quoteOffer } from '../authentication/evidence.ts'
import { defineCheck } from '../define-check.ts'

const id = 'tls'

/** Whether the mail came encrypted (RFC 3207), and with which version (RFC 8996 ends 1.0 and 1.1). */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 4,
  topic: 'server',
  decidedBy: 'sending',
  refs: [rfc(3207), rfc(8996), gmailSenders],
  run({ session }) {
    const { tls, tlsOffered } = session
    const evidence = [
      ...quoteDialogue(session, 'STARTTLS'),
      ...(tls ? [{ label: 'TLS', value: `${tls.version} ${tls.cipher}`.trim() }] : []),
    ]
    if (tls) {
      const facts = { version: tls.version, cipher: tls.cipher }
      const old = /^(?:SSL.*|TLSv1(?:\.[01])?)$/i.test(tls.version)
      return old ? warning(id, 'old-version', facts, evidence) : good(id, 'modern', facts, evidence)
    }
    // Behind a relay the last hop's encryption is the relay's doing, not the sender's.
    if (session.addressFrom === 'trusted-relay') return noData(id, 'relayed')
    if (tlsOffered === null) return noData(id, 'no-session')
    const dialogue = [...quoteHello(session), ...quoteOffer(session), ...quoteDialogue(session, 'MAIL FROM')]
    return tlsOffered ? bad(id, 'plaintext', {}, dialogue) : noData(id, 'not-offered')
  },
})
