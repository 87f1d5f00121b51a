import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'

const shape =
  'inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors duration-150 ease-out [&_svg]:size-4 [&_svg]:shrink-0 disabled:opacity-60 disabled:cursor-default'

const sizes = {
  small: 'h-8 px-2.5 text-13',
  /** As high as the usual one, for an icon or in a row of many. */
  compact: 'h-9 px-2.5 text-14',
  medium: 'h-9 px-3.5 text-14',
  /** As high as a field, to stand beside it. */
  field: 'h-10 px-3.5 text-14',
  /** What a page or a form is for; easy to hit with a thumb. */
  large: 'h-11 px-4 text-14',
  /** Beside the one large field of a tool. */
  hero: 'h-12 px-6 text-14',
}
export type ButtonSize = keyof typeof sizes
export const buttonSizes = Object.keys(sizes) as ButtonSize[]

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  plain: 'border border-line-strong bg-card text-ink hover:border-faint hover:bg-well',
  quiet: 'text-soft hover:bg-well hover:text-ink',
  danger: 'bg-bad text-on-accent hover:opacity-90',
  /** On the gradient: always white on it, in both schemes. */
  glass:
    'bg-white/15 text-white ring-1 ring-inset ring-white/30 hover:bg-white/25 focus-visible:outline-white',
  /** On the gradient, the one that is meant. */
  light: 'bg-white text-[#3838cf] hover:bg-[#eeeeff] focus-visible:outline-white',
}
export type ButtonLook = keyof typeof looks
export const buttonLooks = Object.keys(looks) as ButtonLook[]

/** Class names of a button, for elements that are not one of the components below. */
export const buttonClass = (look: ButtonLook, more = '', size: ButtonSize = 'medium') =>
  `${shape} ${sizes[size]} ${looks[look]} ${more}`

type Look = { look?: ButtonLook; size?: ButtonSize }

export function Button({
  look = 'plain',
  size,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look) {
  return <button type={type} className={buttonClass(look, className, size)} {...rest} />
}

export function ButtonLink({ look = 'plain', size, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonClass(look, className as string, size)} {...rest} />
}

/** A square button that holds only an icon; `label` is its name. `className` decides where it shows. */
export function IconButton({
  label,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${className ?? 'inline-grid'} size-9 shrink-0 place-items-center rounded-md text-soft transition-colors duration-150 hover:bg-well hover:text-ink [&_svg]:size-[18px]`}
      {...rest}
    />
  )
}
