import { Form } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { Button, type ButtonSize } from '#web/ui/button.tsx'
import { LogOut } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

export function LogoutButton({ size, className }: { size?: ButtonSize; className?: string }) {
  const { account: menu } = useWords().shell
  return (
    <Form method="post" action={paths.logout}>
      <Button type="submit" size={size} className={className}>
        <LogOut aria-hidden="true" />
        {menu.logout}
      </Button>
    </Form>
  )
}
