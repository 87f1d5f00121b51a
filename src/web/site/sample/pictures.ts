import careless from '../pictures/careless.webp?url'
import repaired from '../pictures/repaired.webp?url'

/** The first screen of each mail on a phone; `npm run sample` draws them. */
export const pictures = { careless, repaired }
