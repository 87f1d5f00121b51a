/**
 * Domains that exist to catch mistyped mail and that no rule of `squat.ts` finds: a vowel too many, another first letter,
 * an ending under which real namesakes stand too. The DNS has addresses or mail hosts for them, so that only a list can
 * tell.
 * Origin: written by hand; each is one slip away from its target and none is run by a provider. Date: 2026-11-23.
 * Licence: MIT, as the project. Nothing goes in here that anyone is known to use for mail.
 */
export const squats: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'gmail.com': 'gemail.com gimail.com gmeil.com gmail.co gmailc.om',
    'yahoo.com': 'yahho.com tahoo.com uahoo.com yahoo.co',
    'icloud.com': 'icloud.co iclould.com',
    'aol.com': 'aol.cm',
  }).flatMap(([target, typed]) => typed.split(' ').map((domain) => [domain, target])),
)
