/** Subjects and texts of our own, in the shape of real spam, newsletters and mails on accounts. */

export type Written = { name: string; language: string; subject: string; text: string }

export const spam: Written[] = [
  {
    name: 'a full mailbox, English',
    language: 'eng',
    subject: 'Attention: your mailbox will be suspended!!',
    text: `Dear user,
Your email account has exceeded its storage limit and incoming messages are now pending on the server.
Kindly click here below to confirm your password within 24 hours, or your account will be suspended and you will not be able to receive new messages.
CLICK HERE to validate your mailbox now
Failure to comply with this notice will result in the loss of your account.
Regards,
Webmail administrator`,
  },
  {
    name: 'an inheritance, English',
    language: 'eng',
    subject: 'Business proposal',
    text: `Dear friend,
I am a manager with a bank. I have a business proposal for you concerning the sum of $18,500,000 that a late client of our bank left without a next of kin.
I need a partner to receive this money for investment in your country. You will be given 40% of the total sum for your assistance.
If you are interested, kindly reply to me with your full name, your address and your telephone number, so that I can give you more details.
Please treat this as confidential.
Best regards`,
  },
  {
    name: 'cold sales from a factory, English',
    language: 'eng',
    subject: 'Professional manufacturer of quality parts',
    text: `Dear manager,
Good day. We are a professional manufacturer of machine parts with more than 15 years of experience. We can offer you high quality at a competitive price, and our products are sold to many countries.
Are you interested in our products? Please let me know your requirements and we will send you our catalogue and best quotation for your reference.
Looking forward to your kind reply.
Best regards,
Sales manager`,
  },
  {
    name: 'a parcel that waits for a fee, Spanish',
    language: 'spa',
    subject: 'Su paquete esta pendiente de entrega!',
    text: `Estimado cliente,
Su paquete no ha podido ser entregado y se encuentra pendiente en nuestro almacen. Para recibirlo debe confirmar el pago de 1,99 EUR dentro de las proximas 24 horas.
Haga clic aqui para confirmar el pago: http://203.0.113.7/pago
Si no confirma sus datos, el paquete sera devuelto al remitente.
Atentamente,
Servicio de atencion al cliente`,
  },
  {
    name: 'an account that is closed, Portuguese',
    language: 'por',
    subject: 'Sua conta foi suspensa!',
    text: `Prezado cliente,
Detectamos um acesso suspeito e a sua conta foi bloqueada por motivos de seguranca. Para evitar o cancelamento, clique aqui e confirme os seus dados e a sua senha dentro de 24 horas.
CLIQUE AQUI para regularizar agora
Caso nao regularize, a sua conta sera encerrada e o seu cartao sera bloqueado.
Atenciosamente,
Central de atendimento`,
  },
  {
    name: 'a card that must be confirmed, Japanese',
    language: 'jpn',
    subject: '【重要】カードのご利用確認のお願い',
    text: `いつもカードをご利用いただき、ありがとうございます。
ご本人様のご利用かどうかを確認させていただきたいお取引がありましたので、誠に勝手ながら、カードのご利用を一部制限させていただき、ご連絡させていただきました。
つきましては、以下へアクセスの上、カードのご利用確認にご協力をお願い致します。
ご回答をいただけない場合、カードのご利用制限が継続されることもございますので、予めご了承下さい。
http://203.0.113.9/login
ご不便とご心配をおかけしまして誠に申し訳ございませんが、何とぞご理解賜りたくお願い申しあげます。`,
  },
]

export const newsletters: Written[] = [
  {
    name: 'a shop in autumn, English',
    language: 'eng',
    subject: 'New this week: boots, rain jackets and a story from the workshop',
    text: `Hello and welcome to our autumn letter.
The new boots are in the shop. They're made in the same small workshop as last year, and this week we're showing how the soles are sewn on. Read more on our blog.
Our team was in the hills with the rain jackets: what worked, what didn't, and which one we'd take again.
Members get 15 % off until Sunday. The code is at the checkout.
You're getting this email because you signed up for news on our website. Unsubscribe or change your preferences. View in browser.`,
  },
  {
    name: 'a weekly on programming, English',
    language: 'eng',
    subject: 'Issue 212: a faster parser, and why tests flake',
    text: `Hi there, this week's issue is about parsers.
A post on how one team made their parser four times faster, what they tried first and why it didn't help.
Tests that fail only on Fridays: a long read about time zones in open source projects.
Version 3.2 of the build tool was released. It's a small update, but the new cache is on by default.
Events: the meetup in the city library is on the 12th. Join us, it's free.
Thanks for reading, and see you next week. You can read older issues in the archive, or unsubscribe here.`,
  },
  {
    name: 'a museum, Spanish',
    language: 'spa',
    subject: 'Este mes en el museo: fotografía y un taller para niños',
    text: `Hola:
Este mes abrimos una exposición de fotografía con imágenes de los mercados de la ciudad. La entrada es gratuita todos los jueves.
El sábado hay un taller para niños en el que aprenderán a revelar una foto. Puedes reservar tu plaza en nuestra web.
También hemos publicado en el blog una entrevista con la comisaria de la exposición.
Gracias por leernos. Recibes este boletín porque te suscribiste en nuestra web. Puedes darte de baja cuando quieras.`,
  },
  {
    name: 'a coffee roaster, Portuguese',
    language: 'por',
    subject: 'Novidades da torrefação: três cafés e um curso',
    text: `Olá,
Chegaram três novos cafés à nossa loja, todos torrados esta semana. No blog contamos de onde vêm e como os preparamos.
No próximo mês há um curso para quem quer aprender a fazer café em casa. As inscrições estão abertas no nosso site.
Obrigado por acompanhar o nosso trabalho. Você recebe esta newsletter porque se inscreveu no nosso site. Para não receber mais, cancele a inscrição aqui.`,
  },
]

export const accountMails: Written[] = [
  {
    name: 'an order that was sent, English',
    language: 'eng',
    subject: 'Your order 20481 has shipped',
    text: `Hi Robin,
Good news: your order 20481 has shipped and should be with you on Thursday.
1 x Walking boots, brown, size 42: 129.00 EUR
1 x Wool socks: 14.00 EUR
Shipping: 4.90 EUR
Total: 147.90 EUR
You can follow your order in your account. If an item isn't right, you can send it back within 30 days.
Questions? Just reply to this email or contact us on our website.
Thanks for your order, the team at Fernweg`,
  },
  {
    name: 'a new password that was asked for, English',
    language: 'eng',
    subject: 'Reset your password',
    text: `Hello Robin,
Someone asked for a link to change your password. You can do this through the link below.
Change my password
If you didn't ask for this, ignore this email. Your password won't change until you open the link above and create a new one.
The team at Fernweg`,
  },
  {
    name: 'an order confirmed, Spanish',
    language: 'spa',
    subject: 'Confirmación de tu pedido 20481',
    text: `Hola, Robin:
Gracias por tu pedido. Hemos recibido tu pedido 20481 y te avisaremos cuando lo enviemos.
1 x Botas de montaña, talla 42: 129,00 EUR
Gastos de envío: 4,90 EUR
Total: 133,90 EUR
Puedes ver tu pedido en tu cuenta. Si tienes alguna pregunta, escríbenos desde nuestra web.
El equipo de Fernweg`,
  },
  {
    name: 'an order confirmed, Portuguese',
    language: 'por',
    subject: 'Confirmação do seu pedido 20481',
    text: `Olá, Robin,
Obrigado pelo seu pedido. Recebemos o seu pedido 20481 e avisaremos quando for enviado.
1 x Botas de caminhada, tamanho 42: 129,00 EUR
Envio: 4,90 EUR
Total: 133,90 EUR
Você pode ver o seu pedido na sua conta. Se tiver alguma dúvida, entre em contato conosco pelo site.
A equipe da Fernweg`,
  },
  {
    name: 'your subscription will renew (eng)',
    language: 'eng',
    subject: 'Your subscription will renew',
    text: `Hi Robin,
your plan renews on 1 December. We will charge 12.00 EUR to the card ending in 4421. You can change your plan or cancel in your account settings at any time.
The team at Notizwerk`,
  },
  {
    name: 'new sign-in to your account (eng)',
    language: 'eng',
    subject: 'New sign-in to your account',
    text: `Hi Robin,
we noticed a new sign-in to your account from a computer in Vienna. If this was you, there is nothing to do. If you do not recognise it, please change your password and review your devices.
The team at Notizwerk`,
  },
  {
    name: 'please confirm your email address (eng)',
    language: 'eng',
    subject: 'Please confirm your email address',
    text: `Welcome to Notizwerk.
Please confirm your email address by clicking the button below. The link is valid for 24 hours.
Confirm email address
If you did not create an account, you can ignore this message.`,
  },
  {
    name: 'your parcel arrives today (eng)',
    language: 'eng',
    subject: 'Your parcel arrives today',
    text: `Hello Robin,
your parcel from Fernweg will be delivered today between 14:00 and 16:00. If you are not at home, we will leave it with a neighbour. You can change the delivery on our website.
Your parcel service`,
  },
  {
    name: 'your payment failed (eng)',
    language: 'eng',
    subject: 'Your payment failed',
    text: `Hi Robin,
we could not charge your card for this month. Please update your payment details in your account so that your plan keeps running. We will try again in three days.
The team at Notizwerk`,
  },
  {
    name: 'restablece tu contraseña (spa)',
    language: 'spa',
    subject: 'Restablece tu contraseña',
    text: `Hola, Robin:
Hemos recibido una solicitud para cambiar la contraseña de tu cuenta. Haz clic en el botón para elegir una nueva. Si no la has pedido tú, ignora este mensaje.
El equipo de Notizwerk`,
  },
  {
    name: 'redefina a sua senha (por)',
    language: 'por',
    subject: 'Redefina a sua senha',
    text: `Olá, Robin,
recebemos um pedido para alterar a senha da sua conta. Clique no botão abaixo para escolher uma nova. Se não foi você, ignore este e-mail.
A equipe da Notizwerk`,
  },
]

/** Polite and short: the model knows no mail like them, and takes some of them for more than they are. */
export const businessLetters: Written[] = [
  {
    name: 'an invoice, English',
    language: 'eng',
    subject: 'Invoice 2041',
    text: `Dear Ms Berger,
attached is the invoice for the repair of your bicycle. Please transfer the amount of 84.00 EUR within 14 days to the account below.
If you have any questions, please call us or reply to this email.
Kind regards,
Radwerk`,
  },
  {
    name: 'a reminder to pay, English',
    language: 'eng',
    subject: 'Payment reminder',
    text: `Hello Robin,
we have not received the payment for invoice 2041 yet. Please check and pay the amount of 84.00 EUR by Friday. If you have paid already, ignore this email.
Best regards,
the accounts team at Radwerk`,
  },
  {
    name: 'an appointment, English',
    language: 'eng',
    subject: 'Your appointment on Thursday',
    text: `Dear Mr Hill,
this is a reminder of your appointment with Dr Lindt on Thursday at 10:30. Please bring your insurance card. If you cannot come, please call us at least 24 hours before.
Kind regards,
the practice at the market`,
  },
  {
    name: 'an offer that was asked for, English',
    language: 'eng',
    subject: 'Quotation for the kitchen',
    text: `Dear Mrs Novak,
thank you for your interest. Please find attached our quotation for the kitchen we discussed last week. The price includes delivery and installation. We would be happy to answer your questions.
Best regards,
Tischlerei Holm`,
  },
  {
    name: 'an answer to an application, English',
    language: 'eng',
    subject: 'Your application',
    text: `Dear Ms Weber,
thank you for your application for the position of editor. We were impressed by your experience and would like to invite you to an interview next week. Please let us know which day suits you.
Best regards,
Human resources, Verlag am Fluss`,
  },
  {
    name: 'an invoice, Spanish',
    language: 'spa',
    subject: 'Factura 2041',
    text: `Estimada señora Ruiz:
Le adjuntamos la factura por la reparación de su bicicleta. Le rogamos que transfiera el importe de 84,00 EUR en un plazo de 14 días. Si tiene alguna pregunta, no dude en llamarnos.
Atentamente,
Taller Rueda`,
  },
  {
    name: 'an invoice, Portuguese',
    language: 'por',
    subject: 'Fatura 2041',
    text: `Prezada senhora Souza,
segue em anexo a fatura do conserto da sua bicicleta. Pedimos que o valor de 84,00 EUR seja transferido em até 14 dias. Em caso de dúvidas, ligue para nós.
Atenciosamente,
Oficina Roda`,
  },
]
