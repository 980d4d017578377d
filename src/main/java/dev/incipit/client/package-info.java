/** Who sent a request: its address and scheme, as the operator's own proxies tell them. */
@NullMarked
package dev.incipit.client;

import org.jspecify.annotations.NullMarked;
