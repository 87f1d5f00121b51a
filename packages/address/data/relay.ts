/**
 * Services that hand mail on to a mailbox that they keep secret. The person reads it, until the alias is switched off;
 * so such an address is neither disposable nor a mailbox of its own.
 * Origin: written by hand from the services' own help pages. Date: 2026-11-22. Licence: MIT, as the project.
 * A domain covers everything below it: several services give each user a subdomain.
 */
export const relayInfo = {
  id: 'relay',
  name: 'Postproof forwarding aliases',
  version: '1',
  date: '2026-11-22',
  licence: 'MIT',
  origin: 'Written for this project from the help pages of the services',
}

/** Service, then its domains. */
export const relayServices: readonly [service: string, domains: string][] = [
  ['Apple Hide My Email', 'privaterelay.appleid.com'],
  ['DuckDuckGo Email Protection', 'duck.com'],
  ['Firefox Relay', 'mozmail.com relay.firefox.com'],
  [
    'SimpleLogin',
    'simplelogin.com simplelogin.co simplelogin.fr simplelogin.io aleeas.com slmail.me slmails.com silomails.com 8alias.com 8shield.net dralias.com',
  ],
  ['Proton Pass', 'passmail.net passmail.com passinbox.com passfwd.com'],
  ['addy.io', 'addy.io anonaddy.com anonaddy.me addymail.com mailer.me'],
  ['33Mail', '33mail.com'],
  ['Forward Email', 'forwardemail.net'],
  ['Erine', 'erine.email'],
  ['Cloaked', 'cloaked.id myclkd.com'],
  ['IronVest (Blur)', 'opayq.com ironvest.com'],
  ['ManyMe', 'manyme.com'],
  ['craigslist', 'reply.craigslist.org hous.craigslist.org sale.craigslist.org job.craigslist.org'],
  [
    'Amazon Marketplace',
    'marketplace.amazon.com marketplace.amazon.co.uk marketplace.amazon.de marketplace.amazon.fr',
  ],
  ['eBay', 'members.ebay.com members.ebay.co.uk members.ebay.de'],
  ['Airbnb', 'guest.airbnb.com host.airbnb.com reply.airbnb.com'],
  ['Booking.com', 'guest.booking.com property.booking.com'],
  ['GitHub', 'users.noreply.github.com reply.github.com'],
]
