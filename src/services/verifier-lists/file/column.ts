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
  /** Another column that holds addresses, the fullest one; null when this one was asked for. */
  beside: { index: number; name: string | null } | null
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
  const found = wanted === undefined ? detect(rows, header) : [named(first, header, wanted)]
  const [index = null, beside] = found
  if (index === null) return null
  const nameOf = (at: number) => (header ? (first[at] ?? '').trim() : null)
  return {
    index,
    header,
    name: nameOf(index),
    beside: typeof beside === 'number' ? { index: beside, name: nameOf(beside) } : null,
  }
}

/** A row without any address above others; in a single column it must also say that it is a header. */
function isHeader(first: string[]): boolean {
  if (first.some(looksLikeAddress)) return false
  return first.length > 1 ? first.some((cell) => /\p{L}/u.test(cell)) : words.has(plain(first[0] ?? ''))
}

/** Share of the filled cells of a column that must be addresses; notes may hold one here and there. */
const LEAST_SHARE = 0.05
/** By so much fewer addresses may a column have whose header says what it is. */
const HEADER_WEIGHT = 1.1

/**
 * The columns of addresses, the best first. Their number decides, not their share: a column with one cell filled is
 * no column of addresses because that cell is one. Headers decide between columns that are alike.
 */
function detect(rows: string[][], header: boolean): number[] {
  const [first = []] = rows
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const filled = new Array<number>(width).fill(0)
  const addresses = new Array<number>(width).fill(0)
  for (const cells of header ? rows.slice(1) : rows) {
    for (const [at, cell] of cells.entries()) {
      if (cell.trim() === '') continue
      filled[at]!++
      if (looksLikeAddress(cell)) addresses[at]!++
    }
  }
  const columns = addresses.map((count, index) => {
    const named = header && words.has(plain(first[index] ?? ''))
    const enough = named || count > LEAST_SHARE * filled[index]!
    return { index, named, count, score: enough ? count * (named ? HEADER_WEIGHT : 1) : 0 }
  })
  const found = columns.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  // Nothing but the header speaks for it; each of its rows comes back with its problem.
  return (found.length > 0 ? found : columns.filter(({ named }) => named)).map(({ index }) => index)
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
