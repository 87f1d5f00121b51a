import { writeFile } from 'node:fs/promises'
import { settingsTable } from '../src/config.ts'

/** Writes docs/en/operate/settings.md from src/settings.ts. */
const text = `# Settings

Environment variables; none is needed. Written by \`npm run settings\`.

${settingsTable()}`

await writeFile(new URL('en/operate/settings.md', import.meta.url), text.endsWith('\n') ? text : `${text}\n`)
