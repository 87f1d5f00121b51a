import type { LanguageModel } from '@postproof/spam-test/advice/model'
import { createModel } from '#adapters/model.ts'
import type { Config } from '#config.ts'

/** The language model of the configuration; null where none is named. */
export function createLanguageModel(config: Config): LanguageModel | null {
  if (!config.MODEL_URL) return null
  return createModel({
    url: config.MODEL_URL,
    model: config.MODEL_NAME,
    ...(config.MODEL_KEY ? { key: config.MODEL_KEY } : {}),
  })
}
