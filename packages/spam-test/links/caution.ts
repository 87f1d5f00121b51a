/**
 * Links that do something when opened: unsubscribe, confirm, sign in, vote. A test must not do it in the
 * reader's name, so these are asked with HEAD only. Matching too much costs nothing but a little certainty.
 */
import type { Link } from '@postproof/message/types'

/** Parts of words, lower case, without accents. They match inside the visible text and the whole decoded URL. */
const LATIN = [
  // unsubscribe: en de fr es pt it nl sv da no fi pl cs sk hu ro tr id vi hr lt lv et
  'unsub',
  'optout',
  'opt-out',
  'opt_out',
  'opt out',
  'list-manage',
  'remove me',
  'stop receiving',
  'no longer',
  'abmeld',
  'abbestell',
  'austrag',
  'desabon',
  'desinscri',
  'desuscri',
  'dessubscri',
  'descadastr',
  'baja',
  'cancelar',
  'anular',
  'disiscri',
  'disdici',
  'cancella',
  'annulla',
  'afmeld',
  'uitschrijv',
  'avregistr',
  'avprenumer',
  'avsluta',
  'frameld',
  'avmeld',
  'peruuta',
  'peru tilaus',
  'wypisz',
  'zrezygnuj',
  'odhlas',
  'leiratkoz',
  'dezabon',
  'aboneligi',
  'abonelikten',
  'berhenti',
  'huy dang ky',
  'odjav',
  'atsisak',
  'atrakst',
  'loobu',
  'preferences',
  'preferenc',
  'einstellungen',
  // confirm, verify, activate
  'confirm',
  'verif',
  'activat',
  'aktivier',
  'bestatig',
  'bestaetig',
  'conferm',
  'bevestig',
  'bekrafta',
  'bekraeft',
  'bekreft',
  'vahvista',
  'potwierd',
  'potvrd',
  'potrdi',
  'megerosit',
  'onayla',
  'konfirmasi',
  'xac nhan',
  'validat',
  'valider',
  'optin',
  'opt-in',
  'opt_in',
  'subscribe',
  // whatever else happens once
  'accept',
  'akzeptier',
  'decline',
  'reject',
  'approve',
  'rsvp',
  'zusage',
  'absage',
  'vote',
  'delete',
  'cancel',
  'login',
  'log in',
  'signin',
  'sign in',
  'sign-in',
  'anmelden',
  'magic',
  'reset',
  'invit',
  'einladung',
]

const OTHER_SCRIPTS = [
  'отпис',
  'отказаться',
  'подтверд',
  'войти',
  'відпис',
  'відмовитися',
  'підтверд',
  'отпиш',
  'потвърд',
  'одјав',
  'потврд',
  'διαγραφ',
  'απεγγραφ',
  'κατάργηση',
  'επιβεβαί',
  '退订',
  '退訂',
  '取消订阅',
  '取消訂閱',
  '确认',
  '確認',
  '验证',
  '驗證',
  '配信停止',
  '購読解除',
  '登録解除',
  '解除',
  '認証',
  '수신거부',
  '수신 거부',
  '구독 취소',
  '구독취소',
  '확인',
  '인증',
  'إلغاء',
  'الغاء',
  'تأكيد',
  'تفعيل',
  'הסר',
  'הסרה',
  'ביטול',
  'אישור',
  'לאשר',
  'अनसब्सक्राइब',
  'सदस्यता समाप्त',
  'पुष्टि',
  'ยกเลิก',
  'ยืนยัน',
  'لغو',
  'تایید',
].map(fold)

const WORDS = [...LATIN, ...OTHER_SCRIPTS]

/** True when opening the link may change something, by its visible text, its address, or because it is a form. */
export function changesSomething(link: Pick<Link, 'href' | 'text' | 'source'>): boolean {
  if (link.source === 'form') return true
  const said = fold(`${link.text.slice(0, 1000)} ${decoded(link.href.slice(0, 4000))}`)
  return WORDS.some((word) => said.includes(word))
}

/** Lower case, without accents and dotless i, so that one spelling of a word is enough. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href.replaceAll('+', ' '))
  } catch {
    return href
  }
}
