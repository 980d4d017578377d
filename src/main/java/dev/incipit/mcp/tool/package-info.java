/** The tools and prompts of this service: their descriptions, arguments and results. */
@NullMarked
package dev.incipit.mcp.tool;

import org.jspecify.annotations.NullMarked;
