/**
 * File name endings that mail providers refuse, and endings of documents that carry macros.
 * Origin: Gmail's published list of blocked file types (support.google.com/mail/answer/6590), written from knowledge of
 * the page, to be compared with it before it is quoted, and extended with script and disk-image types that Outlook blocks. Date: 2026-11-20.
 * Licence: facts; this file MIT, as the project.
 */
export const blockedExtensions: ReadonlySet<string> = new Set(
  `
ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso
isp jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 psm1 reg scr sct shb sys vb vbe
vbs vhd vhdx vxd wsc wsf wsh xll
html htm shtml xhtml mht mhtml
`
    .trim()
    .split(/\s+/),
)

/** Of the above, the web pages: they run no program, yet are the usual wrapper of a phishing form. */
export const pageExtensions: ReadonlySet<string> = new Set(['html', 'htm', 'shtml', 'xhtml', 'mht', 'mhtml'])

/** Office documents whose format is there to carry macros. */
export const macroExtensions: ReadonlySet<string> = new Set(
  'docm dotm xlsm xltm xlam xlsb pptm potm ppam ppsm sldm'.split(' '),
)

/** Endings that people take for harmless documents: in front of another ending they are a disguise. */
export const documentExtensions: ReadonlySet<string> = new Set(
  'pdf doc docx xls xlsx ppt pptx odt ods odp rtf txt csv jpg jpeg png gif webp mp3 mp4 zip'.split(' '),
)
