import type { Sender, SimulatedDomain } from './year.fixture.ts'

/** Twelve domains whose year differs: what is set up, how seldom it sends, what breaks and when. Day 0 is a Monday. */

const daily = (count: number) => (day: number) => (day % 7 < 5 ? count : Math.round(count / 4))
const every =
  (days: number, count: number, first = 0) =>
  (day: number) =>
    day >= first && (day - first) % days === 0 ? count : 0
const between = (from: number, to: number) => (day: number) => day >= from && day < to
const always = () => true

const google: Sender = {
  ...{ address: '209.85.220.69', whose: 'own', volume: daily(120) },
  passing: '@/google:pass @:pass',
}
const microsoft: Sender = {
  ...{ address: '40.107.22.52', whose: 'own', volume: daily(400) },
  passing: '@/selector1:pass @:pass',
}
const ownServer: Sender = {
  ...{ address: '198.51.100.10', whose: 'own', volume: daily(200) },
  passing: '@/mail2024:pass @:pass',
}
const postmark: Sender = {
  ...{ address: '50.31.156.6', whose: 'own', volume: daily(300) },
  passing: '@/20240101pm:pass,pmta.postmarkapp.com/pm20:pass pm-bounces.@:pass',
}
const sendgrid: Sender = {
  ...{ address: '167.89.10.2', whose: 'own', volume: daily(500) },
  ...{ passing: '@/s1:pass,sendgrid.info/smtpapi:pass em1234.@:pass' },
  failing: 'sendgrid.net/smtpapi:pass sendgrid.net:pass',
}
const mailchimp: Sender = {
  ...{ address: '198.2.128.11', whose: 'own', volume: every(7, 4_000, 1), fails: always },
  ...{ passing: '@/k2:pass,mailchimpapp.net/k2:pass mail10.suw13.rsgsv.net:pass' },
  failing: 'mailchimpapp.net/k2:pass mail9.atl11.rsgsv.net:pass',
}
const zendesk: Sender = {
  ...{ address: '192.161.150.1', whose: 'own', volume: daily(40), fails: always },
  passing: '@/zendesk1:pass,zendesk.com/zendesk1:pass @:pass',
  failing: 'zendesk.com/zendesk1:pass zendesk.com:pass',
}
/** An own machine that the SPF record lacks and that does not sign. */
const invoices: Sender = {
  ...{ address: '198.51.100.14', whose: 'own', fails: always },
  volume: every(30, 900, 4),
  ...{ passing: '@/erp:pass @:pass', failing: '- @:fail' },
}
const forwarded: Sender = {
  ...{ address: '209.85.220.41', whose: 'forwarder', volume: daily(6) },
  failing: '@/mail2024:pass school.example:pass',
}
const list: Sender = {
  ...{ address: '66.175.222.12', whose: 'forwarder', volume: daily(3) },
  failing: 'groups.io/20240206:pass,@/google:fail groups.io:pass',
}
const forger: Sender = {
  ...{ address: '203.0.113.5', whose: 'stranger', volume: every(3, 60, 2) },
  failing: '- @:softfail',
}
const phisher: Sender = {
  ...{ address: '203.0.113.77', whose: 'stranger', volume: daily(900) },
  failing: 'attacker.example/s1:pass attacker.example:pass',
}

export const domains: readonly SimulatedDomain[] = [
  { title: 'all set up', senders: [google, postmark, forger] },
  { title: 'a weekly newsletter that is not set up', senders: [google, mailchimp, forger] },
  {
    title: 'a monthly newsletter that is not set up',
    senders: [google, { ...mailchimp, volume: every(30, 4_000, 1) }],
  },
  { title: 'monthly invoices from an unknown server', senders: [ownServer, invoices, forger] },
  {
    title: 'a report every three months that is not set up',
    senders: [microsoft, { ...sendgrid, volume: every(91, 5_000, 10), fails: always }],
  },
  { title: 'an own server and mail that is forwarded', senders: [ownServer, forwarded, list, forger] },
  { title: 'five times as much mail of forgers', senders: [google, sendgrid, phisher, forger] },
  {
    title: 'a club with five messages a day',
    senders: [
      { ...google, volume: daily(5) },
      { ...mailchimp, volume: every(14, 60, 1) },
    ],
  },
  {
    title: 'a service that is added in June',
    senders: [google, { ...sendgrid, volume: (day) => (day >= 150 ? daily(500)(day) : 0), fails: always }],
  },
  {
    title: 'a key that is lost for ten days in April',
    senders: [
      google,
      { ...postmark, fails: between(100, 110), failing: '@/20240101pm:fail pm.mtasv.net:pass' },
    ],
  },
  { title: 'a domain that sends nothing', senders: [forger, phisher] },
  {
    title: 'a help desk, a newsletter and a season in November',
    senders: [
      microsoft,
      zendesk,
      mailchimp,
      { ...sendgrid, volume: (day) => (day >= 300 && day < 340 ? daily(2_000)(day) : 0), fails: always },
      forwarded,
    ],
    reports: (reporter, day) => reporter !== 'outlook' || day < 60 || day >= 80,
  },
]
