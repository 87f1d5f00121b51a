import { held, type Scenario, YEAR } from './labelled.fixture.ts'
import { MONTH } from './labelled-hard.fixture.ts'

/**
 * Sources of services that neither labelled set had, labelled after the rules and the table were last changed for one of them
 * and judged once; nothing was mended for them. The two rows of the domain's own servers were first labelled `in-order`, against
 * the rules: the SPF record lacks the second server. Format and rules: labelled.fixture.ts.
 */

export const freshScenarios: readonly Scenario[] = [
  held('iCloud with a domain of its own', [
    `17.58.23.184 20 @/sig1:pass @:pass ptr=mr85p00im-zteg06011601.me.com ${YEAR} => icloud in-order`,
    `212.227.17.21 2 @/sig1:pass gmx.net:pass days=2 by=gmx => gmx forwarded`,
    `96.103.146.50 2 @/sig1:pass @:softfail by=comcast ptr=resqmta-c1p-023462.sys.comcast.net => comcast.net forwarded`,
    `216.105.38.7 1 lists.sourceforge.net/beta:pass,@/sig1:fail lists.sourceforge.net:pass by=google => sourceforge-lists forwarded`,
    `192.0.2.171 1 @/sig1:pass - by=small => 192.0.2.171 forwarded`,
    `203.0.113.40 3 - @:softfail by=google ptr=40.pool.isp3.example => isp3.example stranger`,
  ]),
  held('Infomaniak', [
    `84.16.66.170 15 @/20240603:pass @:pass ptr=smtp-bc0a.mail.infomaniak.ch ${YEAR} => infomaniak in-order`,
    `54.206.34.218 2 @/20240603:pass @:softfail days=2 by=outlook ptr=de-smtp-2.tmes.trendmicro.eu => trend-micro forwarded`,
    `198.154.180.1 2 @/20240603:pass @:fail days=2 by=outlook ptr=esa1.hc55-1.eu.iphmx.com => cisco forwarded`,
  ]),
  held('Gandi', [
    `217.70.183.193 15 @/gm1:pass @:pass ptr=relay1-d.mail.gandi.net ${YEAR} => gandi in-order`,
    `217.70.183.194 2 - tenant5.example:pass ptr=relay2-d.mail.gandi.net by=google => tenant5.example stranger`,
  ]),
  held('OVH without DKIM', [
    `178.32.97.206 15 - @:pass ptr=mo10.mail-out.ovh.net ${YEAR} => ovhcloud broken`,
    `203.0.113.41 2 @/ovhex1:fail @:fail by=google => 203.0.113.41 stranger`,
  ]),
  held('Migadu', [
    `91.218.175.171 15 @/key1:pass @:pass ptr=out-171.mta1.migadu.com ${YEAR} => migadu in-order`,
    `192.0.2.172 2 @/key1:pass rowing.example:pass days=2 by=google => rowing.example forwarded`,
    `192.0.2.173 1 @/key1:fail rowing2.example:pass by=google => rowing2.example unclear`,
  ]),
  held('GoDaddy without DKIM, on a shared host', [
    `72.167.234.1 15 - @:pass ptr=p3plsmtpa11-02.prod.phx3.secureserver.net ${YEAR} => godaddy broken`,
    `72.167.234.1 4 - neighbour6.example:pass ptr=p3plsmtpa11-02.prod.phx3.secureserver.net by=google => neighbour6.example stranger`,
  ]),
  held('Marketo and Eloqua', [
    `199.15.212.1 25 @/m1:pass,mktomail.com/m1:pass em-sj-77.mktomail.com:pass ${YEAR} => marketo in-order`,
    `142.0.160.1 25 @/eloqua1:pass bounce.s1234567.en25.com:pass ${YEAR} => oracle-eloqua in-order`,
    `199.15.212.2 9 mktomail.com/m1:pass em-sj-77.mktomail.com:pass ${MONTH} => marketo unclear`,
    `199.15.212.3 2 @/m1:pass choir.example:pass by=yahoo => choir.example forwarded`,
  ]),
  held('services that write in its name', [
    `162.247.216.1 6 qemailserver.com/q:pass qemailserver.com:pass ${MONTH} => qualtrics unclear`,
    `20.51.1.1 6 azurecomm.net/selector1-azurecomm-prod-net:pass azurecomm.net:pass ${MONTH} => azure-email unclear`,
    `206.108.40.1 6 intuit.com/mailo:pass bounce.intuit.com:pass ${MONTH} => intuit unclear`,
    `35.190.247.1 6 customeriomail.com/mail:pass customeriomail.com:pass ${MONTH} => customer-io unclear`,
  ]),
  held('Emarsys, next to a server of its own', [
    `198.51.100.150 25 @/k:pass @:pass ptr=mail.@ ${YEAR} => own broken`,
    `217.175.192.1 25 @/emarsys2:pass suite15.emarsys.net:pass ${YEAR} => emarsys in-order`,
    `198.51.100.151 8 @/k:pass @:fail ptr=backup.@ days=5 by=google,outlook => own broken`,
    `198.51.100.152 3 - @:softfail ptr=shop.@ by=google => own unclear`,
    `203.0.113.42 3 example-mail.com/k:pass example-mail.com:pass by=google => example-mail.com stranger`,
    `203.0.113.43 3 exampl.com/k:pass @:fail by=google => exampl.com stranger`,
    `203.0.113.44 8 loans.example/s1:pass,mktomail.com/m1:pass em.loans.example:pass by=yahoo => loans.example stranger`,
    `85.115.52.1 2 @/k:pass @:softfail days=2 by=outlook ptr=repost01.tmes.trendmicro.eu => trend-micro forwarded`,
    `192.0.2.174 2 @/k:pass @:permerror by=mailru => 192.0.2.174 forwarded`,
    `192.0.2.175 1 - uni.example:pass why=local_policy:arc=pass by=google => uni.example forwarded`,
    `192.0.2.176 2 lists.art.example/l:pass,@/k:pass lists.art.example:pass by=google => art.example forwarded`,
    `2001:db8:150::9 2 - @:fail by=google => 2001:db8:150::9 stranger`,
    `203.0.113.45 70 spam.example/s:pass spam.example:pass days=1 by=google => spam.example stranger`,
  ]),
]
