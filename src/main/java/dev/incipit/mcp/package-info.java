/**
 * The Model Context Protocol for agents: JSON-RPC messages, revisions, tools and prompts, and the transport over standard
 * input and output. Knows neither HTTP nor the use cases; a {@link dev.incipit.mcp.Desk} does the work.
 */
@NullMarked
package dev.incipit.mcp;

import org.jspecify.annotations.NullMarked;
