import type { Finding, Status } from '@postproof/engine/finding'
import { ceilings } from './cap.ts'
import type { CheckGroup } from './types.ts'

/**
 * What each check costs, as one table: the points of 100 that a bad finding takes from a mail in order. A warning takes
 * half of them. 0: said, not scored. What providers refuse has a ceiling beside its points (cap.ts).
 * Changing a number here, there, or a threshold in a check makes a new `rulesVersion`.
 */

export const rules = { version: '5', date: '2026-11-23' }

/** How the 100 points are shown by group, and how much each group counts for what could be checked. */
export const groupPoints: Record<CheckGroup, number> = {
  authentication: 31,
  reputation: 18,
  headers: 12,
  content: 31,
  rendering: 8,
}

type Points = Record<string, number>

export const pointsByGroup: Record<CheckGroup, Points> = {
  authentication: {
    spf: 6,
    spf_align: 3,
    dkim: 8,
    dmarc: 8,
    arc: 0,
    bimi: 0,
    rdns: 6,
    helo: 3,
    tls: 4,
    mta_sts: 0,
    tls_rpt: 0,
    mx: 4,
    dnssec_dane: 0,
    ipv6_parity: 4,
  },
  reputation: {
    domain_age: 8,
    ip_dnsbl: 8,
    domain_dnsbl: 8,
    link_blocklist: 8,
  },
  headers: {
    from_header: 8,
    freemail_from: 6,
    reply_to: 3,
    return_path: 3,
    date_header: 4,
    message_id: 4,
    to_header: 2,
    duplicate_headers: 4,
    line_length: 3,
    header_encoding: 3,
    auto_headers: 2,
    list_unsubscribe: 1,
    one_click: 1,
    list_id: 1,
    header_leaks: 2,
    received_chain: 1,
    esp_fingerprint: 0,
    foreign_verdicts: 3,
    body_unsubscribe: 1,
    postal_address: 0.5,
  },
  // What decides where a mail lands first.
  content: {
    learned_content: 32,
    link_mismatch: 16,
    sender_claim: 16,
    link_host: 14,
    lookalike_domain: 12,
    hidden_text: 12,
    content_shape: 16,
    image_text_ratio: 12,
    spam_engine: 12,
    active_content: 10,
    attachments: 10,
    spam_phrases: 8,
    html_size: 8,
    subject_style: 8,
    template_residue: 6,
    link_deception: 6,
    callback_number: 6,
    disguised_text: 6,
    link_shortener: 5,
    multipart: 4,
    link_health: 4,
    image_alt: 4,
    image_health: 3,
    qr_code: 3,
    charset: 3,
    link_empty: 3,
    text_html_match: 3,
    transfer_encoding: 3,
    subject_length: 2,
    preheader: 2,
    link_https: 3,
    message_size: 2,
    inline_cid: 2,
    html_nesting: 2,
    link_domain: 2,
    language: 2,
    cta_button: 2,
    html_meta: 1,
    tracking_pixel: 1,
    link_count: 1,
    amp_part: 0,
    calendar_parts: 0,
    view_online: 0,
    mailto_links: 0,
    readability: 0,
  },
  rendering: {
    client_support: 3,
    gmail_css: 3,
    outlook_word: 3,
    responsive: 5,
    dark_mode: 3,
    images_off: 4,
    accessibility: 4,
    rtl: 3,
    fold: 2,
    render_cost: 0,
  },
}

export const groups = Object.keys(groupPoints) as CheckGroup[]

/** Points of every check by its id. */
export const checkPoints: Points = Object.assign({}, ...Object.values(pointsByGroup))

const groupByCheck = new Map(
  groups.flatMap((group) => Object.keys(pointsByGroup[group]).map((id) => [id, group])),
)

/** The group a check is scored in; undefined for an id without points. */
export const groupOf = (id: string): CheckGroup | undefined => groupByCheck.get(id)

const shareByStatus: Record<Status, number> = { good: 0, warning: 0.5, bad: 1, 'no-data': 0 }

/** How much of a check's points a finding takes, 0-1: by its status, or by the degree that a check measures. */
export function shareLost({ status, facts: { degree } }: Finding): number {
  return typeof degree === 'number' && status !== 'no-data' ? degree : shareByStatus[status]
}

/** The most that a check can take from a mail in order, with the lowest ceiling that it can cause by itself. */
export function mostOf(id: string): number {
  const own = ceilings.filter(({ of, all }) => id in of && !all).map(({ score }) => score)
  return 100 - (Math.min(100, ...own) * (100 - (checkPoints[id] ?? 0))) / 100
}
