import { reachEmbedded } from '#storage/embedded/open.ts'
import { describeKills } from './under-kills.ts'

/** One process with the database that comes with it. */

describeKills('one process with its own database', {
  mode: 'embedded',
  parts: ['http,smtp,jobs'],
  startServer: null,
  async reach({ data }) {
    const reached = await reachEmbedded(data)
    if (!reached) throw new Error('its server does not answer')
    return reached
  },
})
