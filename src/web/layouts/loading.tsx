import { Outlet } from 'react-router'
import { Toolbar } from '#web/spam-test/loading/toolbar.tsx'

export default function LoadingLayout() {
  return (
    <>
      <Toolbar />
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}
