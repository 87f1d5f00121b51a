import { languageNames } from '@postproof/messages/languages'
import { announcementLevels, audiences, longestAnnouncement } from '#contract/announcement-choices.ts'
import type { Announcement } from '#contract/announcements.ts'
import { languages } from '#contract/language.ts'
import { useAccount } from '#web/shell/site.ts'
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { useWords } from '#web/words/words.ts'
import { textField } from './announcement-form.ts'
import { toLocal } from './zoned-time.ts'

/** What an announcement says, to whom and when. `given`: one that is to be changed. */
export function AnnouncementFields({ given }: { given?: Announcement }) {
  const { announcements: words } = useWords().operators
  const zone = useAccount()?.timezone ?? 'UTC'
  const local = (iso: string | null | undefined) => (iso ? toLocal(iso, zone) : '')
  return (
    <>
      <p className="text-soft">{words.textsHint}</p>
      {languages.map((language) => (
        <TextArea
          key={language}
          name={textField(language)}
          label={words.text({ language: languageNames[language] })}
          lang={language}
          defaultValue={given?.texts[language]}
          maxLength={longestAnnouncement}
          rows={2}
        />
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          name="level"
          label={words.level}
          options={announcementLevels.map((value) => ({ value, label: words.levels[value] }))}
          defaultValue={given?.level}
        />
        <SelectField
          name="audience"
          label={words.audience}
          options={audiences.map((value) => ({ value, label: words.audiences[value] }))}
          defaultValue={given?.audience}
        />
        <TextField
          name="from"
          type="datetime-local"
          label={words.from}
          hint={words.fromHint({ zone })}
          defaultValue={local(given?.from)}
        />
        <TextField
          name="until"
          type="datetime-local"
          label={words.until}
          hint={words.untilHint}
          defaultValue={local(given?.until)}
        />
      </div>
      <TextField
        name="link"
        label={words.link}
        hint={words.linkHint}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={given?.link ?? ''}
      />
    </>
  )
}
