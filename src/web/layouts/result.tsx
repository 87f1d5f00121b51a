import { Outlet } from 'react-router'
import { Footer } from '#web/shell/footer.tsx'
import { Toolbar } from '#web/spam-test/loading/toolbar.tsx'

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
