/** The services that tell people from programs, asked without being seen: one script each, much the same calls. */

export type CaptchaWidget = {
  render(box: HTMLElement, options: Record<string, unknown>): string | number
  execute(widget: string | number): void
  reset(widget: string | number): void
}

/** This server itself: see captcha/work.ts. */
export const ownWork = 'proof-of-work'

type CaptchaProvider = {
  name: string
  script: string
  /** What the script calls itself. */
  global: string
  /** Beside the key and the callbacks. */
  options: Record<string, string>
  /** It never shows anything in the box itself. */
  unseen: boolean
  privacy: string
  terms: string
}

/**
 * developers.google.com/recaptcha/docs/invisible, docs.hcaptcha.com/invisible,
 * developers.cloudflare.com/turnstile/get-started/client-side-rendering. Terms ask that the hidden badge of reCAPTCHA
 * is replaced by a sentence.
 */
const providers: Record<string, CaptchaProvider> = {
  'recaptcha-v2-invisible': {
    name: 'reCAPTCHA',
    script: 'https://www.google.com/recaptcha/api.js',
    global: 'grecaptcha',
    options: { size: 'invisible', badge: 'inline' },
    unseen: true,
    privacy: 'https://policies.google.com/privacy',
    terms: 'https://policies.google.com/terms',
  },
  hcaptcha: {
    name: 'hCaptcha',
    script: 'https://js.hcaptcha.com/1/api.js',
    global: 'hcaptcha',
    options: { size: 'invisible' },
    unseen: true,
    privacy: 'https://www.hcaptcha.com/privacy',
    terms: 'https://www.hcaptcha.com/terms',
  },
  turnstile: {
    name: 'Turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    global: 'turnstile',
    options: { execution: 'execute', appearance: 'interaction-only' },
    unseen: false,
    privacy: 'https://www.cloudflare.com/privacypolicy/',
    terms: 'https://www.cloudflare.com/website-terms/',
  },
}

export const providerOf = (provider: string): CaptchaProvider | undefined => providers[provider]

const loadMs = 15_000
const ready = 'postproofCaptchaReady'
let loading: Promise<CaptchaWidget> | undefined

/** Loads the script once. What a trusted script adds needs no nonce under `strict-dynamic`. */
export function loadCaptcha(provider: CaptchaProvider, language: string): Promise<CaptchaWidget> {
  loading ??= addScript(provider, language).catch((error) => {
    // The next attempt may come through.
    loading = undefined
    throw error
  })
  return loading
}

function addScript({ script: source, global }: CaptchaProvider, language: string): Promise<CaptchaWidget> {
  return new Promise((resolve, reject) => {
    const page = window as unknown as Record<string, unknown>
    const timer = setTimeout(() => reject(new Error('too late')), loadMs)
    page[ready] = () => {
      clearTimeout(timer)
      resolve(page[global] as CaptchaWidget)
    }
    const script = document.createElement('script')
    script.src = `${source}?${new URLSearchParams({ render: 'explicit', onload: ready, hl: language })}`
    script.async = true
    script.onerror = () => {
      clearTimeout(timer)
      script.remove()
      reject(new Error('not loaded'))
    }
    document.head.append(script)
  })
}
