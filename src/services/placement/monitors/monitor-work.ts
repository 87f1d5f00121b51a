import type { AlertRow, MonitorRow } from '#storage/placement/monitors.ts'
import type { PlacementRecord } from '#storage/placement/tests.ts'
import type { Watched } from '../collector/collection.ts'
import type { AlertBody, Delivered } from './alerts.ts'
import { compareRun, deliverAlert, sendDueAlerts, tellSilence } from './monitor-alerts.ts'
import { runFor, watchedByMonitors } from './monitor-runs.ts'
import type { MonitorWorld } from './monitor-world.ts'

/** What monitors do by themselves. */
export type MonitorWork = {
  watched: Watched
  /** Compares a run with the one before. */
  completed(test: PlacementRecord): Promise<void>
  /** Sends alerts that are due, and tells of silence; answers how many alerts. */
  work(): Promise<number>
  deliver(monitor: MonitorRow, way: AlertRow['way'], alert: AlertBody): Promise<Delivered>
  idle(): Promise<void>
}

export function createMonitorWork(world: MonitorWorld): MonitorWork {
  const running = new Set<Promise<unknown>>()

  const background = (work: Promise<unknown>) => {
    const kept = work
      .catch((error: unknown) => world.log.error({ error }, 'an alert was not sent'))
      .finally(() => running.delete(kept))
    running.add(kept)
  }

  return {
    watched: {
      needs: () => watchedByMonitors(world),
      testFor: (marker, seen) => runFor(world, marker, seen),
    },
    async completed(test) {
      if (await compareRun(world, test)) background(sendDueAlerts(world))
    },
    async work() {
      await tellSilence(world)
      return sendDueAlerts(world)
    },
    deliver: (monitor, way, alert) => deliverAlert(world, monitor, way, alert),
    async idle() {
      while (running.size) await Promise.all(running)
    },
  }
}
