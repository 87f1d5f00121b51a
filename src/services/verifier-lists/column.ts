import { looksLikeAddress } from './address-cell.ts'

/** Headers of address columns, letters alone, lower case, without accents. */
const words = new Set(
  `email emailaddress emailadress mail mailaddress emailid useremail contactemail customeremail primaryemail workemail
  businessemail subscriberemail recipient address emails
  emailadresse mailadresse epost epostadresse epostadress epostaddress mejl mejladress sahkoposti sahkopostiosoite
  emailadres mailadres courriel adressecourriel adresseemail adressemail adresseelectronique mel
  correo correoelectronico direcciondecorreo direccionemail correu correuelectronic
  enderecodeemail enderecoemail correioeletronico correioeletrnico indirizzoemail indirizzomail postaelettronica
  adresemail adrespocztyelektronicznej poczta emailova emailovaadresa eposta epostaadresi emailcim
  adresaemail elpasts elpastas netfang surelposel alamatemail diachiemail thudientu
  почта электроннаяпочта адресэлектроннойпочты емейл емаил имейл имеил електроннапошта пошта поща
  邮箱 电子邮件 电子邮箱 邮件地址 电邮 電子郵件 電郵 信箱 メール メールアドレス eメール 이메일 이메일주소 메일
  البريدالالكتروني بريد דואל דואראלקטרוני ईमेल อีเมล ηλεκτρονικοταχυδρομειο ηλταχυδρομειο`
    .split(/\s+/)
    .map(plain),
)

export type AddressColumn = {
  index: number
  /** The name in the header; null without a header. */
  name: string | null
  header: boolean
}

/** Rows that are looked at. */
export const SAMPLE_ROWS = 1000

/**
 * Finds the column of addresses in the first rows, by what stands in it and by its header. `wanted`: its name, or its
 * number from 1. Null when there is none; then `columns` tells what there is.
 */
export function findColumn(rows: string[][], wanted?: string): AddressColumn | null {
  const [first = []] = rows
  const header = isHeader(first)
  const index = wanted === undefined ? detect(rows, header) : named(first, header, wanted)
  if (index === null) return null
  return { index, header, name: header ? (first[index] ?? '').trim() : null }
}

/** A row without any address above others; in a single column it must also say that it is a header. */
function isHeader(first: string[]): boolean {
  if (first.some(looksLikeAddress)) return false
  return first.length > 1 ? first.some((cell) => /\p{L}/u.test(cell)) : words.has(plain(first[0] ?? ''))
}

function detect(rows: string[][], header: boolean): number | null {
  const [first = []] = rows
  const data = header ? rows.slice(1) : rows
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  let best: { index: number; score: number } | null = null
  for (let index = 0; index < width; index++) {
    const filled = data.filter((cells) => cells[index]?.trim())
    const share = filled.filter((cells) => looksLikeAddress(cells[index])).length / (filled.length || 1)
    const score = share + (header && words.has(plain(first[index] ?? '')) ? 0.5 : 0)
    if (score > 0.05 && score > (best?.score ?? 0)) best = { index, score }
  }
  return best?.index ?? null
}

function named(first: string[], header: boolean, wanted: string): number | null {
  const at = header
    ? first.findIndex((cell) => cell.trim().toLowerCase() === wanted.trim().toLowerCase())
    : -1
  if (at >= 0) return at
  const number = /^\d{1,3}$/.test(wanted.trim()) ? Number(wanted) : 0
  return number >= 1 && number <= first.length ? number - 1 : null
}

function plain(header: string): string {
  const letters = header.slice(0, 100).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^\p{L}]/gu, '')
}
