/** Pages that have a title and a description in the settings. */
export const titledPages = [
  'home',
  'result',
  'loading',
  'account',
  'login',
  'register',
  'reset',
  'confirm',
  'forgot',
  'terms',
  'policy',
] as const
export type TitledPage = (typeof titledPages)[number]
