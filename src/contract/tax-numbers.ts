/**
 * The tax numbers that Stripe knows, by country: docs.stripe.com/billing/customer/tax-ids and the types of its SDK.
 * Which form a number has is decided by Stripe and the tax office; a shape stands here only where it is fixed by law, so
 * that a slip is told at once. Browser-safe.
 */

/** What a number is called: one of the words that every language has, or a name that stays as it is. */
export type TaxName = 'vat' | 'gst' | 'tin' | (string & {})

export type TaxNumberKind = {
  /** ISO 3166-1 alpha-2, `EU` for the union and `IC` for the Canary Islands. */
  country: string
  type: string
  name: TaxName
  /** Empty: none is documented. */
  example: string
}

/** `country type name example`; what VAT numbers of the European Union look like stands below. */
const table = `
AD ad_nrt NRT A-123456-Z
AE ae_trn TRN 123456789012345
AL al_tin tin J12345678N
AM am_tin tin 02538904
AO ao_tin tin 5123456789
AR ar_cuit CUIT 12-3456789-01
AU au_abn ABN 12345678912
AU au_acn ACN
AU au_arn ARN 123456789123
AU au_wpn WPN
AW aw_tin tin 12345678
AZ az_tin tin 0123456789
BA ba_tin tin 123456789012
BB bb_tin tin 1123456789012
BD bd_bin BIN 123456789-0123
BF bf_ifu IFU 12345678A
BG bg_uic UIC 123456789
BH bh_vat vat 123456789012345
BJ bj_ifu IFU 1234567890123
BO bo_tin tin 123456789
BR br_cnpj CNPJ 01.234.456/5432-10
BR br_cpf CPF 123.456.789-87
BS bs_tin tin 123.456.789
BW bw_vat vat
BY by_tin tin 123456789
CA ca_bn BN 123456789
CA ca_gst_hst GST/HST 123456789RT0002
CA ca_pst_bc PST_(British_Columbia) PST-1234-5678
CA ca_pst_mb PST_(Manitoba) 123456-7
CA ca_pst_sk PST_(Saskatchewan) 1234567
CA ca_qst QST_(Québec) 1234567890TQ1234
CD cd_nif NIF A0123456M
CH ch_uid UID CHE-123.456.789
CH ch_vat vat CHE-123.456.789_MWST
CI ci_vat vat
CL cl_tin RUT 12.345.678-K
CM cm_niu NIU M123456789000L
CN cn_tin tin 123456789012345678
CO co_nit NIT 123.456.789-0
CR cr_tin tin 1-234-567890
CV cv_nif NIF 213456789
CZ cz_dic DIČ
DE de_stn Steuernummer 1234567890
DO do_rcn RNC 123-4567890-1
EC ec_ruc RUC 1234567890001
EG eg_tin tin 123456789
ES es_cif CIF A12345678
ET et_tin tin 1234567890
EU eu_oss_vat VAT_OSS EU123456789
FO fo_vat vat
FR fr_siren SIREN
FR fr_siret SIRET
FR fr_spi SPI
GB gb_vat vat GB123456789
GE ge_vat vat 123456789
GH gh_tin tin
GI gi_tin tin
GN gn_nif NIF 123456789
HK hk_br BR 12345678
HR hr_oib OIB 12345678901
HU hu_tin tin 12345678-1-23
IC ic_nif NIF
ID id_npwp NPWP 012.345.678.9-012.345
IL il_vat vat 000012345
IN in_gst GSTIN 12ABCDE3456FGZH
IS is_kt Kennitala
IS is_vat vat 123456
IT it_cf Codice_fiscale
JP jp_cn Corporate_Number 1234567891234
JP jp_rn Registered_Number 12345
JP jp_trn Tax_Registration_Number T1234567891234
KE ke_pin PIN P000111111A
KG kg_tin tin 12345678901234
KH kh_tin tin 1001-123456789
KR kr_brn BRN 123-45-67890
KZ kz_bin BIN 123456789012
LA la_tin tin 123456789-000
LI li_uid UID CHE123456789
LI li_vat vat 12345
LK lk_vat vat
MA ma_vat vat 12345678
MD md_cf CF
MD md_vat vat 1234567
ME me_pib PIB 12345678
MK mk_vat vat MK1234567890123
MR mr_nif NIF 12345678
MU mu_vat vat
MX mx_rfc RFC ABC010203AB9
MY my_frp FRP 12345678
MY my_itn ITN C_1234567890
MY my_sst SST A12-3456-78912345
MZ mz_nuit NUIT
NG ng_tin tin 12345678-0001
NO no_vat MVA 123456789MVA
NO no_voec VOEC 1234567
NP np_pan PAN 123456789
NZ nz_bn NZBN
NZ nz_gst gst 123456789
OM om_vat vat OM1234567890
PE pe_ruc RUC 12345678901
PH ph_tin tin 123456789012
PL pl_nip NIP
PT pt_nif NIF
PY py_ruc RUC
RO ro_tin CIF 1234567890123
RS rs_pib PIB 123456789
RU ru_inn INN 1234567891
RU ru_kpp KPP 123456789
SA sa_vat vat 123456789012345
SG sg_gst gst M12345678X
SG sg_uen UEN 123456789F
SI si_tin tin 12345678
SM sm_coe COE
SN sn_ninea NINEA 12345672A2
SR sr_fin FIN 1234567890
SV sv_nit NIT 1234-567890-123-4
TH th_vat vat 1234567891234
TJ tj_tin tin 123456789
TR tr_tin VKN 0123456789
TT tt_bir BIR
TT tt_vat vat
TW tw_vat vat 12345678
TZ tz_vat vat 12345678A
UA ua_vat vat 123456789
UG ug_tin tin 1014751879
US us_ein EIN 12-3456789
UY uy_ruc RUT 123456789012
UZ uz_tin tin 123456789
UZ uz_vat vat 123456789012
VE ve_rif RIF A-12345678-9
VN vn_tin tin 1234567890
ZA za_vat vat 4123456789
ZM zm_tin tin 1004751879
ZW zw_tin tin 1234567890`

/** `country prefix example shape after the prefix`, by the Commission's VIES (ec.europa.eu/taxation_customs/vies, questions). */
const union = String.raw`
AT AT ATU12345678 U\d{8}
BE BE BE0123456789 [01]\d{9}
BG BG BG0123456789 \d{9,10}
CY CY CY12345678Z \d{8}[A-Z]
CZ CZ CZ1234567890 \d{8,10}
DE DE DE123456789 \d{9}
DK DK DK12345678 \d{8}
EE EE EE123456789 \d{9}
ES ES ESA1234567Z [A-Z0-9]\d{7}[A-Z0-9]
FI FI FI12345678 \d{8}
FR FR FRAB123456789 [A-HJ-NP-Z0-9]{2}\d{9}
GR EL EL123456789 \d{9}
HR HR HR12345678912 \d{11}
HU HU HU12345678 \d{8}
IE IE IE1234567AB \d[A-Z0-9+*]\d{5}[A-Z]{1,2}
IT IT IT12345678912 \d{11}
LT LT LT123456789123 (?:\d{9}|\d{12})
LU LU LU12345678 \d{8}
LV LV LV12345678912 \d{11}
MT MT MT12345678 \d{8}
NL NL NL123456789B12 [A-Z0-9+*]{10}\d{2}
PL PL PL1234567890 \d{10}
PT PT PT123456789 \d{9}
RO RO RO1234567891 \d{2,10}
SE SE SE123456789123 \d{12}
SI SI SI12345678 \d{8}
SK SK SK1234567891 \d{10}
GB XI XI123456789 (?:\d{9}|\d{12}|GD\d{3}|HA\d{3})`

/** Letters and digits alone, where a law fixes them. */
const shapes: Record<string, RegExp> = {
  ae_trn: /^\d{15}$/,
  au_abn: /^\d{11}$/,
  br_cnpj: /^[A-Z0-9]{12}\d{2}$/,
  br_cpf: /^\d{11}$/,
  ca_bn: /^\d{9}$/,
  ch_uid: /^CHE\d{9}$/,
  ch_vat: /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
  gb_vat: /^(?:GB)?(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  in_gst: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z0-9]Z[A-Z0-9]$|^\d{2}[A-Z0-9]{13}$/,
  jp_cn: /^\d{13}$/,
  jp_trn: /^T\d{13}$/,
  kr_brn: /^\d{10}$/,
  mx_rfc: /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/,
  no_vat: /^\d{9}(?:MVA)?$/,
  sa_vat: /^\d{15}$/,
  tr_tin: /^\d{10}$/,
  us_ein: /^\d{9}$/,
  za_vat: /^4\d{9}$/,
}

const spaced = (text = '') => text.replaceAll('_', ' ')
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '))

const europe = rowsOf(union).map(([country, prefix, example, shape]) => ({
  kind: { country: country!, type: 'eu_vat', name: country === 'GB' ? 'VAT (XI)' : 'vat', example: example! },
  shape: new RegExp(`^${prefix}${shape}$`),
}))

/** Every kind of number once for each country that has it. */
export const taxNumberKinds: TaxNumberKind[] = [
  ...europe.map(({ kind }) => kind),
  ...rowsOf(table).map(([country, type, name, example]) => ({
    country: country!,
    type: type!,
    name: spaced(name),
    example: spaced(example),
  })),
]

export const taxNumberTypes = [...new Set(taxNumberKinds.map(({ type }) => type))]

/** As Stripe takes European numbers: without what people put between the groups. Others stay as they were typed. */
export const tidyTaxNumber = (type: string, value: string): string =>
  type === 'eu_vat' ? bareOf(value) : value.trim()

const bareOf = (value: string) => value.toUpperCase().replace(/[\s./-]/g, '')

/** Whether a number may be one of that type; what has no fixed shape needs a digit and nothing that no number has. */
export function mayBeTaxNumber(type: string, value: string): boolean {
  const bare = bareOf(value)
  if (type === 'eu_vat') return europe.some(({ shape }) => shape.test(bare))
  return shapes[type]?.test(bare) ?? /^(?=.*\d)[\p{L}\d+*&]{4,}$/u.test(bare)
}
