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

type Row = readonly [points: number, topic: TopicId]

/** Every check with its points and the piece of advice that it belongs to. */
const rows: Record<CheckGroup, Record<string, Row>> = {
  authentication: {
    spf: [6, 'identity'],
    spf_align: [3, 'identity'],
    dkim: [8, 'identity'],
    dmarc: [8, 'identity'],
    arc: [0, 'identity'],
    bimi: [0, 'extras'],
    rdns: [6, 'server'],
    helo: [3, 'server'],
    tls: [4, 'server'],
    mta_sts: [0, 'extras'],
    tls_rpt: [0, 'extras'],
    mx: [4, 'server'],
    dnssec_dane: [0, 'extras'],
    ipv6_parity: [4, 'server'],
  },
  reputation: {
    domain_age: [8, 'age'],
    ip_dnsbl: [8, 'reputation'],
    domain_dnsbl: [8, 'reputation'],
    link_blocklist: [8, 'reputation'],
  },
  headers: {
    from_header: [8, 'headers'],
    freemail_from: [6, 'identity'],
    reply_to: [3, 'headers'],
    return_path: [3, 'headers'],
    date_header: [4, 'headers'],
    message_id: [4, 'headers'],
    to_header: [2, 'headers'],
    duplicate_headers: [4, 'headers'],
    line_length: [3, 'headers'],
    header_encoding: [3, 'headers'],
    auto_headers: [2, 'headers'],
    list_unsubscribe: [1, 'unsubscribe'],
    one_click: [1, 'unsubscribe'],
    list_id: [1, 'unsubscribe'],
    header_leaks: [2, 'headers'],
    received_chain: [1, 'server'],
    esp_fingerprint: [0, 'server'],
    foreign_verdicts: [3, 'danger'],
    body_unsubscribe: [1, 'unsubscribe'],
    postal_address: [0.5, 'unsubscribe'],
  },
  // What decides where a mail lands first.
  content: {
    learned_content: [60, 'words'],
    link_mismatch: [16, 'danger'],
    sender_claim: [16, 'danger'],
    money_trap: [16, 'danger'],
    link_host: [14, 'danger'],
    callback_number: [14, 'danger'],
    lookalike_domain: [12, 'danger'],
    hidden_text: [12, 'danger'],
    image_text_ratio: [12, 'images'],
    spam_engine: [12, 'words'],
    active_content: [10, 'danger'],
    attachments: [10, 'danger'],
    spam_phrases: [8, 'words'],
    html_size: [8, 'structure'],
    subject_style: [8, 'words'],
    template_residue: [6, 'words'],
    link_deception: [6, 'danger'],
    disguised_text: [6, 'danger'],
    link_shortener: [5, 'links'],
    multipart: [4, 'structure'],
    link_health: [4, 'links'],
    image_alt: [4, 'images'],
    image_health: [3, 'images'],
    qr_code: [3, 'danger'],
    charset: [3, 'structure'],
    link_empty: [3, 'links'],
    text_html_match: [3, 'structure'],
    transfer_encoding: [3, 'structure'],
    subject_length: [2, 'words'],
    preheader: [2, 'words'],
    link_https: [3, 'links'],
    message_size: [2, 'structure'],
    inline_cid: [2, 'images'],
    html_nesting: [2, 'structure'],
    link_domain: [2, 'links'],
    language: [2, 'words'],
    cta_button: [2, 'images'],
    html_meta: [1, 'structure'],
    tracking_pixel: [1, 'images'],
    link_count: [1, 'links'],
    amp_part: [0, 'structure'],
    calendar_parts: [0, 'structure'],
    view_online: [0, 'structure'],
    mailto_links: [0, 'links'],
    readability: [0, 'words'],
  },
  rendering: {
    client_support: [3, 'clients'],
    gmail_css: [3, 'clients'],
    outlook_word: [3, 'outlook'],
    responsive: [5, 'phone'],
    dark_mode: [3, 'dark'],
    images_off: [4, 'images'],
    accessibility: [4, 'accessible'],
    rtl: [3, 'accessible'],
    fold: [2, 'phone'],
    render_cost: [0, 'structure'],
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
