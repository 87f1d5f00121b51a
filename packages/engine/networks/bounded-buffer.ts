import type { Hold } from './shares.ts'

const FIRST = 16 * 1024

/**
 * Collects one message or one body. One growing block rather than a list of chunks: a client that sends octet by octet
 * would otherwise cost a hundred times what it sends.
 */
export class BoundedBuffer {
  #block: Buffer | undefined
  #length = 0
  #limit: number
  #room: Hold
  #failure: 'too-large' | 'no-room' | undefined

  /** `room`: its share of the octets that all of them under way may hold together. */
  constructor(limit: number, room: Hold) {
    this.#limit = limit
    this.#room = room
  }

  get failure() {
    return this.#failure
  }

  get length() {
    return this.#length
  }

  /** After a failure nothing is kept any more: the octets so far are let go at once. */
  add(chunk: Uint8Array): void {
    if (this.#failure) return
    const length = this.#length + chunk.length
    if (length > this.#limit) this.#fail('too-large')
    else if (length > (this.#block?.length ?? 0) && !this.#reserve(length)) this.#fail('no-room')
    else this.#append(chunk, length)
  }

  #append(chunk: Uint8Array, length: number): void {
    this.#block!.set(chunk, this.#length)
    this.#length = length
  }

  #reserve(length: number): boolean {
    const size = Math.min(this.#limit, Math.max(FIRST, 2 ** Math.ceil(Math.log2(length))))
    const more = size - (this.#block?.length ?? 0)
    if (this.#room.take(more) !== null) return false
    const block = Buffer.allocUnsafeSlow(size)
    if (this.#block) block.set(this.#block.subarray(0, this.#length))
    this.#block = block
    return true
  }

  #fail(failure: 'too-large' | 'no-room'): void {
    this.#failure = failure
    this.release()
  }

  /** The message, without a copy. Empty after `release`. */
  octets(): Buffer {
    return this.#block?.subarray(0, this.#length) ?? Buffer.alloc(0)
  }

  /** Gives the room back. Safe to call again. */
  release(): void {
    this.#room.drop()
    this.#block = undefined
  }
}
