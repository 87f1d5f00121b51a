import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readConfig } from '#config.ts'
import { settings } from '#settings.ts'
import { folder, render, renderings, stateOfChart } from '../../deploy/render-chart.ts'

/** What the Helm chart renders, held against the program. Helm itself is asked where it is installed. */

type Probe = { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold: number }
type Container = {
  env: { name: string; value: string }[]
  envFrom: { secretRef: { name: string } }[]
  ports: { name: string; containerPort: number }[]
  startupProbe: Probe
  livenessProbe: Probe
  readinessProbe: Probe
  resources: { requests: Record<string, string>; limits: Record<string, string> }
  securityContext: Record<string, unknown>
  volumeMounts: { name: string; mountPath: string }[]
}
type Labels = Record<string, string>
type Resource = {
  kind: string
  metadata: { name: string }
  spec: {
    replicas: number
    maxUnavailable: number
    clusterIP?: string
    selector: Labels & { matchLabels: Labels }
    ports: { targetPort: string }[]
    template: {
      metadata: { labels: Labels }
      spec: {
        containers: Container[]
        securityContext: Record<string, unknown>
        enableServiceLinks: boolean
        terminationGracePeriodSeconds: number
      }
    }
    volumeClaimTemplates: { metadata: { name: string } }[]
  }
}

const helm = spawnSync('helm', ['version']).status === 0

describe.each(Object.keys(renderings))('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  const resources = parseAllDocuments(text).map((document) => document.toJS() as Resource)
  const of = (kind: string) => resources.filter((resource) => resource.kind === kind)
  const parts = of('StatefulSet').map((set) => ({
    set,
    pod: set.spec.template,
    own: set.spec.template.spec.containers[0]!,
  }))
  const envOf = ({ env }: Container) => Object.fromEntries(env.map(({ name, value }) => [name, value]))

  test('it is what the chart renders', (context) => {
    expect(text.split('\n')[0]).toContain(stateOfChart())
    if (helm) expect(text).toBe(render(file))
    else context.skip('helm is not installed: only the state of the chart was compared')
  })

  test('its parts are all that there are, one process each', () => {
    const run = parts.map(({ own }) => envOf(own).PARTS)
    expect(run.join().split(',').sort()).toEqual(['http', 'jobs', 'smtp'])
  })

  test('every setting is known, and with the Secret they are right', () => {
    const secret = { INSTANCE_SECRET: 'a'.repeat(64), DATABASE_URL: 'postgres://postproof@db/postproof' }
    for (const { own } of parts) {
      const env = envOf(own)
      expect(Object.keys(env).filter((name) => !(name in settings))).toEqual([])
      expect(() => readConfig({ ...env, ...secret })).not.toThrow()
      expect(own.envFrom).toEqual([{ secretRef: { name: 'postproof' } }])
      expect(Object.keys(env).filter((name) => /SECRET|KEY|TOKEN|DATABASE/.test(name))).toEqual([])
    }
  })

  test('each pod has a data folder of its own', () => {
    for (const { set, own } of parts) {
      expect(envOf(own).DATA_DIR).toBe('/data')
      expect(own.volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' })
      expect(set.spec.volumeClaimTemplates.map(({ metadata }) => metadata.name)).toEqual(['data'])
    }
    // The embedded database belongs to one process.
    if (parts.length === 1) expect(parts[0]!.set.spec.replicas).toBe(1)
  })

  test('probes ask a port at which the program answers them, and wait for a first start', () => {
    for (const { own } of parts) {
      const { startupProbe, livenessProbe, readinessProbe, ports } = own
      const { PARTS, STATUS_PORT } = envOf(own)
      const port = PARTS!.includes('http') ? 3000 : Number(STATUS_PORT)
      for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
        expect(ports.find(({ name }) => name === httpGet.port)?.containerPort).toBe(port)
      expect([startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
        '/healthz',
        '/healthz',
        '/readyz',
      ])
      expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThanOrEqual(300)
    }
  })

  test('nobody is root, nothing but the folder is written, and there is time to end', () => {
    for (const { pod, own } of parts) {
      expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      expect(own.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      })
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(readConfig({}).STOP_SECONDS)
      // SMTP_PORT=tcp://10.0.0.1:25 is no port.
      expect(pod.spec.enableServiceLinks).toBe(false)
      expect(own.resources.requests.memory && own.resources.limits.memory).toBeTruthy()
    }
  })

  test('budgets and services choose the pods that they are for', () => {
    const chosen = (selector: Labels) =>
      parts
        .filter(({ pod }) =>
          Object.entries(selector).every(([name, value]) => pod.metadata.labels[name] === value),
        )
        .map(({ own }) => envOf(own).PARTS)
    expect(
      of('PodDisruptionBudget')
        .flatMap(({ spec }) => chosen(spec.selector.matchLabels))
        .sort(),
    ).toEqual(parts.map(({ own }) => envOf(own).PARTS).sort())
    for (const { spec } of of('PodDisruptionBudget')) expect(spec.maxUnavailable).toBe(1)
    for (const { spec } of of('Service')) {
      if (spec.clusterIP === 'None') continue
      const part = spec.ports[0]!.targetPort
      expect(chosen(spec.selector)).toEqual(
        parts.map(({ own }) => envOf(own).PARTS).filter((names) => names!.split(',').includes(part)),
      )
    }
  })
})
