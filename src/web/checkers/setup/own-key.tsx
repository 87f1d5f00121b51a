import { useState } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'
import { RecordToPublish } from '../report/record-to-publish.tsx'
import { type MadeKey, makeDkimKey } from './make-key.ts'

/** Makes a DKIM key pair for the owner's server in the browser. The private key is never sent; the owner saves it. */
export function OwnKey({ domain }: { domain: string }) {
  const { key: words } = useWords().domainSetup
  const [selector, setSelector] = useState('mail')
  const [made, setMade] = useState<MadeKey | 'failed' | null>(null)
  const make = () =>
    makeDkimKey().then(setMade, () => {
      setMade('failed')
    })
  const isValid = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(selector)
  return (
    <div className="mt-4 rounded-md border border-line p-3 md:p-4">
      <h4 className="font-medium">{words.title}</h4>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <label className="min-w-0">
          <span className="mb-1.5 block text-13 text-faint">{words.selector}</span>
          <input
            value={selector}
            onChange={(event) => setSelector(event.target.value.trim())}
            maxLength={63}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            aria-invalid={!isValid || undefined}
            className="field field-text w-40"
          />
        </label>
        <Button onClick={make} disabled={!isValid}>
          {words.make}
        </Button>
      </div>
      <div aria-live="polite">
        {made === 'failed' ? <p className="mt-3 text-bad">{words.failed}</p> : null}
        {made !== null && made !== 'failed' && isValid ? (
          <div className="mt-4 flex flex-col gap-3">
            <p className="prose">{words.kept}</p>
            <p>
              <a
                href={`data:application/x-pem-file,${encodeURIComponent(made.privateKey)}`}
                download={`${selector}._domainkey.${domain}.pem`}
                className={buttonClass('plain')}
              >
                {words.save}
              </a>
            </p>
            <p>{words.publish}</p>
            <RecordToPublish
              record={{
                ...{ action: 'add', type: 'TXT', host: `${selector}._domainkey.${domain}` },
                ...{ value: made.record, ttl: 3600, source: 'generator' },
              }}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}
