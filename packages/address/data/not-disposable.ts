/**
 * Domains of real providers and organizations that lists of throw-away domains have and should not: `update.ts` leaves
 * them out, with everything below them, and so it does with the providers of `packages/engine/free-mail-domains.ts` and the
 * forwarding services of `relay.ts`. One line for each that was looked at, with who runs it.
 * Origin: every entry of the four lists that is also in a list of free providers, of brands or of mail hosts, or whose
 * ending is for universities and authorities, read one by one; what could not be said for certain stays listed.
 * Reviewed: 2026-11-23. Licence: MIT, as the project.
 */
export const notDisposable: readonly (readonly [whose: string, domains: string])[] = [
  ['Hushmail', 'hush.com hush.ai mac.hush.com'],
  [
    'mail.com, domains to choose from',
    'alumni.com birdlover.com blader.com collector.org contractor.net cutey.com deal-maker.com discofan.com dr.com dutchmail.com fastservice.com mexicomail.com mindless.com myself.com optician.com pacific-ocean.com photographer.net presidency.com priest.com protestant.com qualityservice.com salesperson.net snakebite.com techie.com uymail.com writeme.com',
  ],
  ['Yahoo', 'yahoo.us'],
  ['Yandex', 'yandex.net'],
  ['Safe-mail', 'safe-mail.net'],
  ['VFEmail', 'vfemail.net'],
  ['Mail2World', 'mail2world.com'],
  ['ImprovMX, the company', 'improvmx.com'],
  ['a private person, whose name it is', 'gail.com'],
  ['National University of Singapore', 'nus.edu.sg'],
  ['University of Houston-Downtown', 'news.uhd.edu'],
  ['London Borough of Hackney', 'news.hackney.gov.uk'],
]
