import { Outlet } from 'react-router'
import { Footer } from '#web/shell/footer.tsx'
import { Header } from '#web/shell/header.tsx'

export default function DefaultLayout() {
  return (
    <>
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
