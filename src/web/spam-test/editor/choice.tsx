type Props<Option extends string> = {
  label: string
  options: readonly Option[]
  value: string
  words: Readonly<Record<NoInfer<Option>, string>>
  choose(option: NoInfer<Option>): void
}

/** A choice of few, as buttons of which one is pressed. */
export function Choice<Option extends string>({ label, options, value, words, choose }: Props<Option>) {
  return (
    <fieldset className="switch">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => choose(option)}
          className="switch-option"
        >
          {words[option]}
        </button>
      ))}
    </fieldset>
  )
}
