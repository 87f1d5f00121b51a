/** Alternative texts that say nothing of the picture: names of files, of cameras' pictures, of the kind of thing. */

const extension = /\.(?:jpe?g|png|gif|webp|svg|bmp|tiff?|heic|avif|psd|ai)$/i

/** Names that cameras, phones and design programs give. */
const camera =
  /^(?:img|dsc[fn]?|dcim|pxl|mvi|gopr|p10|screenshot|screen shot|bildschirmfoto|capture d[’']écran|captura de pantalla|schermata|schermafbeelding|zrzut ekranu|unnamed|whatsapp image|image|img|bild|imagen|immagine|imagem|afbeelding|obraz|picture|photo|foto|slice|layer|ebene|banner|hero|header|logo)[\s_-]{0,3}\(?\d[\d\s_.,:amptuwx-]{0,40}\)?$/i

/** A word for what a picture is, in place of what it shows. */
const kind =
  /^(?:an? )?(?:image|img|picture|pic|photo|graphic|untitled|placeholder|alt|alt text|alternative text|image description|insert alt text here|bild|foto|grafik|abbildung|unbenannt|alternativtext|bildbeschreibung|platzhalter|image sans titre|sans titre|photographie|texte alternatif|imagen|fotografía|sin título|texto alternativo|immagine|fotografia|senza titolo|testo alternativo|imagem|sem título|afbeelding|naamloos|alternatieve tekst|obraz|obrazek|zdjęcie|bez nazwy|bez tytułu)(?:[\s_-]{0,3}\d{1,4})?$/i

const LONGEST = 120
const SHORTEST_NAME = 4

/** Whether an alternative text, not empty, is no more than a name. `src`: address of its picture. */
export function isNameOnly(alt: string, src: string): boolean {
  const text = alt.trim()
  if (text === '' || text.length > LONGEST) return false
  return extension.test(text) || camera.test(text) || kind.test(text) || isNameOf(text, src)
}

/** The name of the file itself, when it was not made of words: `menu-1`, `hero_v2_final`. */
function isNameOf(text: string, src: string): boolean {
  if (text.length < SHORTEST_NAME || !/[\d_]/.test(text) || /\s/.test(text) || /^data:/i.test(src))
    return false
  const file = src.slice(0, 2000).split(/[?#]/, 1)[0]!.split('/').at(-1) ?? ''
  return file.replace(extension, '').toLowerCase() === text.toLowerCase()
}
