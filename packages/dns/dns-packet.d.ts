/** The part of dns-packet that is used here; the package has no types of its own. */
declare module 'dns-packet' {
  export type WireRecord = { name: string; type: string; class?: string; ttl?: number; data: unknown }
  export type WireQuestion = { name: string; type: string; class?: string }

  type Codec<T> = {
    decode: { (buffer: Buffer, offset: number): T; bytes: number }
    encode(value: T, buffer?: Buffer, offset?: number): Buffer
  }
  const answer: Codec<WireRecord>
  const question: Codec<WireQuestion>

  export type WirePacket = {
    id: number
    type: 'query' | 'response'
    flags: number
    questions?: WireQuestion[]
    answers?: WireRecord[]
    authorities?: WireRecord[]
    additionals?: WireRecord[]
  }
  function encode(packet: WirePacket): Buffer
  function decode(buffer: Buffer): WirePacket

  const packet: {
    answer: typeof answer
    question: typeof question
    encode: typeof encode
    decode: typeof decode
  }
  export default packet
}
