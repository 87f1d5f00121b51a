import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { createAuthority } from '../../../tests/conformance/marks/authority.ts'
import { describeCheck } from '../authentication/check-cases.fixture.ts'
import { PLAIN_MAIL } from '../authentication/fixture.ts'
import { check as bimi } from './bimi.ts'

const common: ZoneDefinition = {
  'example.org': { TXT: 'v=spf1 ip4:192.0.2.0/24 -all' },
  '_dmarc.example.org': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@example.org' },
}
const zone = (changes: ZoneDefinition = {}) => createZone({ ...common, ...changes })
const record = (text: string | string[]) => ({ 'default._bimi.example.org': { TXT: text } })
const svg =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny-ps" viewBox="0 0 9 9"><title>Leaf</title><path d="M0 0h9v9z"/></svg>'
const authority = createAuthority()
const issue = (recipe: Parameters<typeof authority.issue>[0] = {}) =>
  authority.issue(recipe, Buffer.from(svg))
const pem = issue()
const logo = 'https://example.org/l.svg'
const certificate = 'https://example.org/c.pem'
const both = record(`v=BIMI1; l=${logo}; a=${certificate}`)

describeCheck(bimi, zone, [
  {
    name: 'nothing published',
    status: 'warning',
    code: 'missing',
    facts: { name: 'default._bimi.example.org' },
    shows: ['TXT default._bimi.example.org: the name does not exist'],
  },
  { name: 'l= and a= empty', status: 'good', code: 'declined', zone: record('v=BIMI1; l=; a=;') },
  {
    name: 'two records',
    status: 'bad',
    code: 'several-records',
    zone: record(['v=BIMI1; l=', `v=BIMI1; l=${logo}`]),
  },
  { name: 'http', status: 'bad', code: 'record-broken', zone: record('v=BIMI1; l=http://example.org/l.svg') },
  { name: 'wrong version', status: 'bad', code: 'record-broken', zone: record(`v=bimi1; l=${logo}`) },
  {
    name: 'p=none',
    status: 'bad',
    code: 'dmarc-not-enforcing',
    zone: { ...both, '_dmarc.example.org': { TXT: 'v=DMARC1; p=none' } },
  },
  {
    name: 'the logo is gone',
    status: 'bad',
    code: 'logo-broken',
    zone: both,
    http: { [logo]: { status: 404 }, [certificate]: { body: pem } },
    facts: { logo: { state: 'broken', reason: 'status-404' } },
  },
  {
    name: 'the logo is a page',
    status: 'bad',
    code: 'logo-broken',
    zone: both,
    http: { [logo]: { body: '<!doctype html><svg></svg>' }, [certificate]: { body: pem } },
    facts: { logo: { reason: 'not-svg' } },
  },
  {
    name: 'the logo has a script',
    status: 'bad',
    code: 'logo-broken',
    zone: both,
    http: { [logo]: { body: svg.replace('<path', '<script/><path') }, [certificate]: { body: pem } },
    facts: { logo: { reason: 'script' } },
  },
  {
    name: 'the certificate is a page',
    status: 'bad',
    code: 'certificate-broken',
    zone: both,
    http: { [logo]: { body: svg }, [certificate]: { body: '<html>' } },
  },
  {
    name: 'a private address',
    status: 'bad',
    code: 'certificate-broken',
    zone: both,
    http: { [logo]: { body: svg }, [certificate]: 'refused-address' },
  },
  {
    name: 'no certificate',
    status: 'warning',
    code: 'self-asserted',
    zone: record(`v=BIMI1; l=${logo}`),
    http: { [logo]: { body: svg } },
  },
  {
    name: 'everything holds',
    status: 'good',
    code: 'verified',
    zone: both,
    markRoots: authority.roots,
    http: { [logo]: { body: svg, type: 'image/svg+xml' }, [certificate]: { body: pem } },
    facts: { certificate: { state: 'fetched' }, logo: { state: 'fetched' } },
  },
  {
    name: 'a root that is not known',
    status: 'no-data',
    code: 'not-verified',
    zone: both,
    http: { [logo]: { body: svg, type: 'image/svg+xml' }, [certificate]: { body: pem } },
  },
  {
    name: 'a forged certificate',
    status: 'bad',
    code: 'certificate-broken',
    zone: both,
    markRoots: authority.roots,
    http: {
      [logo]: { body: svg },
      [certificate]: {
        body: issue({ names: ['example.net'], forge: { from: 'example.net', to: 'example.org' } }),
      },
    },
    facts: { certificate: { state: 'broken', reason: 'signature-wrong' } },
  },
  {
    name: 'another logo in the certificate',
    status: 'bad',
    code: 'certificate-broken',
    zone: both,
    markRoots: authority.roots,
    http: { [logo]: { body: svg.replace('Leaf', 'Lead') }, [certificate]: { body: pem } },
    facts: { certificate: { state: 'broken', reason: 'differs' } },
  },
  {
    name: 'another selector, at the organizational domain',
    status: 'warning',
    code: 'self-asserted',
    mail: () =>
      `BIMI-Selector: v=BIMI1; s=brand\r\n${PLAIN_MAIL.replace('news@example.org', 'n@a.example.org')}`,
    zone: { 'brand._bimi.example.org': { TXT: `v=BIMI1; l=${logo}` } },
    http: { [logo]: { body: svg } },
    facts: { selector: 'brand', name: 'brand._bimi.example.org' },
  },
  { name: 'the web is silent', status: 'no-data', code: 'files-unanswered', zone: both },
  {
    name: 'DMARC unanswered',
    status: 'no-data',
    code: 'dmarc-unknown',
    zone: { ...both, '_dmarc.example.org': 'TIMEOUT' },
  },
  {
    name: 'a silent server',
    status: 'no-data',
    code: 'unanswered',
    zone: { 'default._bimi.example.org': 'SERVFAIL' },
  },
  { name: 'no From', status: 'no-data', code: 'no-from-domain', mail: () => '\r\nx' },
])
