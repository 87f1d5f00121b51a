#!/bin/sh
# Debian's packages of the programs that the operator's guides are about, for tests/long/guides. As root, with apt.
#   sh tests/guides/debian.sh packages FOLDER       fetches those that this machine lacks, for GUIDES_PACKAGES
#   sh tests/guides/debian.sh root RELEASE FOLDER   makes a system of that release which has them all, for GUIDES_ROOT
set -eu
programs='nginx caddy prometheus unbound dns-root-data'
programs_of_a_root="nodejs npm postgresql postfix dovecot-imapd $programs"

fetch() {
  # shellcheck disable=SC2086
  apt-get -qq -y -o Dir::Cache::archives="$1" -o APT::Sandbox::User=root -o DPkg::Lock::Timeout=60 \
    --download-only --no-install-recommends install $programs
}

packages() {
  mkdir -p "$1/partial"
  # Lists of packages that are missing or old name files that are not there.
  fetch "$1" || { apt-get -qq update && fetch "$1"; }
}

root() {
  debootstrap --variant=minbase --include=systemd-sysv,dbus,git,curl,openssl,ca-certificates,procps,iproute2,passwd \
    "$1" "$2"
  cp /etc/resolv.conf "$2/etc/resolv.conf"
  printf '#!/bin/sh\nexit 101\n' >"$2/usr/sbin/policy-rc.d"
  chmod 755 "$2/usr/sbin/policy-rc.d"
  # debootstrap itself does not follow alternatives of what a package needs.
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive chroot "$2" apt-get -qq -y --no-install-recommends install $programs_of_a_root
  rm -f "$2"/var/cache/apt/archives/*.deb
}

"$@"
