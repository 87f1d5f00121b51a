export type Effort = 'minutes' | 'hours' | 'days'

/** How findings come together into one piece of work, how long such work usually takes, and its words. */
export type Topic = {
  id: string
  /** What to do, as an imperative without a full stop. */
  title: string
  /** What stands in the way, as a clause: with a bad finding among the topic's checks, and with warnings only. */
  obstacle: { bad: string; warning: string }
  effort: Effort
  /** Each check belongs to exactly one topic. */
  checks: string[]
}

export const topics: Topic[] = [
  {
    id: 'identity',
    title: 'Prove that the mail is yours',
    obstacle: {
      bad: 'part of the proof that this mail is yours is missing or fails',
      warning: 'the proof that this mail is yours has a weak spot',
    },
    effort: 'hours',
    checks: ['spf', 'spf_align', 'dkim', 'dmarc', 'freemail_from', 'arc'],
  },
  {
    id: 'server',
    title: 'Make the sending server recognizable',
    obstacle: {
      bad: 'the sending server does not introduce itself as a mail server should',
      warning: 'the sending server could introduce itself better',
    },
    effort: 'hours',
    checks: ['rdns', 'helo', 'tls', 'ipv6_parity', 'mx', 'received_chain', 'esp_fingerprint'],
  },
  {
    id: 'reputation',
    title: 'Get off the blacklists, and remove what put you there',
    obstacle: {
      bad: 'a blacklist names your address, your domain or one you link to',
      warning: 'a smaller blacklist names your address, your domain or one you link to',
    },
    effort: 'days',
    checks: ['ip_dnsbl', 'domain_dnsbl', 'link_blocklist'],
  },
  {
    id: 'age',
    title: 'Let a young domain earn trust',
    obstacle: {
      bad: 'the domain is so new that filters do not trust it yet',
      warning: 'the domain is still new to filters',
    },
    effort: 'days',
    checks: ['domain_age'],
  },
  {
    id: 'unsubscribe',
    title: 'Let people leave with one click',
    obstacle: {
      bad: 'readers cannot leave the list as easily as Gmail and Yahoo ask for',
      warning: 'leaving the list, or seeing who runs it, could be easier',
    },
    effort: 'hours',
    checks: ['list_unsubscribe', 'one_click', 'body_unsubscribe', 'list_id', 'postal_address'],
  },
  {
    id: 'danger',
    title: 'Take out what filters block',
    obstacle: {
      bad: 'the mail holds something that filters block or distrust',
      warning: 'the mail holds something that makes filters look twice',
    },
    effort: 'minutes',
    checks: [
      'attachments',
      'active_content',
      'sender_claim',
      'lookalike_domain',
      'link_mismatch',
      'link_host',
      'link_deception',
      'callback_number',
      'hidden_text',
      'disguised_text',
      'foreign_verdicts',
      'qr_code',
    ],
  },
  {
    id: 'links',
    title: 'Repair the links',
    obstacle: {
      bad: 'some links do not work or look suspicious',
      warning: 'some links could look more trustworthy',
    },
    effort: 'minutes',
    checks: [
      'link_health',
      'link_https',
      'link_shortener',
      'link_domain',
      'link_empty',
      'link_count',
      'mailto_links',
    ],
  },
  {
    id: 'headers',
    title: 'Put the headers right',
    obstacle: {
      bad: 'some headers are not as the standard asks',
      warning: 'some headers could be tidier',
    },
    effort: 'minutes',
    checks: [
      'from_header',
      'reply_to',
      'return_path',
      'date_header',
      'message_id',
      'to_header',
      'duplicate_headers',
      'line_length',
      'header_encoding',
      'auto_headers',
      'header_leaks',
    ],
  },
  {
    id: 'words',
    title: 'Rework subject, preview and wording',
    obstacle: {
      bad: 'some of the wording is what filters know from spam, or looks unfinished',
      warning: 'the wording could be clearer',
    },
    effort: 'minutes',
    checks: [
      'subject_length',
      'subject_style',
      'preheader',
      'spam_phrases',
      'template_residue',
      'spam_engine',
      'learned_content',
      'language',
      'readability',
    ],
  },
  {
    id: 'images',
    title: 'Let the mail stand without its pictures',
    obstacle: {
      bad: 'without its pictures the mail says too little',
      warning: 'the mail leans on its pictures',
    },
    effort: 'hours',
    checks: [
      'image_text_ratio',
      'image_alt',
      'image_health',
      'images_off',
      'inline_cid',
      'tracking_pixel',
      'cta_button',
    ],
  },
  {
    id: 'outlook',
    title: 'Make the design hold in Outlook',
    obstacle: {
      bad: 'Outlook on Windows will not show the design as it is meant',
      warning: 'Outlook on Windows may show parts of the design differently',
    },
    effort: 'hours',
    checks: ['outlook_word'],
  },
  {
    id: 'clients',
    title: 'Keep to what Gmail and other mail apps can show',
    obstacle: {
      bad: 'the design uses what Gmail or other large mail apps leave out',
      warning: 'the design uses what some mail apps leave out',
    },
    effort: 'hours',
    checks: ['client_support', 'gmail_css'],
  },
  {
    id: 'phone',
    title: 'Make it readable on a phone',
    obstacle: {
      bad: 'on a phone the mail is hard to read',
      warning: 'on a phone the mail could be easier to read',
    },
    effort: 'hours',
    checks: ['responsive', 'fold'],
  },
  {
    id: 'dark',
    title: 'Keep it readable in dark mode',
    obstacle: {
      bad: 'in dark mode parts of the mail are hard to read',
      warning: 'in dark mode parts of the mail may be hard to read',
    },
    effort: 'hours',
    checks: ['dark_mode'],
  },
  {
    id: 'accessible',
    title: 'Make it accessible to everyone',
    obstacle: {
      bad: 'some readers, such as those who use a screen reader, cannot use this mail',
      warning: 'some readers, such as those who use a screen reader, will find this mail harder to use',
    },
    effort: 'hours',
    checks: ['accessibility', 'rtl'],
  },
  {
    id: 'structure',
    title: 'Clean up the structure of the mail',
    obstacle: {
      bad: 'the mail is built in a way that some mail apps cut or cannot read',
      warning: 'the mail could be built lighter and cleaner',
    },
    effort: 'hours',
    checks: [
      'multipart',
      'text_html_match',
      'charset',
      'transfer_encoding',
      'html_size',
      'message_size',
      'html_nesting',
      'html_meta',
      'render_cost',
      'amp_part',
      'calendar_parts',
      'view_online',
    ],
  },
  {
    id: 'extras',
    title: 'Round off the records of the domain',
    obstacle: {
      bad: 'an optional record of the domain does not work',
      warning: 'an optional record of the domain is missing or not complete',
    },
    effort: 'hours',
    checks: ['bimi', 'mta_sts', 'tls_rpt', 'dnssec_dane'],
  },
]
