import { Fragment } from 'react'

/** A long address or host that may break after its dots, slashes and at signs, and copies as it is. */
export function breakable(value: string) {
  return value.split(/(?<=[.@:/_-])/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces repeat and never move
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </Fragment>
  ))
}
