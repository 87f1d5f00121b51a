import type { Link, Message } from '#engines/message/types.ts'
import { readerLinks } from '../content/links.ts'
import { attributeOf } from '../content/markup.ts'
import { fold } from '../content/words.ts'

/** Link texts that say nothing on their own, as a list of links in a screen reader shows them; accents folded. */
const vague = new Set(
  [
    'click',
    'click here',
    'click this link',
    'clicking here',
    'here',
    'link',
    'this link',
    'hier',
    'hier klicken',
    'klick hier',
    'klicken sie hier',
    'klicke hier',
    'ici',
    'cliquez ici',
    'clique ici',
    'cliquer ici',
    'aqui',
    'haz clic aqui',
    'haga clic aqui',
    'clic aqui',
    'clique aqui',
    'qui',
    'clicca qui',
    'fai clic qui',
    'klik hier',
    'klik her',
    'klicka har',
    'klikk her',
    'kliknij tutaj',
    'kliknij',
    'tutaj',
    'kliknete zde',
    'zde',
    'kattintson ide',
    'tiklayin',
    'buraya tiklayin',
    'нажмите здесь',
    'здесь',
    'натисніть тут',
    'тут',
    'ここ',
    'こちら',
    'こちらをクリック',
    '点击这里',
    '點擊這裡',
    'اضغط هنا',
    'انقر هنا',
    'هنا',
    'לחץ כאן',
    'לחצו כאן',
    'כאן',
  ].map(fold),
)

const LONGEST = 40

/** Visible links whose text is one of these and that have no better name (`aria-label`). */
export function vagueLinks(message: Message): Link[] {
  return readerLinks(message).filter(({ source, hidden, text, element }) => {
    if (source !== 'a' || hidden || text.length > LONGEST || !element) return false
    if (attributeOf(element, 'aria-label')?.trim()) return false
    return vague.has(
      fold(text)
        .replace(/[^\p{L}\p{M}\p{N} ]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  })
}
