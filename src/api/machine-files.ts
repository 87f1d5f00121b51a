import type { Config } from '#config.ts'
import { toolPages } from '#contract/tool-pages.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import type { Api } from './types.ts'

/** Files that programs look for at known places of a site: llms.txt for language models, security.txt for those who found a hole. */

type World = {
  services: Pick<Services, 'docs' | 'site' | 'siteSettings'>
  config: Pick<Config, 'SECURITY_CONTACT'>
}

const DAY = 86_400_000
/** RFC 9116, 2.5.5 recommends less than a year. The date moves on each day. */
const VALID_DAYS = 180

export function addMachineFiles(api: Api, { services, config }: World): void {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }
  api.get('/llms.txt', (c) => c.body(forModels(services), 200, plain))
  api.get('/.well-known/security.txt', async (c) => {
    const contact = contactOf(config.SECURITY_CONTACT || (await services.siteSettings.read()).contactEmail)
    if (contact === null) throw new Refusal(404, 'not_found', 'request.nothing_there')
    const expires = new Date((Math.floor(Date.now() / DAY) + VALID_DAYS) * DAY)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${services.site.publicUrl}/.well-known/security.txt`,
    ]
    return c.body(`${lines.join('\n')}\n`, 200, plain)
  })
}

/** RFC 9116, 2.5.3: a URI. Null for what is no address, such as an empty setting. */
function contactOf(written: string): string | null {
  if (/^https:\/\/\S+$/.test(written)) return written
  return /^[^\s@<>]+@[^\s@<>]+$/.test(written) ? `mailto:${written}` : null
}

/** By their names among the pages of tools. */
const tools: Record<string, string> = {
  'spam-test': 'send an email to an address, read what receivers will mind',
  domain: 'everything about the mail of a domain in one report',
  spf: 'who may send for a domain',
  dkim: 'the keys of signatures',
  dmarc: 'the policy of a domain',
  'mta-sts': 'encrypted delivery to a domain',
  'tls-rpt': 'reports about encrypted delivery',
  bimi: 'the logo of a sender',
  'ip-blacklist': 'which lists hold an IP address',
  'domain-blacklist': 'which lists hold a domain',
  verifier: 'whether an address can receive mail',
  placement: 'in which folder seed mailboxes receive an email',
}

/** What the site offers, as llmstxt.org proposes it: Markdown with links and a sentence each. */
function forModels({ docs, site }: World['services']): string {
  const link = (title: string, path: string, about: string) =>
    `- [${title}](${site.publicUrl}${path}): ${about}`
  const section = (id: string) =>
    docs
      .sections('en')
      .filter((each) => each.id === id)
      .flatMap(({ pages }) => pages.map(({ path, title, lead }) => link(title, `/docs/${path}`, lead)))
  const parts = [
    [
      `# ${site.brand}`,
      '',
      '> Tests whether email reaches the inbox, and says what to change: a spam test with a report on each check, checkers of DNS records and blacklists, an email verifier, and inbox placement tests.',
    ],
    [
      '## For programs',
      '',
      link('MCP server', '/mcp', 'the tools for AI assistants, by Streamable HTTP with OAuth or an API key'),
      link('OpenAPI', '/openapi.json', 'every call of the API, with who may make it'),
      link('API reference', '/docs/api', 'the same for people'),
    ],
    ['## Tools', '', ...Object.entries(tools).map(([name, about]) => link(name, toolPages[name]!, about))],
    ['## Guides', '', ...section('guide')],
    ['## For developers', '', ...section('develop')],
    ['## Optional', '', ...section('operate')],
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
