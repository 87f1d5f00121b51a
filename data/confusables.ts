/**
 * Letters that look like another, for the letters of ASCII: what UTS 39 calls confusable, cut to those that names of
 * companies and hosts are imitated with. Origin: written by hand after the character charts of Unicode 17 and the
 * idea of UTS 39, section 4 (the file confusables.txt was not copied). Date: 2026-11-23. Licence: MIT, as the project.
 *
 * Forms that compatibility normalization undoes (full width, mathematical, circled) and marks over a letter are not
 * here: NFKD takes them off first. Capitals stand apart, as some of them look like another letter than their small form.
 */
export const confusables: Record<string, string> = {
  a: 'аɑαᴀꭺꓮАΑᎪ@4',
  b: 'ьƅвʙβƀɓꓐВΒᏴ',
  c: 'сϲᴄƈⅽꓚСϹᏟ¢',
  d: 'ԁɗđᴅⅾꓓᎠ',
  e: 'еҽεɛєᴇꓰЕΕᎬ3€',
  f: 'ƒғꜰꓝ',
  g: 'ɡցɢɠԍꓖԌᏀᏳ',
  h: 'һհнʜħɦꓧНΗᎻ',
  j: 'јϳյᴊꓙЈᎫ',
  k: 'кκᴋƙқꓗКΚᏦ',
  l: 'ӏΙІӀɩıιіɪɨιłʟᴌɭլ׀ǀⅼꓲꓡᏞᎥ1!|',
  m: 'мᴍɱⅿꓟМΜᎷ',
  n: 'пηոɴŋɲռꓠΝ',
  o: 'оοօᴏøɵσסهഠ๐ꓳОΟՕ0',
  p: 'рρᴘƿꓑРΡᏢ',
  q: 'ԛզգ',
  r: 'гʀꭇᴦɼꓣᎡᏒ',
  s: 'ѕꜱʂƽꓢЅՏᏚ5$',
  t: 'тτᴛʈŧꓔТΤᎢ',
  u: 'υսᴜʋцꓴՍ',
  v: 'νѵᴠꓦѴᏙ',
  w: 'ԝѡωᴡɯաꓪԜᎳ',
  x: 'хχҳꓫХΧ',
  y: 'уүγʏỿꓬУҮΥ',
  z: 'ᴢʐʑꓜΖᏃ',
}
