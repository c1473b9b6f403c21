#!/bin/sh
# Builds the module of WebAssembly in which pages run the model of navigation.
#
#   build.sh USR MODEL FOLDER [FLAG...]
#
# USR is a toolchain's folder that holds `bin`, MODEL the folder of NavigationModel's sources, FOLDER where to put
# `simulator.wasm` and what is made on the way. Flags go to the Swift compiler.
set -eu
usr="$1"; model="$2"; folder="$3"; shift 3
here="$(cd "$(dirname "$0")" && pwd)"

"$usr/bin/clang" --target=wasm32-unknown-none-wasm -Os -ffreestanding -fno-builtin -mbulk-memory \
  -c "$here/runtime.c" -o "$folder/runtime.o"

# One module, so that the compiler sees all of it at once. What it hands to the linker is optimised there once more: that
# makes the module smaller by a sixth.
{ find "$model" -name '*.swift' | LC_ALL=C sort; echo "$here/Simulator.swift"; } | sed 's/.*/"&"/' > "$folder/sources"
"$usr/bin/swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 -wmo -Osize \
  -lto=llvm-full -parse-as-library -module-name Simulator "$@" -c @"$folder/sources" -o "$folder/simulator.o"

"$usr/bin/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations -z stack-size=262144 --stack-first \
  --export=reserve --export=start --export=send --export=restart --export=result --export=resultSize \
  "$folder/simulator.o" "$folder/runtime.o" -o "$folder/simulator.wasm"
