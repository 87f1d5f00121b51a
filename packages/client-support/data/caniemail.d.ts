/** The one file we read of the package; declared here, so that its 650 kB are not taken for a type. */
declare module 'caniemail/caniemail.json' {
  const data: {
    api_version: string
    /** `2026-05-13 14:45:41 +0000` */
    last_update_date: string
    nicenames: { family: Record<string, string>; platform: Record<string, string> }
    data: {
      slug: string
      title: string
      url: string
      category: 'css' | 'html' | 'image' | 'others'
      last_test_date: string
      notes_by_num: Record<string, string> | null
      /** family, platform, version: `y`, `n`, `a` or `u` with numbers of notes, e.g. `a #1 #3`. */
      stats: Record<string, Record<string, Record<string, string>>>
    }[]
  }
  export default data
}
