import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import packet from 'dns-packet'

/** Answers that are nearly right: a whole answer with one TXT record, and what is done to its octets. */

type Answer = {
  bytes: Buffer /** Where the record begins. */
  record: number /** Where its length stands. */
  length: number
}
export type Lie = (answer: Answer) => Buffer

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

export const lies: Record<string, Lie> = {
  'more records than there are': ({ bytes }) => changed(bytes, (copy) => copy.writeUInt16BE(65535, 6)),
  'two questions': ({ bytes }) => changed(bytes, (copy) => copy.writeUInt16BE(2, 4)),
  'no question': ({ bytes }) => changed(bytes, (copy) => copy.writeUInt16BE(0, 4)),
  'a record longer than the message': ({ bytes, length }) =>
    changed(bytes, (copy) => copy.writeUInt16BE(60000, length)),
  'a record shorter than its text': ({ bytes, length }) =>
    changed(bytes, (copy) => copy.writeUInt16BE(3, length)),
  'a text longer than its record': ({ bytes, length }) =>
    changed(bytes, (copy) => copy.writeUInt8(255, length + 2)),
  'a name that points to itself': ({ bytes, record }) =>
    changed(bytes, (copy) => copy.writeUInt16BE(0xc000 + record, record)),
  'a name that points behind the end': ({ bytes, record }) =>
    changed(bytes, (copy) => copy.writeUInt16BE(0xffff, record)),
  'a label of a kind that does not exist': ({ bytes, record }) =>
    changed(bytes, (copy) => copy.writeUInt8(0x80, record)),
  'cut off in the record': ({ bytes, length }) => bytes.subarray(0, length + 5),
  'cut off in the question': ({ bytes }) => bytes.subarray(0, 15),
  'nothing but the id': ({ bytes }) => bytes.subarray(0, 2),
  'a question sent back': ({ bytes }) =>
    changed(bytes, (copy) => copy.writeUInt16BE(copy.readUInt16BE(2) & 0x7fff, 2)),
  'another opcode': ({ bytes }) =>
    changed(bytes, (copy) => copy.writeUInt16BE(copy.readUInt16BE(2) | 0x2800, 2)),
  'another id': ({ bytes }) => changed(bytes, (copy) => copy.writeUInt16BE(copy.readUInt16BE(0) ^ 1, 0)),
}

/** A server on loopback that answers every question with this text, as the lie has it. */
export async function startLyingDns(text: string, lie: Lie) {
  const socket = createSocket('udp4')
  let questions = 0
  socket.on('message', (query, from) => {
    questions++
    socket.send(lie(answerTo(query, text)), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions: () => questions,
    close: () => socket.close(),
  }
}

function answerTo(query: Buffer, text: string): Answer {
  const { id, questions = [] } = packet.decode(query)
  const question = questions[0]!
  const head = packet.encode({ id, type: 'response', flags: 0x0180, questions: [question] })
  const bytes = packet.encode({
    id,
    type: 'response',
    flags: 0x0180,
    questions: [question],
    answers: [{ name: question.name, type: 'TXT', ttl: 300, data: [Buffer.from(text)] }],
  })
  const name = packet.encode({ id, type: 'query', flags: 0, questions: [question] }).length - 12 - 4
  return { bytes, record: head.length, length: head.length + name + 8 }
}
