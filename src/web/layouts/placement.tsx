import { Outlet } from 'react-router'
import { Footer } from '../components/footer.tsx'
import { PlacementToolbar } from '../components/placement/toolbar.tsx'

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
