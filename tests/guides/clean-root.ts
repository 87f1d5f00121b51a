import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { root as project } from './blocks.ts'

/**
 * A machine of its own for one run of the guides: this system's files, or those of GUIDES_ROOT, below a layer in memory that
 * takes all that is written, with its own processes, network (loopback alone) and a booted systemd. What it does is gone
 * when it is closed. Needs Linux, root, overlayfs and systemd.
 */

export type CleanRoot = {
  /** Runs commands like a shell of root in /root. */
  run(commands: string, seconds: number): { code: number | null; output: string }
  write(path: string, text: string): void
  /** Copies from a folder outside what `list`, a command of a shell there, names with a NUL after each. */
  copy(folder: string, list: string, into: string): void
  close(): Promise<void>
}

/** Why there can be none here; null: there can. */
export function whyNot(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux'
  for (const program of ['unshare', 'nsenter', '/usr/lib/systemd/systemd', 'git', 'useradd']) {
    if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0) return `${program} is not installed`
  }
  const tried = spawnSync('unshare', ['--mount', '--pid', '--fork', '--net', '--cgroup', 'true'])
  return tried.status === 0 ? null : 'namespaces cannot be made here'
}

/**
 * Packages come from no registry: \`npm ci\` puts those of this copy of the project in their place, all else is npm's. The
 * repository is this copy as it stands, what is not committed included.
 */
const npm = `#!/bin/sh
if [ "$1" != ci ]; then exec /usr/bin/npm "$@"; fi
test -f package-lock.json || { echo "no package-lock.json here" >&2; exit 1; }
if ! mountpoint --quiet node_modules; then mkdir -p node_modules && mount --bind ${project}/node_modules node_modules; fi
`

/** The system below: this one, or the folder of another release, as debootstrap makes it. */
const base = process.env.GUIDES_ROOT ?? '/'

export async function openRoot(): Promise<CleanRoot> {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'))
  for (const name of ['upper', 'root']) mkdirSync(join(folder, name))
  const machine = spawn('unshare', [
    ...['--mount', '--pid', '--fork', '--kill-child', '--uts', '--ipc', '--net', '--cgroup'],
    ...['sh', '-euc', boot, 'sh', folder, project, base],
  ])
  let said = ''
  machine.stdout.on('data', (data) => (said += data))
  machine.stderr.on('data', (data) => (said += data))
  const ended = once(machine, 'exit')
  const init = await initOf(machine.pid!, () => said)
  const enter = ['nsenter', '--target', String(init), '--all', '--root', '--wd']
  const run: CleanRoot['run'] = (commands, seconds) => {
    const { status, stdout, stderr } = spawnSync(
      enter[0]!,
      [...enter.slice(1), 'sh', '-euc', `cd /root\n${commands}`],
      { encoding: 'utf8', timeout: seconds * 1000, killSignal: 'SIGKILL', env: { ...shell }, maxBuffer: 1e8 },
    )
    return { code: status, output: `${stdout}${stderr}` }
  }
  const write: CleanRoot['write'] = (path, text) => {
    const written = spawnSync(enter[0]!, [...enter.slice(1), 'sh', '-euc', `cat > '${path}'`], {
      input: text,
    })
    if (written.status !== 0) throw new Error(`${path}: ${written.stderr}`)
  }
  const copy: CleanRoot['copy'] = (folder, list, into) => {
    const tar = `tar --create --null --ignore-failed-read --files-from - | "$@"`
    const unpack = [
      ...enter,
      'sh',
      '-euc',
      `mkdir -p '${into}' && tar --extract --no-same-owner --directory '${into}'`,
    ]
    const { status, stderr } = spawnSync(
      'bash',
      ['-euo', 'pipefail', '-c', `${list} | ${tar}`, 'sh', ...unpack],
      {
        cwd: folder,
        encoding: 'utf8',
        timeout: 120_000,
      },
    )
    if (status !== 0) throw new Error(`${folder} was not copied: ${stderr}`)
  }
  const close = async () => {
    machine.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    write('/usr/local/bin/npm', npm)
    run('chmod 755 /usr/local/bin/npm', 10)
    copyProject({ run, copy })
    const { output } = run('systemctl is-system-running --wait', 60)
    if (!/running|degraded/.test(output)) throw new Error(`systemd: ${output}${said}`)
    return { run, write, copy, close }
  } catch (error) {
    await close()
    throw error
  }
}

const shell = {
  PATH: '/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  npm_config_update_notifier: 'false',
}

const boot = `
R=$1/root
P=$2
mount --make-rprivate /
mount -t tmpfs layer "$1/upper"
mkdir "$1/upper/files" "$1/upper/work"
mount -t overlay overlay -o "lowerdir=$3,upperdir=$1/upper/files,workdir=$1/upper/work" "$R"
mount -t proc proc "$R/proc"
mount -t tmpfs tmpfs "$R/run"
mount -t tmpfs tmpfs "$R/tmp"
# This copy of the project, which may lie in what was covered just now.
mkdir -p "$R$P"
mount --bind "$P" "$R$P"
mount -t tmpfs tmpfs "$R/dev"
for device in "null 1 3" "zero 1 5" "full 1 7" "random 1 8" "urandom 1 9" "tty 5 0"; do
  set -- $device
  mknod -m 666 "$R/dev/$1" c "$2" "$3"
done
mkdir "$R/dev/pts" "$R/dev/shm"
mount -t devpts devpts "$R/dev/pts" -o newinstance,ptmxmode=666
mount -t tmpfs tmpfs "$R/dev/shm"
ln -s pts/ptmx "$R/dev/ptmx"
ln -s /proc/self/fd "$R/dev/fd"
ln -s fd/0 "$R/dev/stdin"
ln -s fd/1 "$R/dev/stdout"
ln -s fd/2 "$R/dev/stderr"
mount -t sysfs sysfs "$R/sys"
if [ -f /sys/fs/cgroup/cgroup.controllers ]; then mount -t cgroup2 cgroup2 "$R/sys/fs/cgroup"
else
  mount -t tmpfs tmpfs "$R/sys/fs/cgroup"
  mkdir "$R/sys/fs/cgroup/systemd"
  mount -t cgroup -o none,name=systemd cgroup "$R/sys/fs/cgroup/systemd"
fi
ip link set lo up
echo "127.0.0.1 localhost mailtest.example.org" > "$R/etc/hosts"
exec chroot "$R" /usr/bin/env -i container=lxc PATH=/usr/sbin:/usr/bin:/sbin:/bin \\
  /usr/lib/systemd/systemd --log-target=console systemd.unit=basic.target
`

/** The process of systemd as this machine counts it, once it runs. */
async function initOf(parent: number, said: () => string): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const { stdout } = spawnSync('ps', ['-o', 'pid=,comm=', '--ppid', String(parent)], { encoding: 'utf8' })
    const found = /^\s*(\d+) systemd\s*$/m.exec(stdout)
    if (found) return Number(found[1])
    await after(100)
  }
  throw new Error(`systemd did not start: ${said()}`)
}

/** As a repository that can be cloned. Listed out here: the history of a worktree lies elsewhere than its files. */
function copyProject({ run, copy }: Pick<CleanRoot, 'run' | 'copy'>): void {
  copy(project, 'git ls-files -co --exclude-standard -z', '/srv/postproof')
  const { code, output } = run(
    `cd /srv/postproof && git init --quiet --initial-branch main && git add --all
     git -c user.name=guides -c user.email=guides@example.org commit --quiet --message now`,
    120,
  )
  if (code !== 0) throw new Error(output)
}
