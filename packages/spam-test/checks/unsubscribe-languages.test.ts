import { findUnsubscribeWord } from '@postproof/message/word-lists'
import { describe, expect, test } from 'vitest'
import unsubscribe from '../../message/data/unsubscribe-words.json' with { type: 'json' }
import { htmlMail, mail, outcome } from '../context/fixture.ts'
import { check } from './body-unsubscribe.ts'

/** In every language of the word lists: what links say, and a sentence that says it around a link in [brackets]. */
const languages: [language: string, label: string, sentence: string][] = [
  ['en', 'Unsubscribe', 'If you would rather not hear from us again, click [here].'],
  ['de', 'Newsletter abbestellen', 'Melden Sie sich [hier] vom Newsletter ab.'],
  ['fr', 'Se désabonner', 'Désinscrivez-vous en cliquant [ici].'],
  ['es', 'Darse de baja', 'Puede darse en cualquier momento de baja [aquí].'],
  ['it', 'Disiscriviti', 'Cancella subito la tua iscrizione [qui].'],
  ['pt', 'Cancelar inscrição', 'Se não deseja mais receber estas mensagens, clique [aqui].'],
  ['nl', 'Uitschrijven', 'Meld je [hier] af.'],
  ['sv', 'Avregistrera', 'Vill du inte längre få våra utskick, klicka [här].'],
  ['da', 'Frameld nyhedsbrev', 'Ønsker du ikke at modtage flere nyhedsbreve, så klik [her].'],
  ['no', 'Meld deg av', 'Vil du ikke lenger motta e-post fra oss, klikk [her].'],
  ['fi', 'Peruuta tilaus', 'Voit perua uutiskirjeen tilauksen [tästä].'],
  ['is', 'Afskrá mig', 'Viltu hætta í áskrift? Smelltu [hér].'],
  ['pl', 'Wypisz się', 'Jeżeli nie chcesz już otrzymywać naszych wiadomości, kliknij [tutaj].'],
  ['cs', 'Odhlásit odběr', 'Nechcete-li již dostávat naše zprávy, klikněte [zde].'],
  ['sk', 'Odhlásiť odber', 'Ak si neželáte dostávať ďalšie správy, kliknite [sem].'],
  ['sl', 'Odjava', 'Če ne želite več prejemati naših novic, kliknite [tukaj].'],
  ['hr', 'Odjavi se', 'Ako ne želite više primati naše poruke, kliknite [ovdje].'],
  ['sr', 'Одјави се', 'Ако не желите више да примате наше поруке, кликните [овде].'],
  ['hu', 'Leiratkozás', 'Itt [ide kattintva] iratkozhat bármikor le.'],
  ['ro', 'Dezabonare', 'Dacă nu mai doriți aceste mesaje, apăsați [aici].'],
  ['bg', 'Отписване', 'Ако не желаете да получавате този бюлетин, натиснете [тук].'],
  ['el', 'Απεγγραφή', 'Αν δεν επιθυμείτε να λαμβάνετε τα νέα μας, πατήστε [εδώ].'],
  ['ru', 'Отписаться', 'Если вы не хотите больше получать наши письма, нажмите [здесь].'],
  ['uk', 'Відписатися', 'Якщо ви не бажаєте отримувати наші листи, натисніть [тут].'],
  ['be', 'Адпісацца', 'Калі вы не жадаеце атрымліваць лісты, націсніце [тут].'],
  ['tr', 'Abonelikten çık', 'E-postalarımızı almak istemiyorsanız [buraya] tıklayın.'],
  ['et', 'Loobu uudiskirjast', 'Kui sa ei soovi enam uudiskirja saada, vajuta [siia].'],
  ['lv', 'Atrakstīties', 'Ja nevēlaties turpmāk saņemt mūsu vēstules, spiediet [šeit].'],
  ['lt', 'Atsisakyti prenumeratos', 'Jei nebenorite mūsų laiškų gauti, spauskite [čia].'],
  ['ca', 'Cancel·la la subscripció', 'Podeu donar-vos quan vulgueu de baixa [aquí].'],
  ['gl', 'Darse de baixa', 'Se non desexa recibir máis mensaxes, prema [aquí].'],
  [
    'eu',
    'Harpidetza kendu',
    'Ez baduzu gure mezurik jaso nahi, ezeztatu harpidetza: harpidetza ezeztatzeko [hemen].',
  ],
  ['sq', 'Çregjistrohu', 'Nëse nuk dëshironi të merrni më lajme, klikoni [këtu].'],
  ['mk', 'Одјави се', 'Ако не сакате повеќе да примате пораки, кликнете [тука].'],
  ['ga', 'Díliostáil', 'Cliceáil [anseo] chun do shíntiús, nó cealaigh an síntiús anois.'],
  ['cy', 'Dad-danysgrifio', 'Gallwch ganslo eich tanysgrifiad [yma].'],
  ['mt', 'Neħħi l-abbonament', 'Tista’ tikkanċella l-abbonament [hawn].'],
  ['ja', '配信停止', 'メールの配信を停止したい方は[こちら]へ。'],
  ['zh', '退订', '如果您不想再收到我们的邮件，请点击[此处]。'],
  ['ko', '수신거부', '메일 수신을 원하지 않으시면 [여기]를 눌러 주세요.'],
  ['th', 'ยกเลิกการสมัคร', 'หากคุณไม่ต้องการรับอีเมลอีก คลิก[ที่นี่]'],
  ['vi', 'Hủy đăng ký', 'Nếu bạn không muốn tiếp tục nhận thư, hãy bấm vào [đây].'],
  ['id', 'Berhenti berlangganan', 'Jika Anda tidak ingin lagi menerima surel kami, klik [di sini].'],
  ['ms', 'Nyahlanggan', 'Jika anda tidak mahu lagi menerima e-mel ini, klik [di sini].'],
  ['tl', 'Mag-unsubscribe', 'Kung ayaw mo nang makatanggap ng mga email, pindutin [ito].'],
  ['hi', 'सदस्यता समाप्त करें', 'यदि आप ये ईमेल प्राप्त करना नहीं चाहते, तो [यहाँ] क्लिक करें।'],
  ['bn', 'আনসাবস্ক্রাইব', 'আপনি আর ইমেল পেতে না চাইলে [এখানে] ক্লিক করুন।'],
  ['ta', 'குழுவிலகு', 'சந்தாவை இப்போது ரத்து செய்ய [இங்கே] அழுத்தவும்.'],
  ['ar', 'إلغاء الاشتراك', 'إذا كنت لا ترغب في تلقي رسائلنا اضغط [هنا].'],
  ['fa', 'لغو اشتراک', 'اگر نمی‌خواهید ایمیل‌های ما را دریافت کنید [اینجا] را بزنید.'],
  ['he', 'הסרה מרשימת התפוצה', 'אם אינך רוצה עוד דיוור, לביטול המנוי לחץ [כאן].'],
  ['ur', 'ان سبسکرائب', 'اگر آپ یہ ای میل وصول نہیں کرنا چاہتے تو [یہاں] دبائیں۔'],
  ['af', 'Teken uit', 'As jy nie meer ons briewe wil ontvang nie, klik [hier].'],
  ['sw', 'Jiondoe', 'Ili kuacha sasa kupokea barua zetu bonyeza [hapa].'],
  ['kk', 'Жазылымнан бас тарту', 'Хаттарды алудан кез келген уақытта бас тарту үшін [мұнда] басыңыз.'],
  ['az', 'Abunəlikdən çıx', 'Məktublarımızı almaq daha istəmirsinizsə, [bura] basın.'],
  ['ka', 'გამოწერის გაუქმება', 'თუ აღარ გსურთ ჩვენი წერილების მიღება, დააჭირეთ [აქ].'],
  ['hy', 'Ապաբաժանորդագրվել', 'Եթե ցանկանում եք դադարեցնել Ձեր բաժանորդագրությունը, սեղմեք [այստեղ]։'],
]

const bulk = { kind: 'subscribers' } as const
const bytes = (source: string) => Buffer.from(source).toString('latin1')
const html = (body: string) => htmlMail(bytes(`<html><body><p>News of May.</p>${body}</body></html>`))
const href = 'https://example.org/c/7f3a'

test('there are cases for every language of the list', () => {
  expect(languages.map(([language]) => language)).toEqual(Object.keys(unsubscribe.languages))
})

describe.each(languages)('%s', (_, label, sentence) => {
  test(`a link says “${label}”`, async () => {
    expect(await outcome(check, html(`<p><a href="${href}">${label}</a></p>`), bulk)).toBe('good found')
  })

  test('an icon has it as its title, and a picture as its alternative text', async () => {
    const icon = `<a href="${href}" title="${label}"><img src="https://example.org/x.png" alt=""></a>`
    const picture = `<a href="${href}"><img src="https://example.org/x.png" alt="${label}"></a>`
    expect(await outcome(check, html(icon), bulk)).toBe('good found')
    expect(await outcome(check, html(picture), bulk)).toBe('good found')
  })

  test('soft hyphens, no-break spaces and line ends within the words do not hide them', async () => {
    const cut = label.replace(/(\p{L})(?=\p{L})/gu, '$1\u00ad').replaceAll(' ', '\u00a0\n ')
    expect(await outcome(check, html(`<p><a href="${href}">${cut}</a></p>`), bulk)).toBe('good found')
  })

  test(`a link stands in “${sentence}”`, async () => {
    const linked = sentence.replace(/\[(.*)\]/, `<a href="${href}">$1</a>`)
    expect(await outcome(check, html(`<p>${linked}</p>`), bulk)).toBe('good found')
    const written = sentence.replace(/\[(.*)\]/, `$1: ${href} `)
    expect(await outcome(check, mail({}, bytes(`News of May.\n\n${written}`)), bulk)).toBe('good found')
  })

  test('the sentence alone is no link', async () => {
    const text = sentence.replace(/[[\]]/g, '')
    const other = '<p><a href="https://example.org/">Autumn at Acme</a></p>'
    expect(await outcome(check, html(`<p>${text}</p>${other}`), bulk)).toBe('bad word-without-link')
  })
})

test.each([
  'Melden Sie sich ab sofort für den Kurs an',
  'Die Zahlen fallen ab Mai',
  'Trabaja con nosotros',
  'Precios de baja temporada',
  'I voli cancellati',
  'If you did not get the code, send it again',
  'Remove items from your wish list',
  'Article 11 should be removed from the proposal',
  'En plus, vous allez recevoir un cadeau',
  'Schrijf een review over uw aankoop',
  'Precio: 10 euros',
  'Manage cookie preferences',
  'You no longer get lost with our map',
  'Stop junk before it starts',
  'Stop the press: our new boots are here',
  'Der Newsletter dieser Woche kündigt neue Kurse an',
  '支払いが受信者によって拒否された場合',
  'サーバーを停止しました',
  '订阅我们的频道',
  '구독하기',
  'Подписаться на рассылку',
  'Abonniere unseren Newsletter',
  'Iscriviti alla newsletter',
  'Inscrivez-vous',
  'Suscríbete',
  'Zapisz się na newsletter',
  'Přihlásit odběr',
  'Bültenimize abone olun',
])('“%s” is no way out of a list', (text) => {
  expect(findUnsubscribeWord(text)).toBeNull()
})
