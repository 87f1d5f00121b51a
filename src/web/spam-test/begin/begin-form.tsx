import { type DragEvent, useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, useFetcher, useNavigate } from 'react-router'
import type { IssuedAddress } from '#contract/spam-test.ts'
import { paths } from '#web/shell/paths.ts'
import { useIsLocal } from '#web/shell/site.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ArrowRight, Mail, Send, Upload } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { listen } from '../events.ts'

type Props = {
  address: IssuedAddress
  /** What a form said that was sent without scripts. */
  error?: string
}

type Sender = FetcherWithComponents<{ error: string }>

/** The instrument itself: an address that listens, and the other ways to hand over a mail. */
export function Instrument({ address, error }: Props) {
  const sender = useFetcher<{ error: string }>()
  const drop = useDrop(sender)
  const refusal = sender.state === 'idle' ? (sender.data?.error ?? error) : undefined
  return (
    <section
      id="spam-test"
      aria-labelledby="address-label"
      className="relative overflow-hidden rounded-lg border border-line bg-card"
      {...drop.handlers}
    >
      <Display address={address} />
      <div className="p-4 md:px-6 lg:px-8">
        <Handover id={address.id} sender={sender} />
      </div>
      {refusal ? (
        <p
          role="alert"
          className="border-line border-t bg-bad-tint px-4 py-3 text-14 text-bad md:px-6 lg:px-8"
        >
          {refusal}
        </p>
      ) : null}
      {drop.over ? <DropVeil /> : null}
    </section>
  )
}

function Display({ address }: { address: IssuedAddress }) {
  const { dateTime } = useFigures()
  const { instrument } = useWords()
  const isLocal = useIsLocal()
  const [local, domain] = address.email.split('@')
  return (
    <div className="brand-gradient px-4 pt-4 pb-5 text-white md:px-6 md:py-6 lg:px-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-13 md:mb-6">
        <ListeningDot address={address} />
        <p>{instrument.until({ when: dateTime(address.expires_at) })}</p>
      </div>
      <p id="address-label" className="mb-1.5 text-13">
        {instrument.label}
      </p>
      <div className="address-room">
        <output className="address block min-w-0 font-mono font-medium" data-testid="address">
          <span className="whitespace-nowrap">{local}</span>
          <wbr />
          <span className="whitespace-nowrap">@{domain}</span>
        </output>
        <div className="mt-5 flex flex-wrap gap-2">
          <CopyButton
            text={address.email}
            name={instrument.copyAddress}
            label={instrument.copyAddress}
            className={buttonClass('light', 'grow text-16 font-bold sm:grow-0', 'hero')}
          />
          {/* A mail program could not deliver to the domain of a machine that nobody else can reach. */}
          {isLocal ? null : (
            <a href={`mailto:${address.email}`} className={buttonClass('glass', 'grow sm:grow-0', 'hero')}>
              <Mail aria-hidden="true" />
              {instrument.openMailApp}
            </a>
          )}
          <ButtonLink
            look="glass"
            size="hero"
            to={paths.loading(address.id)}
            className="grow sm:ms-auto sm:grow-0"
            viewTransition
          >
            {instrument.check}
            <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Lit while the stream of this address is open; moves on to the test when mail comes. */
function ListeningDot({ address }: { address: IssuedAddress }) {
  const { instrument } = useWords()
  const navigate = useNavigate()
  const [state, setState] = useState<'off' | 'on' | 'received'>('off')
  useEffect(
    () =>
      listen(paths.api.events(address.id), {
        onOpen: () => setState('on'),
        onFail: () => setState('off'),
        onEvent(event) {
          setState('on')
          if (event.type !== 'status' || event.status === 'waiting' || event.status === 'expired') return
          setState('received')
          navigate(paths.loading(address.id), { viewTransition: true })
        },
      }),
    [address.id, navigate],
  )
  const words = { off: instrument.listeningOff, on: instrument.listening, received: instrument.received }
  return (
    <p role="status" className="flex items-center gap-2.5 font-medium">
      <span aria-hidden="true" className={`listening-dot ${state === 'on' ? 'is-listening' : ''}`} />
      {words[state]}
    </p>
  )
}

const action = '/?index'

/** The two ways for those without a mail at hand. Both are plain forms: they work without scripts. */
function Handover({ id, sender }: { id: string; sender: Sender }) {
  const { instrument } = useWords()
  const busy = sender.formData?.get('intent')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="me-1 w-full text-14 text-soft sm:w-auto">{instrument.noMail}</p>
      <sender.Form method="post" action={action}>
        <input type="hidden" name="intent" value="sample" />
        <input type="hidden" name="id" value={id} />
        <button type="submit" className={buttonClass('plain')} disabled={busy === 'sample'}>
          <Send aria-hidden="true" />
          {busy === 'sample' ? instrument.sending : instrument.sample}
        </button>
      </sender.Form>
      <sender.Form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="flex items-center gap-2"
      >
        <input type="hidden" name="intent" value="upload" />
        <label
          className={buttonClass(
            'plain',
            'relative cursor-pointer focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
          )}
        >
          <Upload aria-hidden="true" />
          {busy === 'upload' ? instrument.uploading : instrument.upload}
          <input
            type="file"
            name="file"
            accept=".eml,message/rfc822"
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            onChange={(event) => sender.submit(event.currentTarget.form)}
          />
        </label>
        <noscript>
          <button type="submit" className={buttonClass('plain')}>
            {instrument.uploadSubmit}
          </button>
        </noscript>
      </sender.Form>
      <p className="ms-1 hidden text-13 text-faint lg:block">{instrument.dropHere}</p>
    </div>
  )
}

/** Dropping a file on the panel submits it as the upload form would. */
function useDrop(sender: Sender) {
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  const move = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => carriesFile(event) && move(1),
    onDragLeave: (event: DragEvent) => carriesFile(event) && move(-1),
    onDragOver: (event: DragEvent) => carriesFile(event) && event.preventDefault(),
    onDrop(event: DragEvent) {
      const file = event.dataTransfer.files[0]
      if (!file) return
      event.preventDefault()
      move(-depth.current)
      const form = new FormData()
      form.set('intent', 'upload')
      form.set('file', file)
      sender.submit(form, { method: 'post', action, encType: 'multipart/form-data' })
    },
  }
  return { over, handlers }
}

const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')

function DropVeil() {
  const { instrument } = useWords()
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-card/90 text-20 font-bold">
      {instrument.dropNow}
    </div>
  )
}
