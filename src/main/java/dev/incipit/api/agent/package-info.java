/** The Model Context Protocol over HTTP: the messages' transport, and the desks that do the tools' work. */
@NullMarked
package dev.incipit.api.agent;

import org.jspecify.annotations.NullMarked;
