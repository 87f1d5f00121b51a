/**
 * Domains that exist to catch mistyped mail: the name of a great mailbox provider with one slip of the fingers, held
 * by somebody else. The DNS has addresses or mail hosts for them, so that only a list can tell.
 * Origin: written by hand; each is one slip away from its target and none is run by a provider. Date: 2026-11-22.
 * Licence: MIT, as the project. Nothing goes in here that anybody is known to use for mail.
 */
export const squats: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'gmail.com':
      'gmial.com gmai.com gmil.com gmal.com gamil.com gmaill.com gmaiil.com gnail.com gmaul.com gmaol.com gmsil.com gmqil.com gmail.con gmail.cm gmail.co gmail.om gmail.comm gmail.cmo gmail.ocm gmailcom.com ggmail.com gmmail.com gemail.com gmailc.om gmaik.com gimail.com',
    'googlemail.com': 'googlemial.com gogglemail.com googlmail.com',
    'hotmail.com':
      'hotmial.com hotmal.com hotmai.com hotmil.com hotmaill.com hotmall.com homail.com hotamil.com hotmail.cm hotmail.con hotmail.om hotnail.com htomail.com hotmsil.com hormail.com hitmail.com',
    'yahoo.com':
      'yaho.com yahooo.com yhaoo.com yhoo.com yahho.com yaoo.com yahoo.cm yahoo.con yahoo.co yahoo.om tahoo.com uahoo.com yajoo.com yshoo.com',
    'outlook.com':
      'outlok.com outllok.com outlool.com outloook.com otlook.com oulook.com outlook.con outlook.cm outook.com',
    'icloud.com': 'iclod.com icoud.com icluod.com icloud.co icloud.cm icloud.con iclould.com icloud.om',
    'aol.com': 'aol.con aol.cm',
    'protonmail.com': 'protonmial.com protonmal.com',
    'comcast.net': 'comcst.net comast.net comcast.nt',
  }).flatMap(([target, typed]) => typed.split(' ').map((domain) => [domain, target])),
)
