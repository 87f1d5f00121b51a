import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWords } from '#web/words/words.ts'
import { Button } from './button.tsx'
import { CircleCheck, CircleX, X } from './icons.tsx'

type Options = {
  /** The same one is shown once. */
  id?: string
  action?: { label: string; onClick(): void }
  ms?: number
}
type Toast = Options & { key: number; kind: 'success' | 'error'; text: string }
type Say = (text: string, options?: Options) => void

type Toaster = {
  success: Say
  error: Say
  /** Takes away the one of that id, of which nothing is true any more. */
  takeBack(id: string): void
}

const ToastContext = createContext<Toaster>({ success: () => {}, error: () => {}, takeBack: () => {} })

/** Says what was done or what failed, at the bottom left for 5 s. */
export const useToast = () => use(ToastContext)

const shownMs = 5000
/** More would cover the page. */
const most = 3

export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const made = useRef(0)
  const say = useMemo(() => {
    const of =
      (kind: Toast['kind']): Say =>
      (text, options) => {
        const toast = { ...options, key: made.current++, kind, text }
        setToasts((before) => [...before.filter(({ id }) => !id || id !== toast.id), toast].slice(-most))
      }
    const takeBack = (id: string) => setToasts((before) => before.filter((toast) => toast.id !== id))
    return { success: of('success'), error: of('error'), takeBack }
  }, [])
  const remove = (key: number) => setToasts((before) => before.filter((toast) => toast.key !== key))
  return (
    <ToastContext value={say}>
      {children}
      <ToastList toasts={toasts} remove={remove} />
    </ToastContext>
  )
}

/** Stands there empty, so that assistive technology hears what is put into it. */
function ToastList({ toasts, remove }: { toasts: Toast[]; remove(key: number): void }) {
  const { shell } = useWords()
  return (
    <section aria-label={shell.notifications} aria-live="polite" className="toasts">
      {toasts.map((toast) => (
        <ToastCard key={toast.key} toast={toast} close={() => remove(toast.key)} />
      ))}
    </section>
  )
}

const icons = { success: CircleCheck, error: CircleX }

/** It stays for as long as someone points at it or is in it. */
function ToastCard({ toast, close }: { toast: Toast; close(): void }) {
  const { shell } = useWords()
  const { kind, text, action, ms = shownMs } = toast
  const card = useRef<HTMLDivElement>(null)
  const end = useEffectEvent(close)
  useEffect(() => {
    const leave = () => {
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, 1000)
      else end()
    }
    let timer = setTimeout(leave, ms)
    return () => clearTimeout(timer)
  }, [ms])
  const Icon = icons[kind]
  return (
    <div ref={card} className="toast" data-kind={kind}>
      <Icon aria-hidden="true" className="toast-icon" />
      {/* The button stands beside a word or two, and below a sentence. */}
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-2.5 gap-y-2">
        <p className="min-w-0 grow wrap-anywhere">{text}</p>
        {action ? (
          <Button
            size="small"
            onClick={() => {
              action.onClick()
              close()
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <button type="button" aria-label={shell.closeNotification} className="toast-close" onClick={close}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
