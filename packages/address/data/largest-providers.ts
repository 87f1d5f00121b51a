/**
 * The fifty mailbox domains with the most people behind them, greatest first as far as that can be said, for finding the
 * domains that others registered a slip of the fingers away.
 * Origin: written by hand from the providers' own figures and from shares in public bounce and sign-up statistics.
 * Date: 2026-11-23. Licence: facts; this file MIT, as the project.
 *
 * `coined`: the name is no word and near to none, so that a letter left out or put in makes nothing that anyone would
 * call a company. `word`: only slips that make no other word count: two letters the wrong way round, a key held too long.
 * `short`: every slip makes another name, so that none counts.
 */
const names = {
  coined: `gmail.com yahoo.com hotmail.com outlook.com icloud.com protonmail.com googlemail.com yandex.ru yandex.com
    hanmail.net rediffmail.com wanadoo.fr comcast.net verizon.net sbcglobal.net bellsouth.net
    btinternet.com hotmail.fr hotmail.co.uk yahoo.co.uk yahoo.fr yahoo.co.in yahoo.com.br seznam.cz`,
  word: 't-online.de laposte.net orange.fr libero.it naver.com rambler.ru freenet.de virgilio.it ymail.com foxmail.com',
  short:
    'aol.com live.com msn.com me.com mail.ru qq.com 163.com 126.com gmx.de gmx.net web.de free.fr sfr.fr wp.pl o2.pl uol.com.br',
}

export type LargestProvider = { domain: string; kind: keyof typeof names }

export const largestProviders: readonly LargestProvider[] = (
  Object.entries(names) as [LargestProvider['kind'], string][]
).flatMap(([kind, domains]) => domains.split(/\s+/).map((domain) => ({ domain, kind })))
