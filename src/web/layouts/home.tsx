import { Outlet } from 'react-router'
import { Header } from '#web/shell/header.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'

/** Like the default layout, without its footer: of what that holds, only the languages stand below the page. */
export default function HomeLayout() {
  return (
    <>
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <div className="content pb-8">
        <LanguageSwitch />
      </div>
    </>
  )
}
