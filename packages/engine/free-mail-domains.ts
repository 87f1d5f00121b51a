/**
 * Domains at which anyone can open a mailbox without owning the domain.
 * Origin: written by hand from the providers' own sign-up pages. Date: 2026-11-20. Licence: MIT, as the project.
 * Short on purpose: the providers with a noticeable share of mailboxes. Disposable and relay services are not here.
 */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `
gmail.com googlemail.com
outlook.com hotmail.com live.com msn.com passport.com
outlook.at outlook.be outlook.cl outlook.co.id outlook.co.th outlook.com.ar outlook.com.au outlook.com.br
outlook.com.gr outlook.com.tr outlook.com.vn outlook.cz outlook.de outlook.dk outlook.es outlook.fr outlook.hu
outlook.ie outlook.in outlook.it outlook.jp outlook.kr outlook.lv outlook.my outlook.ph outlook.pt outlook.sa
outlook.sg outlook.sk
hotmail.at hotmail.be hotmail.ca hotmail.ch hotmail.co.jp hotmail.co.th hotmail.co.uk hotmail.com.ar
hotmail.com.br hotmail.com.tr hotmail.de hotmail.dk hotmail.es hotmail.fr hotmail.it hotmail.nl hotmail.no
hotmail.se
live.at live.be live.ca live.cl live.cn live.co.uk live.co.za live.com.ar live.com.au live.com.mx live.com.pt
live.de live.dk live.fi live.fr live.ie live.in live.it live.jp live.nl live.no live.ru live.se
yahoo.com ymail.com rocketmail.com myyahoo.com
yahoo.at yahoo.be yahoo.ca yahoo.ch yahoo.co.id yahoo.co.in yahoo.co.jp yahoo.co.nz yahoo.co.th yahoo.co.uk
yahoo.co.za yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.co yahoo.com.hk yahoo.com.mx yahoo.com.my
yahoo.com.pe yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.ve yahoo.com.vn yahoo.cz yahoo.de
yahoo.dk yahoo.es yahoo.fi yahoo.fr yahoo.gr yahoo.hu yahoo.ie yahoo.in yahoo.it yahoo.nl yahoo.no yahoo.pl
yahoo.pt yahoo.ro yahoo.se
aol.com aim.com aol.co.uk aol.de aol.fr aol.it verizon.net
icloud.com me.com mac.com
proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com tutamail.com
mail.com email.com usa.com europe.com consultant.com
gmx.net gmx.de gmx.com gmx.at gmx.ch gmx.fr gmx.es gmx.co.uk gmx.us web.de freenet.de t-online.de arcor.de
posteo.de mailbox.org
zoho.com zohomail.com zohomail.eu zohomail.in fastmail.com fastmail.fm hey.com hushmail.com
mail.ru bk.ru list.ru inbox.ru internet.ru yandex.ru yandex.com ya.ru yandex.ua yandex.kz yandex.by rambler.ru
ukr.net i.ua meta.ua
qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn tom.com
naver.com daum.net hanmail.net nate.com kakao.com
rediffmail.com
orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr
libero.it virgilio.it tiscali.it alice.it tin.it inwind.it iol.it
uol.com.br bol.com.br terra.com.br ig.com.br
wp.pl o2.pl onet.pl op.pl interia.pl gazeta.pl poczta.onet.pl
seznam.cz email.cz post.cz centrum.cz centrum.sk azet.sk zoznam.sk
freemail.hu citromail.hu abv.bg mail.bg
btinternet.com virginmedia.com sky.com talktalk.net
comcast.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com netzero.net
optonline.net
sympatico.ca rogers.com shaw.ca telus.net
bigpond.com optusnet.com.au
ziggo.nl planet.nl kpnmail.nl home.nl telenet.be skynet.be
bluewin.ch hispeed.ch
telefonica.net terra.es
walla.co.il
duck.com
`
    .trim()
    .split(/\s+/),
)
