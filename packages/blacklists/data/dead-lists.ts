import type { DeadList } from '../definition.ts'

/**
 * DNS lists that have ended. A zone here, or below one of these, is an error in the configuration.
 * Origin: announcements of the operators and issue threads of mail filters, named in each entry; entries marked
 * "not checked again" are known from memory alone. Date: 2026-11-20. Licence: facts; this file MIT, as the project.
 */
export const deadLists: readonly DeadList[] = [
  dead('sorbs.net', '2024-06-05', 'all 18 zones emptied', 'operator announcement'),
  dead('ix.dnsbl.manitu.net', '2025-01-17', 'empty', 'rspamd/rspamd#5299'),
  dead('dnsbl.inps.de', '2020-05-25', 'closed', 'operator announcement'),
  dead('ubl.unsubscore.com', 'unknown', 'offline', 'not checked again'),
  dead('db.wpbl.info', 'unknown', 'gone', 'not checked again'),
  dead('dnsbl.cyberlogic.net', 'unknown', 'gone', 'not checked again'),
  dead('wormrbl.imp.ch', 'unknown', 'gone', 'not checked again'),
  dead('spamrbl.imp.ch', 'unknown', 'moved to spamrbl.swinog.ch', 'not checked again'),
  dead('virbl.bit.nl', '2017', 'closed', 'not checked again'),
  dead('msrbl.net', 'unknown', 'expired, wildcarded twice: everything looks listed', 'pydnsbl#48'),
  dead('megarbl.net', '2019-11', 'wildcard: everything looks listed', 'not checked again'),
  dead('bl.emailbasura.org', 'unknown', 'wildcard: everything looks listed', 'not checked again'),
  dead('list.dsbl.org', '2012-08', 'lists every address', 'not checked again'),
  dead('ahbl.org', '2014', 'wound down, wildcard from 2015', 'not checked again'),
  dead('njabl.org', '2013', 'closed', 'not checked again'),
  dead('rfc-ignorant.org', '2012', 'closed', 'not checked again'),
  dead('relays.ordb.org', '2006', 'closed, wildcard from 2008', 'not checked again'),
  dead('bl.spamcannibal.org', '2018', 'expired, wildcard', 'not checked again'),
  dead('cbl.abuseat.org', 'unknown', 'now part of Spamhaus XBL; answers error codes', 'pydnsbl#27'),
  dead('combined.abuse.ch', 'unknown', 'closed', 'not checked again'),
  dead('drone.abuse.ch', 'unknown', 'closed', 'not checked again'),
  dead('spam.abuse.ch', 'unknown', 'closed', 'not checked again'),
]

function dead(zone: string, since: string, behavior: string, evidence: string): DeadList {
  return { zone, since, behavior, evidence }
}
