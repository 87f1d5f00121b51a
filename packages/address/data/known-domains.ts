/**
 * Domains that people use for mail and that look like a slip of the fingers: they are never corrected, even when the
 * DNS cannot be asked. Those of free providers stand in their own lists; here are the others.
 * Origin: written by hand. Date: 2026-11-23. Licence: MIT, as the project.
 */
export const knownDomains: ReadonlySet<string> = new Set(
  `
ma.com mail.de mail.ch mail.nl mail.fr mail.ie mail.be mail.at mail.dk mail.bg mail.ee mail.kz mail.ua
gmail.de gmail.ru hotmail.co icloud.de icloud.fr outlook.co outlook.nl outlook.us yahoo.us
hay.com key.com hei.com email.de email.it email.cz email.org
company.co startup.io nhs.uk nhs.net ox.ac.uk cam.ac.uk mit.edu
sky.com skynet.com live.co go.com ge.com gm.com ml.com
tut.by open.by bol.com aon.at a1.net chello.at chello.nl upc.nl casema.nl quicknet.nl
gmx.li gmx.it gmx.eu gmx.biz gmx.info web.com web.nl wed.de
att.com att.net sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net flash.net prodigy.net
earthlink.net mindspring.com juno.com netzero.net netzero.com frontier.com frontiernet.net windstream.net
centurylink.net q.com embarqmail.com suddenlink.net cableone.net
iname.com imail.com nmail.com jmail.com umail.com vmail.com hmail.com kmail.com tmail.com rmail.com fmail.co.uk
mailo.com mailo.fr hushmail.me proton.ch pm.com protonvpn.com
gail.com photonmail.com hanmail2.net
out.com look.com inlook.com oculus.com icould.org cloud.com icloud.org
`
    .trim()
    .split(/\s+/),
)
