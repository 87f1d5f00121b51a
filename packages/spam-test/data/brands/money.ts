/** Payment services, cards, brokers and coins; the format is told in `index.ts`. */
export const payment = `
PayPal | ペイパル, 贝宝, Pay Pal | paypal.com paypal.me paypal.de paypal.co.uk paypal.fr paypal.it paypal.es paypal.nl paypal.at paypal.ch paypal.jp paypalobjects.com paypal-communication.com paypal-gifts.com paypalcorp.com paypal-prepaid.com paypal-business.com xoom.com
Venmo | | venmo.com
Zelle | | zellepay.com zelle.com
Cash App | CashApp | cash.app square.com squareup.com block.xyz
Stripe * | | stripe.com stripe.dev
Klarna | | klarna.com klarna.de klarna.se klarna.net klarna.co.uk sofort.com
Wise * | TransferWise | wise.com transferwise.com
Revolut | | revolut.com
N26 | | n26.com number26.de
Skrill | | skrill.com paysafe.com
Paysafecard | | paysafecard.com paysafe.com
Western Union | WesternUnion | westernunion.com wu.com
MoneyGram | Money Gram | moneygram.com
Payoneer | | payoneer.com
Visa * | | visa.com visa.{de,fr,es,it,pt,nl,pl,co.uk,co.jp,com.br,ca,at,ch,be} visaeurope.com e-visa.com
Mastercard | Master Card, マスターカード | mastercard.com mastercard.{de,fr,es,it,nl,pl,pt,us,ca,at,ch,be} mastercard.co.uk mastercard.co.jp
American Express | AmericanExpress, AMEX, アメリカン・エキスプレス, アメックス | americanexpress.com aexp.com aexp-static.com amex.com amex americanexpress
Diners Club | | dinersclub.com dinersclub.{de,at,it,ch,pl} dinersclubus.com diners.co.jp
Discover Card | | discover.com discovercard.com
Advanzia Bank | Advanzia, Gebührenfrei Mastercard | advanzia.com gebuhrenfrei.com
Barclaycard | | barclaycard.co.uk barclaycard.de barclays.de barclays.co.uk barclaycardus.com
iDEAL * | | ideal.nl
Bizum | | bizum.es
Nexi | | nexi.it nexigroup.com
PostePay | Poste Pay, BancoPosta, Poste Italiane, PosteItaliane | poste.it posteitaliane.it postepay.it postemobile.it posteid.poste.it
Paylib | | paylib.fr
Twint | | twint.ch
BLIK | | blik.com polskistandardplatnosci.pl
Przelewy24 | | przelewy24.pl p24.pl
PayU | | payu.com payu.pl
Mercado Pago | MercadoPago, Mercado Livre, Mercado Libre, MercadoLibre, MercadoLivre | mercadopago.com mercadopago.com.{br,ar,mx,co,uy,pe} mercadopago.cl mercadolivre.com.br mercadolibre.com mercadolibre.com.{ar,mx,co,uy,pe} mercadolibre.cl
PayPay | ペイペイ | paypay.ne.jp paypay-bank.co.jp paypay-card.co.jp paypay-sec.co.jp
JCB | MyJCB, My JCB, JCBカード, ＪＣＢ | jcb.co.jp jcb.jp jcbcard.com jcbeurope.eu
Saison Card | セゾンカード, SAISON CARD, UCカード, クレディセゾン, セゾンＮｅｔアンサー, Netアンサー | saisoncard.co.jp uccard.co.jp credit-saison.jp saison-card.jp uc-card.jp
JR East | えきねっと, JR東日本, モバイルSuica, Eki-net, Ekinet, JREポイント | jreast.co.jp eki-net.com viewsnet.jp jre-pass.jp jrepoint.jp
VIEW Card | ビューカード, VIEWCARD, VIEW's NET | jreast.co.jp viewsnet.jp view-card.jp eki-net.com jre-pass.jp jrepoint.jp jrehotelmembers.com
Aeon Card | イオンカード, イオン銀行, イオンフィナンシャルサービス, イオンスクエアメンバー, AEON CARD, イオンクレジットサービス | aeon.co.jp aeoncard.co.jp aeonbank.co.jp aeonfinancial.co.jp aeonsquare.net aeon.info aeonretail.com smartaeon.com
Epos Card | エポスカード | eposcard.co.jp 0101.co.jp
Orico | オリコ, オリコカード, オリエントコーポレーション | orico.co.jp
JACCS | ジャックス, ジャックスカード | jaccs.co.jp
Cedyna | セディナ, セディナカード | cedyna.co.jp
TS CUBIC Card | TS3カード, ティーエスキュービック | ts3card.com tscubic.com
Pocket Card | ポケットカード | pocketcard.co.jp
Coinbase | | coinbase.com cb-mail.com cbhq.net coinbase.dev
Binance | バイナンス, 币安 | binance.com binance.us bnbstatic.com binance.info
Kraken * | | kraken.com
Bitpanda | | bitpanda.com
MetaMask | Meta Mask | metamask.io consensys.io consensys.net
Ledger * | | ledger.com
Trezor | | trezor.io satoshilabs.com
Trust Wallet | TrustWallet | trustwallet.com
OpenSea | | opensea.io
Blockchain.com | | blockchain.com blockchain.info
Crypto.com | | crypto.com
Bitfinex | | bitfinex.com
SBI Securities | SBI証券, ＳＢＩ証券, 住信SBIネット銀行, SBI新生銀行 | sbisec.co.jp sbi.co.jp netbk.co.jp sbisec-mail.co.jp sbishinseibank.co.jp
Nomura | 野村證券, 野村証券 | nomura.co.jp nomura.com nomuraholdings.com
Monex | マネックス証券, マネックス | monex.co.jp monexgroup.jp
Daiwa Securities | 大和証券, 大和コネクト証券 | daiwa.co.jp daiwa.jp connect-sec.co.jp
Matsui Securities | 松井証券 | matsui.co.jp
Charles Schwab | | schwab.com schwabmail.com aboutschwab.com
Fidelity Investments * | Fidelity | fidelity.com fidelity.co.uk fidelityinternational.com fidelityinvestments.com fmr.com
E*TRADE | ETRADE | etrade.com morganstanley.com
Robinhood | | robinhood.com
Interactive Brokers | InteractiveBrokers, IBKR, インタラクティブ・ブローカーズ | interactivebrokers.com interactivebrokers.{co.uk,co.jp,com.hk,ie,ca,com.au} ibkr.com
Paysera | | paysera.com paysera.{lt,ee,lv,bg,ro,de}
MI Card | エムアイカード | micard.co.jp mistore.jp
Trade Republic | | traderepublic.com
`
