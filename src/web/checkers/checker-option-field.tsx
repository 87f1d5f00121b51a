import { exampleOptions } from '#web/words/examples.ts'
import { useWords } from '#web/words/words.ts'
import { type CheckerOption, longestOption, switches } from './checkers.ts'

/** One option of a checker: a switch, or a text. */
export function CheckerOptionField({ option, value }: { option: CheckerOption; value?: string }) {
  const { checkers: words } = useWords()
  const id = `option-${option}`
  const hint = (
    <span id={`${id}-hint`} className="block text-13 font-normal text-faint">
      {words.optionHint[option]}
    </span>
  )
  if (switches.has(option)) {
    return (
      <label key={value} htmlFor={id} className="flex items-start gap-2.5 sm:col-span-2">
        <input
          id={id}
          type="checkbox"
          name={option}
          value="1"
          defaultChecked={Boolean(value)}
          aria-describedby={`${id}-hint`}
          className="mt-0.5 size-4 accent-(--accent)"
        />
        <span className="font-medium">
          {words.optionLabel[option]}
          {hint}
        </span>
      </label>
    )
  }
  if (option === 'draft') {
    return (
      <label htmlFor={id} className="block font-medium sm:col-span-2">
        {words.optionLabel[option]}
        <textarea
          id={id}
          key={value}
          name={option}
          defaultValue={value}
          maxLength={longestOption(option)}
          rows={3}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aria-describedby={`${id}-hint`}
          className="field mt-1 py-2 font-mono text-14"
        />
        {hint}
      </label>
    )
  }
  return (
    <label htmlFor={id} className="block font-medium">
      {words.optionLabel[option]}
      <input
        id={id}
        key={value}
        name={option}
        defaultValue={value}
        placeholder={exampleOptions[option]}
        maxLength={longestOption(option)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        aria-describedby={`${id}-hint`}
        className="field mt-1 h-9 text-14"
      />
      {hint}
    </label>
  )
}
