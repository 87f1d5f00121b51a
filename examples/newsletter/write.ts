import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { drawPictures } from './pictures.ts'

/**
 * `npm run sample`, its first half: draws the pictures of the sample newsletter and writes its two mails, the careless
 * one and the repaired one, from the HTML beside this file; then signs the repaired one.
 */

const here = import.meta.dirname
const examples = join(here, '..')
const text = (name: string) => readFile(join(here, name), 'utf8')

const shared = {
  to: 'reader@localhost.test',
  xMailer: false as const,
  disableFileAccess: true,
  disableUrlAccess: true,
}

const careless = {
  ...shared,
  from: 'OSTREL Deals <deals@ostrel.example>',
  replyTo: 'workshop@ostrel.example',
  subject: 'LAST CHANCE!! 40% OFF everything',
  date: new Date('2026-11-18T09:02:11Z'),
  messageId: '<c99812.1794992531@web07.hosting.example>',
  headers: {
    'X-Mailer': 'PHPMailer 5.2.9 (https://github.com/PHPMailer/PHPMailer)',
    Precedence: 'bulk',
    'List-Unsubscribe': '<mailto:unsubscribe@ostrel.example?subject=99812>',
  },
  html: await text('careless.html'),
}

const repaired = {
  ...shared,
  from: 'Ostrel Stoneware <letters@ostrel.example>',
  replyTo: 'workshop@ostrel.example',
  subject: 'The winter table is out of the kiln',
  date: new Date('2026-11-18T09:00:00Z'),
  messageId: '<20261118.7d21c4@mail.ostrel.example>',
  headers: {
    'List-Unsubscribe': '<https://www.ostrel.example/u/7d21c4>, <mailto:leave@ostrel.example?subject=7d21c4>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-ID': 'Ostrel letter <letter.ostrel.example>',
    'Feedback-ID': '2026-11:letter:ostrel',
  },
  text: await text('repaired.txt'),
  html: await text('repaired.html'),
}

/** With boundaries that do not change from run to run. */
async function write(name: string, mail: typeof careless | typeof repaired): Promise<void> {
  const composer = new MailComposer({
    ...mail,
    baseBoundary: name,
    textEncoding: 'quoted-printable',
    encoding: 'utf-8',
  })
  const built = await composer.compile().build()
  await writeFile(
    join(examples, `${name}.eml`),
    built.toString('latin1').replaceAll(/\r?\n/g, '\r\n'),
    'latin1',
  )
}

await drawPictures(join(examples, 'web'))
await write('careless-newsletter', careless)
await write('repaired-newsletter', repaired)
execFileSync(process.execPath, [join(examples, 'sign.ts'), 'repaired-newsletter'], { stdio: 'inherit' })
