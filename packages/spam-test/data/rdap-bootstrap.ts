/**
 * Which registry answers RDAP for a top-level domain (RFC 9224). Origin: the bootstrap file of IANA
 * (data.iana.org/rdap/dns.json, publication of 2024-02-26), brought up to date by hand for registries that moved or
 * joined since: Google, Radix, Identity Digital, and the country domains of the last group, some of which answer
 * without being in IANA's file. Brand domains and small zones are left out. Date: 2026-11-23. A domain that is not here
 * is not asked about; nor is .de, whose registry publishes no date.
 */

const words = (text: string) => text.trim().split(/\s+/)

/** Registries with one address for all their domains. */
const shared: [base: string, domains: string[]][] = [
  ['https://rdap.verisign.com/com/v1/', ['com']],
  ['https://rdap.verisign.com/net/v1/', ['net']],
  ['https://rdap.publicinterestregistry.org/rdap/', words('org ngo ong charity foundation gives giving')],
  [
    'https://pubapi.registry.google/rdap/',
    words(`
      app boo cal channel dad day dev eat esq fly foo here how ing meme mov new nexus page phd prof rsvp soy zip
    `),
  ],
  ['https://rdap.radix.host/rdap/', words('fun host online press site space store tech uno website')],
  ['https://rdap.gmoregistry.net/rdap/', words('kyoto nagoya okinawa ryukyu shop tokyo yokohama')],
  ['https://rdap.registry.cloud/rdap/', ['cloud']],
  ['https://rdap.registry.coop/rdap/', ['coop']],
  ['https://rdap.registry.love/rdap/', ['love']],
  ['https://rdap.ryce-rsp.com/rdap/', words('cologne koeln tirol wien')],
  ['https://rdap.blog.fury.ca/rdap/', ['blog']],
  ['https://rdap.eco.fury.ca/rdap/', ['eco']],
  ['https://rdap.kiwi.fury.ca/rdap/', ['kiwi']],
  ['https://tld-rdap.verisign.com/cc/v1/', ['cc']],
  ['https://tld-rdap.verisign.com/name/v1/', ['name']],
  ['https://rdap.zdnsgtld.com/top/', ['top']],
  ['https://rdap.zdnsgtld.com/ren/', ['ren']],
  ['https://rdap.zdnsgtld.com/wang/', ['wang']],
  ['https://rdap.nic.berlin/v1/', ['berlin']],
  ['https://rdap.nic.hamburg/v1/', ['hamburg']],
  ['https://rdap.nic.africa/rdap/', ['africa']],
  [
    'https://rdap.identitydigital.services/rdap/',
    words(`
      academy accountants actor aero agency ai apartments archi army asia associates attorney auction band bargains bet
      bike bingo bio black blue boutique broker builders business cab cafe camera camp capital cards care careers cash
      casino catering center chat cheap church city claims cleaning clinic clothing coach codes coffee community company
      computer condos construction consulting contact contractors cool coupons credit creditcard cruises dance dating
      deals degree delivery democrat dental dentist diamonds digital direct directory discount doctor dog domains
      education email energy engineer engineering enterprises equipment estate events exchange expert exposed express
      fail family fan farm finance financial fish fitness flights florist football forex forsale fund furniture futbol
      fyi gallery games gifts glass global gmbh gold golf graphics gratis green gripe group guide guru haus healthcare
      hockey holdings holiday hospital house immo immobilien industries info institute insure international investments
      io irish ist istanbul jetzt jewelry kaufen kim kitchen land lawyer lease legal lgbt life lighting limited limo live
      llc loans lotto ltd ltda maison management market marketing markets mba me media memorial mobi moda money mortgage
      movie navy network news ninja onl organic partners parts pet photography photos pictures pink pizza place plumbing
      plus poker post pro productions promo properties pub recipes red rehab reise reisen rentals repair report
      republican restaurant reviews rich rip rocks run sale salon sarl school schule services sh shoes shopping show
      singles ski soccer social software solar solutions srl studio style supplies supply support surgery systems tax
      taxi team technology tennis theater tienda tips tires today tools tours town toys trading training travel
      university vacations vegas ventures vet viajes video villas vin vision vote voto voyage watch wine works world wtf
      zone
    `),
  ],
  ['https://rdap.nominet.uk/uk/', ['uk']],
  ['https://rdap.nominet.uk/wales/', ['wales']],
  ['https://rdap.nominet.uk/cymru/', ['cymru']],
  ['https://rdap.sidn.nl/', ['nl']],
  ['https://rdap.norid.no/', ['no']],
  ['https://rdap.fi/rdap/rdap/', ['fi']],
  ['https://rdap.isnic.is/rdap/', ['is']],
  ['https://rdap.dns.pl/', ['pl']],
  ['https://rdap.hostmaster.ua/', ['ua']],
  ['https://rdap.ca.fury.ca/rdap/', ['ca']],
  ['https://rdap.cctld.au/rdap/', ['au']],
  ['https://rdap.registro.br/', ['br']],
  ['https://rdap.nixiregistry.in/rdap/', ['in']],
  ['https://rdap.pandi.id/rdap/', ['id']],
  ['https://rdap.sgnic.sg/rdap/', ['sg']],
  ['https://rdap.cctld.uz/', ['uz']],
]

/** Registries with an address for each domain, made of its name. */
const each: [base: (domain: string) => string, domains: string[]][] = [
  [
    (domain) => `https://rdap.nic.${domain}/`,
    words(`
      accountant alsace amsterdam ar bank barcelona bayern beer bid biz boston brussels buzz bzh casa cat club cooking
      corsica courses cr cricket cv cx cz date design download earth eus faith fashion film fishing fit fr gal garden gay
      health horse hotels ink insurance law loan luxe madrid melbourne men menu miami moe museum nrw nyc one osaka ovh
      paris party photo physio pm quebec racing radio re review rodeo science scot select sport stream study sucks surf
      swiss sydney taipei tel tf trade tube tv us vip vlaanderen vodka voting webcam wedding wf wiki win work yoga yt
    `),
  ],
  [
    (domain) => `https://rdap.centralnic.com/${domain}/`,
    words(`
      art audio auto autos baby bar beauty best boats bond box build cam car cars ceo cfd christmas college cyou diet
      fans feedback flowers fm fo forum game gd gent guitars hair help homes hosting icu inc kred lat llp lol london
      luxury makeup mom monster motorcycles music ooo pics protection pw qpon quest rent rest ruhr saarland sbs security
      skin storage theatre tickets vg xyz yachts
    `),
  ],
]

/** Base addresses by top-level domain; `domain/<name>` is put behind them (RFC 9082, 3.1.3). */
export const rdapBootstrap: ReadonlyMap<string, string> = new Map([
  ...shared.flatMap(([base, domains]) => domains.map((domain): [string, string] => [domain, base])),
  ...each.flatMap(([base, domains]) => domains.map((domain): [string, string] => [domain, base(domain)])),
])
