import type { ProviderInfo } from '../provider-info.ts'

/**
 * Mailbox providers in which seed mailboxes can live.
 * Origin: written by hand from general knowledge of the providers' set-up pages and of the headers they write; no list
 * was copied. What a mailbox of the project's own has not confirmed is marked "unverified" in its comment.
 * Date: 2026-11-22. Licence: facts; this file MIT, as the project.
 *
 * `authPlace: 'above'` is the careful value: where the field in fact stands below the border's Received field, the row
 * says no-data for authentication, never a verdict that the sender may have written.
 */

type Entry = Pick<ProviderInfo, 'id' | 'name' | 'region' | 'authservIds'> & Partial<ProviderInfo>

const entry = (one: Entry): ProviderInfo => ({
  icon: one.id,
  type: 'consumer',
  authPlace: 'above',
  networks: [],
  hosts: [],
  imap: null,
  oauth: null,
  folders: {},
  tabs: 'none',
  family: 'generic',
  signIn: null,
  ...one,
})

const imaps = (host: string) => ({ host, port: 993, security: 'tls' as const })

/** Names of junk folders in the languages of the providers below; SPECIAL-USE of the server comes first. */
const junkNames = {
  spam: 'junk',
  junk: 'junk',
  'junk e-mail': 'junk',
  'junk email': 'junk',
  'bulk mail': 'junk',
  bulk: 'junk',
  spamverdacht: 'junk',
  unerwünscht: 'junk',
  indésirables: 'junk',
  indesirables: 'junk',
  quarantaine: 'junk',
  'posta indesiderata': 'junk',
  спам: 'junk',
} as const

const google = {
  authservIds: ['mx.google.com'],
  authPlace: 'either',
  hosts: ['google.com'],
  imap: imaps('imap.gmail.com'),
  oauth: {
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'https://mail.google.com/',
    docs: 'https://developers.google.com/workspace/gmail/imap/xoauth2-protocol',
  },
  folders: { '[gmail]/spam': 'junk', '[google mail]/spam': 'junk' },
  tabs: 'gmail',
  family: 'google',
  icon: 'gmail',
  signIn: 'placement.sign-in.oauth-or-app-password',
} as const satisfies Partial<ProviderInfo>

const microsoft = {
  // Microsoft writes the field without an authserv-id; the names stand in its ARC fields and in some tenants.
  authservIds: ['mx.microsoft.com', '.protection.outlook.com', '.prod.outlook.com'],
  omitsAuthservId: true,
  hosts: ['outlook.com', 'office365.com', 'exchangelabs.com'],
  // Servers of Exchange Online among themselves. Outbound (2a01:111:f400::/48 and others) is not in it: it is a sender.
  networks: ['2603:1000::/24', '2603:1020::/24', '2603:1030::/24', '2603:1040::/24', '2603:10a0::/25'],
  imap: imaps('outlook.office365.com'),
  oauth: {
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scope: 'https://outlook.office365.com/IMAP.AccessAsUser.All offline_access',
    docs: 'https://learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth',
  },
  folders: { ...junkNames },
  family: 'microsoft',
  signIn: 'placement.sign-in.oauth-only',
} as const satisfies Partial<ProviderInfo>

const yahoo = {
  authservIds: ['.yahoo.com', '.yahoodns.net'],
  hosts: ['yahoo.com', 'yahoodns.net'],
  folders: { 'bulk mail': 'junk', bulk: 'junk', spam: 'junk' },
  family: 'yahoo',
  signIn: 'placement.sign-in.app-password',
} as const satisfies Partial<ProviderInfo>

const unitedInternet = {
  hosts: ['gmx.net', 'gmx.com', 'web.de', 'mail.com', 'kundenserver.de', 'server.lan'],
  folders: { spamverdacht: 'junk', spam: 'junk', spamverdachtig: 'junk' },
  family: 'gmx',
  signIn: 'placement.sign-in.mailbox-settings',
} as const satisfies Partial<ProviderInfo>

/** Any other IMAP server: the authserv-id must be the name, or the domain, of the server that took the mail in. */
export const genericProvider: ProviderInfo = entry({
  id: 'generic',
  name: 'Other mail server',
  icon: 'generic',
  region: 'Worldwide',
  type: 'business',
  authservIds: [],
  folders: { ...junkNames, promotions: 'promotions', updates: 'updates', social: 'social', forums: 'forums' },
  tabs: 'folders',
})

/** In the order in which lists show them. */
export const placementProviders: readonly ProviderInfo[] = [
  entry({ ...google, id: 'gmail', name: 'Gmail', region: 'Worldwide' }),
  entry({
    ...google,
    id: 'google-workspace',
    name: 'Google Workspace',
    region: 'Worldwide',
    type: 'business',
  }),
  entry({ ...microsoft, id: 'outlook', name: 'Outlook.com', region: 'Worldwide' }),
  entry({
    ...microsoft,
    id: 'microsoft-365',
    name: 'Microsoft 365',
    region: 'Worldwide',
    type: 'business',
  }),
  entry({
    ...yahoo,
    id: 'yahoo',
    name: 'Yahoo Mail',
    region: 'Worldwide',
    imap: imaps('imap.mail.yahoo.com'),
  }),
  entry({ ...yahoo, id: 'aol', name: 'AOL Mail', region: 'North America', imap: imaps('imap.aol.com') }),
  entry({
    id: 'icloud',
    name: 'iCloud Mail',
    region: 'Worldwide',
    // One field for each method, under a name of its own: dmarc., dkim-verifier., spf., bimi.icloud.com.
    authservIds: ['.icloud.com', '.apple.com', '.me.com'],
    hosts: ['icloud.com', 'me.com', 'apple.com'],
    networks: ['17.0.0.0/8'],
    imap: imaps('imap.mail.me.com'),
    folders: { ...junkNames },
    family: 'icloud',
    signIn: 'placement.sign-in.app-specific-password',
  }),
  entry({
    id: 'zoho',
    name: 'Zoho Mail',
    region: 'Worldwide',
    type: 'business',
    authservIds: [
      'mx.zohomail.com',
      'mx.zoho.com',
      'mx.zoho.eu',
      'mx.zohomail.eu',
      'mx.zoho.in',
      'mx.zohomail.in',
    ],
    hosts: ['zohomail.com', 'zoho.com', 'zoho.eu', 'zohomail.eu', 'zoho.in', 'zohomail.in'],
    imap: imaps('imap.zoho.com'),
    folders: { ...junkNames, newsletter: 'promotions', notification: 'updates' },
    tabs: 'folders',
    family: 'zoho',
    signIn: 'placement.sign-in.settings-and-two-factor',
  }),
  entry({
    id: 'fastmail',
    name: 'Fastmail',
    region: 'Worldwide',
    authservIds: ['.messagingengine.com'],
    hosts: ['messagingengine.com', 'internal'],
    imap: imaps('imap.fastmail.com'),
    folders: { ...junkNames },
    family: 'fastmail',
    signIn: 'placement.sign-in.app-password',
  }),
  entry({
    id: 'proton',
    name: 'Proton Mail',
    region: 'Worldwide',
    authservIds: ['mail.protonmail.ch', 'mailin.protonmail.ch', '.protonmail.ch', '.proton.ch'],
    hosts: ['protonmail.ch', 'proton.ch', 'proton.me'],
    // Proton Mail Bridge runs beside the server.
    imap: { host: '127.0.0.1', port: 1143, security: 'starttls' },
    folders: { ...junkNames },
    family: 'proton',
    signIn: 'placement.sign-in.bridge',
  }),
  entry({
    ...unitedInternet,
    id: 'gmx',
    name: 'GMX',
    region: 'Germany',
    authservIds: ['gmx.net', 'gmx.com'],
    imap: imaps('imap.gmx.net'),
  }),
  entry({
    ...unitedInternet,
    id: 'web-de',
    name: 'WEB.DE',
    region: 'Germany',
    authservIds: ['web.de'],
    imap: imaps('imap.web.de'),
  }),
  entry({
    id: 't-online',
    name: 'T-Online',
    region: 'Germany',
    // Unverified whether it shows its results at all.
    authservIds: ['.t-online.de', 't-online.de', '.telekom.de'],
    hosts: ['t-online.de', 'telekom.de'],
    imap: imaps('secureimap.t-online.de'),
    folders: { ...junkNames, 'inbox.spam': 'junk' },
    signIn: 'placement.sign-in.customer-centre',
  }),
  entry({
    ...unitedInternet,
    id: 'mail-com',
    name: 'mail.com',
    region: 'North America',
    authservIds: ['mail.com', 'gmx.com', 'gmx.net'],
    imap: imaps('imap.mail.com'),
  }),
  entry({
    id: 'orange',
    name: 'Orange',
    region: 'France',
    authservIds: ['.orange.fr', 'orange.fr', '.wanadoo.fr'],
    hosts: ['orange.fr', 'wanadoo.fr'],
    imap: imaps('imap.orange.fr'),
    folders: { ...junkNames },
    signIn: 'placement.sign-in.other-programs',
  }),
  entry({
    id: 'libero',
    name: 'Libero',
    region: 'Italy',
    authservIds: ['.libero.it', 'libero.it', '.iol.local', '.italiaonline.it'],
    hosts: ['libero.it', 'iol.local', 'italiaonline.it'],
    imap: imaps('imapmail.libero.it'),
    folders: { ...junkNames },
    signIn: 'placement.sign-in.external-programs',
  }),
  entry({
    id: 'seznam',
    name: 'Seznam',
    region: 'Czechia',
    authservIds: ['.seznam.cz', 'seznam.cz'],
    hosts: ['seznam.cz'],
    imap: imaps('imap.seznam.cz'),
    folders: { ...junkNames, newsletters: 'promotions', hromadné: 'promotions' },
    tabs: 'folders',
    signIn: 'placement.sign-in.settings',
  }),
  entry({
    id: 'mail-ru',
    name: 'Mail.ru',
    region: 'Russia',
    authservIds: ['mxs.mail.ru', '.mail.ru'],
    // Unverified: the field may stand on either side of its Received field; it is always written.
    authPlace: 'either',
    hosts: ['mail.ru', 'i.mail'],
    imap: imaps('imap.mail.ru'),
    folders: {
      ...junkNames,
      рассылки: 'promotions',
      newsletters: 'promotions',
      'inbox/newsletters': 'promotions',
      'inbox/social': 'social',
      social: 'social',
      'социальные сети': 'social',
    },
    tabs: 'folders',
    family: 'mailru',
    signIn: 'placement.sign-in.external-programs',
  }),
  entry({
    id: 'yandex',
    name: 'Yandex Mail',
    region: 'Russia',
    authservIds: ['.yandex.net', '.yandex.ru', '.yandex.com'],
    // Unverified: as with Mail.ru.
    authPlace: 'either',
    hosts: ['yandex.net', 'yandex.ru', 'yandex.com'],
    imap: imaps('imap.yandex.com'),
    folders: { ...junkNames },
    family: 'yandex',
    signIn: 'placement.sign-in.settings-and-app-password',
  }),
  genericProvider,
]
