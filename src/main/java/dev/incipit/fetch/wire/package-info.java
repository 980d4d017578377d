/**
 * HTTP/1.1 on the wire: connections, TLS, proxy tunnels, response heads and bodies. Every read is bounded in bytes and
 * time.
 */
@NullMarked
package dev.incipit.fetch.wire;

import org.jspecify.annotations.NullMarked;
