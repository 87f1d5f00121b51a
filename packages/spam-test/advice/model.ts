/**
 * What the advice may ask of a language model, if the operator configured one. It is asked for words only; an answer
 * is input like any other and is checked before anything of it is shown (rephrase.ts).
 */

export type ModelRequest = {
  system: string
  user: string
  /** Bounds what the model writes. */
  maxTokens: number
  signal: AbortSignal
}

/**
 * - `timeout`: no whole answer in time. `cancelled`: the request's signal aborted.
 * - `unreachable`: no connection. `refused`: the key, model or request was not accepted (4xx).
 * - `busy`: asked to come back later (429, 503). `failed`: the server's own error (other 5xx).
 * - `redirect`: it points elsewhere, which is never followed. `too-large`: more bytes than are read.
 * - `bad-answer`: not what such an endpoint answers, or not the JSON asked for.
 */
export type ModelFailure =
  | 'timeout'
  | 'cancelled'
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'failed'
  | 'redirect'
  | 'too-large'
  | 'bad-answer'

export type ModelAnswer =
  /** `model`: the name the endpoint gave itself; hostile text like the rest. */
  | { ok: true; text: string; model: string }
  /** `detail`: our words, for the log; never text of the endpoint. */
  | { ok: false; reason: ModelFailure; detail: string }

export interface LanguageModel {
  /** As the operator configured it. */
  name: string
  /** Never rejects. */
  complete(request: ModelRequest): Promise<ModelAnswer>
}
