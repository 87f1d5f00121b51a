import { pagePath } from './page-path.ts'

/** Pages with passwords, links by mail, keys or payments in them: no code of others runs there. Browser-safe. */
const privatePage =
  /^\/(?:login|register|forgot|reset|confirm|wish|oauth|invitation|working-in|logout|dashboard|domains|clients|tests|lists|placements|subscription|buy|checkout|welcome|user-account|admin|become-admin|dev)(?:\/|$)/

export const isPrivatePage = (path: string): boolean => privatePage.test(pagePath(path))
