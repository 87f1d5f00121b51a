import { blacklistCheckers, type Checker, recordCheckers } from './checker-names.ts'

/** Pages whose links have a picture of their own; the others show that of the home page. */
const pages = [
  'home',
  'email-test',
  'inbox-placement',
  'email-verifier',
  'email-deliverability',
  'pricing',
] as const
export type CardPage = (typeof pages)[number] | `${Checker}-checker`
export const cardPages: readonly CardPage[] = [
  ...pages,
  ...[...recordCheckers, ...blacklistCheckers].map((name) => `${name}-checker` as const),
]
