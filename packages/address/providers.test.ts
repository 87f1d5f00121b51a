import { expect, test } from 'vitest'
import { mailProviders } from './data/mail-providers.ts'
import { mailOperator, recognizeProvider } from './providers.ts'

/** Mail hosts as the providers publish them. */
const hosts: [host: string, provider: string | null, operator: string][] = [
  ['gmail-smtp-in.l.google.com', 'gmail', 'google.com'],
  ['alt4.gmail-smtp-in.l.google.com', 'gmail', 'google.com'],
  ['aspmx.l.google.com', 'google-workspace', 'google.com'],
  ['smtp.google.com', 'google-workspace', 'google.com'],
  ['aspmx2.googlemail.com', 'google-workspace', 'googlemail.com'],
  ['outlook-com.olc.protection.outlook.com', 'outlook', 'outlook.com'],
  ['contoso-com.mail.protection.outlook.com', 'microsoft-365', 'outlook.com'],
  ['contoso-com.a-v1.mx.microsoft', 'microsoft-365', 'mx.microsoft'],
  ['mta7.am0.yahoodns.net', 'yahoo', 'yahoodns.net'],
  ['mx01.mail.icloud.com', 'icloud', 'icloud.com'],
  ['mail.protonmail.ch', 'proton', 'protonmail.ch'],
  ['in1-smtp.messagingengine.com', 'fastmail', 'messagingengine.com'],
  ['mx2.zoho.eu', 'zoho', 'zoho.eu'],
  ['eu-smtp-inbound-1.mimecast.com', 'mimecast', 'mimecast.com'],
  ['mxa-00000001.gslb.pphosted.com', 'proofpoint', 'pphosted.com'],
  ['mx1-us1.ppe-hosted.com', 'proofpoint-essentials', 'ppe-hosted.com'],
  ['d0000a.ess.barracudanetworks.com', 'barracuda', 'barracudanetworks.com'],
  ['mx1.hc0000-00.eu.iphmx.com', 'cisco', 'iphmx.com'],
  ['cluster1.eu.messagelabs.com', 'symantec', 'messagelabs.com'],
  ['mx.yandex.net', 'yandex', 'yandex.net'],
  ['mxs.mail.ru', 'mailru', 'mail.ru'],
  ['emx.mail.ru', 'vk-workspace', 'mail.ru'],
  ['mx00.emig.gmx.net', 'gmx', 'gmx.net'],
  ['mx-ha02.web.de', 'gmx', 'web.de'],
  ['mx1.mail.ovh.net', 'ovh', 'ovh.net'],
  ['mx00.ionos.de', 'ionos', 'ionos.de'],
  ['mx1.emailsrvr.com', 'rackspace', 'emailsrvr.com'],
  ['route1.mx.cloudflare.net', 'cloudflare-routing', 'cloudflare.net'],
  ['inbound-smtp.us-east-1.amazonaws.com', 'amazon-ses', 'amazonaws.com'],
  ['smtpin.rzone.de', 'strato', 'rzone.de'],
  ['mailin-01.mx.t-online.de', 'tonline', 't-online.de'],
  ['mx1.hostinger.com', 'hostinger', 'hostinger.com'],
  ['mx1.privateemail.com', 'namecheap', 'privateemail.com'],
  ['mailstore1.secureserver.net', 'godaddy', 'secureserver.net'],
  ['mail.example.org', null, 'example.org'],
  ['notgoogle.com', null, 'notgoogle.com'],
  ['google.com.example.org', null, 'example.org'],
  ['localhost', null, 'localhost'],
  ['', null, ''],
]

test.each(hosts)('%s is %s of %s', (host, provider, operator) => {
  expect(recognizeProvider(host)?.id ?? null).toBe(provider)
  expect(mailOperator(host)).toBe(operator)
})

test('no ending belongs to two providers', () => {
  const endings = mailProviders.flatMap(({ hosts: names }) => names)
  expect(endings.filter((name, index) => endings.indexOf(name) !== index)).toEqual([])
  expect(new Set(mailProviders.map(({ id }) => id)).size).toBe(mailProviders.length)
})
