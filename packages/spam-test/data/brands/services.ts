/** Parcels, clouds, mailboxes, social networks, telephone and entertainment; the format is told in `index.ts`. */
export const parcels = `
DHL | DHL Express, DHL Paket, Deutsche Post DHL | dhl.com dhl.de dhl dhl.{fr,it,es,nl,pl,pt,at,ch,be,se,co.uk,ru} dhl.co.uk dhl.co.jp deutschepost.de dpdhl.com dpdhl.de dhlparcel.{nl,es,be,pt} dhlecommerce.com dhlecommerce.nl dhl-news.com dhl-news.de
Deutsche Post | | deutschepost.de deutschepost.com dhl.de dpdhl.com epost.de
Hermes * | Hermes Germany | myhermes.de hermesworld.com hermes-europe.co.uk hermes-germany.de evri.com hermes.com
DPD | DPDgroup | dpd.com dpd.de dpd.co.uk dpdgroup.com dpd.{fr,it,es,nl,pl,pt,at,ch,be,cz,hu,ie,ro,lt,lv,ee,hr,si} dpdgroup.co.uk dpdlocal.co.uk dpd-business.com chronopost.fr
GLS | GLS Paket | gls-group.eu gls-group.com gls-pakete.de gls-spain.com gls-italy.com gls.nl gls-netherlands.com gls-us.com gls-group.net
UPS * | United Parcel Service, UPS My Choice | ups.com upsemail.com theupsstore.com ups.dev
FedEx | Fed Ex, Federal Express | fedex.com fedexdeliverymanager.com fedexcares.com tnt.com
USPS | United States Postal Service | usps.com usps.gov usps-email.com uspis.gov
Royal Mail | RoyalMail | royalmail.com royalmailgroup.com parcelforce.com royalmail.co.uk
Evri | | evri.com
Parcelforce | | parcelforce.com royalmail.com
An Post | | anpost.com anpost.ie
La Poste | Colissimo, Chronopost, LaPoste | laposte.fr laposte.net colissimo.fr chronopost.fr laposte.info laposte.com
Mondial Relay | MondialRelay | mondialrelay.fr mondialrelay.com mondialrelay.be
Correos | Correos Express | correos.es correos.com correosexpress.com
SEUR | | seur.com seur.es
MRW | | mrw.es
CTT | CTT Expresso, CTT Correios | ctt.pt cttexpress.com cttexpresso.pt
Correios | | correios.com.br
Poczta Polska | | poczta-polska.pl pocztex.pl
InPost | Paczkomat | inpost.pl inpost.eu inpost.it inpost.co.uk paczkomaty.pl easypack24.net
PostNL | Post NL | postnl.nl postnl.be postnl.com
bpost | | bpost.be bpost.com bpostgroup.com
Swiss Post | Die Schweizerische Post, La Poste Suisse, Schweizerische Post | post.ch poste.ch swisspost.ch swisspost.com postmail.ch
Österreichische Post | Osterreichische Post | post.at
BRT Bartolini | Bartolini, BRT Corriere | brt.it bartolini.it
Poste Italiane Pacchi | SDA Express Courier | sda.it poste.it
PostNord | Post Nord | postnord.se postnord.dk postnord.com postnord.no postnord.fi
Canada Post | Postes Canada | canadapost.ca canadapost-postescanada.ca postescanada.ca
Australia Post | AusPost | auspost.com.au
Japan Post | 日本郵便, 日本郵政, 郵便局 | japanpost.jp post.japanpost.jp
Yamato Transport | ヤマト運輸, クロネコヤマト, クロネコメンバーズ | kuronekoyamato.co.jp yamato-hd.co.jp kuroneko.co.jp
Sagawa Express | 佐川急便 | sagawa-exp.co.jp
SF Express | 顺丰, 順豐, 順豐速運 | sf-express.com sf-international.com sf.com
China Post | EMS China | ems.com.cn chinapost.com.cn
Maersk | | maersk.com maerskline.com
ELTA | ΕΛΤΑ, ELTA Courier | elta.gr elta-courier.gr
`
export const clouds = `
Microsoft | Microsoft 365, Office 365, Microsoft Office, Office365, Microsoft Teams, Microsoft Account, Microsoft Outlook, マイクロソフト, OneDrive, SharePoint, Microsoft Azure | microsoft.com microsoftonline.com office.com office365.com outlook.com live.com hotmail.com msn.com sharepoint.com onedrive.com azure.com windows.com microsoft365.com xbox.com skype.com bing.com 1drv.ms aka.ms onmicrosoft.com microsoftemail.com windowsazure.com microsoft cloud.microsoft msftauth.net office.net visualstudio.com microsoftstore.com microsoftsupport.com bingads.com azurewebsites.net sharepointonline.com
Google | Gmail, Google Drive, Google Account, Google Workspace, グーグル, Google Ads, Google Cloud, YouTube | google.com googlegroups.com google gmail.com googlemail.com youtube.com google.{de,fr,es,it,nl,pl,pt,ch,at,be,ca,co.uk,co.jp,com.br,com.au,co.in,com.mx,se,dk,no,fi,cz,hu,ie} goo.gl withgoogle.com googleapis.com gstatic.com android.com blogger.com youtu.be googleusercontent.com c.gle g.co doubleclick.net waze.com fitbit.com
Apple * | Apple ID, AppleID, iCloud, App Store, Apple Pay, アップル, Apple Support, Apple Account, iTunes, Apple Store | apple.com icloud.com me.com mac.com itunes.com apple.co apple.news cdn-apple.com mzstatic.com apple appleid.com apple.com.cn
Amazon Web Services | AWS | amazonaws.com amazon.com aws.amazon.com awsevents.com aws aws.dev aws.training awscloud.com
Dropbox | Drop Box, Dropbox Sign, HelloSign | dropbox.com dropboxmail.com dropbox.tech db.tt hellosign.com dropboxusercontent.com dropboxforum.com
DocuSign | Docu Sign | docusign.com docusign.net docusign.{de,fr,co.uk,com.au,ca,com.br,jp}
Adobe | Adobe Sign, Adobe Acrobat, Adobe Document Cloud | adobe.com adobesign.com echosign.com adobe.io acrobat.com typekit.com behance.net adobelogin.com photoshop.com
WeTransfer | We Transfer | wetransfer.com wetransfer.net we.tl
Box.com | | box.com box.net
Zoom * | Zoom Video, Zoom Meetings | zoom.us zoom.com zoomgov.com zoom.com.cn
Slack * | | slack.com slackhq.com slack-edge.com
Salesforce | | salesforce.com force.com exacttarget.com salesforce.org trailhead.com
GitHub | Git Hub | github.com githubusercontent.com github.blog github.io github.dev githubstatus.com githubuniverse.com
GitLab + | | gitlab.com
Atlassian | Jira, Trello | atlassian.com atlassian.net trello.com bitbucket.org jira.com statuspage.io loom.com
Cloudflare | | cloudflare.com cloudflare.net
GoDaddy | Go Daddy | godaddy.com secureserver.net godaddysites.com
IONOS | 1&1, 1und1 | ionos.com ionos.{de,fr,es,it,co.uk,at,mx,ca} 1und1.de 1und1.net 1and1.com 1and1.{fr,es,it,co.uk,info} perfora.net united-internet.de
Strato | | strato.de strato.com strato.nl strato.es strato-hosting.co.uk rzone.de
OVH | OVHcloud, OVH Cloud | ovh.com ovh.net ovhcloud.com ovh.{de,fr,es,it,pl,pt,nl,ie,co.uk,cz,fi,lt} ovh kimsufi.com soyoustart.com
Hostinger | | hostinger.com hostinger.{de,fr,es,it,co.uk,com.br,in} hostingermail.com
Namecheap | | namecheap.com registrar-servers.com
cPanel | c-Panel | cpanel.net cpanel.com webpros.com
Roundcube | Round Cube | roundcube.net
Zimbra | | zimbra.com synacor.com zextras.com
Norton | NortonLifeLock, Norton 360, Norton Antivirus, Norton LifeLock | norton.com nortonlifelock.com lifelock.com gendigital.com symantec.com
McAfee | Mc Afee | mcafee.com trellix.com mcafee.dk
Avast | | avast.com avg.com gendigital.com avast.{de,ru,co.jp,cz}
Kaspersky | | kaspersky.com kaspersky.{de,fr,es,it,co.uk,ru,co.jp,nl,pl}
Bitdefender | | bitdefender.com bitdefender.{de,fr,es,it,co.uk,nl,ro,com.au}
Geek Squad | GeekSquad | geeksquad.com bestbuy.com
QuickBooks | Intuit, TurboTax | intuit.com quickbooks.com turbotax.com intuit.co.uk intuit.ca mint.com creditkarma.com
Xero | | xero.com
DATEV | | datev.de datev.com
Canva | | canva.com canva.me
OpenAI | ChatGPT, Chat GPT | openai.com chatgpt.com oaistatic.com
WordPress + | WordPress.com | wordpress.com wordpress.org automattic.com wp.com wordpress.net
Alibaba | Alibaba.com | alibaba.com alibaba-inc.com alibabagroup.com aliyun.com alibabacloud.com alicdn.com 1688.com aliexpress.com
`
export const mailboxes = `
Yahoo | Yahoo Mail, Yahoo!, Yahoo! JAPAN, ヤフー, Yahooジャパン | yahoo.com yahoogroups.com yahooinc.com yahoo.co.jp yahoo.{de,fr,es,it,co.uk,com.br,ca,in,co.in,com.mx,com.ar,com.au} yahoo-inc.com yahoo-email.com ymail.com yahoo.net yahoo-corp.jp
AOL | AOL Mail | aol.com aol.de aol.co.uk aol.fr aol.net
GMX | | gmx.net gmx.de gmx.com gmx.at gmx.ch gmx.{es,fr,co.uk} gmxnet.de
WEB.DE | | web.de webde.de
T-Online | Telekom Mail | t-online.de telekom.de telekom.com
Freenet | freenetMail | freenet.de freenet-mobilfunk.de freenet.ag
Proton * | ProtonMail, Proton Mail | proton.me protonmail.com protonmail.ch pm.me protonvpn.com
Libero Mail | Libero Posta | libero.it italiaonline.it
Virgilio Mail | | virgilio.it italiaonline.it
Aruba PEC | Aruba S.p.A., Aruba.it | aruba.it arubapec.it pec.it arubabusiness.it aruba.com
Laposte.net | | laposte.net laposte.fr
Onet Poczta | | onet.pl onet.eu grupaonet.pl
NetEase | 网易邮箱, 网易 | 163.com 126.com netease.com yeah.net
Mail.ru | Mail ru | mail.ru vk.com vk.company
Yandex | Яндекс | yandex.ru yandex.com yandex.net ya.ru yandex-team.ru yandex.{by,kz,com.tr}
`
export const social = `
Facebook | Facebook Ads, フェイスブック, Meta Business, Meta for Business | facebook.com facebookmail.com fb.com fb.me meta.com messenger.com fbcdn.net instagram.com metamail.com fb.watch workplace.com
Instagram | インスタグラム | instagram.com mail.instagram.com facebook.com facebookmail.com cdninstagram.com meta.com ig.me
WhatsApp | Whats App, ワッツアップ | whatsapp.com whatsapp.net wa.me facebook.com facebookmail.com meta.com
LinkedIn | Linked In, リンクトイン | linkedin.com licdn.com lnkd.in linkedin.cn
TikTok | Tik Tok | tiktok.com tiktokv.com bytedance.com tiktokcdn.com tiktokforbusiness.com
Twitter | | twitter.com x.com t.co twimg.com
Snapchat | | snapchat.com snap.com
Telegram * | | telegram.org t.me telegram.me
Discord * | | discord.com discordapp.com discord.gg discord.gift
Pinterest | | pinterest.com pin.it pinimg.com pinterest.{de,fr,es,it,co.uk,jp,ca,at,ch,pt}
Reddit | | reddit.com redditmail.com redd.it redditinc.com
Tinder * | | tinder.com gotinder.com
LINE * | ライン | line.me line-apps.com linecorp.com line.naver.jp lycorp.co.jp
WeChat * | 微信 | wechat.com weixin.qq.com qq.com tencent.com
Steam * | Steam Support, SteamPowered | steampowered.com steamcommunity.com valvesoftware.com steamgames.com
Roblox | | roblox.com rbx.com
Epic Games | | epicgames.com fortnite.com unrealengine.com
PlayStation | プレイステーション | playstation.com playstationemail.com sony.com sonyentertainmentnetwork.com playstation.net
Nintendo | 任天堂 | nintendo.com nintendo.co.jp nintendo.net nintendo.{de,fr,es,it,co.uk,eu} nintendo-europe.com
`
export const telecom = `
Telekom | Deutsche Telekom, T-Mobile, T Mobile, Telekom Deutschland | telekom.de telekom.com t-mobile.com t-online.de t-mobile.{de,nl,pl,cz,at,us} telekom.{hu,sk,net} magenta.at t-mobilemail.com
Vodafone | | vodafone.de vodafone.com vodafone.{it,es,pt,co.uk,nl,ie,ro,gr,cz,hu,al,com.au,com.tr,in} vodafonemail.de kabeldeutschland.de unitymedia.de vodafone-ip.de vodafone-werke.de vodafoneziggo.nl
O2 * | o2 online, Telefónica o2 | o2online.de o2.de o2.co.uk o2.cz telefonica.de telefonica.com o2mail.de o2.pl virginmediao2.co.uk
Orange * | Orange Mobile, Orange Bank | orange.fr orange.com orange.{es,pl,ro,be,sk,md,ch} orangebank.fr orange.net sosh.fr wanadoo.fr orange orange-business.com
SFR | SFR Red | sfr.fr sfr.com sfr.net red-by-sfr.fr
Free Mobile | Freebox, Free Telecom | free.fr freemobile.fr mobile.free.fr proxad.net iliad.fr
Bouygues Telecom | | bouyguestelecom.fr bouygues-telecom.fr bbox.fr bouyguestelecom.com
Movistar | Telefónica, Telefonica | movistar.es movistar.com movistar.com.{ar,mx,pe,co,uy} movistar.cl telefonica.com telefonica.es
TIM * | Telecom Italia | tim.it telecomitalia.it timbusiness.it
WINDTRE | Wind Tre | windtre.it wind.it tre.it
KPN | | kpn.com kpn.nl kpnmail.nl xs4all.nl
Ziggo | | ziggo.nl vodafoneziggo.nl ziggo.com
Proximus | | proximus.be proximus.com skynet.be
Swisscom | | swisscom.ch swisscom.com bluewin.ch
A1 Telekom | A1 Telekom Austria | a1.net a1.at a1.group
Verizon | Verizon Wireless | verizon.com verizonwireless.com vzw.com verizon.net vtext.com verizonemail.com
AT&T | ATT | att.com att.net att-mail.com bellsouth.net sbcglobal.net amcustomercare.att-mail.com
Comcast | Xfinity | comcast.com comcast.net xfinity.com
BT * | BT Group, British Telecom, BT Broadband | bt.com btinternet.com btconnect.com ee.co.uk openworld.com
Sky * | | sky.com sky.uk sky.de sky.it sky.ch bskyb.com skymail.de
NTT Docomo | ドコモ, dアカウント, NTTドコモ, dカード | docomo.ne.jp nttdocomo.co.jp nttdocomo.com docomo.com dcard.docomo.ne.jp smt.docomo.ne.jp ntt.com
KDDI au | au PAY, auじぶん銀行, KDDI | kddi.com au.com auone.jp jibunbank.co.jp kddi.ne.jp ezweb.ne.jp connect.auone.jp
SoftBank | ソフトバンク | softbank.jp softbank.ne.jp mb.softbank.jp
Biglobe | ビッグローブ | biglobe.co.jp biglobe.ne.jp
Naturgy | | naturgy.com naturgy.es
Endesa | | endesa.com endesaclientes.com
Enel | Enel Energia | enel.it enel.com enelenergia.it
E.ON | | eon.de eon.com eon.{hu,it,se,ro}
EDF | | edf.fr edf.com
Engie | | engie.com engie.{fr,it,be,ro,es}
TEPCO | 東京電力, 東京電力エナジーパートナー, 東京ガス | tepco.co.jp tokyo-gas.co.jp
NHK | NHKプラス, 日本放送協会 | nhk.or.jp nhk.jp
Netflix | ネットフリックス | netflix.com netflix.net nflxext.com nflximg.net netflixstudios.com nflx.io
Spotify | | spotify.com spotifymail.com spotify.design scdn.co spotify.link
Disney+ | Disney Plus, DisneyPlus | disneyplus.com disney.com disney.{de,fr,es,it,co.uk,co.jp} disneyonline.com go.com bamgrid.com disneyaccount.com
DAZN | | dazn.com
`
