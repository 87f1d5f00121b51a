import type { Device } from '#contract/devices.ts'
import type { Draft, DraftReport } from '#contract/draft.ts'

/** What the editor asks of the server. Outcomes are values; `late`: a newer draft took its place, or nobody waits for it. */

export type Answer<T> = { ok: true; value: T } | { ok: false; late: boolean; why: string | null }

const paths = {
  check: '/api/drafts/check',
  picture: (device: Device) => `/api/drafts/picture?device=${device}`,
  save: '/api/drafts',
}

export const checkDraft = (draft: Draft, signal: AbortSignal): Promise<Answer<DraftReport>> =>
  ask(paths.check, draft, signal, (response) => response.json())

/** As a `data:` address, which the policy of our pages lets pictures have. */
export const drawDraft = (draft: Draft, device: Device, signal: AbortSignal): Promise<Answer<string>> =>
  ask(paths.picture(device), draft, signal, async (response) => addressOf(await response.blob()))

export const saveDraft = (draft: Draft): Promise<Answer<{ id: string; compare: boolean }>> =>
  ask(paths.save, draft, undefined, (response) => response.json())

async function ask<T>(
  path: string,
  draft: Draft,
  signal: AbortSignal | undefined,
  read: (response: Response) => Promise<T>,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(draft),
      ...(signal && { signal }),
    })
    if (response.ok) return { ok: true, value: await read(response) }
    const { code, message } = await response.json().catch(() => ({}))
    return { ok: false, late: code === 'superseded', why: typeof message === 'string' ? message : null }
  } catch {
    return { ok: false, late: signal?.aborted ?? false, why: null }
  }
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
