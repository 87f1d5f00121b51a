/**
 * DNS hosts by their name servers, and how their forms take the name of a record. Origin: written by hand from the hosts'
 * help pages and from reports of people who entered names; `confirmed` where a source says that the form adds the domain,
 * the rest from experience. Date: 2026-11-28. Licence: facts; this file MIT, as the project.
 */

export const DNS_HOSTS_DATE = '2026-11-28'

export type DnsHost = {
  id: string
  name: string
  /** Endings of the names of its servers, lower case; one that ends with a hyphen begins a label. */
  servers: string[]
  /** What the form calls the name of a record. */
  field: string
  /** What is entered there for the domain itself; empty where the field stays empty. */
  apex: '@' | ''
  /** A value is entered in quotation marks, cut into strings of at most 255 characters. */
  quotes: boolean
  /** A source confirms that the form adds the domain to what is entered. */
  confirmed: boolean
}

const host = (
  id: string,
  name: string,
  servers: string[],
  field: string,
  apex: DnsHost['apex'],
  more: Partial<Pick<DnsHost, 'quotes' | 'confirmed'>> = {},
): DnsHost => ({ id, name, servers, field, apex, quotes: false, confirmed: false, ...more })

/** Hosts whose forms add the domain. Servers that several hosts share are left out. */
export const dnsHosts: readonly DnsHost[] = [
  host('cloudflare', 'Cloudflare', ['ns.cloudflare.com'], 'Name', '@'),
  host('godaddy', 'GoDaddy', ['domaincontrol.com'], 'Name', '@', { confirmed: true }),
  host('namecheap', 'Namecheap', ['registrar-servers.com'], 'Host', '@', { confirmed: true }),
  host('route53', 'Amazon Route 53', ['awsdns-'], 'Record name', '', { quotes: true, confirmed: true }),
  host('ionos', 'IONOS', ['ui-dns.org', 'ui-dns.de', 'ui-dns.biz', 'ui-dns.com'], 'Host name', '@'),
  host('ovh', 'OVHcloud', ['ovh.net', 'ovh.ca', 'anycast.me'], 'Sub-domain', ''),
  host('gandi', 'Gandi', ['gandi.net'], 'Name', '@'),
  host('hetzner', 'Hetzner', ['hetzner.com', 'hetzner.de', 'first-ns.de', 'second-ns.de'], 'Name', '@'),
  host('digitalocean', 'DigitalOcean', ['digitalocean.com'], 'Hostname', '@', { confirmed: true }),
  host('dnsimple', 'DNSimple', ['dnsimple.com', 'dnsimple-edge.net'], 'Name', ''),
  host(
    'azure',
    'Azure DNS',
    ['azure-dns.com', 'azure-dns.net', 'azure-dns.org', 'azure-dns.info'],
    'Name',
    '@',
  ),
  host('wix', 'Wix', ['wixdns.net'], 'Host name', ''),
  host('name-com', 'Name.com', ['name.com'], 'Host', ''),
  host('porkbun', 'Porkbun', ['porkbun.com'], 'Host', ''),
  host('transip', 'TransIP', ['transip.net', 'transip.nl', 'transip.eu'], 'Name', '@'),
  host('loopia', 'Loopia', ['loopia.se'], 'Subdomain', '@'),
  host('netcup', 'netcup', ['netcup.net'], 'Host', '@'),
  host('inwx', 'INWX', ['inwx.de', 'inwx.com', 'inwx.eu'], 'Name', ''),
  host('infomaniak', 'Infomaniak', ['infomaniak.com', 'infomaniak.ch'], 'Source', ''),
  host('vercel', 'Vercel', ['vercel-dns.com'], 'Name', ''),
  host('linode', 'Linode', ['linode.com'], 'Hostname', ''),
  host('hostinger', 'Hostinger', ['dns-parking.com', 'hostinger.com'], 'Name', '@'),
  host('desec', 'deSEC', ['desec.io', 'desec.org'], 'Subname', ''),
]
