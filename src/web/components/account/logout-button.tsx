import { Form } from 'react-router'
import { LogOut } from '#web/icons.tsx'
import { paths } from '../../paths.ts'
import { useWords } from '../../words/words.ts'
import { Button } from '../button.tsx'

export function LogoutButton({ className }: { className?: string }) {
  const { account: menu } = useWords().shell
  return (
    <Form method="post" action={paths.logout}>
      <Button type="submit" className={className}>
        <LogOut aria-hidden="true" />
        {menu.logout}
      </Button>
    </Form>
  )
}
