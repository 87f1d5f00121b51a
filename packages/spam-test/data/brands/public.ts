/** Shops, travel, and authorities; the format is told in `index.ts`. */
export const shops = `
Amazon | Amazon.com, Amazon.co.jp, Amazon.de, Amazon.co.uk, Amazon Prime, アマゾン, 亚马逊, Amazonプライム, Amazon Pay | amazon.com amazon.{de,fr,it,es,nl,pl,se,ca,cn,in,ae,sa,sg,eg,ie,com.be,co.uk,co.jp,com.br,com.mx,com.au,com.tr,co.za} amazon amazonaws.com primevideo.com audible.com audible.{de,fr,it,es,co.uk,co.jp,ca,in,com.au} a2z.com media-amazon.com ssl-images-amazon.com amzn.to amzn.eu amzn.asia amazonses.com amazon-adsystem.com imdb.com kindle.com twitch.tv ring.com goodreads.com amazonbusiness.com amazonbusiness.eu amazonmusic.com aboutamazon.com aboutamazon.de zappos.com
eBay | イーベイ | ebay.com ebay.{de,fr,it,es,nl,pl,at,ch,be,ca,ie,in,ph,co.uk,com.au,com.hk,com.my,com.sg} ebayimg.com ebaystatic.com ebay.us ebayinc.com ebay-kleinanzeigen.de
Kleinanzeigen + | eBay Kleinanzeigen | kleinanzeigen.de ebay-kleinanzeigen.de
Walmart | | walmart.com walmart.ca walmart.com.mx walmartimages.com walmart-email.com
Target * | | target.com targetimg1.com
Costco | Costco Wholesale, コストコ | costco.com costco.ca costco.co.uk costco.co.jp costco.com.au costco.fr costco.es costco.com.mx costcobusinessdelivery.com costcotravel.com
Best Buy | BestBuy | bestbuy.com bestbuy.ca geeksquad.com emailinfo.bestbuy.com
Home Depot | The Home Depot, HomeDepot | homedepot.com homedepot.ca homedepot.com.mx
Lowe's | Lowes | lowes.com lowes.ca
Harbor Freight | Harbor Freight Tools | harborfreight.com
Sam's Club | Sams Club | samsclub.com walmart.com
CVS | CVS Pharmacy | cvs.com caremark.com cvshealth.com aetna.com
Walgreens | | walgreens.com walgreensmail.com
Kroger | | kroger.com
Ace Hardware | | acehardware.com
Dick's Sporting Goods | Dicks Sporting Goods | dickssportinggoods.com dcsg.com
IKEA | イケア | ikea.com ikea.{de,fr,nl,es,it,pl,at,ch} ingka.com ikea-usa.com
Zalando | | zalando.com zalando.{de,fr,it,es,nl,pl,at,ch,be,se,dk,fi,no,cz,ie,pt,co.uk,hu,ro} zalando-lounge.de zalando-lounge.com zln.do
Otto * | OTTO Versand | otto.de otto.nl otto.at ottogroup.com ottoversand.at otto-newsletter.de
MediaMarkt | Media Markt | mediamarkt.de mediamarkt.{at,ch,es,nl,pl,be,hu,pt,com,com.tr} saturn.de mediamarktsaturn.com mediaworld.it
Lidl | | lidl.de lidl.com lidl.{fr,it,es,nl,pl,pt,at,ch,be,cz,co.uk,ie} lidl lidl-newsletter.de lidlplus.com lidl-shop.de
Aldi | ALDI SÜD, ALDI Nord | aldi.de aldi-sued.de aldi-nord.de aldi.com aldi.{us,co.uk,es,fr,it,nl,be,pl,pt,ie,com.au} hofer.at aldi-onlineshop.de aldi-service.de aldi-talk.de aldi-reisen.de aldi
REWE | | rewe.de rewe-group.com rewe-digital.com
Edeka + | EDEKA | edeka.de edeka
Carrefour | | carrefour.fr carrefour.com carrefour.{es,it,be,pl,ro} carrefour.com.{br,ar} carrefouruae.com
Leroy Merlin | LeroyMerlin | leroymerlin.fr leroymerlin.{es,it,pl,pt,com,com.br} leroymerlin.com.br adeo.com
Decathlon | | decathlon.com decathlon.{fr,de,es,it,nl,pl,pt,be,ch,co.uk,com.br,in,at} oxylane.com
Fnac | | fnac.com fnac.es fnac.pt fnac.be fnac.ch fnacdarty.com darty.com
Cdiscount | | cdiscount.com
Leboncoin | Le Bon Coin | leboncoin.fr lbc.fr
Vinted | | vinted.com vinted.{de,fr,it,es,nl,pl,at,be,pt,cz,lt,co.uk,se} vinted.net
Allegro * | Allegro.pl | allegro.pl allegro.com allegro.tech allegro.cz allegrolokalnie.pl allegro.eu
OLX | | olx.com olx.pl olx.pt olx.ro olx.ua olx.com.br olx.bg olxgroup.com
Bol.com | | bol.com
Marktplaats | | marktplaats.nl
Coolblue | | coolblue.nl coolblue.be coolblue.de
El Corte Inglés | El Corte Ingles | elcorteingles.es elcorteingles.com elcorteingles.pt
Mercadona | | mercadona.es mercadona.com
Esselunga | | esselunga.it
Rakuten | 楽天, 楽天市場, 楽天カード, 楽天カード株式会社, 楽天銀行, 楽天証券, 楽天グループ, 楽天会員 | rakuten.co.jp rakuten.com rakuten-card.co.jp rakuten-bank.co.jp rakuten-sec.co.jp rakuten.{de,fr,es} rakuten.ne.jp rakuten.today r10s.jp kobo.com viber.com rakuten-edy.co.jp rakuten-pay.co.jp
Mercari | メルカリ, メルペイ | mercari.com mercari.jp merpay.com mercari-shops.com
Yodobashi | ヨドバシ, ヨドバシカメラ, ヨドバシドットコム | yodobashi.com yodobashi.co.jp
Isetan Mitsukoshi | 三越伊勢丹, 三越伊勢丹オンラインストア | mistore.jp isetan.co.jp mitsukoshi.co.jp imhds.co.jp micard.co.jp
Aliexpress | Ali Express | aliexpress.com aliexpress.{ru,us} alibaba.com alibaba-inc.com
Temu | | temu.com temuemail.com pinduoduo.com
SHEIN | | shein.com shein.{de,fr,it,es,co.uk,com.mx,com.br} sheingroup.com
Nike | | nike.com nike.jp nike.net
Adidas | | adidas.com adidas.{de,fr,it,es,nl,pl,co.uk,jp,ca,at,ch,be,com.au,com.br} adidas-group.com
Etsy | | etsy.com etsymail.com etsystatic.com
Shopify | | shopify.com shopifyemail.com myshopify.com shop.app shopify.dev
Starbucks | スターバックス | starbucks.com starbucks.{de,fr,co.uk,co.jp,ca,at,ch,com.mx,com.br} starbucksreserve.com
McDonald's | McDonalds, マクドナルド | mcdonalds.com mcdonalds.{de,fr,it,es,nl,pl,at,ch,be,co.uk,co.jp,com.au} mcd.com
`
export const travel = `
Booking.com | Booking com | booking.com bookingholdings.com bstatic.com booking.ai booking.{de,fr,it,es}
Airbnb | Air BnB | airbnb.com airbnb.{de,fr,it,es,nl,pl,pt,at,ch,be,ca,ie,jp,co.uk,com.br,com.au,mx} airbnbmail.com muscache.com withairbnb.com airbnbcommunity.com
Expedia | | expedia.com expedia.{de,fr,it,es,nl,at,ch,co.uk,co.jp,ca,mx} expediamail.com expediagroup.com hotels.com vrbo.com
Uber + | Uber Eats | uber.com ubereats.com uber.co
Lufthansa | | lufthansa.com lufthansa-group.com miles-and-more.com lh.com lufthansagroup.com
Ryanair | | ryanair.com ryanairemail.com
Deutsche Bahn | DB Bahn, BahnCard | bahn.de bahn.com deutschebahn.com db.de dbfernverkehr.de
SNCF | SNCF Connect, OUI.sncf | sncf.com sncf.fr sncf-connect.com sncf oui.sncf sncfconnect.com sncf-voyageurs.com
Trenitalia | | trenitalia.it trenitalia.com fsitaliane.it
Renfe | | renfe.com renfe.es
FlixBus | Flix Bus | flixbus.com flixbus.{de,fr,it,es,pl,at,ch,nl,co.uk} flix.com flixtrain.com
ANA * | ANAカード, ANAマイレージクラブ, 全日空 | ana.co.jp anasky.com ana-group.jp
JR West | JR西日本, WESTER会員, J-WEST | westjr.co.jp jr-odekake.net
Miles & More | | miles-and-more.com lufthansa.com lufthansa-group.com
Telepass | | telepass.com telepass.it
ETC Meisai | ETCマイレージサービス, ETC利用照会サービス, ＥＴＣ利用照会サービス, ETCサービス, ＥＴＣサービス | etc-meisai.jp etc-user.jp
E-ZPass | EZPass, E-Z Pass | e-zpass.com ezpass.com e-zpassny.com ezdrivema.com ezpassva.com ezpassnj.com
`
export const authorities = `
IRS | Internal Revenue Service | irs.gov treasury.gov
HMRC | HM Revenue & Customs, HM Revenue and Customs | gov.uk hmrc.gov.uk
GOV.UK | | gov.uk
DVLA | | gov.uk dvla.gov.uk
Social Security Administration | | ssa.gov
US Customs | U.S. Customs and Border Protection | cbp.gov dhs.gov
FBI | Federal Bureau of Investigation | fbi.gov ic3.gov ic.fbi.gov
Canada Revenue Agency | Agence du revenu du Canada | cra-arc.gc.ca canada.ca gc.ca
ATO * | Australian Taxation Office, myGov | ato.gov.au gov.au my.gov.au
ELSTER * | Bundeszentralamt für Steuern, Bundeszentralamt fur Steuern | elster.de bzst.de bund.de bundesfinanzministerium.de bzst.bund.de
Finanzamt + | Bundesministerium der Finanzen | bundesfinanzministerium.de bmf.gv.at finanzonline.at bund.de finanzamt.de
FinanzOnline | Finanz Online | bmf.gv.at finanzonline.at
Bundesagentur für Arbeit | | arbeitsagentur.de
Zoll * | Generalzolldirektion | zoll.de bund.de
GEZ Rundfunkbeitrag | Rundfunkbeitrag, Beitragsservice | rundfunkbeitrag.de
AOK + | | aok.de
Ameli | Assurance Maladie, l'Assurance Maladie, Carte Vitale | ameli.fr assurance-maladie.fr sesam-vitale.fr
Impôts | impots.gouv, Impots.gouv.fr, Direction générale des Finances publiques, DGFIP | impots.gouv.fr gouv.fr finances.gouv.fr
CAF * | Caisse d'Allocations Familiales | caf.fr cnaf.fr
ANTAI | | antai.gouv.fr gouv.fr amendes.gouv.fr
Agenzia delle Entrate | | agenziaentrate.gov.it agenziaentrate.it agenziaentrateriscossione.gov.it gov.it
INPS | | inps.it inps.gov.it
Agencia Tributaria | AEAT, Agencia Estatal de Administración Tributaria | agenciatributaria.gob.es aeat.es agenciatributaria.es gob.es
Seguridad Social | | seg-social.es seg-social.gob.es gob.es
DGT * | Dirección General de Tráfico | dgt.es dgt.gob.es gob.es
Belastingdienst | | belastingdienst.nl toeslagen.nl
DigiD | | digid.nl mijn.overheid.nl overheid.nl
CJIB | Centraal Justitieel Incassobureau | cjib.nl
Finanças | Autoridade Tributária, Portal das Finanças, Autoridade Tributária e Aduaneira | portaldasfinancas.gov.pt at.gov.pt gov.pt
Receita Federal | | receita.fazenda.gov.br gov.br rfb.gov.br
SAT México | Servicio de Administración Tributaria | sat.gob.mx gob.mx
AFIP | | afip.gob.ar afip.gov.ar gob.ar arca.gob.ar
Krajowa Administracja Skarbowa | e-Urząd Skarbowy, Urząd Skarbowy | podatki.gov.pl mf.gov.pl gov.pl
ZUS | Zakład Ubezpieczeń Społecznych | zus.pl
National Tax Agency | 国税庁, e-Tax | nta.go.jp go.jp e-tax.nta.go.jp
Europol | | europol.europa.eu europa.eu
Interpol | | interpol.int
`
