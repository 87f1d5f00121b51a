import { blacklistCheckers, recordCheckers } from './checker-names.ts'

/** The tools that may have a host name of their own (`CHECKER_HOSTS`), and the page that each begins with. */
export const toolPages: Record<string, string> = {
  domain: '/domain',
  ...Object.fromEntries([...recordCheckers, ...blacklistCheckers].map((name) => [name, `/${name}-checker`])),
  blacklists: '/blacklists',
  'spam-test': '/email-test',
  verifier: '/email-verifier',
  placement: '/inbox-placement',
  api: '/docs/api',
}
