import { Outlet } from 'react-router'
import { Toolbar } from '../components/toolbar.tsx'

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
