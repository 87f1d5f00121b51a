/**
 * What servers say of a mailbox in languages other than English, as plain text in lower case. Each pattern names the
 * mailbox, its user or its address itself, so that it cannot be read of anyone else.
 */
type LanguageWords = { absent: RegExp; full: RegExp; disabled: RegExp }

const words: Record<string, LanguageWords> = {
  de: {
    absent:
      /\b(?:benutzer|empf(?:ä|ae|a)nger(?:adresse)?|postfach|mailbox|e-?mail-?adresse|mailadresse|adresse|konto)s?\b.{0,40}(?:unbekannt|(?:ist )?ung(?:ü|ue)ltig|nicht (?:gefunden|bekannt|vorhanden|existent)|existiert (?:hier )?nicht|gibt es nicht)|\b(?:unbekannte[rs]?|kein(?:e|en|em)? (?:solche[rsn]? |g(?:ü|ue)ltige[rsn]? )?)\s?(?:benutzer|empf(?:ä|ae|a)nger|postfach|adresse|konto|mailbox)/,
    full: /(?:postfach|mailbox|konto).{0,40}(?:\bvoll\b|(?:ü|ue)berf(?:ü|ue)llt)|speicherplatz.{0,40}(?:ersch(?:ö|oe)pft|(?:ü|ue)berschritten|voll)|speicherlimit|(?:ü|ue)ber (?:die )?quota/,
    disabled:
      /(?:postfach|mailbox|konto|benutzer|empf(?:ä|ae|a)nger|account).{0,30}(?:gesperrt|deaktiviert|geschlossen|stillgelegt|gel(?:ö|oe)scht|abgelaufen)/,
  },
  fr: {
    absent:
      /\b(?:utilisateur|destinataire|adresse|bo(?:î|i)te|compte)s?\b.{0,50}(?:inconnue?s?\b|introuvable|invalide|inexistante?|n'existe (?:pas|plus)|n existe pas)|\baucun (?:utilisateur|destinataire|compte)/,
    full: /bo(?:î|i)te.{0,40}(?:pleine|satur(?:é|e)e)|quota d(?:é|e)pass(?:é|e)|espace .{0,20}insuffisant/,
    disabled:
      /(?:bo(?:î|i)te|compte|adresse|utilisateur).{0,40}(?:d(?:é|e)sactiv(?:é|e)e?|ferm(?:é|e)e?|suspendue?|archiv(?:é|e)e?|bloqu(?:é|e)e?)/,
  },
  // Spanish, Portuguese and Italian share most of these words.
  south: {
    absent:
      /(?:usu(?:a|á)rio|usuario|destinat(?:a|á)rio|destinatario|buz(?:o|ó)n|cuenta|direcci(?:o|ó)n|casilla|caixa(?: postal)?|conta|endere(?:c|ç)o|correo(?: electr(?:ó|o)nico)?|utente|casella|indirizzo).{0,50}(?:desconocid[oa]|desconhecid[oa]|sconosciut[oa]|inexistente|inesistente|no existe|n(?:ã|a)o existe|non esiste|no encontrad[oa]|n(?:ã|a)o encontrad[oa]|non trovat[oa])|(?:no existe|n(?:ã|a)o existe|non esiste|nessun)\w{0,2} (?:\w+ ){0,2}(?:usu(?:a|á)rio|destinat(?:a|á)rio|buz(?:o|ó)n|cuenta|direcci(?:o|ó)n|caixa|conta|endere(?:c|ç)o|utente|casella|indirizzo|persona)/,
    full: /(?:buz(?:o|ó)n|casilla|cuenta|caixa|conta|casella).{0,40}(?:llen[oa]|chei[oa]|pien[oa])|(?:cuota|cota|quota|l(?:í|i)mite|espacio|espa(?:c|ç)o|spazio).{0,50}(?:excedid[oa]|superad[oa]|superat[oa]|esgotad[oa]|agotad[oa]|esaurit[oa])/,
    disabled:
      /(?:usu(?:a|á)rio|buz(?:o|ó)n|cuenta|caixa|conta|casella|account|utente).{0,30}(?:desactivad[oa]|desativad[oa]|disattivat[oa]|disabilitat[oa]|suspendid[oa]|suspens[oa]|sospes[oa]|bloquead[oa]|bloccat[oa]|cerrad[oa]|encerrad[oa]|chius[oa]|inativ[oa]|inactiv[oa]|cancelad[oa])/,
  },
  nl: {
    absent:
      /(?:gebruiker|ontvanger|adres|mailadres|postbus|mailbox).{0,40}(?:onbekend|niet gevonden|bestaat niet|niet bekend)|onbekende (?:gebruiker|ontvanger)/,
    full: /(?:postbus|mailbox|postvak).{0,30}\bvol\b/,
    disabled: /(?:postbus|mailbox|account|gebruiker).{0,30}(?:uitgeschakeld|geblokkeerd|gesloten|opgeheven)/,
  },
  pl: {
    absent:
      /(?:u(?:ż|z)ytkownik|adresat|odbiorca|konto|skrzynka|adres).{0,40}(?:nieznany|nie istnieje|nie znaleziono|nieznane|nieznana)|nie ma (?:takiego|takiej) (?:konta|u(?:ż|z)ytkownika|adresu|skrzynki|adresata)|nieznany (?:u(?:ż|z)ytkownik|adresat|odbiorca)/,
    full: /skrzynka.{0,30}(?:pe(?:ł|l)na|przepe(?:ł|l)niona)|przekroczon\w+ (?:limit|quota)/,
    disabled:
      /(?:konto|skrzynka).{0,30}(?:zablokowan|wy(?:ł|l)(?:ą|a)czon|nieaktywn|zawieszon|usuni(?:ę|e)t)/,
  },
  cs: {
    absent:
      /(?:u(?:ž|z)ivatel|p(?:ř|r)(?:í|i)jemce|schr(?:á|a)nka|adresa).{0,40}(?:neexistuje|nezn(?:á|a)m|nenalezen)|nezn(?:á|a)m(?:ý|y|á|a) (?:u(?:ž|z)ivatel|p(?:ř|r)(?:í|i)jemce|schr(?:á|a)nka|adresa)/,
    full: /schr(?:á|a)nka.{0,30}pln(?:á|a)\b/,
    disabled: /(?:schr(?:á|a)nka|(?:ú|u)(?:č|c)et).{0,30}(?:zablokov|zru(?:š|s)en|deaktivov)/,
  },
  nordic: {
    absent:
      /(?:anv(?:ä|a)ndaren?|mottagaren?|brukeren?|mottakeren?|brugeren?|modtageren?|adressen?|k(?:ä|a)ytt(?:ä|a)j(?:ä|a)(?:ä|a)?|vastaanottajaa?).{0,40}(?:finns inte|finnes ikke|findes ikke|ok(?:ä|a)nd|ukjent|ukendt|ei l(?:ö|o)ydy|tuntematon)|(?:ok(?:ä|a)nd|ukjent|ukendt|tuntematon) (?:anv(?:ä|a)ndare|mottagare|bruker|mottaker|bruger|modtager|adresse?|k(?:ä|a)ytt(?:ä|a)j(?:ä|a)|vastaanottaja)/,
    full: /(?:postl(?:å|a)da|brevl(?:å|a)da|postkasse|postboks|postilaatikko)\w*.{0,30}(?:\bfulle?n?\b|\bfuld\b|fylld|t(?:ä|a)ynn(?:ä|a))/,
    disabled:
      /(?:kontot?|kontoen|postl(?:å|a)dan?|postkassen?).{0,30}(?:sp(?:ä|e)rr|avst(?:ä|a)ng|deaktiver|lukket|st(?:ä|a)ngd)/,
  },
  ru: {
    absent:
      /(?:пользовател|получател|адресат|ящик|адрес|аккаунт|учетн|учётн)\S*.{0,40}(?:не найден|не существует|неизвест|отсутствует)|(?:нет такого|неизвестный|несуществующий) (?:пользовател|получател|адрес|ящик)/,
    full: /ящик.{0,30}(?:переполнен|заполнен)|превышена? квота/,
    disabled:
      /(?:ящик|аккаунт|учетная запись|учётная запись|пользователь).{0,30}(?:отключ|заблокирован|удал(?:е|ё)н|закрыт|неактив)/,
  },
  tr: {
    absent:
      /(?:kullan(?:ı|i)c(?:ı|i)|al(?:ı|i)c(?:ı|i)|adres|posta kutusu).{0,40}(?:bulunamad(?:ı|i)|bilinmiyor|yok\b|mevcut de(?:ğ|g)il)/,
    full: /(?:posta kutusu|kota).{0,30}(?:dolu|a(?:ş|s)(?:ı|i)ld(?:ı|i))/,
    disabled:
      /(?:hesap|hesab(?:ı|i)|posta kutusu|kullan(?:ı|i)c(?:ı|i)).{0,30}(?:kapat(?:ı|i)l|devre d(?:ı|i)(?:ş|s)(?:ı|i)|ask(?:ı|i)ya)/,
  },
  // Written without spaces between words.
  east: {
    absent:
      /(?:ユーザー?|宛先|受信者|メールアドレス|アカウント|メールボックス|用户|用戶|收件人|邮箱|郵箱|信箱|账户|帳戶|地址|사용자|수신자|계정).{0,30}(?:見つかりません|存在しません|不明|不存在|未找到|无效|無效|찾을 수 없|존재하지)/,
    full: /(?:メールボックス|受信箱).{0,20}(?:容量|いっぱい|満杯)|(?:邮箱|郵箱|信箱|邮箱空间|用户空间).{0,20}(?:已满|已滿|空间不足|不足|超出|超限)|메일함.{0,20}(?:가득|초과)/,
    disabled:
      /(?:アカウント|ユーザー?|用户|账户|帳戶|邮箱|계정).{0,20}(?:無効|停止|已停用|被停用|已冻结|冻结|已禁用|被禁用|비활성|정지)/,
  },
  others: {
    absent:
      /(?:ismeretlen|nem l(?:é|e)tez(?:ő|o)) (?:felhaszn(?:á|a)l(?:ó|o)|c(?:í|i)mzett|c(?:í|i)m)|(?:felhaszn(?:á|a)l(?:ó|o)|c(?:í|i)mzett).{0,30}(?:nem l(?:é|e)tezik|ismeretlen|nem tal(?:á|a)lhat(?:ó|o))|(?:utilizator|destinatar|adres(?:ă|a)).{0,30}(?:necunoscut|inexistent|nu exist(?:ă|a))|(?:άγνωστος|ανύπαρκτος) (?:χρήστης|παραλήπτης)|(?:χρήστης|παραλήπτης).{0,30}(?:δεν υπάρχει|δεν βρέθηκε)/,
    full: /(?:postafi(?:ó|o)k).{0,30}(?:megtelt|tele)|c(?:ă|a)su(?:ț|t)(?:ă|a).{0,30}plin|γραμματοκιβώτιο.{0,30}γεμάτο/,
    disabled:
      /(?:fi(?:ó|o)k|cont(?:ul)?|λογαριασμός).{0,30}(?:letiltva|zárolva|dezactivat|suspendat|απενεργοποι)/,
  },
}

const anyOf = (kind: keyof LanguageWords) => Object.values(words).map((one) => one[kind])

export const absentInLanguages: readonly RegExp[] = anyOf('absent')
export const fullInLanguages: readonly RegExp[] = anyOf('full')
export const disabledInLanguages: readonly RegExp[] = anyOf('disabled')

/** The client, named in other languages, is blocked. */
export const clientBlockedInLanguages: readonly RegExp[] = [
  /\bip-? ?adresse?\b.{0,40}(?:gesperrt|blockiert|abgelehnt|geblockt)/,
  /\badresse ip\b.{0,40}(?:bloqu(?:é|e)|refus(?:é|e)|blacklist|liste noire)/,
  /\b(?:direcci(?:ó|o)n ip|su ip|ip)\b.{0,40}(?:bloquead|lista negra|rechazad)/,
  /\b(?:seu ip|endere(?:c|ç)o ip)\b.{0,40}(?:bloquead|lista negra|recusad)/,
  /\b(?:vostro|tuo|suo|indirizzo) ip\b.{0,40}(?:bloccat|lista nera|rifiutat)/,
  /ip-?адрес.{0,40}(?:заблокирован|ч(?:е|ё)рн)/,
  /(?:ip|您的ip|发信ip).{0,20}(?:被拒绝|被屏蔽|黑名单|限制)/,
]
/** Blocked by the one who answers, whomever it is about. */
export const blockedByInLanguages: readonly RegExp[] = [
  /\bbloqu(?:é|e)e?s? par (?:nos|notre|le|la|les|un)\b/,
  /\b(?:gesperrt|blockiert|geblockt)\b.{0,20}\b(?:von|durch) (?:uns|unser)|\bvon (?:uns|unser\w*)\b.{0,40}\b(?:gesperrt|blockiert|geblockt)\b/,
  /\bbloquead[oa]s? por (?:nuestr|noss|el|los|o|a)\w*\b/,
]
/** Too many connections, which can only be ours; of messages it might be said of a mailbox. */
export const clientRateInLanguages: readonly RegExp[] = [
  /zu viele (?:gleichzeitige )?(?:verbindungen|anfragen)/,
  /trop de (?:connexions|requ(?:ê|e)tes)/,
  /demasiad[ao]s (?:conexiones|peticiones)/,
  /muit[ao]s (?:conex(?:õ|o)es|liga(?:ç|c)(?:õ|o)es)/,
  /troppe connessioni/,
  /слишком много (?:подключений|соединений)/,
]
/** Too many messages to one mailbox. */
export const recipientRateInLanguages: readonly RegExp[] = [
  /empf(?:ä|ae)nger (?:erh(?:ä|ae)lt|bekommt) .{0,20}zu viele/,
  /destinataire re(?:ç|c)oit trop/,
  /destinatario (?:recibe demasiados|riceve troppi)/,
]
/** The envelope sender is not known or not taken. */
export const senderInLanguages: readonly RegExp[] = [
  /\babsender(?:adresse)?\b.{0,40}(?:unbekannt|nicht|abgelehnt|ung(?:ü|ue)ltig|gesperrt)|(?:unbekannter|ung(?:ü|ue)ltiger) absender/,
  /\bexp(?:é|e)diteur\b.{0,40}(?:inconnu|refus|invalide|rejet)/,
  /\b(?:remitente|remetente|mittente)\b.{0,40}(?:desconoc|desconhec|sconosciut|rechaz|rejeit|rifiut|inv(?:á|a)lid|non valid)/,
  /отправител\S*.{0,40}(?:не найден|неизвест|отклон|заблокирован)/,
]
