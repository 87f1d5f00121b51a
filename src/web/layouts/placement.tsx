import { Outlet } from 'react-router'
import { PlacementToolbar } from '#web/placement/toolbar.tsx'
import { Footer } from '#web/shell/footer.tsx'

/** A placement test in each of its states. */
export default function PlacementLayout() {
  return (
    <>
      <PlacementToolbar />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
