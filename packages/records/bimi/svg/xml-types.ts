import type { Message } from '@postproof/messages/message'

export type XmlPlace = { line: number; column: number }

export type XmlAttribute = XmlPlace & {
  /** As written, with its prefix. */
  name: string
  local: string
  /** Null without a prefix: attributes do not take the default namespace. */
  namespace: string | null
  value: string
}

export type XmlText = XmlPlace & { text: string }

export type XmlElement = XmlPlace & {
  name: string
  local: string
  namespace: string | null
  attributes: XmlAttribute[]
  children: (XmlElement | XmlText)[]
}

export type XmlFault = XmlPlace & {
  /** `not-well-formed` and `too-complex` end the reading; the others do not. */
  code: 'doctype' | 'processing-instruction' | 'not-well-formed' | 'too-complex' | 'bad-encoding'
  detail: string | Message
}

export type XmlDocument = { root: XmlElement | null; faults: XmlFault[] }
