/**
 * The HTTP interface: routing, handlers, status codes, limits and the two sockets. Bodies, exchanges, connections and the
 * operator's socket are in sub-packages.
 */
@NullMarked
package dev.incipit.api;

import org.jspecify.annotations.NullMarked;
