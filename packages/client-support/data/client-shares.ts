/**
 * How often mails are opened in each client: ASSUMPTIONS, not measurements. Set by this project on 2026-11-21 from the
 * rough order that vendors of open tracking publish, rounded. Such counts are skewed: Apple Mail loads pictures by
 * itself and so counts too often, clients that load none are not seen at all, and every list of readers differs.
 * Edit them to fit your readers. Only their proportions matter. Licence: that of this project.
 *
 * Ids are `family.platform` of the caniemail data. Left out: clients that are gone (Windows Mail, ended in December
 * 2024) and those with too few tests (Thunderbird for Windows, LaPoste apps, RainLoop, WP.pl).
 */
export const clientShares: Record<string, number> = {
  'apple-mail.ios': 34,
  'apple-mail.macos': 9,
  'gmail.android': 13,
  'gmail.desktop-webmail': 11,
  'gmail.ios': 8,
  'gmail.mobile-webmail': 0.5,
  'outlook.windows': 5,
  'outlook.outlook-com': 3.5,
  'outlook.ios': 2,
  'outlook.android': 1.5,
  'outlook.macos': 1,
  'samsung-email.android': 2.5,
  'yahoo.desktop-webmail': 1.5,
  'yahoo.ios': 1,
  'yahoo.android': 1,
  'aol.desktop-webmail': 0.3,
  'aol.ios': 0.1,
  'aol.android': 0.1,
  'thunderbird.macos': 0.8,
  'gmx.desktop-webmail': 0.5,
  'gmx.android': 0.3,
  'gmx.ios': 0.2,
  'web-de.desktop-webmail': 0.5,
  'web-de.android': 0.3,
  'web-de.ios': 0.2,
  't-online-de.desktop-webmail': 0.2,
  'ionos-1and1.desktop-webmail': 0.1,
  'ionos-1and1.android': 0.1,
  'protonmail.desktop-webmail': 0.2,
  'protonmail.android': 0.2,
  'protonmail.ios': 0.2,
  'orange.desktop-webmail': 0.3,
  'orange.android': 0.1,
  'orange.ios': 0.1,
  'sfr.desktop-webmail': 0.1,
  'sfr.android': 0.05,
  'sfr.ios': 0.05,
  'free-fr.desktop-webmail': 0.1,
  'laposte.desktop-webmail': 0.1,
  'mail-ru.desktop-webmail': 0.3,
  'fastmail.desktop-webmail': 0.1,
  'hey.desktop-webmail': 0.1,
}

/** When they were set. */
export const clientSharesDate = '2026-11-21'
