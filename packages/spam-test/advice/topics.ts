export type Effort = 'minutes' | 'hours' | 'days'

/** How findings come together into one piece of work, and how long such work usually takes. It has no words of its own. */
export type Topic = {
  id: string
  effort: Effort
  /** Each check belongs to exactly one topic. */
  checks: string[]
}

export const topics: Topic[] = [
  {
    id: 'identity',
    effort: 'hours',
    checks: ['spf', 'spf_align', 'dkim', 'dmarc', 'freemail_from', 'arc'],
  },
  {
    id: 'server',
    effort: 'hours',
    checks: ['rdns', 'helo', 'tls', 'ipv6_parity', 'mx', 'received_chain', 'esp_fingerprint'],
  },
  {
    id: 'reputation',
    effort: 'days',
    checks: ['ip_dnsbl', 'domain_dnsbl', 'link_blocklist'],
  },
  {
    id: 'age',
    effort: 'days',
    checks: ['domain_age'],
  },
  {
    id: 'unsubscribe',
    effort: 'hours',
    checks: ['list_unsubscribe', 'one_click', 'body_unsubscribe', 'list_id', 'postal_address'],
  },
  {
    id: 'danger',
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
    effort: 'minutes',
    checks: [
      'subject_length',
      'subject_style',
      'preheader',
      'spam_phrases',
      'template_residue',
      'spam_engine',
      'learned_content',
      'content_shape',
      'language',
      'readability',
    ],
  },
  {
    id: 'images',
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
    effort: 'hours',
    checks: ['outlook_word'],
  },
  {
    id: 'clients',
    effort: 'hours',
    checks: ['client_support', 'gmail_css'],
  },
  {
    id: 'phone',
    effort: 'hours',
    checks: ['responsive', 'fold'],
  },
  {
    id: 'dark',
    effort: 'hours',
    checks: ['dark_mode'],
  },
  {
    id: 'accessible',
    effort: 'hours',
    checks: ['accessibility', 'rtl'],
  },
  {
    id: 'structure',
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
    effort: 'hours',
    checks: ['bimi', 'mta_sts', 'tls_rpt', 'dnssec_dane'],
  },
]
