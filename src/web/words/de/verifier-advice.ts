import type { verifierAdvice as english } from '../en/verifier-advice.ts'

export const verifierAdvice: typeof english = {
  accepted_email: [
    'Ihr schreiben, sofern die Person Ihre Mail bestellt hat. Dass es ein Postfach gibt, ist keine Erlaubnis.',
    'Vor einem Versand in einigen Monaten noch einmal prüfen: Menschen wechseln die Stelle, und Postfächer werden geschlossen.',
  ],
  invalid_email: ['Die Adresse noch einmal erfragen oder an der markierten Stelle berichtigen.'],
  invalid_domain: [
    'Die Domain mit der Quelle der Adresse vergleichen: Oft ist nur ein Buchstabe falsch.',
    'War sie einmal richtig, wurde die Domain aufgegeben. Dann die Adresse aus der Liste nehmen.',
  ],
  no_mx: [
    'Die Adresse aus der Liste nehmen oder eine andere erfragen. Bei dieser Domain nimmt nichts Mail an.',
  ],
  null_mx: [
    'Die Adresse aus der Liste nehmen. Die Domain gibt öffentlich an, dass sie keine Mail annimmt; Warten ändert daran nichts.',
  ],
  no_mailbox: [
    'Nach einem vertippten Buchstaben vor dem @ suchen.',
    'Sonst aus der Liste nehmen: Jede Mail an ein Postfach, das es nicht gibt, schadet Ihrem Ruf als Absender.',
  ],
  bounced: [
    'Die Adresse aus der Liste nehmen: Mail von Ihnen an sie kam endgültig zurück.',
    'Wurde sie seither wieder eröffnet, von Hand an sie schreiben; was dort in einem Platzierungstest ankommt, wiegt mehr als ein älterer Bounce.',
  ],
  mailbox_full: [
    'Beim nächsten Versand auslassen und in ein bis zwei Wochen noch einmal prüfen.',
    'Ein Postfach, das voll bleibt, wird meist nicht mehr gelesen.',
  ],
  mailbox_disabled: ['Die Adresse aus der Liste nehmen. Ihr Anbieter hat das Postfach geschlossen.'],
  catch_all: [
    'Nur schreiben, wenn die Person selbst die Adresse genannt hat; ein erratener Name würde genauso angenommen.',
    'Immer nur an wenige solche Adressen senden und aufhören, wo Mail zurückkommt.',
  ],
  disposable: [
    'Damit rechnen, dass dort ab morgen niemand mehr liest. Wer in Kontakt bleiben will, erfragt eine andere Adresse.',
    'Keinen Newsletter dorthin senden: Solche Domains dienen auch als Fallen für Absender.',
  ],
  role: [
    'Für Geschäftliches verwenden, nicht für Newsletter: Wer dort liest, hat sich nicht selbst angemeldet.',
    'Die Adresse einer Person erfragen.',
  ],
  greylisted: [
    'Abwarten. Der Server wird zur gezeigten Zeit noch einmal gefragt, vom selben Absender; genau das will er sehen.',
  ],
  blocked_by_receiver: [
    'Das nicht als schlechte Adresse werten. Abgewiesen wurde der Server, der gefragt hat.',
    'Wer sicher sein muss, sendet eine Bestätigungsmail.',
  ],
  timeout: ['Später noch einmal prüfen. Langsame Server haben oft nur viel zu tun.'],
  provider_unverifiable: [
    'Eine Bestätigungsmail senden. Bei diesem Anbieter verrät nichts anderes, ob es das Postfach gibt.',
  ],
  mailbox_not_asked: [
    'Weder als gut noch als schlecht werten: Was sich ansehen ließ, spricht für die Adresse, und nach dem Postfach selbst wurde nicht gefragt.',
    'Eine Bestätigungsmail entscheiden lassen, bevor die Adresse auf eine Liste kommt.',
  ],
  unroutable: [
    'Die Adresse aus der Liste nehmen: Die Mailserver, die ihre Domain nennt, kann niemand erreichen.',
  ],
  catch_all_unknown: [
    'Nur schreiben, wenn die Person selbst die Adresse genannt hat; ob der Server jeden Namen annimmt, ließ sich nicht herausfinden.',
  ],
  possible_typo: ['Vor dem Schreiben nachfragen, welche der beiden Schreibweisen stimmt.'],
  restricted: [
    'Später noch einmal prüfen oder eine Bestätigungsmail senden: Das Postfach gibt es anscheinend.',
  ],
  temporary_error: ['In einer Stunde noch einmal prüfen. Der Server hatte selbst eine Störung.'],
  unclear_reply: [
    'Eine Bestätigungsmail senden: Was der Server sagte, lässt sich auf mehr als eine Weise lesen.',
  ],
  disconnected: ['Später noch einmal prüfen. Der Server hat aufgelegt, bevor er antwortete.'],
  no_connection: [
    'Später oder von anderswo noch einmal prüfen. Von diesem Server aus war kein Mailserver der Domain zu erreichen.',
  ],
  utf8_not_offered: [
    'Eine Adresse in einfachen lateinischen Buchstaben erfragen: Dieser Mailserver nimmt keine Namen in anderen Schriften an.',
  ],
  dns_unavailable: [
    'Später noch einmal prüfen. Die Nameserver konnten nicht abgefragt werden; über die Adresse sagt das nichts.',
  ],
  opted_out: [
    'Eine Bestätigungsmail senden, wenn Sie schreiben dürfen. Hier wird diese Adresse nicht geprüft.',
  ],
}
