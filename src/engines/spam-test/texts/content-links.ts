import type { CheckText } from '../types.ts'
import { counted, gmailSenders, ownDomain, rfc, say, textOf } from './phrasing.ts'

const noLinks = 'The mail has no web links.'

/** Words for the checks of how links are written. */
export const linkTexts: Record<string, CheckText> = {
  link_count: textOf({
    title: 'Number of links',
    what: 'How many web links the mail holds.',
    why: 'Very many links look like a link farm to filters, and leave readers without a main thing to do.',
    refs: [gmailSenders],
    found: {
      fits: ({ links }) => `The mail has ${counted(links, 'link')}.`,
      'above-best': ({ links }) => `The mail has ${counted(links, 'link')}; up to 40 is best.`,
      many: ({ links }) => `The mail has ${counted(links, 'link')}.`,
      none: 'The mail has no web links.',
    },
    fix: {
      many: [
        'Keep the links that lead to the main offers, and put the rest on one page that you link to.',
        'Aim at 40 links or fewer.',
      ],
    },
  }),
  link_https: textOf({
    title: 'Links over https',
    what: 'Whether all links are encrypted.',
    why: 'Browsers warn of http pages, and filters trust them less.',
    refs: [rfc(9110, '4.2.2')],
    found: {
      'all-https': ({ links }) => `The mail has ${counted(links, 'link')}, all over https.`,
      http: ({ http, links }) => `Links over plain http: ${say(http)} of ${say(links)}.`,
      'no-links': noLinks,
    },
    fix: {
      http: [
        'Change http:// to https:// in these links, and check that the pages still open.',
        'If your click tracker makes them http, turn on https (SSL) for the tracking domain in its settings.',
      ],
    },
  }),
  link_shortener: textOf({
    title: 'URL shorteners',
    what: 'Links through public shorteners such as bit.ly, at once or behind a click tracker.',
    why: 'A short link hides its target and shares its name with every spammer who uses the same shortener. Blacklists and SpamAssassin count them.',
    refs: [gmailSenders],
    found: {
      none: 'No link goes through a public shortener.',
      shortener: ({ links, hosts }) => `Links through a public shortener: ${say(links)} (${say(hosts)}).`,
      'behind-redirect': ({ links, hosts }) =>
        `Links that lead on through a public shortener: ${say(links)} (${say(hosts)}).`,
      'no-links': noLinks,
    },
    fix: {
      shortener: (_, context) => [
        'Put the full address in place of the short one.',
        `If you need short links or click counts, use a name of your own domain for them, such as go.${ownDomain(context)}.`,
      ],
      'behind-redirect': [
        'Open the redirects named in the evidence, and put the final address where the short one stands.',
      ],
    },
  }),
  link_mismatch: textOf({
    title: 'Shown and real link targets',
    what: 'Links whose text is a web address, compared with where they really lead.',
    why: 'Showing one site and leading to another is the oldest trick of phishing. Mail programs and filters warn of it.',
    refs: [gmailSenders],
    found: {
      same: ({ shown }) => `Links shown as an address: ${say(shown)}, and each leads there.`,
      'none-shown': 'No link shows a web address as its text.',
      'click-tracked': ({ tracked }) =>
        `Links shown as an address that go through a click tracker, as sending services do: ${say(tracked)}.`,
      'leads-there': 'Links shown as an address take a detour, and end where they say.',
      'end-unknown': ({ shown, target }) =>
        `A link shows ${say(shown)} and leads through the shortener ${say(target)}; where it ends could not be asked.`,
      'other-ending': ({ shown, target }) => `A link shows ${say(shown)} and leads to ${say(target)}.`,
      'phishing-like': ({ shown, target }) =>
        `A link shows ${say(shown)} but leads to ${say(target)}, as phishing does.`,
      'no-links': noLinks,
    },
    fix: {
      'other-ending': [
        'Write the address that the link leads to, or words such as “Visit our shop” in place of an address.',
      ],
      'phishing-like': (_, context) => [
        'Write words such as “Visit our shop” in place of the address; then nothing can differ.',
        `If a click tracker changes the target, give it a name of your own domain, such as click.${ownDomain(context)}.`,
      ],
    },
  }),
  link_host: textOf({
    title: 'Form of link targets',
    what: 'Targets written in a way that hides where they lead: IP addresses, exchanged letters, passwords, scripts.',
    why: 'Wanted mail hardly ever needs these forms, and phishing often uses them; filters count them heavily.',
    refs: [rfc(3986, '7.6')],
    found: {
      plain: ({ links }) => `The mail has ${counted(links, 'link')}, all plainly written.`,
      'script-url': ({ links }) => `Links that would run a script: ${say(links)}.`,
      'data-url': ({ links }) =>
        `Links that hold a whole page in place of an address (data:): ${say(links)}.`,
      'file-url': ({ links }) => `Links to a file on a computer (file:): ${say(links)}.`,
      'lookalike-host': ({ links }) =>
        `Links to a name with letters of another script that look like Latin ones: ${say(links)}.`,
      credentials: ({ links }) => `Links with a user name before the host (user@host): ${say(links)}.`,
      'ip-host': ({ links }) => `Links to a bare IP address: ${say(links)}.`,
      'odd-port': ({ links }) => `Links with an unusual port: ${say(links)}.`,
      'no-links': 'The mail has no links.',
    },
    fix: {
      'script-url': ['Replace the script with the https address of a page; mail programs remove scripts.'],
      'data-url': ['Put the page on a web server and link to its https address.'],
      'file-url': ['Put the file on a web server and link to its https address.'],
      'lookalike-host': ['Type the host name again in Latin letters, or take the link out.'],
      credentials: ['Remove everything before the @ in the address.'],
      'ip-host': (_, context) => [
        `Link to a host name of your own domain, such as www.${ownDomain(context)}, over https.`,
      ],
      'odd-port': ['Offer the page on the usual https port, and remove the number after the host name.'],
    },
  }),
  link_empty: textOf({
    title: 'Links without a target',
    what: 'Links that lead nowhere: an empty target, “#”, a sample address, an anchor that is not there.',
    why: 'Readers click and nothing happens. Filters know such links from broken bulk mail.',
    refs: [
      {
        label: 'WCAG 2.4.4',
        url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
      },
    ],
    found: {
      'real-targets': ({ links }) => `The mail has ${counted(links, 'link')}, all with a target.`,
      empty: ({ links }) => `Links without a target: ${say(links)}.`,
      placeholder: ({ links }) => `Links to a sample address: ${say(links)}.`,
      'dead-anchor': ({ links }) => `Links to a place that is not in the mail: ${say(links)}.`,
      'no-links': 'The mail has no links.',
    },
    fix: {
      empty: ['Give each of these links its address, or take the link off and keep the text.'],
      placeholder: ['Put your own address in place of the sample address of the template.'],
      'dead-anchor': [
        'Add an element with that id to the mail, or link to a web page.',
        'Links within a mail work in few programs; a web page is safer.',
      ],
    },
  }),
  mailto_links: textOf({
    title: 'Mail links',
    what: 'Links that write a mail (mailto:).',
    why: 'A broken one does nothing. A reader’s address within one ends up in logs and forwarded copies. This does not count.',
    refs: [rfc(6068)],
    found: {
      valid: ({ links }) => `${counted(links, 'mail link')}, rightly written.`,
      malformed: ({ count, fault }) =>
        fault === 'blank'
          ? `${counted(count, 'mail link')} with a blank in the address, so that some programs write to nobody.`
          : `${counted(count, 'mail link')} without a usable address.`,
      'personal-data': ({ count }) =>
        `${counted(count, 'mail link')} with somebody’s address in the subject or text.`,
      'no-mailto': 'The mail has no mail links.',
    },
    fix: {
      malformed: (_, context) => [
        `Write the link as mailto:hello@${ownDomain(context)}, without blanks, and several addresses with commas between.`,
      ],
      'personal-data': ['Put a token in place of the address, and let your program look up who it is.'],
    },
  }),
}
