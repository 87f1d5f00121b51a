import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'

/** `postproof lint` as it is typed: files, options, formats and exit codes. */

const folder = mkdtempSync(join(tmpdir(), 'postproof-lint-'))
const path = (name: string) => join(folder, name)
const run = (...words: string[]) => postproof(['lint', ...words], {})
const json = async (...words: string[]) => JSON.parse((await run('--format', 'json', ...words)).out)
const page = (body: string, head = '<title>News</title>') =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    head,
    '</head><body>',
    body,
    '<p>We write to you once a month about what is new in our shop. This time it is a long story of wood.</p>',
    '<p>ACME Ltd, 12 High Street, London N1 1AA. <a href="{{unsubscribe_url}}">Unsubscribe</a></p>',
    '</body></html>',
  ].join('\n')
const faulty = page('<p>Hi {{ name }}</p>\n<img src="{{ logo }}" width="300" height="200">')

beforeAll(() => {
  mkdirSync(path('emails/old'), { recursive: true })
  mkdirSync(path('node_modules/mjml'), { recursive: true })
  writeFileSync(path('emails/good.html'), page('<p>Hi {{ name }}</p>'))
  writeFileSync(path('emails/old/faulty.html'), faulty)
  writeFileSync(path('emails/old/readme.txt'), 'hello')
  writeFileSync(path('vars.json'), '{"name":"Ann","logo":"https://cdn.shop.test/a.png"}')
  writeFileSync(
    path('node_modules/mjml/index.js'),
    `module.exports = (source) => ({
      html: source.replace(/<mj-image [^>]*css-class="([^"]*)"[^>]*>/, '<table class="$1"><tr><td><img src="https://cdn.shop.test/a.png" width="300" height="200"></td></tr></table>').replace(/<\\/?mj[^>]*>/g, ''),
      errors: [{ line: 3, message: 'Attribute x is illegal' }],
    })`,
  )
  writeFileSync(
    path('emails/one.mjml'),
    [
      '<mjml>',
      '<mj-body>',
      '<mj-section>',
      '<mj-image src="a" />',
      '</mj-section>',
      '</mj-body>',
      '</mjml>',
    ].join('\n'),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('findings are at their lines, and what could not be checked is said once', async () => {
  const { code, out } = await run(path('emails/**/*.html'))
  expect(code).toBe(1)
  expect(out).toMatch(/faulty\.html {2}\d+ of 100\n {2}\d+:\d+ +error/)
  expect(out).toMatch(/ 6:1 +error .* image_alt/)
  expect(out.match(/^Not checked: spf,/gm)).toHaveLength(1)
  expect(out).not.toContain('tagvalue')
})

test('as JSON', async () => {
  const { files, not_checked } = await json(path('emails/old'))
  expect(files).toHaveLength(1)
  expect(files[0]).toMatchObject({ file: path('emails/old/faulty.html'), score: expect.any(Number) })
  expect(files[0].findings).toContainEqual(
    expect.objectContaining({
      ...{ rule: 'image_alt', severity: 'error', line: 6, column: 1 },
      ...{ message: expect.stringMatching(/\S/), fix: expect.arrayContaining([expect.any(String)]) },
    }),
  )
  expect(not_checked.map(({ reason }: { reason: string }) => reason)).toContain('rendering')
})

test('a template with merge tags has no error', async () => {
  expect(await run(path('emails/good.html'))).toMatchObject({ code: 0, errors: '' })
})

test('variables are filled in', async () => {
  const { not_checked } = await json(path('emails/old'), '--vars', path('vars.json'))
  expect(not_checked.map(({ reason }: { reason: string }) => reason)).not.toContain('tags')
})

test.each([
  [['--fail-on', 'never'], 0],
  [['--fail-on', 'note'], 1],
  [['--fail-on', 'image_alt'], 1],
  [['--fail-on', 'link_empty, charset'], 0],
  [['--fail-on', 'nonsense'], 2],
  [['--format', 'pdf'], 2],
  [['--language', 'xx'], 2],
  [['--language', 'de'], 1],
  [['--baseline', path('nowhere.json')], 2],
  [['--baseline', path('vars.json')], 2],
  [['--vars', path('emails/good.html')], 2],
])('%j exits with %i', async (options, code) => {
  expect((await run(path('emails/old/faulty.html'), ...options)).code).toBe(code)
})

test.each([[['nowhere.html']], [['emails/*.txt']], [['emails/old/readme.txt']], [[]]])(
  '%j cannot be read',
  async (names) => {
    expect((await run(...names.map(path))).code).toBe(2)
  },
)

test('a comment ignores a rule for a reason, and not without one', async () => {
  const ignoring = (comment: string) => {
    writeFileSync(
      path('ignoring.html'),
      faulty.replace('<p>Hi', `<!-- postproof-ignore ${comment} -->\n<p>Hi`),
    )
    return json(path('ignoring.html')).then(({ files }) => files[0])
  }
  const rules = (found: { findings: { rule: string; line: number }[] }) =>
    found.findings
      .filter(({ rule }) => ['image_alt', 'postproof-ignore'].includes(rule))
      .map((one) => `${one.rule} ${one.line}`)
  const ignored = await ignoring('image_alt: decoration')
  expect(rules(ignored)).toEqual([])
  expect(ignored.ignored).toBeGreaterThan(0)
  expect(rules(await ignoring('image_alt'))).toEqual(['postproof-ignore 5', 'image_alt 7'])
  expect(rules(await ignoring('image_alt:'))).toEqual(['postproof-ignore 5', 'image_alt 7'])
  expect(rules(await ignoring('no_such_rule: because'))).toEqual(['postproof-ignore 5', 'image_alt 7'])
})

test('what a baseline lists does not fail, also when lines were added above it', async () => {
  const file = path('known.html')
  const baseline = path('baseline.json')
  writeFileSync(file, faulty)
  expect((await run(file, '--write-baseline', baseline)).code).toBe(0)
  expect((await run(file, '--baseline', baseline)).out).toContain('No findings in 1 file')
  writeFileSync(file, faulty.replace('<p>Hi', '\n\n<p>Hi'))
  expect((await run(file, '--baseline', baseline)).code).toBe(0)
  writeFileSync(file, faulty.replace('<p>Hi', '<img src="{{ other }}" width="300" height="200">\n<p>Hi'))
  expect((await run(file, '--baseline', baseline)).code).toBe(1)
})

test('as SARIF 2.1.0', async () => {
  const { out } = await run(path('emails/old'), '--format', 'sarif')
  const { version, runs } = JSON.parse(out)
  expect(version).toBe('2.1.0')
  const [{ tool, results }] = runs
  expect(tool.driver.name).toBe('postproof')
  expect(new Set(tool.driver.rules.map(({ id }: { id: string }) => id)).size).toBe(tool.driver.rules.length)
  for (const { ruleId, ruleIndex, level, message, locations, partialFingerprints } of results) {
    expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
    expect(['error', 'warning', 'note']).toContain(level)
    expect(message.text).toMatch(/\S/)
    expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/faulty\.html$/)
    expect(locations[0].physicalLocation.region.startLine).toBeGreaterThan(0)
    expect(partialFingerprints.primaryLocationLineHash).toMatch(/^[0-9a-f]{32}$/)
  }
  expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('image_alt')
})

test('as JUnit, annotations and Markdown, and into a file', async () => {
  const file = path('emails/old/faulty.html')
  const { out: junit } = await run(file, path('emails/good.html'), '--format', 'junit')
  expect(junit.match(/<testsuite /g)).toHaveLength(2)
  expect(junit).toMatch(/<testcase [^>]*name="image_alt"[^>]*><failure message="[^"]+" type="error">/)
  expect(junit).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  expect((await run(file, '--format', 'github')).out).toMatch(
    /^::error file=[^:]*faulty\.html,line=6,col=1,title=image_alt::/m,
  )
  expect((await run(file, '--format', 'markdown', '--output', path('out.md'))).out).toBe('')
  expect(readFileSync(path('out.md'), 'utf8')).toMatch(/\| 6 \| error \| image\\_alt \|/)
})

test('printed and written in other formats at once', async () => {
  const outputs = ['--output', `sarif=${path('out.sarif')}`, '--output', `gitlab=${path('out.json')}`]
  const { out } = await run(path('emails/old'), '--format', 'github', ...outputs)
  expect(out).toMatch(/^::error file=/m)
  expect(JSON.parse(readFileSync(path('out.sarif'), 'utf8')).version).toBe('2.1.0')
  const quality = JSON.parse(readFileSync(path('out.json'), 'utf8'))
  expect(quality).toContainEqual({
    ...{ check_name: 'image_alt', severity: 'major', description: expect.stringMatching(/\S/) },
    ...{ fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
    location: { path: path('emails/old/faulty.html'), lines: { begin: 6 } },
  })
  expect(new Set(quality.map((one: { fingerprint: string }) => one.fingerprint)).size).toBe(quality.length)
})

test('Gmail would cut it off once its style sheet is inlined: a note, with both sizes', async () => {
  const css = 'td{padding:0 12px 8px 0;font-family:Arial,Helvetica,sans-serif;line-height:20px;color:#222222}'
  const rows = '<tr><td>One</td><td>Two</td><td>Three</td></tr>\n'.repeat(500)
  writeFileSync(
    path('sheet.html'),
    page(`<table>${rows}</table>`, `<title>News</title><style>${css}</style>`),
  )
  const sizeNotes = async (file: string, ...more: string[]) => {
    const { files } = await json(file, ...more)
    return files[0].findings.filter(({ rule }: { rule: string }) => rule === 'html_size')
  }
  expect(await sizeNotes(path('sheet.html'))).toMatchObject([
    {
      severity: 'note',
      message: expect.stringMatching(
        /^If the program .* the HTML grows from 2\d(?:\.\d)? kB to at least 1\d\d(?:\.\d)? kB \(estimated\)/,
      ),
    },
  ])
  expect((await run(path('sheet.html'), '--fail-on', 'warning')).out).not.toMatch(
    /(?:error|warning).*html_size/,
  )
  writeFileSync(path('apple.json'), '{"clients":["apple-mail"]}')
  expect(await sizeNotes(path('sheet.html'), '--config', path('apple.json'))).toEqual([])
})

test('MJML is compiled by the project and found at the line of the component', async () => {
  const { files } = await json(path('emails/one.mjml'))
  const found = files[0].findings.map(({ rule, line }: { rule: string; line: number }) => `${rule} ${line}`)
  expect(found).toContain('image_alt 4')
  expect(found).toContain('mjml 3')
})

test('a mail is judged with its lines, without its transport', async () => {
  const head = [
    'From: a@shop.test',
    'Subject: {{ subject }}',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
  ]
  writeFileSync(path('one.eml'), [...head, '', ...faulty.split('\n')].join('\r\n'))
  const { files, not_checked } = await json(path('one.eml'))
  expect(files[0].findings.find(({ rule }: { rule: string }) => rule === 'image_alt')).toMatchObject({
    line: 11,
  })
  expect(not_checked.find(({ reason }: { reason: string }) => reason === 'sending').rules).toContain('dkim')
})

test('--fix writes proved repairs and prints them', async () => {
  const file = path('fixed.html')
  writeFileSync(file, faulty.replace(' lang="en"', '').replaceAll('\n', '\r\n'))
  const { out, errors } = await run(file, '--fix', '--fail-on', 'never')
  expect(out).toMatch(/^Repaired .*fixed\.html:2 lang: en$/m)
  expect(errors).toBe('')
  const fixed = readFileSync(file, 'utf8')
  expect(fixed).toMatch(/<html [^>]*lang="en">/)
  expect(fixed).toContain('<p>Hi {{ name }}</p>\r\n')
  expect((await run(file, '--fix')).out).not.toContain('Repaired')
})

describe('what --fix did, by format, with nothing on stderr', () => {
  const file = path('fixed-as.html')
  const fixedAs = async (format: string) => {
    writeFileSync(file, page('<p>Hi</p>').replace(' lang="en"', ''))
    const { code, out, errors } = await run(file, '--fix', '--format', format)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(readFileSync(file, 'utf8')).toContain('lang="en"')
    return out
  }

  test('JSON holds it', async () => {
    expect(JSON.parse(await fixedAs('json')).fixed).toEqual([{ file, line: 2, repair: 'lang', quote: 'en' }])
  })

  test.each(['text', 'github', 'markdown'])('%s prints it', async (format) => {
    expect(await fixedAs(format)).toMatch(/^(?:- )?Repaired .*fixed-as\.html:2 lang: en$/m)
  })

  test.each(['sarif', 'gitlab'])('%s stays JSON', async (format) => {
    expect(JSON.parse(await fixedAs(format))).toBeInstanceOf(Object)
  })

  test('junit stays XML', async () => {
    expect(await fixedAs('junit')).toMatch(/^<\?xml [\s\S]*<\/testsuites>\n$/)
  })
})

describe('a file that cannot be judged fails alone', () => {
  const judged = page('<p>Hi</p>')
  const unjudged: [name: string, content: string | Uint8Array, said: string][] = [
    ['latin.html', Buffer.from(`${judged}caf\u00e9`, 'latin1'), 'is not UTF-8. Save it in UTF-8.'],
    ['utf16.html', Buffer.from(`\ufeff${judged}`, 'utf16le'), 'is not UTF-8. Save it in UTF-8.'],
    ['utf16-unmarked.html', Buffer.from(judged, 'utf16le'), 'is not UTF-8. Save it in UTF-8.'],
    ['zero.html', '', 'is empty, so there is nothing to check.'],
    ['blank.html', ' \r\n\t\n', 'is empty, so there is nothing to check.'],
    ['mark.html', '\ufeff', 'is empty, so there is nothing to check.'],
    ['zero.eml', '', 'is empty, so there is nothing to check.'],
    ['zero.mjml', '', 'is empty, so there is nothing to check.'],
    [
      'large.html',
      '<p>Hi</p>\n'.repeat(200_001),
      'is 2.0 MB and was not checked: lint checks templates of up to 2 MB.',
    ],
    [
      'deep.html',
      `${'<div>'.repeat(400)}Hi`,
      'was not checked: its HTML has more than 2000000 characters, 50000 elements or 300 levels.',
    ],
  ]

  test.each(unjudged)('%s', async (name, content, said) => {
    const file = path(`unjudged-${name}`)
    writeFileSync(file, content)
    const { code, out, errors } = await run(file, path('emails/good.html'))
    expect(code).toBe(2)
    expect(errors).toBe(`${file} ${said}\n`)
    expect(out).toMatch(/emails\/good\.html {2}\d+ of 100/)
    expect(out).toContain(' in 1 file (1 file not checked)')
  })

  describe('and the formats say so', () => {
    const file = path('unjudged.html')
    const message = `${file} is empty, so there is nothing to check.`
    const withOne = async (format: string, ...more: string[]) => {
      writeFileSync(file, '')
      const { code, out, errors } = await run(file, path('emails/good.html'), '--format', format, ...more)
      expect({ code, errors }).toEqual({ code: 2, errors: `${message}\n` })
      return out
    }

    test('json', async () => {
      const { files, failed } = JSON.parse(await withOne('json'))
      expect(files).toHaveLength(1)
      expect(failed).toEqual([{ file, message }])
    })

    test('sarif', async () => {
      const [{ invocations }] = JSON.parse(await withOne('sarif')).runs
      expect(invocations).toMatchObject([
        {
          executionSuccessful: false,
          toolExecutionNotifications: [{ level: 'error', message: { text: message } }],
        },
      ])
    })

    test('gitlab', async () => {
      expect(JSON.parse(await withOne('gitlab'))).toContainEqual(
        expect.objectContaining({ check_name: 'not_checked', severity: 'blocker', description: message }),
      )
    })

    test('junit', async () => {
      const out = await withOne('junit')
      expect(out).toMatch(/<testsuites [^>]*errors="1">/)
      expect(out).toContain(`name="not checked" file="${file}"><error message="${message}"/></testcase>`)
    })

    test('github', async () => {
      expect(await withOne('github')).toContain(`::error file=${file}::${message}`)
    })

    test('markdown', async () => {
      expect(await withOne('markdown')).toContain(`\n- ${message}`)
    })

    test('a baseline is not written', async () => {
      const baseline = path('partial.json')
      writeFileSync(file, '')
      const { code, errors } = await run(file, path('emails/good.html'), '--write-baseline', baseline)
      expect(code).toBe(2)
      expect(errors).toContain(`${baseline} was not written, because not every file could be checked.`)
      expect(existsSync(baseline)).toBe(false)
    })
  })

  test('all of them: no sentence says that nothing has changed', async () => {
    writeFileSync(path('unjudged.html'), '')
    const { code, out } = await run(path('unjudged.html'))
    expect({ code, out }).toEqual({ code: 2, out: expect.stringMatching(/^\n1 file not checked$/m) })
  })

  test('a large file is refused by its size, before it is read', async () => {
    writeFileSync(path('huge.html'), '')
    truncateSync(path('huge.html'), 40_000_000_000)
    expect(await run(path('huge.html'))).toMatchObject({
      ...{ code: 2, errors: expect.stringContaining('huge.html is 40000.0 MB and was not checked') },
    })
  })
})

describe('a template that shows nothing', () => {
  test.each([
    ['nothing but a frame', '<!doctype html><html lang="en"><body></body></html>', true],
    ['a text', '<p>Hi</p>', false],
    ['a picture', '<img alt="" src="https://cdn.shop.test/a.png">', false],
    ['a background', '<table><tr><td background="https://cdn.shop.test/a.png"></td></tr></table>', false],
    ['a frame whose content comes by a tag', '<body>{% block content %}{% endblock %}</body>', false],
    ['a text by a tag', '<body>{{{body}}}</body>', false],
  ])('%s', async (_what, html, isEmpty) => {
    writeFileSync(path('shows.html'), html)
    const { files, not_checked } = await json(path('shows.html'))
    const found = files[0].findings.filter(({ rule }: { rule: string }) => rule === 'multipart')
    expect(found).toMatchObject(isEmpty ? [{ severity: 'error', line: 1 }] : [])
    const ofMail = not_checked.find(({ reason }: { reason: string }) => reason === 'mail').rules
    expect(ofMail.includes('multipart')).toBe(!isEmpty)
  })
})

describe('what options name, and options given twice', () => {
  const file = path('emails/good.html')
  const none = path('nowhere/none.json')
  test.each([
    [['--vars', none], `--vars: there is no file ${none}.`],
    [['--vars', path('emails')], `--vars: ${path('emails')} is a folder. Give a file.`],
    [['--vars', file], `--vars: ${file} is no JSON object.`],
    [['--config', none], `--config: there is no file ${none}.`],
    [['--config', path('emails')], `--config: ${path('emails')} is a folder. Give a file.`],
    [['--baseline', none], `baseline: there is no file ${none}.`],
    [['--baseline', path('emails')], `baseline: ${path('emails')} is a folder. Give a file.`],
    [['--write-baseline', path('emails')], `--write-baseline: ${path('emails')} is a folder. Give a file.`],
    [['--output', none], `--output: ${none} cannot be written, because its folder does not exist.`],
    [['--output', path('emails')], `--output: ${path('emails')} is a folder. Give a file.`],
    [['--output', 'sarif='], '--output: give the name of a file, such as sarif=lint.sarif.'],
    [['--baseline', 'a', '--baseline', 'b'], "error: option '--baseline <file>' can be given once"],
    [['--fail-on', 'note', '--fail-on=error'], "error: option '--fail-on <what>' can be given once"],
    [['--format', 'json', '--format', 'text'], "error: option '--format <format>' can be given once"],
    [
      ['--changed', '--write-baseline', path('partial.json')],
      "error: option '--write-baseline <file>' cannot be used with option '--changed [ref]'",
    ],
    [['--changed', '--changed', 'main'], "error: option '--changed [ref]' can be given once"],
  ])('%j', async (options, said) => {
    const { code, errors } = await run(file, ...options)
    expect(code).toBe(2)
    expect(errors.split('\n')[0]).toBe(said)
  })

  test('a byte order mark before JSON is no fault', async () => {
    const marked = (name: string, value: unknown) => {
      writeFileSync(path(name), `\ufeff${JSON.stringify(value)}`)
      return path(name)
    }
    const config = marked('marked-config.json', { files: ['emails/good.html'] })
    const vars = marked('marked-vars.json', { name: 'Ann' })
    const baseline = marked('marked-baseline.json', { version: 1, files: {} })
    const { code, errors } = await run('--config', config, '--vars', vars, '--baseline', baseline)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
  })

  test('an empty folder', async () => {
    mkdirSync(path('nothing.html'))
    const { code, errors } = await run(path('nothing.html'))
    expect(code).toBe(2)
    expect(errors).toBe(`There is no .html, .mjml or .eml file in the folder ${path('nothing.html')}.\n`)
  })

  test('what is no file', async () => {
    expect(await run('/dev/null')).toMatchObject({
      code: 2,
      errors: '/dev/null is neither a file nor a folder.\n',
    })
  })
})
