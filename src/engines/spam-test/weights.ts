import type { CheckGroup } from './types.ts'

/**
 * What each check may cost, as one table. Group weights say how the 100 points are shared among the groups;
 * the numbers of the checks share their group's points. 0: said, not scored.
 * Changing a number here or a threshold in a check makes a new `rulesVersion`.
 */

export const rules = { version: '4', date: '2026-11-23' }

export const groupWeights: Record<CheckGroup, number> = {
  authentication: 31,
  reputation: 18,
  headers: 12,
  content: 31,
  rendering: 8,
}

/**
 * How steeply the points of a group fall: the first of its weight is lost as if this share of it cost everything.
 * Further faults cost less and less, so that each repair brings something. Of the content checks one or two can
 * decide where a mail lands, so little of their weight costs much.
 */
export const lostAt: Record<CheckGroup, number> = {
  authentication: 0.8,
  reputation: 0.8,
  headers: 0.5,
  content: 0.1,
  rendering: 0.6,
}

type Weights = Record<string, number>

export const checkWeights: Record<CheckGroup, Weights> = {
  authentication: {
    spf: 6,
    spf_align: 3,
    dkim: 8,
    dmarc: 7,
    arc: 0,
    bimi: 0,
    rdns: 4,
    helo: 2,
    tls: 2,
    mta_sts: 0,
    tls_rpt: 0,
    mx: 2,
    dnssec_dane: 0,
    ipv6_parity: 2,
  },
  reputation: {
    domain_age: 2,
    ip_dnsbl: 6,
    domain_dnsbl: 6,
    link_blocklist: 6,
  },
  headers: {
    from_header: 4,
    freemail_from: 3,
    reply_to: 1,
    return_path: 1,
    date_header: 2,
    message_id: 2,
    to_header: 1,
    duplicate_headers: 2,
    line_length: 1,
    header_encoding: 1,
    auto_headers: 0.5,
    list_unsubscribe: 4,
    one_click: 5,
    list_id: 0.5,
    header_leaks: 0.5,
    received_chain: 0.5,
    esp_fingerprint: 0,
    foreign_verdicts: 1,
    body_unsubscribe: 5,
    postal_address: 2,
  },
  // Decisive ones first: for a newsletter that has all of it, a number is about as many points of the 100.
  content: {
    hidden_text: 30,
    spam_phrases: 28,
    image_text_ratio: 24,
    sender_claim: 10,
    link_host: 16,
    active_content: 14,
    link_mismatch: 12,
    lookalike_domain: 6,
    spam_engine: 12,
    attachments: 12,
    html_size: 11,
    subject_style: 11,
    template_residue: 7,
    link_deception: 2,
    callback_number: 2,
    disguised_text: 3,
    link_shortener: 5,
    multipart: 4,
    link_health: 4,
    charset: 1.5,
    image_health: 3,
    image_alt: 2.5,
    link_empty: 2.5,
    text_html_match: 2.5,
    transfer_encoding: 2.5,
    message_size: 2,
    inline_cid: 2,
    qr_code: 2,
    html_nesting: 2,
    link_https: 1.5,
    link_domain: 1.5,
    subject_length: 1.5,
    preheader: 1.5,
    cta_button: 1.5,
    html_meta: 1,
    tracking_pixel: 1,
    link_count: 1,
    language: 1,
    amp_part: 0,
    calendar_parts: 0,
    learned_content: 0,
    view_online: 0,
    mailto_links: 0,
    readability: 0,
  },
  rendering: {
    client_support: 4,
    gmail_css: 4,
    outlook_word: 3,
    responsive: 8,
    dark_mode: 3,
    images_off: 6,
    accessibility: 6,
    rtl: 3,
    fold: 2,
    render_cost: 0,
  },
}

export const groups = Object.keys(groupWeights) as CheckGroup[]

/** The group a check is scored in; undefined for an id without a weight. */
export function groupOf(id: string): CheckGroup | undefined {
  return groups.find((group) => id in checkWeights[group])
}
