import type { Checker } from '#contract/checkers.ts'

/** What each checker's page says of itself: its name, what it answers, and what its record is and is not. */

export type CheckerPage = {
  /** Page title, before the brand. */
  title: string
  description: string
  lead: string
  label: string
  placeholder: string
  /** What to look at without a domain of one's own. */
  example: string
  about: { title: string; text: string }[]
  questions: { q: string; a: string[] }[]
}

const domain = { label: 'Domain', placeholder: 'example.org', example: 'example.com' }

export const checkerPageWords: Record<Checker, CheckerPage> = {
  spf: {
    ...domain,
    title: 'SPF checker: look-ups, include tree, corrected record',
    description:
      'Reads the SPF record of a domain term by term: the include tree with its count of DNS look-ups, who may send, what is wrong, and the record to publish instead.',
    lead: 'Who may send mail for a domain, how many DNS look-ups that takes, and the corrected record.',
    about: [
      {
        title: 'What it is',
        text: 'SPF (RFC 7208) is a list, published in DNS, of the servers that may send mail with your domain as envelope sender. A receiver compares the address that connects with that list, term by term; the first match decides.',
      },
      {
        title: 'Who enforces it',
        text: 'Gmail and Yahoo ask for SPF or DKIM from everyone and for both from bulk senders; Microsoft asks for both from bulk senders alone (5,000 mails a day and more). A record that takes more than ten DNS look-ups, or that cannot be read, is a permanent error: it protects nothing and passes nobody.',
      },
      {
        title: 'What it cannot do',
        text: 'It judges the envelope, not the From line that people see: only DMARC ties the two. It breaks when mail is forwarded, because the forwarder is not on your list. And it says nothing about what is in the mail.',
      },
    ],
    questions: [
      {
        q: 'Why do counts of look-ups differ between checkers?',
        a: [
          'Only include, a, mx, ptr, exists and redirect cost a look-up; ip4, ip6, all and exp do not, and the addresses of mail servers behind an mx are not counted again. Many tools count those wrongly. The tree above shows each one, so you can count along.',
        ],
      },
      {
        q: 'Should I use -all or ~all?',
        a: [
          'Both say that other servers should not send for you. With DMARC in place ~all is the safer choice: some receivers refuse on -all before they look at DKIM, and forwarded mail is lost for it. For a domain that sends no mail at all, -all is right.',
        ],
      },
      {
        q: 'What is a void look-up?',
        a: [
          'A question for a name that has no such record. More than two of them are a permanent error at many receivers. They often come from services that were left years ago.',
        ],
      },
      {
        q: 'Should I flatten the record?',
        a: [
          'Flattening replaces includes by the addresses they lead to today. It saves look-ups, and it is wrong on the day the service changes its addresses without telling you. First remove what you no longer use, or send through a subdomain with a record of its own.',
        ],
      },
    ],
  },
  dkim: {
    ...domain,
    title: 'DKIM checker: find and read the keys of a domain',
    description:
      'Finds the DKIM keys of a domain, with a selector or without one, and reads them: type, length, flags, and what receivers do with them.',
    lead: 'The signing keys that a domain publishes, what kind they are, and whether receivers can use them.',
    about: [
      {
        title: 'What it is',
        text: 'DKIM (RFC 6376) signs a mail with a private key. The public half stands in DNS under a selector, a name that the sender chooses, so that a domain can have several keys at once. A receiver fetches it and knows that the signed parts were not changed on the way.',
      },
      {
        title: 'Who enforces it',
        text: 'Gmail, Yahoo and Microsoft require a valid signature from bulk senders. Keys under 1024 bits and signatures with SHA-1 count as none (RFC 8301). 2048 bits are the usual choice today.',
      },
      {
        title: 'What it cannot do',
        text: 'A key in DNS does not mean that your mail is signed: only a received mail shows that, which is what the spam test is for. A signature does not say that a mail is wanted, and by itself it need not name the domain in the From line; DMARC asks for that.',
      },
    ],
    questions: [
      {
        q: 'I do not know my selector. What now?',
        a: [
          'Leave it empty: the names that sending services use are asked, among them those of the services your SPF and MX records name. To be certain, send a mail to a test address of the spam test: the selector stands in the signature as s=.',
        ],
      },
      {
        q: 'Nothing was found. Is there no DKIM?',
        a: [
          'Not necessarily. DNS cannot list the selectors of a domain, so a key under an unusual name stays unseen. That is why it is shown as not checked and not as a problem.',
        ],
      },
      {
        q: 'How often should keys change?',
        a: [
          'There is no rule in the standard. Once or twice a year is common, and at once when a service that held a key is left. Publish the new key first, switch the signing, and remove the old one some days later.',
        ],
      },
    ],
  },
  dmarc: {
    ...domain,
    title: 'DMARC checker: policy, inheritance and a plan',
    description:
      'Reads the DMARC record of a domain by the standard of 2026 (RFC 9989): the policy that applies, where it comes from, and the steps from none to reject.',
    lead: 'What receivers do with mail that uses a domain without its permission, and the steps towards a policy that holds.',
    about: [
      {
        title: 'What it is',
        text: 'DMARC (RFC 9989, which replaced RFC 7489 in 2026) says what to do with mail whose From line shows your domain but that neither SPF nor DKIM confirms for it: nothing, file it as spam, or refuse it. It also asks for daily reports on who sends in your name.',
      },
      {
        title: 'Who enforces it',
        text: 'Gmail, Yahoo and Microsoft require a record from bulk senders; p=none is enough for that. The policy itself is applied by nearly all large receivers. Inboxes show a BIMI logo only for quarantine or reject.',
      },
      {
        title: 'What it cannot do',
        text: 'It protects the exact domain and what is below it, not names that look alike. It cannot tell good mail from bad, and a strict policy does not improve your reputation. With reject, mail that people of your domain send through mailing lists may be lost.',
      },
    ],
    questions: [
      {
        q: 'Is p=none useless?',
        a: [
          'No: it starts the reports, and it satisfies what providers ask for. But it stops nobody from using your domain. Stay there until the reports show only senders you know, then go on.',
        ],
      },
      {
        q: 'What happened to pct?',
        a: [
          'RFC 9989 removed pct, rf and ri and added np, psd and t. Receivers of today ignore pct; older ones may still obey it. t=y is what remains for a trial: it applies a policy one level lower.',
        ],
      },
      {
        q: 'Where does the record of a subdomain come from?',
        a: [
          'First from the subdomain itself. Without one, receivers walk up the name one label at a time until they meet a record, and apply its sp tag, or np for names that do not exist. The walk above shows each name that was asked.',
        ],
      },
      {
        q: 'Must every domain end at reject?',
        a: [
          'No. For a domain with human users the standard calls quarantine the right end. Reject suits domains that send only transactional mail or newsletters, and those that send none.',
        ],
      },
    ],
  },
  bimi: {
    ...domain,
    title: 'BIMI checker: logo, certificate and record',
    description:
      'Shows the BIMI logo of a domain as inboxes do, checks the SVG against Tiny PS, and reads the mark certificate and its chain.',
    lead: 'The logo beside your mail: whether inboxes would show it, how it looks there, and what stands in the way.',
    about: [
      {
        title: 'What it is',
        text: 'BIMI is a draft standard for a logo beside authenticated mail. A DNS record names an SVG file and, for most inboxes, a certificate that says the logo is yours: a VMC for a registered trademark, a CMC for a logo in use for a year.',
      },
      {
        title: 'Who shows it',
        text: 'Gmail and Apple Mail show logos with a certificate, Yahoo and some others also without. All of them ask for a DMARC policy of quarantine or reject on the organizational domain, and decide by reputation as well. Microsoft does not take part.',
      },
      {
        title: 'What it cannot do',
        text: 'It does not help mail into the inbox. A record without fault is no promise either: each inbox decides by itself whether and to whom the logo appears, often days after the record was published.',
      },
    ],
    questions: [
      {
        q: 'Why is my SVG refused?',
        a: [
          'BIMI takes only SVG Tiny Portable/Secure, a small and harmless part of SVG. Exports of drawing programs nearly always hold what it forbids: style elements, clip paths, opacity, linked images. The list of problems names each with its line.',
        ],
      },
      {
        q: 'Do I need a certificate?',
        a: [
          'For Gmail and Apple Mail yes, for Yahoo no. A VMC needs a registered trademark; a CMC needs proof that the logo has been in public use for twelve months.',
        ],
      },
      {
        q: 'Why is the logo drawn round and square?',
        a: [
          'Inboxes crop it to their own shape. What stands in the corners disappears in a circle, and a transparent ground shows the color of the page behind it.',
        ],
      },
    ],
  },
  'mta-sts': {
    ...domain,
    title: 'MTA-STS checker: policy, mode and mail servers',
    description:
      'Reads the MTA-STS record and policy of a domain and compares its patterns with the mail servers in DNS.',
    lead: 'Whether other servers must encrypt what they send to a domain, and whether the policy covers all of its mail servers.',
    about: [
      {
        title: 'What it is',
        text: 'MTA-STS (RFC 8461) is a file on your web server, announced in DNS, that tells sending servers to use TLS with a valid certificate when they deliver to you. It guards mail to your domain against being read or redirected on the way.',
      },
      {
        title: 'Who enforces it',
        text: 'Gmail, Microsoft, Yahoo and other large senders fetch the policy and keep it for as long as max_age says. With mode enforce they do not deliver to a server that the policy does not name or whose certificate is not valid.',
      },
      {
        title: 'What it cannot do',
        text: 'It does nothing for the mail you send and nothing for inbox placement. A policy that no longer fits your mail servers stops mail from reaching you, so change the policy before the servers.',
      },
    ],
    questions: [
      {
        q: 'Do I need it for a newsletter domain?',
        a: ['Only if people answer to it. It protects what comes in, replies included.'],
      },
      {
        q: 'In what order do I change mail servers?',
        a: [
          'Add the new name to the policy, change the id in the DNS record, wait until max_age has passed or at least a day, and only then change the MX record.',
        ],
      },
    ],
  },
  'tls-rpt': {
    ...domain,
    title: 'TLS-RPT checker: where TLS reports go',
    description: 'Reads the TLS reporting record of a domain and says where reports on failed encryption go.',
    lead: 'Where other servers report that they could not reach a domain over TLS.',
    about: [
      {
        title: 'What it is',
        text: 'TLS-RPT (RFC 8460) is a DNS record with an address for daily reports. Large senders say in them how many connections to your mail servers were encrypted and why others failed.',
      },
      {
        title: 'Who uses it',
        text: 'Google, Microsoft, Yahoo and others send such reports. They are JSON files, made for programs.',
      },
      {
        title: 'What it cannot do',
        text: 'It changes nothing about delivery. It is how you learn that MTA-STS or DANE went wrong before people tell you that mail is missing.',
      },
    ],
    questions: [
      {
        q: 'Does it make sense without MTA-STS?',
        a: [
          'Yes. Reports also tell of certificates that have expired and of servers that offer no TLS at all. They are the calm way to prepare an MTA-STS policy.',
        ],
      },
    ],
  },
  'domain-blacklist': {
    ...domain,
    title: 'Domain blacklist checker: the lists that matter',
    description:
      'Asks the domain blacklists that large receivers use, tests each before it is believed, and says which could not be asked.',
    lead: 'Whether a domain is on the lists that mail filters use. Each list is tested before it is believed.',
    about: [
      {
        title: 'What it is',
        text: 'Domain blacklists name domains seen in spam, phishing or malware. Filters look up the From domain, the signing domain and every link of a mail, so a listing follows the domain whichever server sends it.',
      },
      {
        title: 'Who uses them',
        text: 'Spamhaus DBL, SURBL and URIBL are built into nearly every mail filter, SpamAssassin and rspamd among them. Gmail and Microsoft rely mostly on data of their own.',
      },
      {
        title: 'What it cannot do',
        text: 'Not being listed does not mean a good reputation, and most spam folders fill without any list. Lists of newly seen domains say only that a domain is new; that passes by itself.',
      },
    ],
    questions: [
      {
        q: 'My domain is listed. What first?',
        a: [
          'Find the cause before you ask for removal: a hacked website, a form that anyone can send through, a bought list, an account taken over. Lists look again, and a second listing is harder to leave.',
        ],
      },
      {
        q: 'Why could some lists not be asked?',
        a: [
          'Many refuse questions that come through public or busy DNS resolvers, and answer with an error code. Some checkers show such a code as a listing. Here it is shown with its code as not asked, never as clean and never as listed.',
        ],
      },
      {
        q: 'Other checkers ask a hundred lists. Why not this one?',
        a: [
          'Most of those lists are dead, or no filter asks them. A dead list reports everything as clean or everything as listed. Here each list has to pass a test of known entries before its answer counts.',
        ],
      },
    ],
  },
  'email-blacklist': {
    label: 'Email address',
    placeholder: 'news@example.org',
    example: 'info@example.com',
    title: 'Email blacklist checker: address and domain',
    description:
      'Asks the lists of email addresses by a hash that is sent in place of the address, and the lists of domains.',
    lead: 'Whether an address or its domain is on a list. The address itself is never sent: lists are asked by hash.',
    about: [
      {
        title: 'What it is',
        text: 'A few lists hold addresses used in fraud and spam, mostly as reply addresses. They are asked by a hash of the address, so the address itself is not sent. That does not hide it from everyone: a list that has the address knows which one was asked about, and whoever guesses it can make the same hash and compare. The domain of the address is looked up on the domain lists.',
      },
      {
        title: 'Who uses them',
        text: 'SpamAssassin and rspamd ask the MSBL EBL and, with a key, Spamhaus HBL. They look at From, Reply-To and addresses within the text.',
      },
      {
        title: 'What it cannot do',
        text: 'It does not say whether an address exists or takes mail; that is the verifier. Private block lists of single providers cannot be asked by anyone.',
      },
    ],
    questions: [
      {
        q: 'Is my address stored?',
        a: ['No. It is turned into a hash to ask the lists, and forgotten with the answer.'],
      },
      {
        q: 'Why does the result also speak of the domain?',
        a: ['A filter sees both. An address on a listed domain is treated like the domain.'],
      },
    ],
  },
  'ip-blacklist': {
    label: 'IP address',
    placeholder: '192.0.2.1',
    example: '8.8.8.8',
    title: 'IP blacklist checker: listed, not listed, could not ask',
    description:
      'Asks the IP blacklists that large receivers use, IPv4 and IPv6, tests each before it is believed, and says what a listing costs.',
    lead: 'Whether a sending address is on the lists that receivers use, and what a listing there costs.',
    about: [
      {
        title: 'What it is',
        text: 'DNS blacklists (RFC 5782) name addresses that sent spam, were taken over, or should not send mail at all. A receiver asks them while a server connects and may refuse before the mail is even read.',
      },
      {
        title: 'Who uses them',
        text: 'Spamhaus ZEN decides at a large part of all receivers, Microsoft among them. Barracuda, SpamCop and Mailspike are used by many. The rest adds points in filters, or nothing.',
      },
      {
        title: 'What it cannot do',
        text: 'Gmail and Yahoo keep their own records of your address, which no list shows. On shared addresses a listing may come from someone else; then only the sending service can act.',
      },
    ],
    questions: [
      {
        q: 'It says PBL or policy. Is that spam?',
        a: [
          'No. Such lists name addresses of homes and clouds that are not meant to send mail to the world directly. It is normal for an address that is no mail server, and a problem for one that is.',
        ],
      },
      {
        q: 'A list asks for money to remove me. Should I pay?',
        a: [
          'No. Lists that sell removal are asked by few receivers, and their entries run out by themselves once the cause is gone.',
        ],
      },
      {
        q: 'What is an allow list?',
        a: [
          'DNSWL and similar lists name senders with a good record. Being on one is good; not being on one means nothing.',
        ],
      },
    ],
  },
}
