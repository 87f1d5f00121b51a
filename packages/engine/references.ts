import type { Reference } from './finding-words.ts'

/** What findings refer to. */

/** A reference to an RFC, or to one of its sections, at rfc-editor.org. */
export const rfc = (number: number, section?: string): Reference => ({
  label: section ? `RFC ${number}, ${section}` : `RFC ${number}`,
  url: `https://www.rfc-editor.org/rfc/rfc${number}${section ? `#section-${section}` : ''}`,
})

export const gmailSenders: Reference = {
  label: 'Gmail: email sender guidelines',
  url: 'https://support.google.com/mail/answer/81126',
}

export const yahooSenders: Reference = {
  label: 'Yahoo: sender best practices',
  url: 'https://senders.yahooinc.com/best-practices/',
}

export const microsoftSenders: Reference = {
  label: 'Microsoft: requirements for high-volume senders',
  url: 'https://techcommunity.microsoft.com/blog/microsoftdefenderforoffice365blog/strengthening-email-ecosystem-outlook%E2%80%99s-new-requirements-for-high%E2%80%90volume-senders/4399730',
}
