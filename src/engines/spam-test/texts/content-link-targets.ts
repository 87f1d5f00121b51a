import type { Json } from '#engines/finding.ts'
import { gmailSenders, rfc } from '#engines/references.ts'
import type { CheckText } from '../types.ts'
import { counted, ownDomain, say, textOf } from './phrasing.ts'

const noLinks = 'The mail has no web links.'

/** Words for the checks of where links lead. */
export const targetTexts: Record<string, CheckText> = {
  link_health: textOf({
    title: 'Links work',
    what: 'What each linked server answered. Links that might unsubscribe or confirm something are asked without opening them.',
    why: 'Dead links cost trust and clicks. Filters follow links too, and long chains of redirects look like hiding.',
    refs: [rfc(9110, '15')],
    found: {
      reachable: ({ links }) => `Links asked: ${say(links)}. None of those that answered is broken.`,
      broken: ({ broken, links }) => `Broken links: ${say(broken)} of ${say(links)}.`,
      redirects: ({ redirects }) => `Links with more than two redirects: ${say(redirects)}.`,
      'cannot-verify': ({ cannot_verify }) =>
        `Links that could not be verified, because the server turns programs away: ${say(cannot_verify)}.`,
      'not-public': ({ refused }) => `Links to an address that readers cannot reach: ${say(refused)}.`,
      'not-asked': 'The linked servers could not be asked.',
      'no-links': noLinks,
    },
    fix: {
      broken: [
        'Open each broken link from the evidence in a private window.',
        'Correct its address, or put the page back; if it is gone for good, take the link out.',
        'An error of DNS or certificate has to be repaired on the linked server.',
      ],
      redirects: ['Link to the final address at once; one redirect for counting clicks is enough.'],
      'cannot-verify': [
        'Open these links yourself: if they work for you, nothing has to be done.',
        'If a firewall turns away programs, let the link checkers of mail providers through.',
      ],
      'not-public': [
        'Replace addresses of your own network, such as localhost or 10.0.0.1, and odd ports with the public https address.',
      ],
    },
  }),
  link_domain: textOf({
    title: 'Link domains',
    what: 'Whether links go through your own domain or through one that all customers of a service share.',
    why: 'A shared tracking domain shares its name with everybody else there: when one of them spams, it is listed for all.',
    refs: [gmailSenders],
    found: {
      own: ({ own, links }) => `Links through the domain of the sender: ${say(own)} of ${say(links)}.`,
      'other-sites': 'The links lead to other sites, and through no shared tracking domain.',
      'shared-tracking': ({ shared, hosts }) =>
        `Links through a tracking domain that many senders share: ${say(shared)} (${say(hosts)}).`,
      'no-links': noLinks,
    },
    fix: {
      'shared-tracking': (_, context) => [
        `Set up a tracking domain of your own in ${context.esp?.name ?? 'your sending service'}; look for "custom tracking domain" or "branded links".`,
        `Add the CNAME record that it names, for a host such as click.${ownDomain(context)}.`,
        'Turn on https (SSL) for it there.',
      ],
    },
  }),
  link_blocklist: textOf({
    title: 'Links on blacklists',
    what: 'Whether domains in links are on URI blacklists such as Spamhaus DBL, SURBL and URIBL.',
    why: 'Most filters look up each linked domain. A listed one sends the mail to the spam folder, whoever sent it.',
    refs: [
      rfc(5782),
      { label: 'Spamhaus DBL', url: 'https://www.spamhaus.org/blocklists/domain-blocklist/' },
    ],
    found: {
      'not-listed': ({ domains }) =>
        `No linked domain is on a blacklist; ${say(Array.isArray(domains) ? domains.length : 0)} asked.`,
      listed: ({ listed }) => `Linked domains are on blacklists: ${rowsOf(listed)}.`,
      'minor-list': ({ listed }) => `Linked domains are on minor blacklists: ${rowsOf(listed)}.`,
      'not-answered': ({ unanswered }) =>
        `The blacklists gave no answer for ${counted(unanswered, 'linked domain')}.`,
      'no-domains': noLinks,
    },
    fix: {
      listed: [
        'Take links to the listed domains out of the mail until they are off the list.',
        'If the domain is yours: look for strange pages on the site, clean it up, then ask the list to remove it at its website.',
        'If it belongs to your click tracker, set up a tracking domain of your own.',
      ],
      'minor-list': [
        'Look at the list’s page to see why the domain is on it, and ask for its removal once the reason is gone.',
        'If the domain belongs to somebody else, think about leaving the link out.',
      ],
    },
  }),
}

const rowsOf = (listed: Json | undefined): string => listingRows(listed) || 'see the evidence'

/** `domain (list)` for each of the first listings; empty when there are none. */
export function listingRows(listed: unknown): string {
  if (!Array.isArray(listed)) return ''
  return listed
    .slice(0, 5)
    .map(({ domain, list }) => `${domain} (${list})`)
    .join(', ')
}
