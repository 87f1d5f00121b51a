/** The terms of the field as the pages use them: one to three sentences each. Ids stand in addresses and never change. */
export const glossary = {
  alignment: {
    term: 'Alignment',
    text: 'The domain that SPF or DKIM proved belongs to the same organization as the domain in From. DMARC counts only aligned results. Relaxed alignment, the usual kind, takes subdomains for the same organization.',
  },
  arc: {
    term: 'ARC',
    text: 'Seals with which forwarders and mailing lists write down what they saw before they passed a mail on. A receiver may trust them when SPF and DKIM broke on the way.',
  },
  bimi: {
    term: 'BIMI',
    text: 'A DNS record that names the logo of a domain. Some inboxes show it beside mail that passes DMARC under a policy of quarantine or reject.',
  },
  blacklist: {
    term: 'Blacklist',
    text: 'A list of addresses or domains that sent spam, asked over DNS. Receivers use some of them to refuse or sort mail; most others are used by nobody you write to.',
  },
  bounce: {
    term: 'Bounce',
    text: 'The notice that a mail could not be delivered. It goes to the envelope sender, not to the address in From.',
  },
  'bulk-sender': {
    term: 'Bulk sender',
    text: 'Whoever sends many mails to one provider; at Gmail and Microsoft about 5,000 a day. Stricter rules hold: SPF and DKIM, DMARC, and unsubscribing with one click.',
  },
  'catch-all': {
    term: 'Catch-all',
    text: 'A domain whose mail server takes mail for every name, existing or not. Whether a certain mailbox exists cannot be learned by asking.',
  },
  cname: {
    term: 'CNAME',
    text: 'A DNS record that makes one name an alias of another. Sending services use it so that they can renew keys without asking you.',
  },
  dane: {
    term: 'DANE',
    text: 'A way to publish in signed DNS which certificate a mail server has, so that senders insist on encryption with it.',
  },
  dkim: {
    term: 'DKIM',
    text: 'A signature over headers and text of a mail. Receivers verify it with a public key in the DNS of the domain that signed.',
  },
  dmarc: {
    term: 'DMARC',
    text: 'A DNS record that says what receivers should do with mail in your name that neither aligned SPF nor aligned DKIM proves, and where to send reports.',
  },
  'dmarc-policy': {
    term: 'DMARC policy',
    text: 'The p= of a DMARC record: none (only report), quarantine (to the spam folder) or reject (refuse).',
  },
  dnssec: {
    term: 'DNSSEC',
    text: 'Signatures in the DNS. A resolver that validates them notices forged answers.',
  },
  'envelope-sender': {
    term: 'Envelope sender',
    text: 'The address that the sending server names in MAIL FROM. Bounces go there and SPF looks at its domain; the receiver writes it into Return-Path.',
  },
  esp: {
    term: 'Sending service',
    text: 'A company that sends newsletters or receipts for you, often called ESP. It needs DNS records at your domain to send in your name.',
  },
  from: {
    term: 'From',
    text: 'The header with the sender that readers see. DMARC protects its domain.',
  },
  greylisting: {
    term: 'Greylisting',
    text: 'A receiver puts off the first mail of an unknown sender and takes it minutes later. Spam programs often do not try again.',
  },
  'heat-map': {
    term: 'Heat map',
    text: 'A prediction of where readers look in a mail, drawn over its picture. It is computed from the picture, not measured on people.',
  },
  helo: {
    term: 'HELO',
    text: 'The name with which a sending server greets (HELO or EHLO). It should be its full host name and lead to its address.',
  },
  'inbox-placement': {
    term: 'Inbox placement',
    text: 'In which folder or tab of a mailbox a mail ends up: inbox, promotions, spam, or nowhere. It is measured with seed mailboxes.',
  },
  include: {
    term: 'include',
    text: 'A term of an SPF record that takes in the record of another domain, such as that of a sending service. Each one costs at least one DNS look-up of the ten that are allowed.',
  },
  'list-unsubscribe': {
    term: 'List-Unsubscribe',
    text: 'A header with the address at which a reader ends a subscription. Mail programs make an unsubscribe button of it.',
  },
  'mta-sts': {
    term: 'MTA-STS',
    text: 'A policy, served over https, by which a domain asks sending servers to insist on encryption with a valid certificate.',
  },
  mx: {
    term: 'MX',
    text: 'The DNS record that names the mail servers of a domain.',
  },
  'one-click': {
    term: 'One-click unsubscribe',
    text: 'The header List-Unsubscribe-Post beside List-Unsubscribe: the provider ends the subscription with one POST, without a page in between (RFC 8058).',
  },
  preheader: {
    term: 'Preheader',
    text: 'The first words of a mail, which inboxes show after the subject.',
  },
  ptr: {
    term: 'PTR',
    text: 'The DNS record that gives an IP address a name, also called reverse DNS. Receivers want it for sending servers, and the name has to lead back to the address.',
  },
  relay: {
    term: 'Relay',
    text: 'A server that takes mail and passes it on. What it writes into its Received line says where the mail came from.',
  },
  resolver: {
    term: 'Resolver',
    text: 'The server that looks up DNS names for others. Blacklists refuse large public resolvers, so an instance needs one of its own.',
  },
  'return-path': {
    term: 'Return-Path',
    text: 'The header in which the receiving server notes the envelope sender.',
  },
  'role-address': {
    term: 'Role address',
    text: 'An address for a task rather than a person, such as info@ or support@. Newsletters to them draw more complaints.',
  },
  seed: {
    term: 'Seed mailbox',
    text: 'A mailbox at a provider that is kept for testing. A mail sent to it is looked up afterwards, to see in which folder it landed.',
  },
  selector: {
    term: 'Selector',
    text: 'The name under which a DKIM key is published: selector._domainkey.example.com. A domain can have many, one for each service that signs.',
  },
  spf: {
    term: 'SPF',
    text: 'A DNS record that lists the servers that may send for a domain. It is checked against the envelope sender.',
  },
  'spf-lookups': {
    term: 'SPF look-ups',
    text: 'The DNS questions that an SPF record costs a receiver. At more than ten it stops, and the record counts as broken.',
  },
  'spam-score': {
    term: 'Spam score',
    text: 'Here a number from 0 to 100, where more is better. It covers what can be read from one mail and its DNS, not how people treated earlier mail.',
  },
  starttls: {
    term: 'STARTTLS',
    text: 'The command by which a mail connection becomes encrypted.',
  },
  tls: {
    term: 'TLS',
    text: 'The encryption of connections, for mail as for web pages.',
  },
  'tls-rpt': {
    term: 'TLS-RPT',
    text: 'A DNS record that asks other servers for daily reports of connections to you that could not be encrypted.',
  },
  txt: {
    term: 'TXT record',
    text: 'A DNS record that holds text. SPF, DKIM keys, DMARC and BIMI are published as such.',
  },
  'unknown-result': {
    term: 'Not checked',
    text: 'The question could not be asked: no answer from a server, or nothing there to judge. It never counts for or against a mail.',
  },
  vmc: {
    term: 'VMC',
    text: 'A certificate by which an authority confirms that a logo is your registered trademark. Gmail and Apple Mail want one, or a CMC, to show a BIMI logo.',
  },
  webhook: {
    term: 'Webhook',
    text: 'A call that this site makes to an address of yours when something happened, with a signature that proves who called.',
  },
}

export type TermId = keyof typeof glossary
