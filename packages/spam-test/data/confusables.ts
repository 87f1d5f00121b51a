/**
 * Letters that look like another, for the letters of ASCII: what UTS 39 calls confusable, cut to those that names of
 * companies and hosts are imitated with. Origin: written by hand after the character charts of Unicode 17 and the
 * idea of UTS 39, section 4 (the file confusables.txt was not copied). Date: 2026-11-23. Licence: MIT, as the project.
 *
 * Forms that compatibility normalization undoes (full width, mathematical, circled) and marks over a letter are not
 * here: NFKD takes them off first. Capitals stand apart, as some of them look like another letter than their small form.
 *
 * By letter: first the Cyrillic and Greek ones that few readers could tell from it in any font, then all others.
 */
export const confusables: Record<string, [twins: string, others: string]> = {
  a: ['аαАΑ', 'ɑᴀꭺꓮᎪ@4'],
  b: ['ВΒ', 'ьƅвʙβƀɓꓐᏴ'],
  c: ['сС', 'ϲᴄƈⅽꓚϹᏟ¢'],
  d: ['ԁ', 'ɗđᴅⅾꓓᎠ'],
  e: ['еЕΕЗ', 'ҽεɛєᴇꓰᎬ3€'],
  f: ['', 'ƒғꜰꓝ'],
  g: ['Ԍ', 'ɡցɢɠԍꓖᏀᏳ'],
  h: ['һНΗ', 'հнʜħɦꓧᎻ'],
  j: ['јЈ', 'ϳյᴊꓙᎫ'],
  k: ['κКΚ', 'кᴋƙқꓗᏦ'],
  l: ['ӏΙІιіι', 'Ӏɩıɪɨłʟᴌɭլ׀ǀⅼꓲꓡᏞᎥ1!|'],
  m: ['МΜ', 'мᴍɱⅿꓟᎷ'],
  n: ['Ν', 'пηոɴŋɲռꓠ'],
  o: ['оοОΟ', 'օᴏøɵσסهഠ๐ꓳՕ0'],
  p: ['рρРΡ', 'ᴘƿꓑᏢ'],
  q: ['ԛԚ', 'զգ'],
  r: ['', 'гʀꭇᴦɼꓣᎡᏒ'],
  s: ['ѕЅ', 'ꜱʂƽꓢՏᏚ5$'],
  t: ['τТΤ', 'тᴛʈŧꓔᎢ'],
  u: ['υ', 'սᴜʋцꓴՍ'],
  v: ['ν', 'ѵᴠꓦѴᏙ'],
  w: ['ԝԜ', 'ѡωᴡɯաꓪᎳ'],
  x: ['хχХΧ', 'ҳꓫ'],
  y: ['уУΥ', 'үγʏỿꓬҮ'],
  z: ['Ζ', 'ᴢʐʑꓜᏃ'],
}
