/** Banks of seventeen countries; the format is told in `index.ts`. */
export const banks = `
Deutsche Bank | | deutsche-bank.de db.com deutsche-bank.com maxblue.de deutschebank.{es,it,be,co.in,pl} deutsche-bank.{it,es}
Commerzbank | | commerzbank.de commerzbank.com commerzbank-newsletter.de commerzbanking.de
DKB | Deutsche Kreditbank | dkb.de dkb-newsletter.de
Postbank | | postbank.de bestsign.de
comdirect | | comdirect.de
ING-DiBa | ING DiBa, ING Diba | ing.de ing-diba.de ing.com
Sparkasse + | Sparkassen, Kreissparkasse, Stadtsparkasse | sparkasse.de sparkassen.de dsgv.de s-finanzportal.de sparkasse.at sparkasse.it s-kreditpartner.de haspa.de berliner-sparkasse.de
Volksbank + | Volksbanken Raiffeisenbanken, Volksbank Raiffeisenbank, Volksbanken, VR Bank, VR-Bank, VR NetWorld | vr.de volksbank.de volksbank.at vr-bank.de bvr.de vr-networld.de atruvia.de
Targobank | | targobank.de
HypoVereinsbank | Hypo Vereinsbank | hypovereinsbank.de hvb.de unicreditgroup.eu unicredit.de
UniCredit | Uni Credit, Bank Austria | unicredit.it unicredit.eu unicreditgroup.eu unicredit.ro bankaustria.at unicreditbank.{cz,hu}
Norisbank | | norisbank.de
Consorsbank | Consors Bank | consorsbank.de bnpparibas.com bnpparibas
1822direkt | | 1822direkt.de 1822direkt.com
Raiffeisen + | Raiffeisenbank, Raiffeisen Bank, Raiffeisen ELBA | raiffeisen.at raiffeisen.ch raiffeisen.{hu,ro,it,hr,rs} rbinternational.com rb.cz raiffeisenbank.rs raiffeisen-bank.com raiffeisenbank.at
Erste Bank | Erste Bank und Sparkassen | erstebank.at sparkasse.at erstegroup.com erste-bank.at erstebank.{hu,rs,hr}
BAWAG | BAWAG PSK | bawag.at bawaggroup.com bawagpsk.com easybank.at
UBS | | ubs.com
Credit Suisse | | credit-suisse.com
PostFinance | Post Finance | postfinance.ch
BNP Paribas | BNPParibas | bnpparibas.com bnpparibas bnpparibas.{fr,it,pl,es,de,net} bnpparibasfortis.be bnpparibasfortis.com mabanque.bnpparibas hellobank.fr
Crédit Agricole | Credit Agricole, Crédit Agricole en ligne | credit-agricole.fr credit-agricole.com credit-agricole.it credit-agricole.pl ca-cib.com ca-paris.fr ca-sudmed.fr ca-toulouse31.fr ca-centrest.fr
Société Générale | Societe Generale | societegenerale.fr societegenerale.com sg.fr socgen.com
La Banque Postale | Banque Postale | labanquepostale.fr labanquepostale.com
Crédit Mutuel | Credit Mutuel | creditmutuel.fr creditmutuel.com cmb.fr cic.fr
Caisse d'Épargne | Caisse d'Epargne, Caisse Epargne | caisse-epargne.fr groupebpce.com groupebpce.fr
Banque Populaire | | banquepopulaire.fr groupebpce.com groupebpce.fr
Boursorama | BoursoBank, Bourso Bank | boursorama.com boursorama.fr boursobank.com
LCL | Le Crédit Lyonnais | lcl.fr
Santander | Banco Santander | santander.com bancosantander.es santander.{de,pl,pt,co.uk,es,com.br,com.mx,cl,com.ar} santanderconsumer.{de,at,es,it} santanderbank.com santander.de gruposantander.es openbank.es
BBVA | | bbva.com bbva.es bbva.mx bbva.it bbva.pe bbva.com.{co,ar,uy} bbvanet.com
CaixaBank | Caixa Bank, La Caixa | caixabank.es caixabank.com lacaixa.es imagin.com
Banco Sabadell | BancoSabadell, Sabadell | bancsabadell.com bancosabadell.com sabadell.com
Bankinter | | bankinter.com bankinter.es bankinter.pt
Unicaja | | unicaja.es unicajabanco.es
ING España | ING Direct, ING Bank | ing.es ingdirect.es ing.com ing.nl ing.be ing.pl ing.it ing.ro
Intesa Sanpaolo | Intesa San Paolo, Isybank | intesasanpaolo.com intesasanpaolo.it isybank.com
Banco BPM | | bancobpm.it
BPER Banca | BPER | bper.it
Fineco | FinecoBank | finecobank.com fineco.it
Monte dei Paschi | MPS Banca | mps.it gruppomps.it
Rabobank | | rabobank.nl rabobank.com rabobank.be
ABN AMRO | ABN-AMRO | abnamro.nl abnamro.com
SNS Bank | | snsbank.nl devolksbank.nl
Bunq | | bunq.com
KBC + | KBC Bank | kbc.be kbc.com kbcgroup.eu
Belfius | | belfius.be
Argenta | | argenta.be
Millennium BCP | MillenniumBCP | millenniumbcp.pt activobank.pt
Caixa Geral de Depósitos | Caixa Geral de Depositos, Caixadirecta | cgd.pt
Novo Banco | NovoBanco | novobanco.pt
Banco BPI | BPI Net | bancobpi.pt bpi.pt bpinet.pt
PKO Bank Polski | PKO BP, PKO, iPKO, Inteligo | pkobp.pl ipko.pl inteligo.pl
mBank | | mbank.pl mbank.cz mbank.sk
Bank Pekao | Pekao SA, Pekao24 | pekao.com.pl pekao24.pl
Alior Bank | AliorBank | aliorbank.pl
HSBC | | hsbc.com hsbc.co.uk hsbc.{fr,ca,com.hk,com.cn,co.in,ae,com.mx,com.sg,com.au,de} hsbcnet.com us.hsbc.com firstdirect.com hsbcib.com
Barclays | | barclays.co.uk barclays.com barclays.{de,net} barclayscorporate.com barclaysus.com
Lloyds Bank | Lloyds TSB | lloydsbank.com lloydsbank.co.uk lloydsbanking.com lloydsbankinggroup.com lloydsbankemail.com lloydstsb.com
NatWest | Nat West | natwest.com natwestgroup.com
Halifax * | | halifax.co.uk halifax-online.co.uk
Nationwide * | Nationwide Building Society | nationwide.co.uk nationwide.com nationwidebuildingsociety.co.uk
Monzo | | monzo.com
Starling Bank | | starlingbank.com
Bank of America | BankofAmerica, BofA | bankofamerica.com bofa.com ml.com merrilledge.com bankofamerica
Wells Fargo | WellsFargo | wellsfargo.com wellsfargoemail.com wellsfargoadvisors.com wf.com
Chase * | Chase Bank, JPMorgan Chase, JP Morgan, JPMorgan, J.P. Morgan | chase.com jpmorgan.com jpmorganchase.com jpmchase.com chase jpmorgan
Citibank | Citi Bank, Citi | citi.com citibank.com citicorp.com citigroup.com citibankonline.com citibank.{co.in,com.sg,com.hk,com.au,ae} accountonline.com citi
Capital One | CapitalOne | capitalone.com capitalone.co.uk capitalone.ca
US Bank | U.S. Bank, USBank | usbank.com usbank-email.com elavon.com
PNC Bank | PNC | pnc.com
USAA | | usaa.com
Navy Federal | Navy Federal Credit Union | navyfederal.org
Ally Bank * | Ally | ally.com
TD Bank | TD Canada Trust, TD Bank Group | td.com tdbank.com tdcanadatrust.com
RBC Royal Bank | Royal Bank of Canada | rbc.com royalbank.com rbcroyalbank.com
Scotiabank | | scotiabank.com scotiabank.ca
ANZ | ANZ Bank | anz.com anz.com.au anz.co.nz
Westpac | | westpac.com.au westpac.co.nz
Commonwealth Bank | CommBank, NetBank | commbank.com.au cba.com.au
Standard Chartered | | sc.com standardchartered.com
ICBC | 中国工商银行 | icbc.com.cn icbc.com icbcasia.com
Bank of China | 中国银行 | boc.cn bankofchina.com
SMBC | 三井住友銀行, 三井住友カード, SMBC CARD, SMBCカード, Vpass, SMBC日興証券, 三井住友信託銀行, 三井住友 | smbc.co.jp smbc-card.com vpass.ne.jp smbcnikko.co.jp smbcgroup.com smbc-cf.com smtb.jp smfg.co.jp vpoint.ne.jp
MUFG | 三菱UFJ銀行, 三菱ＵＦＪ銀行, 三菱UFJニコス, MUFGカード, 三菱UFJモルガン, 三菱UFJ, 三菱ＵＦＪ | mufg.jp bk.mufg.jp cr.mufg.jp sc.mufg.jp mufgbank.com mufgcard.com bk.mufg
Mizuho Bank | みずほ銀行, みずほ証券, Mizuho | mizuhobank.co.jp mizuho-fg.co.jp mizuho-sc.com mizuhogroup.com
Japan Post Bank | ゆうちょ銀行 | jp-bank.japanpost.jp japanpost.jp japanpostbank.jp
JA Net Bank | ＪＡネットバンク, JAネットバンク, JAバンク, ＪＡバンク | jabank.jp jabank.org jabank-net.jp ja-net-bank.jp zennoh.or.jp
Itaú | Itau, Banco Itaú, Banco Itau | itau.com.br itau.com itau.com.{ar,uy,co} itau.cl itau
Bradesco | Banco Bradesco | bradesco.com.br banco.bradesco bradesco bradesconetempresa.b.br
Banco do Brasil | BB Banco do Brasil | bb.com.br bancodobrasil.com.br
Nubank | | nubank.com.br nubank.com nu.com.mx
Bancolombia | | bancolombia.com bancolombia.com.co grupobancolombia.com
Banorte | | banorte.com
National Bank of Greece | NBG, NBG Digital Banking, NBG i-bank, Εθνική Τράπεζα | nbg.gr
Piraeus Bank | Τράπεζα Πειραιώς, winbank | piraeusbank.gr winbank.gr piraeusholdings.gr
Alpha Bank | | alpha.gr alphabank.gr
Eurobank | | eurobank.gr eurobank.rs
Attica Bank | | atticabank.gr
State Bank of India | SBI YONO | sbi.co.in onlinesbi.com onlinesbi.sbi bank.sbi sbi
HDFC Bank | | hdfcbank.com hdfcbank.net hdfcbank.bank.in
ICICI Bank | | icicibank.com icici.bank.in
Nedbank | | nedbank.co.za
Absa + | ABSA Bank | absa.co.za absa.africa
FNB | First National Bank South Africa | fnb.co.za
Nordea | | nordea.com nordea.{fi,se,no,dk}
Danske Bank | | danskebank.com danskebank.{dk,se,no,fi,co.uk,ie} danskebank.co.uk
Swedbank | | swedbank.com swedbank.{se,ee,lv,lt}
Ziraat Bankası | Ziraat Bankasi, Ziraat Bank | ziraatbank.com.tr ziraatbank.de ziraat.com.tr
Akbank | | akbank.com
Pibank | | pibank.es pichincha.es
Garanti BBVA | Garanti | garantibbva.com.tr garanti.com.tr
`
