/**
 * Which spellings of an address reach the same mailbox, by provider. Only what the provider documents or has confirmed.
 * Origin: written by hand from the providers' help pages. Date: 2026-11-22. Licence: facts; this file MIT.
 */
export type MailboxRule = {
  id: string
  /** The domains, the one that stands for all first; `domains` of one mailbox system only when `alias` is set. */
  domains: string
  /** The same local part is the same mailbox at every one of the domains. */
  alias?: true
  /** What follows this sign in the local part is a tag. */
  tag?: '+' | '-'
  /** Signs in the local part that make no difference. */
  ignored?: string
  /** anything@user.domain reaches user@domain. */
  subdomain?: true
}

export const mailboxRules: readonly MailboxRule[] = [
  // Google's help: dots do not matter. googlemail.com is the name it had in Germany and the United Kingdom.
  { id: 'gmail', domains: 'gmail.com googlemail.com', alias: true, tag: '+', ignored: '.' },
  {
    id: 'outlook',
    domains:
      'outlook.com hotmail.com live.com msn.com passport.com outlook.at outlook.be outlook.cl outlook.co.id outlook.co.th outlook.com.ar outlook.com.au outlook.com.br outlook.com.gr outlook.com.tr outlook.com.vn outlook.cz outlook.de outlook.dk outlook.es outlook.fr outlook.hu outlook.ie outlook.in outlook.it outlook.jp outlook.kr outlook.lv outlook.my outlook.ph outlook.pt outlook.sa outlook.sg outlook.sk hotmail.at hotmail.be hotmail.ca hotmail.ch hotmail.co.jp hotmail.co.th hotmail.co.uk hotmail.com.ar hotmail.com.br hotmail.com.tr hotmail.de hotmail.dk hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.no hotmail.se live.at live.be live.ca live.cl live.cn live.co.uk live.co.za live.com.ar live.com.au live.com.mx live.com.pt live.de live.dk live.fi live.fr live.ie live.in live.it live.jp live.nl live.no live.ru live.se',
    tag: '+',
  },
  // Disposable addresses of Yahoo are "base-keyword"; a user name itself cannot hold a hyphen.
  {
    id: 'yahoo',
    domains:
      'yahoo.com ymail.com rocketmail.com myyahoo.com yahoo.at yahoo.be yahoo.ca yahoo.ch yahoo.co.id yahoo.co.in yahoo.co.nz yahoo.co.th yahoo.co.uk yahoo.co.za yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.co yahoo.com.hk yahoo.com.mx yahoo.com.my yahoo.com.pe yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.ve yahoo.com.vn yahoo.cz yahoo.de yahoo.dk yahoo.es yahoo.fi yahoo.fr yahoo.gr yahoo.hu yahoo.ie yahoo.in yahoo.it yahoo.nl yahoo.no yahoo.pl yahoo.pt yahoo.ro yahoo.se',
    tag: '-',
  },
  // Mailboxes opened as mac.com or me.com have the newer names as well.
  { id: 'icloud', domains: 'icloud.com me.com mac.com', alias: true, tag: '+' },
  // Dots, hyphens and underscores make no other mailbox; the same name at these domains is kept for the same account.
  {
    id: 'proton',
    domains: 'proton.me protonmail.com protonmail.ch pm.me',
    alias: true,
    tag: '+',
    ignored: '.-_',
  },
  {
    id: 'fastmail',
    domains:
      'fastmail.com fastmail.fm fastmail.net fastmail.org fastmail.co.uk fastmail.de fastmail.es fastmail.in fastmail.jp fastmail.mx fastmail.nl fastmail.se fastmail.to fastmail.us sent.com fastmail.cn fastmail.im fastmail.uk',
    tag: '+',
    subdomain: true,
  },
  {
    id: 'yandex',
    domains: 'yandex.ru ya.ru yandex.com yandex.by yandex.kz yandex.ua narod.ru',
    alias: true,
    tag: '+',
  },
  { id: 'mailru', domains: 'mail.ru bk.ru list.ru inbox.ru internet.ru', tag: '+' },
  { id: 'zoho', domains: 'zoho.com zohomail.com zohomail.eu zohomail.in', tag: '+' },
  { id: 'hey', domains: 'hey.com', tag: '+' },
  { id: 'posteo', domains: 'posteo.de posteo.net posteo.eu posteo.at posteo.ch posteo.org', tag: '+' },
  { id: 'mailbox-org', domains: 'mailbox.org', tag: '+' },
  { id: 'runbox', domains: 'runbox.com runbox.no', tag: '+' },
  { id: 'mailfence', domains: 'mailfence.com', tag: '+' },
  { id: 'gmx', domains: 'gmx.net gmx.de gmx.com gmx.at gmx.ch gmx.fr gmx.es gmx.co.uk gmx.us web.de' },
  { id: 'aol', domains: 'aol.com aim.com aol.co.uk aol.de aol.fr aol.it verizon.net' },
  { id: 'tuta', domains: 'tuta.com tutanota.com tutanota.de tuta.io tutamail.com' },
]
