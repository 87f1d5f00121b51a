import { type Message, message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { checkTitle } from '@postproof/spam-test/check-title'
import type { EventType, TRIAL } from '#contract/event-types.ts'
import type { EventData } from '#contract/events.ts'
import type { Language } from '#contract/language.ts'

/** An event as a person reads it: what a chat shows. The lines may be of mail that others wrote. */
export type Notice = { title: string; lines: string[]; level: Level; link: string }
export type Level = 'bad' | 'warning' | 'good' | 'info'

type Said = { title: Message; lines: (Message | string)[]; level: Level }
/** Says an event; its data as it was stored. */
type Saying<Data> = (data: Data) => Said

const sayings: { [Type in EventType]: Saying<EventData<Type>> } = {
  'report.ready': ({ subject, score }) => ({
    title: message('chat.report_ready', { subject: named(subject) }),
    lines: [score === null ? message('chat.no_score') : message('chat.score', { score })],
    level: 'info',
  }),
  'report.score_dropped': ({ subject, score, drop, first_fix: fix }) => ({
    title: message('chat.score_dropped', { subject: named(subject) }),
    lines: [
      message('chat.dropped_by', { score: score ?? 0, points: Math.round(drop) }),
      ...(fix === null ? [] : [message('chat.first_fix', { check: checkTitle(fix) })]),
    ],
    level: 'warning',
  }),
  'list.verified': ({ name, deliverable, risky, undeliverable, unknown }) => ({
    title: message('chat.list_verified', { name }),
    lines: [message('chat.list_counts', { deliverable, risky, undeliverable, unknown })],
    level: 'info',
  }),
  'placement.completed': ({ subject, counts }) => ({
    title: message('chat.placement', { subject: named(subject) }),
    lines: [message('chat.placement_counts', { inbox: counts.inbox ?? 0, total: counts.total ?? 0 })],
    level: 'info',
  }),
  'domain.changed': ({ domain, title, says, fix, kind, severity }) => ({
    title: message('chat.about_domain', { domain, what: title }),
    lines: [says, ...fix.map((step) => message('chat.to_do', { step }))],
    level: kind === 'better' ? 'good' : severity,
  }),
  'dmarc.notice': ({ domain, says, fix, kind }) => ({
    title: message('chat.about_domain', { domain, what: 'DMARC' }),
    lines: [says, ...(fix === null ? [] : [message('chat.to_do', { step: fix })])],
    level: kind === 'failing' ? 'warning' : 'info',
  }),
  'newsletter.silent': ({ name, every_days: days, expected_from: since }) => ({
    title: message('chat.newsletter_silent', { name }),
    lines: [message('newsletters.silence.item', { name, days, since: Date.parse(since) })],
    level: 'warning',
  }),
  'plan.changed': ({ name, status }) => ({
    title: message('chat.plan', { name }),
    lines: status === 'past_due' ? [message('chat.plan_unpaid')] : [],
    level: planLevels[status],
  }),
}

const planLevels: Record<EventData<'plan.changed'>['status'], Level> = {
  ...{ free: 'info', trialing: 'info', active: 'good', lifetime: 'good' },
  ...{ past_due: 'bad', canceled: 'warning' },
}

const trial: Said = { title: message('chat.trial'), lines: [message('chat.trial_text')], level: 'info' }

const named = (subject: string | null): string | Message => subject ?? message('chat.no_subject')

type Posted = { type: EventType | typeof TRIAL; data: Record<string, unknown> }

/** Returns what a chat shows of an event, in the language of the account. */
export function noticeOf({ type, data }: Posted, language: Language): Notice {
  const say = sayIn(language)
  const { title, lines, level } =
    type === 'webhook.test' ? trial : (sayings[type] as Saying<Record<string, unknown>>)(data)
  return {
    title: say(title),
    lines: lines.map((line) => (typeof line === 'string' ? line : say(line))),
    level,
    link: say('chat.open'),
  }
}
