import { listMonitors } from '#storage/placement/monitors.ts'
import type { PlacementMonitors } from '../types.ts'
import { createMonitor, editMonitor, removeMonitor } from './change-monitor.ts'
import { tryAlert } from './try-alert.ts'
import { type MonitorWorld, presentMonitor } from './world.ts'

/** Monitors as pages and API use them. */
export function createPlacementMonitors(world: MonitorWorld): PlacementMonitors {
  return {
    list: async ({ accountId }) =>
      Promise.all((await listMonitors(world.db, accountId)).map((row) => presentMonitor(world, row))),
    async create(input, caller) {
      const { row, secret } = await createMonitor(world, input, caller)
      return { ...(await presentMonitor(world, row)), webhook_secret: secret }
    },
    edit: async (id, input, caller) => presentMonitor(world, await editMonitor(world, id, input, caller)),
    remove: (id, caller) => removeMonitor(world, id, caller),
    tryAlert: (id, caller, reader) => tryAlert(world, id, caller, reader),
  }
}
