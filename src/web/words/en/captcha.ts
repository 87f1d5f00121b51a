/** What a form says that asks for a captcha. */
export const captchaWords = {
  noKey: 'No key provided',
  noVersion: 'No version provided',
  failed: 'Failed to execute',
  notLoaded: 'ReCaptcha error: Failed to load script',
  notice: (provider: string) => `Protected by ${provider}: its`,
  privacy: 'privacy policy',
  and: 'and',
  terms: 'terms of service',
  apply: 'apply.',
  ownWork:
    'Your browser computes for about a second before this is sent. That keeps programs out; nobody else is asked.',
  withoutScripts: 'This server asks for a captcha, which needs scripts. Switch them on to go on.',
}
