import type { Finding, Status } from '@postproof/engine/finding'
import type { TopicId } from './advice/topics.ts'
import { ceilings } from './cap.ts'
import type { CheckGroup } from './types.ts'

/**
 * What each check costs, as one table: the points of 100 that a bad finding takes from a mail in order. A warning takes
 * half of them. 0: reported, not scored. What providers refuse has a ceiling beside its points (cap.ts).
 * Changing a number here, there, or a threshold in a check makes a new `rulesVersion`.
 */

export const rules = { version: '6', date: '2026-11-28' }

/** How the 100 points are shown by group, and how much each group counts for what could be checked. */
export const groupPoints: Record<CheckGroup, number> = {
  authentication: 31,
  reputation: 18,
  headers: 12,
  content: 31,
  rendering: 8,
}

/**
 * What decides a check's result. `html`: the HTML, so a template too. `mail`: the mail as it is composed, with subject, text part and
 * attachments. `sending`: who sends it, from where and by which program.
 */
export type DecidedBy = 'html' | 'mail' | 'sending'

type Row = readonly [points: number, topic: TopicId, decidedBy: DecidedBy]

/** Every check with its points, the piece of advice that it belongs to, and what decides its result. */
const rows: Record<CheckGroup, Record<string, Row>> = {
  authentication: {
    spf: [6, 'identity', 'sending'],
    spf_align: [3, 'identity', 'sending'],
    dkim: [8, 'identity', 'sending'],
    dmarc: [8, 'identity', 'sending'],
    arc: [0, 'identity', 'sending'],
    bimi: [0, 'extras', 'sending'],
    rdns: [6, 'server', 'sending'],
    helo: [3, 'server', 'sending'],
    tls: [4, 'server', 'sending'],
    mta_sts: [0, 'extras', 'sending'],
    tls_rpt: [0, 'extras', 'sending'],
    mx: [4, 'server', 'sending'],
    dnssec_dane: [0, 'extras', 'sending'],
    ipv6_parity: [4, 'server', 'sending'],
  },
  reputation: {
    domain_age: [8, 'age', 'sending'],
    ip_dnsbl: [8, 'reputation', 'sending'],
    domain_dnsbl: [8, 'reputation', 'sending'],
    link_blocklist: [8, 'reputation', 'html'],
  },
  headers: {
    from_header: [8, 'headers', 'sending'],
    freemail_from: [6, 'identity', 'sending'],
    reply_to: [3, 'headers', 'sending'],
    return_path: [3, 'headers', 'sending'],
    date_header: [4, 'headers', 'sending'],
    message_id: [4, 'headers', 'sending'],
    to_header: [2, 'headers', 'sending'],
    duplicate_headers: [4, 'headers', 'sending'],
    line_length: [3, 'headers', 'sending'],
    header_encoding: [3, 'headers', 'sending'],
    auto_headers: [2, 'headers', 'sending'],
    list_unsubscribe: [1, 'unsubscribe', 'sending'],
    one_click: [1, 'unsubscribe', 'sending'],
    list_id: [1, 'unsubscribe', 'sending'],
    header_leaks: [2, 'headers', 'sending'],
    received_chain: [1, 'server', 'sending'],
    esp_fingerprint: [0, 'server', 'sending'],
    foreign_verdicts: [3, 'danger', 'sending'],
    body_unsubscribe: [1, 'unsubscribe', 'html'],
    postal_address: [0.5, 'unsubscribe', 'html'],
  },
  // What decides where a mail lands first.
  content: {
    learned_content: [60, 'words', 'html'],
    link_mismatch: [16, 'danger', 'html'],
    sender_claim: [16, 'danger', 'sending'],
    money_trap: [16, 'danger', 'html'],
    link_host: [14, 'danger', 'html'],
    callback_number: [14, 'danger', 'html'],
    lookalike_domain: [12, 'danger', 'mail'],
    hidden_text: [12, 'danger', 'html'],
    image_text_ratio: [12, 'images', 'html'],
    spam_engine: [12, 'words', 'html'],
    active_content: [10, 'danger', 'html'],
    attachments: [10, 'danger', 'mail'],
    spam_phrases: [8, 'words', 'html'],
    html_size: [8, 'structure', 'html'],
    subject_style: [8, 'words', 'mail'],
    template_residue: [6, 'words', 'html'],
    link_deception: [6, 'danger', 'html'],
    disguised_text: [6, 'danger', 'html'],
    link_shortener: [5, 'links', 'html'],
    multipart: [4, 'structure', 'mail'],
    link_health: [4, 'links', 'html'],
    image_alt: [4, 'images', 'html'],
    image_health: [3, 'images', 'html'],
    qr_code: [3, 'danger', 'html'],
    charset: [3, 'structure', 'mail'],
    link_empty: [3, 'links', 'html'],
    text_html_match: [3, 'structure', 'mail'],
    transfer_encoding: [3, 'structure', 'sending'],
    subject_length: [2, 'words', 'mail'],
    preheader: [2, 'words', 'html'],
    link_https: [3, 'links', 'html'],
    message_size: [2, 'structure', 'mail'],
    inline_cid: [2, 'images', 'mail'],
    html_nesting: [2, 'structure', 'html'],
    link_domain: [2, 'links', 'mail'],
    language: [2, 'words', 'html'],
    cta_button: [2, 'images', 'html'],
    html_meta: [1, 'structure', 'html'],
    tracking_pixel: [1, 'images', 'html'],
    link_count: [1, 'links', 'html'],
    amp_part: [0, 'structure', 'mail'],
    calendar_parts: [0, 'structure', 'mail'],
    view_online: [0, 'structure', 'html'],
    mailto_links: [0, 'links', 'html'],
    readability: [0, 'words', 'html'],
  },
  rendering: {
    client_support: [3, 'clients', 'html'],
    gmail_css: [3, 'clients', 'html'],
    outlook_word: [3, 'outlook', 'html'],
    responsive: [5, 'phone', 'html'],
    dark_mode: [3, 'dark', 'html'],
    images_off: [4, 'images', 'html'],
    accessibility: [4, 'accessible', 'html'],
    rtl: [3, 'accessible', 'html'],
    fold: [2, 'phone', 'html'],
    render_cost: [0, 'structure', 'html'],
  },
}

export const groups = Object.keys(groupPoints) as CheckGroup[]

type Points = Record<string, number>

const pointsOf = (checks: Record<string, Row>): Points =>
  Object.fromEntries(Object.entries(checks).map(([id, [points]]) => [id, points]))

export const pointsByGroup = Object.fromEntries(
  groups.map((group) => [group, pointsOf(rows[group])]),
) as Record<CheckGroup, Points>

/** Points of every check by its id. */
export const checkPoints: Points = Object.assign({}, ...Object.values(pointsByGroup))

const groupByCheck = new Map(groups.flatMap((group) => Object.keys(rows[group]).map((id) => [id, group])))
const topicByCheck = new Map(
  groups.flatMap((group) => Object.entries(rows[group]).map(([id, [, topic]]) => [id, topic])),
)

const decidedByCheck = new Map(
  groups.flatMap((group) => Object.entries(rows[group]).map(([id, [, , decidedBy]]) => [id, decidedBy])),
)

/** What decides the result of a check; undefined for an id that is not in the table. */
export const decidedBy = (id: string): DecidedBy | undefined => decidedByCheck.get(id)

/** The group a check is scored in; undefined for an id that is not in the table. */
export const groupOf = (id: string): CheckGroup | undefined => groupByCheck.get(id)

/** The topic of advice that a check belongs to; undefined for an id that is not in the table. */
export const topicOf = (id: string): TopicId | undefined => topicByCheck.get(id)

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
