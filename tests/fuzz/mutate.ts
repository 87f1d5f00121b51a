import type { Random } from './random.ts'

/** Inputs made of others: each change is one that parsers are known to trip over. */

export type Material = {
  corpus: readonly Buffer[]
  /** Words of the grammar, in latin1. */
  dictionary: readonly Buffer[]
  /** Octets of the longest input. */
  most: number
}

type Change = (input: Buffer, random: Random, material: Material) => Buffer

const spliced = (input: Buffer, from: number, to: number, between: Uint8Array): Buffer =>
  Buffer.concat([input.subarray(0, from), between, input.subarray(to)])

/** A piece: mostly short, sometimes long. */
function pieceOf(input: Buffer, random: Random): [from: number, to: number] {
  const from = random.below(input.length + 1)
  const longest = random.chance(0.8) ? 16 : input.length
  return [from, Math.min(input.length, from + 1 + random.below(longest))]
}

/** Octets at which readers change their mind. */
const SIGNS =
  '\0\t\n\v\f\r\x1b !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\x7f\x80\xa0\xad\xbf\xc0\xe2\xed\xf0\xfe\xff'
const TEXTS = [
  ...['\u0000', '\u202e', '\u200b', '\ufeff', '\ud83d\ude00', 'é', 'ß', '\u2028', 'İ', '١', '\uff20', '。'],
  ...['-1', '0', '4294967296', '9007199254740993', '1e999', '99999999999999999999', '0x7f', '65536'],
  ...['__proto__', 'constructor', 'toString', 'null', '{{x}}', '%00', '%', '%zz'],
].map((text) => Buffer.from(text))
const LONE_SURROGATE = Buffer.from([0xed, 0xa0, 0x80])
const LENGTHS = [64, 255, 256, 1000, 4096, 20_000, 70_000]

const changes: Change[] = [
  function flipBit(input, random) {
    const copy = Buffer.from(input)
    const at = random.below(copy.length)
    if (copy.length > 0) copy[at] = copy[at]! ^ (1 << random.below(8))
    return copy
  },
  function setOctet(input, random) {
    const copy = Buffer.from(input)
    if (copy.length > 0) {
      copy[random.below(copy.length)] = random.chance(0.7)
        ? SIGNS.charCodeAt(random.below(SIGNS.length))
        : random.below(256)
    }
    return copy
  },
  function insertSign(input, random) {
    const at = random.below(input.length + 1)
    return spliced(input, at, at, Buffer.from([SIGNS.charCodeAt(random.below(SIGNS.length))]))
  },
  function insertText(input, random) {
    const at = random.below(input.length + 1)
    return spliced(input, at, at, random.chance(0.05) ? LONE_SURROGATE : random.pick(TEXTS))
  },
  function remove(input, random) {
    const [from, to] = pieceOf(input, random)
    return spliced(input, from, to, Buffer.alloc(0))
  },
  function duplicate(input, random) {
    const [from, to] = pieceOf(input, random)
    return spliced(input, to, to, input.subarray(from, to))
  },
  function swap(input, random) {
    const [from, to] = pieceOf(input, random)
    const piece = input.subarray(from, to)
    const rest = spliced(input, from, to, Buffer.alloc(0))
    const at = random.below(rest.length + 1)
    return spliced(rest, at, at, piece)
  },
  function cutOff(input, random) {
    return input.subarray(0, random.below(input.length))
  },
  function word(input, random, { dictionary }) {
    if (dictionary.length === 0) return input
    const [from, to] = pieceOf(input, random)
    return spliced(input, from, random.chance(0.5) ? from : to, random.pick(dictionary))
  },
  function splice(input, random, { corpus }) {
    const other = random.pick(corpus)
    return Buffer.concat([
      input.subarray(0, random.below(input.length + 1)),
      other.subarray(random.below(other.length + 1)),
    ])
  },
  /** The same few octets over and over: what quadratic readers fear. */
  function blowUp(input, random, { dictionary }) {
    const [from, to] = pieceOf(input, random)
    const unit =
      dictionary.length > 0 && random.chance(0.5)
        ? random.pick(dictionary)
        : input.subarray(from, Math.min(to, from + 12))
    const times = Math.ceil(random.pick(LENGTHS) / Math.max(1, unit.length))
    return spliced(input, from, from, Buffer.concat(Array<Buffer>(unit.length === 0 ? 0 : times).fill(unit)))
  },
  /** A beginning and an end many levels deep. */
  function nest(input, random, { dictionary }) {
    if (dictionary.length === 0) return input
    const levels = random.pick([3, 30, 300, 3000])
    const [open, close] = [random.pick(dictionary), random.pick(dictionary)]
    const at = random.below(input.length + 1)
    return spliced(
      input,
      at,
      at,
      Buffer.concat([...Array<Buffer>(levels).fill(open), ...Array<Buffer>(levels).fill(close)]),
    )
  },
  function lineEnds(input, random) {
    const text = input.toString('latin1')
    const end = random.pick(['\n', '\r', '\r\n', '\r\r\n', '\n\r', '\r\n ', '\r\n\r\n', '\x85', ''])
    return Buffer.from(text.replace(/\r\n|\r|\n/g, end), 'latin1')
  },
  function encode(input, random) {
    const [from, to] = pieceOf(input, random)
    const piece = input.subarray(from, to)
    const text = piece.toString('latin1')
    const forms = [
      () => Buffer.from(text, 'utf16le'),
      () => Buffer.from(piece.toString('base64')),
      () => Buffer.from([...piece].map((octet) => `%${octet.toString(16).padStart(2, '0')}`).join('')),
      () => Buffer.from([...piece].map((octet) => `&#${octet};`).join('')),
      () => Buffer.from(`=?utf-8?B?${piece.toString('base64')}?=`),
      () => Buffer.from([...piece].map((octet) => `=${octet.toString(16).toUpperCase()}`).join('')),
      () => Buffer.from(text, 'utf8'),
      () => Buffer.from(text.toUpperCase(), 'latin1'),
      () => Buffer.from([...text].reverse().join(''), 'latin1'),
    ]
    return spliced(input, from, to, random.pick(forms)())
  },
  function number(input, random) {
    const text = input.toString('latin1')
    const found = [...text.matchAll(/\d{1,20}/g)]
    if (found.length === 0) return input
    const { index, 0: digits } = random.pick(found)
    return spliced(input, index, index + digits.length, random.pick(TEXTS.slice(12, 21)))
  },
]

/** One entry of the corpus with one to eight changes. */
export function mutate(material: Material, random: Random): Buffer {
  let input = random.pick(material.corpus)
  for (let left = 1 + random.below(random.chance(0.7) ? 3 : 8); left > 0; left -= 1) {
    input = random.pick(changes)(input, random, material)
    if (input.length > material.most) input = input.subarray(0, material.most)
  }
  return Buffer.from(input)
}
