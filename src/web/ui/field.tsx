import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useForm } from './form-context.ts'

type Shell = { name: string; label: string; hint?: ReactNode }

/** The ids that tie label, hint and message to their control, and what was typed before. */
function useField(name: string, hint: ReactNode) {
  const { id, refused, errorOf } = useForm()
  const control = `${id}-${name}`
  const error = errorOf(name)
  return {
    control,
    error,
    typed: refused?.values[name],
    about: {
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby':
        [error ? `${control}-error` : '', hint ? `${control}-hint` : ''].filter(Boolean).join(' ') ||
        undefined,
    },
  }
}

function Around({ name, label, hint, aside, children }: Shell & { aside?: ReactNode; children: ReactNode }) {
  const { control, error } = useField(name, hint)
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={control} className="block text-14 font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error ? (
        <p id={`${control}-error`} className="mt-1.5 text-14 font-medium text-bad">
          {error}
        </p>
      ) : null}
      {hint ? (
        <div id={`${control}-hint`} className="mt-1.5 text-13 text-faint">
          {hint}
        </div>
      ) : null}
    </div>
  )
}

type TextProps = InputHTMLAttributes<HTMLInputElement> &
  Shell & {
    /** Beside the label. */
    aside?: ReactNode
    /** At the end of the field, over it. */
    inside?: ReactNode
  }

export function TextField({
  name,
  label,
  hint,
  aside,
  inside,
  defaultValue,
  className = '',
  ...rest
}: TextProps) {
  const { control, typed, about } = useField(name, hint)
  return (
    <Around name={name} label={label} hint={hint} aside={aside}>
      <div className="relative">
        <input
          id={control}
          name={name}
          defaultValue={typed ?? defaultValue}
          className={`field field-text ${className}`}
          {...about}
          {...rest}
        />
        {inside}
      </div>
    </Around>
  )
}

export function EmailField(props: Omit<TextProps, 'type'>) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...props}
    />
  )
}

type AreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & Shell

export function TextArea({ name, label, hint, defaultValue, className = '', ...rest }: AreaProps) {
  const { control, typed, about } = useField(name, hint)
  return (
    <Around name={name} label={label} hint={hint}>
      <textarea
        id={control}
        name={name}
        defaultValue={typed ?? defaultValue}
        className={`field field-text h-auto! py-2 ${className}`}
        {...about}
        {...rest}
      />
    </Around>
  )
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> &
  Shell & { options: { value: string; label: string }[] }

export function SelectField({ name, label, hint, options, defaultValue, ...rest }: SelectProps) {
  const { control, typed, about } = useField(name, hint)
  return (
    <Around name={name} label={label} hint={hint}>
      <select
        id={control}
        name={name}
        defaultValue={typed ?? defaultValue}
        className="field field-text"
        {...about}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Around>
  )
}

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { name: string; label: ReactNode }

/** A box to tick with its words beside it. */
export function CheckField({ name, label, className = '', ...rest }: CheckProps) {
  const { control, error, about } = useField(name, null)
  return (
    <div className={className}>
      <div className="flex items-start gap-2.5">
        <input type="checkbox" id={control} name={name} className="check-box" {...about} {...rest} />
        <label htmlFor={control} className="min-h-6 text-14 leading-6">
          {label}
        </label>
      </div>
      {error ? (
        <p id={`${control}-error`} className="mt-1 ms-8.5 text-14 font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  )
}
