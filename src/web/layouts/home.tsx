import { Outlet } from 'react-router'
import { Header } from '../components/header.tsx'

/** Like the default layout, without its footer. */
export default function HomeLayout() {
  return (
    <>
      <Header />
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}
