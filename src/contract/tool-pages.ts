/** The tools that may have a host name of their own (`CHECKER_HOSTS`), and the page that each begins with. */
export const toolPages: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['spf', 'dkim', 'dmarc', 'bimi', 'mta-sts', 'tls-rpt'],
      ...['domain-blacklist', 'email-blacklist', 'ip-blacklist'],
    ].map((name) => [name, `/${name}-checker`]),
  ),
  blacklists: '/blacklists',
  'spam-test': '/email-test',
  verifier: '/email-verifier',
  placement: '/inbox-placement',
  api: '/docs/api',
}
