import type { ReactNode } from 'react'
import { useWords } from '#web/words/words.ts'
import { Button, type ButtonLook, type ButtonSize } from './button.tsx'
import { useForm } from './form-context.ts'

type Props = {
  children: string
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  className?: string
  name?: string
  value?: string
}

/** Keeps its width while it works, and its place in the order of the keyboard. */
export function Submit({ children, look = 'primary', icon, className, ...rest }: Props) {
  const { busy } = useForm()
  const { shell } = useWords()
  return (
    <Button type="submit" look={look} className={className} aria-disabled={busy || undefined} {...rest}>
      {icon}
      <span className="grid">
        <span className={`col-start-1 row-start-1 ${busy ? 'invisible' : ''}`}>{children}</span>
        {busy ? <span className="col-start-1 row-start-1">{shell.working}</span> : null}
      </span>
    </Button>
  )
}
