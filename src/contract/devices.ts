/** What a mail is drawn for, and how. */

export const devices = ['desktop', 'tablet', 'mobile'] as const
export type Device = (typeof devices)[number]

export const variants = ['plain', 'images-off', 'dark', 'dark-full'] as const
export type Variant = (typeof variants)[number]

/** The mail clients that a mail is drawn in. */
export const drawnClientIds = [
  'gmail-web',
  'gmail-ios',
  'outlook-windows',
  'outlook-web',
  'yahoo',
  'apple-mail-ios',
] as const
