#!/bin/sh
# The browser that PRINTER names, without WebGL: it prints reports and draws no solid pictures.
exec "$PRINTER" "$@" --disable-3d-apis
