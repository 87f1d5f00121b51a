/** How findings come together into one piece of work, and how long such work usually takes. */
export type Topic = {
  id: string
  title: string
  effort: 'minutes' | 'hours' | 'days'
  checks: string[]
}

export const topics: Topic[] = [
  {
    id: 'identity',
    title: 'Prove that the mail is yours',
    effort: 'hours',
    checks: ['spf', 'spf_align', 'dkim', 'dmarc', 'freemail_from', 'arc'],
  },
  {
    id: 'server',
    title: 'Make the sending server recognizable',
    effort: 'hours',
    checks: ['rdns', 'helo', 'tls', 'ipv6_parity', 'mx', 'received_chain'],
  },
  {
    id: 'reputation',
    title: 'Get off the blacklists, and remove what put you there',
    effort: 'days',
    checks: ['ip_dnsbl', 'domain_dnsbl', 'link_blocklist', 'domain_age'],
  },
  {
    id: 'unsubscribe',
    title: 'Let people leave with one click',
    effort: 'hours',
    checks: ['list_unsubscribe', 'one_click', 'body_unsubscribe', 'list_id', 'postal_address'],
  },
  {
    id: 'danger',
    title: 'Take out what filters block',
    effort: 'minutes',
    checks: [
      'attachments',
      'active_content',
      'link_mismatch',
      'link_host',
      'hidden_text',
      'foreign_verdicts',
      'qr_code',
    ],
  },
  {
    id: 'links',
    title: 'Repair the links',
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
    id: 'sender',
    title: 'Put the headers right',
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
    effort: 'minutes',
    checks: [
      'subject_length',
      'subject_style',
      'preheader',
      'spam_phrases',
      'template_residue',
      'spam_engine',
      'language',
    ],
  },
  {
    id: 'images',
    title: 'Let the mail stand without its images',
    effort: 'hours',
    checks: ['image_text_ratio', 'image_alt', 'image_health', 'inline_cid', 'tracking_pixel', 'cta_button'],
  },
  {
    id: 'structure',
    title: 'Clean up the structure of the mail',
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
      'amp_part',
    ],
  },
  {
    id: 'extras',
    title: 'When the rest is done',
    effort: 'hours',
    checks: ['bimi', 'mta_sts', 'tls_rpt', 'dnssec_dane'],
  },
]
