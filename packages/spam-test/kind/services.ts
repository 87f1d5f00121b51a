import type { Header, Message as Mail } from '@postproof/message/types'
import { fieldNamed, quoteField } from '../context/fields.ts'
import type { KindJudgment, MailKind } from './kinds.ts'

/**
 * How known programs and services write the header of one kind of mail. Origin: their source where it is free, else
 * public mails. Date: 2026-11-28. A row names what one program alone writes; what it writes on mail of all kinds is no
 * row. So `Feedback-ID` is none: it names a stream of mail for the feedback loop of Gmail (support.google.com/mail,
 * "Feedback Loop"), and Postmark, SendGrid, Mandrill, Brevo, Mailjet, Amazon SES and Google write it on passwords too.
 */

type Row = { service: string; kind: MailKind; field: string; value?: RegExp }

const row = (service: string, kind: MailKind, field: string, value?: RegExp): Row => ({
  service,
  kind,
  field,
  ...(value && { value }),
})

const rows: readonly Row[] = [
  // Lists: what the program itself writes to one member, such as a confirmation.
  row('Mailman', 'transactional', 'x-list-administrivia', /^\s*yes\b/i),
  // Places where people write to each other, and a program passes it on.
  row('GitHub', 'list-post', 'x-github-reason'),
  row('GitLab', 'list-post', 'x-gitlab-project-id'),
  row('GitLab', 'list-post', 'x-gitlab-notificationreason'),
  row('Discourse', 'list-post', 'x-discourse-post-id'),
  row('Gerrit', 'list-post', 'x-gerrit-change-id'),
  row('Phabricator', 'list-post', 'x-phabricator-sent-this-message'),
  row('Jira', 'transactional', 'x-jira-fingerprint'),
  row('Bugzilla', 'transactional', 'x-bugzilla-reason'),
  row('Trac', 'transactional', 'x-trac-project'),
  row('Redmine', 'transactional', 'x-redmine-host'),
  // Programs that report what they measured or ran.
  row('cron', 'report', 'x-cron-env'),
  row('cron', 'report', 'subject', /^\s*(?:Ana)?cron (?:<[^<>\s]{1,200}>|job '[^']{1,200}' on) ?/i),
  row(
    'Nagios',
    'report',
    'subject',
    /^\s*\*\* (?:PROBLEM|RECOVERY|ACKNOWLEDGEMENT|FLAPPING|DOWNTIME)[\w ]{0,40}(?:Host|Service) Alert/i,
  ),
  row('Icinga', 'report', 'subject', /^\s*\[(?:PROBLEM|RECOVERY|ACKNOWLEDGEMENT|DOWNTIME[A-Z]{0,8})\] \S/),
  row('Grafana', 'report', 'subject', /^\s*\[(?:FIRING:\d{1,6}|RESOLVED|Alerting|OK|No Data)\] /),
  row('Prometheus', 'report', 'subject', /^\s*\[(?:FIRING|RESOLVED):\d{1,6}\] /),
  row('Zabbix', 'report', 'subject', /^\s*(?:Problem|Resolved(?: in [\w ]{1,40})?): .{1,200}$/),
  row('Amazon CloudWatch', 'report', 'subject', /^\s*(?:ALARM|OK|INSUFFICIENT_DATA): ".{1,255}" in /),
  row('smartmontools', 'report', 'subject', /^\s*SMART error \(\w{1,40}\) detected on host/i),
  row(
    'mdadm',
    'report',
    'subject',
    /^\s*(?:Fail|FailSpare|DegradedArray|RebuildFinished|SparesMissing|TestMessage) event on \/dev\//,
  ),
  row('logwatch', 'report', 'subject', /^\s*Logwatch for \S/),
  row('fail2ban', 'report', 'subject', /^\s*\[Fail2Ban\] /),
  row(
    'unattended-upgrades',
    'report',
    'subject',
    /^\s*(?:\[[\w ]{1,40}\] )?unattended-upgrades result for /i,
  ),
  row('CI', 'report', 'x-gitlab-pipeline-id'),
  row('Jenkins', 'report', 'x-jenkins-job'),
  // What goes to everyone who subscribed.
  row('Mailchimp', 'subscribers', 'x-campaign', /^mailchimp/i),
  row('Brevo', 'subscribers', 'feedback-id', /_\d{1,12}:\d{1,12}:(?:sendinblue|brevo)\s*$/i),
  row('listmonk', 'subscribers', 'x-listmonk-campaign'),
  // The same field with `_-1` belongs to no campaign.
  row('Brevo', 'transactional', 'feedback-id', /_-1:\d{1,12}:(?:sendinblue|brevo)\s*$/i),
  row('Google', 'transactional', 'feedback-id', /:account-notifier\s*$/i),
  // Programs that keep tickets, and answer on their own or for a person.
  row('OTRS', 'transactional', 'x-otrs-loop'),
  row('RT', 'transactional', 'x-rt-originator'),
  row('RT', 'transactional', 'rt-ticket'),
  row('Zammad', 'transactional', 'x-zammad-ticket-id'),
  row('Zendesk', 'transactional', 'x-zendesk-from-account-id'),
]

/** Fields with which programs name the campaign that a mail belongs to. */
export const campaignFields = [
  'x-campaign',
  'x-campaign-id',
  'x-campaignid',
  'x-mailer-campaign',
  'x-listmonk-campaign',
  'x-mailin-campaign',
  'x-rpcampaign',
  'x-roving-campaignid',
]

/** The longest value that a row is asked about. */
const LONGEST = 1000

/** The kind by the first row that fits; null where no program is known by its fields. */
export function byService(message: Mail): KindJudgment | null {
  for (const { service, kind, field: key, value } of rows) {
    const field: Header | undefined = fieldNamed(message, key)
    if (!field || (value && !value.test(field.value.slice(0, LONGEST)))) continue
    return {
      kind,
      confidence: 'sure',
      why: [
        { code: 'list-mail.service', facts: { service } },
        { code: 'any.list', facts: { parts: [`${field.name}: ${field.value.slice(0, 100).trim()}`] } },
      ],
      evidence: [quoteField(field)],
    }
  }
  return null
}
