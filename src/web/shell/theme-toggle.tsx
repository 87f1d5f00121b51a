import { IconButton } from '#web/ui/button.tsx'
import { Moon, Sun } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { chooseTheme, shownTheme } from './theme.ts'

/** Two buttons of which the style sheet shows one: which scheme the system asks for is known only there. */
export function ThemeToggle() {
  const { shell } = useWords()
  const toggle = () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')
  return (
    <>
      <IconButton label={shell.toDark} onClick={toggle} className="inline-grid dark:hidden">
        <Moon aria-hidden="true" />
      </IconButton>
      <IconButton label={shell.toLight} onClick={toggle} className="hidden dark:inline-grid">
        <Sun aria-hidden="true" />
      </IconButton>
    </>
  )
}
