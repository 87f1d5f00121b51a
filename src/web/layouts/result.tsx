import { Outlet } from 'react-router'
import { Footer } from '../components/footer.tsx'
import { Toolbar } from '../components/toolbar.tsx'

export default function ResultLayout() {
  return (
    <>
      <Toolbar />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
