#!/usr/bin/env bash
# Downloads a release of Incipit for this runner, compares its SHA-256, unpacks it and puts its bin on the path of later steps.
# Reads INCIPIT_VERSION, INCIPIT_CHECKSUM (may be empty) and INCIPIT_RELEASES, the address below which releases lie.
set -euo pipefail

fail() {
  printf '::error title=incipit::%s\n' "$1"
  exit 3
}

version=${INCIPIT_VERSION#v}
case $version in
  "" | *[!0-9A-Za-z.-]*) fail "version must be a release such as 0.1.0, or installed." ;;
esac

format=tar.gz
case $RUNNER_OS-$RUNNER_ARCH in
  Linux-X64) platform=linux-x64 ;;
  Linux-ARM64) platform=linux-arm64 ;;
  macOS-ARM64) platform=macos-arm64 ;;
  Windows-X64) platform=windows-x64 format=zip ;;
  *) fail "There is no release for $RUNNER_OS $RUNNER_ARCH; build Incipit from source and set version to installed." ;;
esac

archive=incipit-$version-$platform.$format
folder=$(mktemp -d "$RUNNER_TEMP/incipit-install.XXXXXX")
cd "$folder"

download() {
  curl --fail --silent --show-error --location --retry 3 --max-time 300 --output "$1" "$INCIPIT_RELEASES/v$version/$1" ||
    fail "$INCIPIT_RELEASES/v$version/$1 could not be downloaded."
}

download "$archive"
expected=$INCIPIT_CHECKSUM
if [ -z "$expected" ]; then
  download "$archive.sha256"
  read -r expected _ <"$archive.sha256"
fi
if command -v sha256sum >/dev/null; then sum=(sha256sum); else sum=(shasum -a 256); fi
read -r actual _ < <("${sum[@]}" "$archive")
if [ "$actual" != "$expected" ]; then
  fail "The SHA-256 of $archive is $actual, and not $expected."
fi

case $format in
  zip) unzip -q "$archive" ;;
  *) tar -xzf "$archive" ;;
esac
rm "$archive"
echo "$folder/incipit/bin" >>"$GITHUB_PATH"
