import data from '../data/learned-content.json' with { type: 'json' }
import { createModel, type ModelData } from './model.ts'

/** The shipped model, as `npm run bench:mail -- --fit` writes it. */
export const modelData: ModelData = data
export const learned = createModel(modelData)
