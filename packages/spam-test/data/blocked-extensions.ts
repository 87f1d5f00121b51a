/**
 * File name endings that mail providers refuse, each provider's own list, and endings of documents that carry macros.
 * Origin: Gmail's help page on blocked types (support.google.com/mail/answer/6590) and the default
 * `BlockedFileTypes` of Outlook on the web with the types that Outlook for Windows adds (Microsoft's pages "Blocked
 * attachments in Outlook" and Get-OwaMailboxPolicy), both as quoted by third parties. Date: 2026-11-28.
 * Licence: facts; this file MIT, as the project.
 */
const endings = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

export const blockedBy: Readonly<Record<string, ReadonlySet<string>>> = {
  Gmail: endings(`
ade adp apk appx appxbundle bat cab chm cmd com cpl diagcab diagcfg diagpkg dll dmg ex ex_ exe hta img ins iso
isp jar jnlp js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif ps1 scr sct shb sys vb vbe vbs vhd
vxd wsc wsf wsh xll
`),
  Outlook: endings(`
ade adp app appref-ms asp aspx asx bas bat cdxml cer chm cmd cnt com cpl crt csh der diagcab exe fxp gadget grp hlp hpj
hta htc inf ins isp its jar jnlp js jse ksh lnk mad maf mag mam maq mar mas mat mau mav maw mcf mda mdb mde mdt mdw
mdz mht mhtml msc msh msh1 msh1xml msh2 msh2xml mshxml msi msp mst ops osd pcd pif pl plg prf prg ps1 ps1xml ps2
ps2xml psc1 psc2 pssc pst py pyc pyo pyw pyz pyzw reg scf scr sct shb shs tmp udl url vb vbe vbp vbs vhd vhdx
vsmacros vsw ws wsb wsc wsf wsh xbap xll xnk
`),
}

/**
 * What runs when it is opened, or carries what does, as OneNote files do. The others are data that a program may misuse, or
 * scripts that people send each other as text (`.py`, `.pl`) and that most readers' machines do not run.
 */
export const programExtensions: ReadonlySet<string> = new Set([
  ...blockedBy.Gmail!,
  ...endings(
    'app appref-ms gadget hlp inf msh ps1xml psm1 pyw pyz pyzw reg scf shs url vhdx ws xbap one onepkg',
  ),
])

/** Web pages. Gmail takes them and Outlook most of them; what they hold is judged elsewhere. */
export const pageExtensions: ReadonlySet<string> = endings('html htm shtml xhtml mht mhtml')

/** Office documents whose format is there to carry macros. */
export const macroExtensions: ReadonlySet<string> = endings(
  'docm dotm xlsm xltm xlam xlsb pptm potm ppam ppsm sldm',
)

/** Endings that people take for harmless documents: in front of another ending they are a disguise. */
export const documentExtensions: ReadonlySet<string> = endings(
  'pdf doc docx xls xlsx ppt pptx odt ods odp rtf txt csv jpg jpeg png gif webp mp3 mp4 zip',
)
